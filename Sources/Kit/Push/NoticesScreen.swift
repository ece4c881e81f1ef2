/// What somebody is told when nobody looks: on which devices, of what, and when not.
struct NoticesScreen: Screen {
  let state: FormState
  let apps: [(app: any App, kinds: [NewsKind])]
  let devices: [PushDevice]
  /// Of the browser that looks.
  let current: ID<Session>
  /// The house's, as browsers are told it.
  let key: String
  let silentUntil: Instant?
  let now: Instant
  /// Whether a trial is on its way.
  let isTried: Bool

  var title: Phrase { NoticePhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .toProfile, trailing: .submit()) }

  var content: HTML {
    """
    <p class="large-subtitle">\(NoticePhrases.text)</p>\(silence)\(here)\(others)\
    \(state.plainForm(posts: NoticePaths.notices(), "\(kinds)\(quiet)"))
    """
  }

  /// The switch of whether the springboard says what matters now of an app.
  static func today(of app: any App) -> String { "today-\(app.id)" }

  /// The field that says how a switch stood when it was shown.
  static func shown(_ field: String) -> String { "shown-\(field)" }

  private var own: PushDevice? { devices.first { $0.session == current } }

  /// One tap, and one that takes it back.
  private var silence: HTML? {
    if let silentUntil {
      return """
        \(Notice(NoticePhrases.isSilent(until: silentUntil, from: now)).html)\
        \(FormButton.plain(NoticePhrases.tellAgain, kind: "quiet", posts: NoticePaths.silenceEnd()).html)
        """
    }
    return devices.isEmpty
      ? nil : FormButton.plain(NoticePhrases.silence, kind: "quiet", posts: NoticePaths.silence()).html
  }

  private var here: HTML {
    let isOn: HTML? = own.map { own in
      Group(
        ProfilePhrases.thisDevice, note: isTried ? NoticePhrases.trialIsSent : nil,
        rows: [
          row(own),
          Row(
            RowFrame(),
            RowLine(
              .said(NoticePhrases.trial, NoticePhrases.trialNote), lead: RowLine.icon("bell"),
              control: RowButton(
                NoticePhrases.send, label: NoticePhrases.sendTrial,
                RowForm(posts: NoticePaths.trial(), isEnhanced: false)
              ).html)),
        ]
      ).html
    }
    return "\(isOn)\(PushControl(key: key, isTold: own != nil).html)"
  }

  private var others: HTML? {
    let rows = devices.filter { $0.session != current }.map(row)
    return rows.isEmpty ? nil : Group(ProfilePhrases.otherDevices, rows: rows).html
  }

  private func row(_ device: PushDevice) -> Row {
    Row(
      id: device.id.description, title: device.device.name,
      subtitle: device.toldAt.map(NoticePhrases.lastTold) ?? NoticePhrases.notToldYet, icon: "device",
      tile: device.session == current ? nil : .quiet,
      button: RowButton(
        NoticePhrases.stop, label: NoticePhrases.stop(on: device.device.name),
        RowForm(posts: NoticePaths.deviceEnd(device.id), isEnhanced: false)))
  }

  private var kinds: HTML {
    apps.html { app, kinds in
      let today = choice(Self.today(of: app), NoticePhrases.onTheSpringboard)
      return FieldGroup(titled: app.name, "\(today)\(kinds.html { choice($0.field, $0.name) })").html
    }
  }

  private func choice(_ field: String, _ label: Phrase) -> HTML {
    "\(state.switch(field, label))\(state.hidden(Self.shown(field)))"
  }

  private var quiet: HTML {
    FieldGroup(
      titled: NoticePhrases.quiet, note: NoticePhrases.quietNote,
      "\(state.text("begins", NoticePhrases.from, kind: .time))\(state.text("ends", NoticePhrases.to, kind: .time))"
    ).html
  }
}

/// The button by which this browser asks to be told. Only a script can ask, and says what is missing where it cannot.
struct PushControl {
  /// What the script shows, by name.
  private static let problems: [(name: String, phrase: Phrase, tone: Notice.Tone)] = [
    ("install", NoticePhrases.install, .info), ("insecure", NoticePhrases.insecure, .info),
    ("unsupported", NoticePhrases.unsupported, .info), ("denied", NoticePhrases.denied, .warning),
    ("lost", NoticePhrases.lost, .warning), ("failed", NoticePhrases.failed, .error),
  ]

  let key: String
  let isTold: Bool

  var html: HTML {
    let sentences = Self.problems.html { problem in
      """
      <p class="notice" data-tone="\(problem.tone.rawValue)" data-problem="\(problem.name)" role="status" hidden>\
      \(problem.phrase)</p>
      """
    }
    let fields = ["endpoint", "p256dh", "auth"].html { "<input type=\"hidden\" name=\"\($0)\" value=\"\">" }
    let without: HTML? = isTold ? nil : "<div data-without-scripts>\(Notice(NoticePhrases.needsScripts).html)</div>"
    return """
      <push-device hidden key="\(key)"\(isTold, attribute: "told")>\(sentences)\
      <form method="post" action="\(NoticePaths.devices())" hidden>\(fields)\
      <button class="button">\(Icon("bell"))\(NoticePhrases.turnOn)</button></form></push-device>\(without)
      """
  }
}
