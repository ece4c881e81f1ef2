/// A member as the owner sees them: what they may do, and their removal.
struct MemberScreen: Screen {
  let member: Member
  /// Those that the space shows.
  let apps: [any App]
  let isViewer: Bool
  /// Of the way in that the viewer may give them; `nil` where they may not.
  let newLink: ID<OneTimeLink>?

  var title: Phrase { Phrase(verbatim: member.name) }

  var bar: NavigationBar { NavigationBar(leading: .toSettings, trailing: .submit()) }

  var content: HTML {
    """
    <form id="form" class="form" method="post" action="\(AccountPaths.member(member.person))" novalidate>\
    \(RoleChoice(member.role).html)\
    \(AppChoices.ofMember(apps, member.apps))\
    </form>\(isViewer ? nil : wayIn)\(removal)
    """
  }

  private var wayIn: HTML {
    guard let newLink else {
      return Group(WaysInPhrases.heading, note: WaysInPhrases.elsewhere(member.name), rows: []).html
    }
    let form = RowForm(
      posts: AccountPaths.memberWayIn(member.person), fields: [("id", newLink.description)], isEnhanced: false)
    return Group(
      WaysInPhrases.heading, note: WaysInPhrases.explanation(member.name),
      rows: [Row(RowFrame(), RowLine(.said(WaysInPhrases.give), touch: .posts(form), look: .action))]
    ).html
  }

  private var removal: HTML {
    if isViewer { return "<a class=\"button destructive\" href=\"\(AccountPaths.leave())\">\(MemberPhrases.leave)</a>" }
    return FormButton.destructive(MemberPhrases.remove, posts: AccountPaths.memberRemoval(member.person)).html
  }
}

/// Member or owner.
struct RoleChoice {
  let html: HTML

  init(_ chosen: Role) {
    let choices = Role.allCases.html { role in
      "<option value=\"\(role.rawValue)\"\(role == chosen, attribute: "selected")>\(SpacePhrases.role(role))</option>"
    }
    html =
      FieldGroup(
        note: MemberPhrases.roleNote,
        """
        <div class="field"><label for="role">\(MemberPhrases.role)</label><select id="role" name="role">\(choices)\
        </select></div>
        """
      ).html
  }
}

/// The apps of a space with a switch each.
struct AppChoices {
  let html: HTML

  init(_ title: Phrase, apps: [any App], chosen: AppAccess, note: Phrase? = nil) {
    let fields = apps.html { app -> HTML in
      """
      <div class="field"><label for="app-\(app.id)">\(app.name)</label><input class="switch" type="checkbox" role="switch" \
      id="app-\(app.id)" name="app-\(app.id)" value="yes"\(chosen.allows(app.id), attribute: "checked")></div>
      """
    }
    html = FieldGroup(titled: title, note: note, fields).html
  }

  /// Those that somebody may use, and in which of them they decide.
  static func ofMember(_ apps: [any App], _ chosen: AppAccess) -> HTML {
    those(apps, managing: apps, chosen, titled: MemberPhrases.mayUse, note: MemberPhrases.ownersUseAll)
  }

  /// - Parameter managing: those in which one may say whether to decide too.
  static func those(
    _ apps: [any App], managing: [any App], _ chosen: AppAccess, titled title: Phrase, note: Phrase
  ) -> HTML {
    let managed = managing.compactMap { app in app.management.map { (app, $0) } }
    let groups = managed.html { app, management in
      let id = AppAccess.managing(app.id)
      return FieldGroup(
        titled: app.name, note: management.note,
        """
        <div class="field"><label for="app-\(id)">\(management.title)</label><input class="switch" type="checkbox" role="switch" \
        id="app-\(id)" name="app-\(id)" value="yes"\(chosen.allows(id), attribute: "checked")></div>
        """
      ).html
    }
    return "\(AppChoices(title, apps: apps, chosen: chosen, note: note).html)\(groups)"
  }

  /// What the switches of a member's form are called by.
  static func ids(of apps: [any App]) -> [String] {
    apps.flatMap { app in [app.id] + (app.management == nil ? [] : [AppAccess.managing(app.id)]) }
  }
}

/// Which apps the space shows.
struct SpaceAppsScreen: Screen {
  let space: Space
  let apps: [any App]

  var title: Phrase { MemberPhrases.apps }

  var bar: NavigationBar { NavigationBar(leading: .toSettings, trailing: .submit()) }

  var content: HTML {
    """
    <form id="form" class="form" method="post" action="\(AccountPaths.spaceApps())" novalidate>\
    \(AppChoices(MemberPhrases.shown, apps: apps, chosen: space.apps, note: MemberPhrases.shownNote).html)</form>
    """
  }
}
