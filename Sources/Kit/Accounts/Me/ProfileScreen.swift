/// A person's own page.
struct ProfileScreen: Screen {
  let state: FormState
  let viewer: Viewer
  let deviceCount: Int
  let passkeyCount: Int
  let tokenCount: Int
  /// Whether they could sign in again.
  let hasWayIn: Bool

  var title: Phrase { ProfilePhrases.profile }

  var bar: NavigationBar {
    NavigationBar(leading: .back(home, to: AccountPaths.start()), trailing: .submit())
  }

  private var home: Phrase { viewer.home.map { Phrase(verbatim: $0.name) } ?? KitPhrases.back }

  var content: HTML {
    "\(hint)\(state.plainForm(posts: AccountPaths.profile(), fields))\(told.html)\(security.html)\(account.html)\(signOut)"
  }

  private var hint: HTML? {
    let isOwner = viewer.memberships.contains { $0.role == .owner }
    if isOwner, !viewer.person.hasPassword { return Notice(PasswordPhrases.openHouse, tone: .warning).html }
    return hasWayIn ? nil : Notice(WaysInPhrases.missing, tone: .warning).html
  }

  private var fields: HTML {
    FieldGroup(
      """
      \(state.text("name", KitPhrases.name, kind: .username, required: true))\
      \(state.languages())\
      \(state.select("theme", ProfilePhrases.theme, options: ProfilePhrases.themes))\
      \(state.select("keys", KeyboardPhrases.shortcuts, options: KeyboardPhrases.uses))\
      \(state.select("colour", KitPhrases.colour, options: ProfilePhrases.colours))\
      \(SpaceFields.zone(state, none: ProfilePhrases.zoneOfSpace))
      """
    ).html
  }

  private var told: Group {
    Group(
      rows: [
        Row(title: NoticePhrases.title, icon: "bell", opens: NoticePaths.notices()),
        Row(title: CalendarPhrases.title, icon: "calendar", opens: CalendarHandlers.page()),
      ])
  }

  private var security: Group {
    let password = viewer.person.hasPassword ? PasswordPhrases.isSet : PasswordPhrases.isMissing
    return Group(
      ProfilePhrases.security,
      rows: [
        Row(title: PasswordPhrases.password, icon: "key", value: password, opens: AccountPaths.password()),
        Row(
          title: PasskeyPhrases.passkeys, icon: "passkey", value: Phrase(verbatim: String(passkeyCount)),
          opens: AccountPaths.passkeys()),
        Row(title: RecoveryPhrases.title, icon: "lock", opens: AccountPaths.recovery()),
        Row(
          title: ProfilePhrases.devices, icon: "device", value: Phrase(verbatim: String(deviceCount)),
          opens: AccountPaths.devices()),
        Row(
          title: TokenPhrases.title, icon: "link", value: Phrase(verbatim: String(tokenCount)),
          opens: TokenPaths.tokens()),
      ])
  }

  private var account: Group {
    let installation = [
      Row(title: OperatingPhrases.title, icon: "home", opens: OperatingPaths.house()),
      Row(title: OperatorPhrases.operators, icon: "people", opens: AccountPaths.operators()),
      Row(title: BackupPhrases.backups, icon: "box", opens: BackupPaths.backups()),
      Row(title: ComponentPhrases.components, icon: "list", opens: ComponentPaths.components()),
    ]
    return Group(
      rows: (viewer.person.isOperator ? installation : []) + [
        .file(LeavingPhrases.download, at: AccountPaths.personExport()),
        Row(title: LeavingPhrases.title, icon: "trash", opens: AccountPaths.leaving()),
      ])
  }

  private var signOut: HTML { SignOutButton(SignInPhrases.signOut, of: viewer.person).html }
}
