/// Where a person is signed in.
struct DevicesScreen: Screen {
  let sessions: [Session]
  /// The one that is looking.
  let current: ID<Session>

  var title: Phrase { ProfilePhrases.devices }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  var content: HTML { "\(this.html)\(others.html)" }

  private var this: Group {
    Group(
      ProfilePhrases.thisDevice,
      rows: sessions.filter { $0.id == current }.map { Row(title: $0.device.name, icon: "device") })
  }

  private var others: Group {
    let rows = sessions.filter { $0.id != current }.map { session in
      Row(
        title: session.device.name, subtitle: ProfilePhrases.lastUsed(session.seenAt), icon: "device", tile: .quiet,
        button: RowButton(
          ProfilePhrases.endSession, label: ProfilePhrases.endSession(on: session.device.name),
          RowForm(posts: AccountPaths.deviceEnd(session.id))))
    }
    return Group(
      ProfilePhrases.otherDevices, note: rows.isEmpty ? ProfilePhrases.noOtherDevices : nil, rows: rows)
  }
}
