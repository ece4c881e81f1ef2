/// Where a person is signed in.
struct DevicesScreen: Screen {
  let sessions: [Session]
  /// The one that is looking.
  let current: ID<Session>

  var title: Phrase { ProfilePhrases.devices }
  var bar: NavigationBar { NavigationBar(leading: .back(ProfilePhrases.profile, to: AccountPaths.profile())) }

  var content: HTML { "\(this.html)\(others)" }

  private var this: Group {
    Group(
      ProfilePhrases.thisDevice,
      rows: sessions.filter { $0.id == current }.map { Row(title: $0.device.name, icon: "device") })
  }

  private var others: HTML {
    let rows = sessions.filter { $0.id != current }.html { session in
      ButtonRow(
        title: session.device.name, subtitle: ProfilePhrases.lastUsed(session.seenAt), icon: "device",
        button: ProfilePhrases.endSession, label: ProfilePhrases.endSession(on: session.device.name),
        posts: AccountPaths.deviceEnd(session.id)
      ).html
    }
    let content: HTML =
      rows.isEmpty
      ? "<p class=\"group-note\">\(ProfilePhrases.noOtherDevices)</p>" : "<ul class=\"rows\">\(rows)</ul>"
    return "<section class=\"group\"><h2 class=\"group-title\">\(ProfilePhrases.otherDevices)</h2>\(content)</section>"
  }
}
