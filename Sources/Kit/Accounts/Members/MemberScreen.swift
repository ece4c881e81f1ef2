/// A member as the owner sees them: what they may do, and their removal.
struct MemberScreen: Screen {
  let member: Member
  /// Those that the space shows.
  let apps: [any App]
  let isViewer: Bool

  var title: Phrase { Phrase(verbatim: member.name) }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(KitPhrases.settings, to: AccountPaths.settings()), trailing: .submit())
  }

  var content: HTML {
    """
    <form id="form" class="form" method="post" action="\(AccountPaths.member(member.person))" novalidate>\
    \(role.html)\(AppChoices(MemberPhrases.mayUse, apps: apps, chosen: member.apps, note: MemberPhrases.ownersUseAll).html)\
    </form>\(removal)
    """
  }

  private var role: FieldGroup {
    let choices = Role.allCases.html { role in
      "<option value=\"\(role.rawValue)\"\(role == member.role, attribute: "selected")>\(SpacePhrases.role(role))</option>"
    }
    return FieldGroup(
      note: MemberPhrases.roleNote,
      """
      <div class="field"><label for="role">\(MemberPhrases.role)</label><select id="role" name="role">\(choices)</select>\
      </div>
      """)
  }

  private var removal: HTML {
    if isViewer { return "<a class=\"button destructive\" href=\"\(AccountPaths.leave())\">\(MemberPhrases.leave)</a>" }
    return """
      <form method="post" action="\(AccountPaths.memberRemoval(member.person))">\
      <button class="button destructive">\(MemberPhrases.remove)</button></form>
      """
  }
}

/// The apps of a space with a switch each.
struct AppChoices {
  let html: HTML

  init(_ title: Phrase, apps: [any App], chosen: AppAccess, note: Phrase? = nil) {
    let fields = apps.html { app in
      """
      <div class="field"><label for="app-\(app.id)">\(app.name)</label><input class="switch" type="checkbox" role="switch" \
      id="app-\(app.id)" name="app-\(app.id)" value="yes"\(chosen.allows(app.id), attribute: "checked")></div>
      """
    }
    html = FieldGroup(titled: title, note: note, fields).html
  }
}

/// Which apps the space shows.
struct SpaceAppsScreen: Screen {
  let space: Space
  let apps: [any App]

  var title: Phrase { MemberPhrases.apps }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(KitPhrases.settings, to: AccountPaths.settings()), trailing: .submit())
  }

  var content: HTML {
    """
    <form id="form" class="form" method="post" action="\(AccountPaths.spaceApps())" novalidate>\
    \(AppChoices(MemberPhrases.shown, apps: apps, chosen: space.apps, note: MemberPhrases.shownNote).html)</form>
    """
  }
}

/// Asks before somebody leaves: only an invitation brings them back.
struct LeaveScreen: Screen {
  let space: Space

  var title: Phrase { MemberPhrases.leaveTitle(space.name) }
  var bar: NavigationBar {
    NavigationBar(leading: .back(Phrase(verbatim: space.name), to: AccountPaths.springboard()))
  }

  var content: HTML {
    """
    <p class="large-subtitle">\(MemberPhrases.leaveText)</p><form method="post" action="\(AccountPaths.leave())">\
    <button class="button destructive">\(MemberPhrases.leave)</button></form>
    """
  }
}
