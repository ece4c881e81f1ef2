/// What lies around an app: the springboard, the other apps, and what is one's own.
struct Surroundings {
  /// What the springboard is called.
  let space: Phrase
  let apps: [any App]
  let isOwner: Bool

  /// On a phone: the app's icon at the start of the bar leads to the springboard.
  func wayUp(_ icon: Icon, _ kind: String) -> HTML {
    """
    <a class="bar-button bar-up" href="\(Link(inSpace: "/"))" aria-label="\(space)" title="\(space)">\
    <span class="app-icon" data-app="\(kind)">\(icon)</span></a>
    """
  }

  /// Where there is room: all apps, with the tabs beneath the one that is open.
  func around(_ tabs: HTML, of kind: String) -> HTML {
    let open = apps.firstIndex { $0.id == kind } ?? apps.endIndex
    let (before, after) = (apps.prefix(open + 1), apps.dropFirst(open + 1))
    return """
      \(entry(Link(inSpace: "/"), "logo", space, "side-home"))\(palette)\(before.html { row($0, isOpen: $0.id == kind) })\(tabs)\
      \(after.html { row($0, isOpen: false) })\(entry(AccountPaths.profile(), "person", ProfilePhrases.profile, "side-own"))\
      \(isOwner ? entry(AccountPaths.settings(), "gear", KitPhrases.settings, "side-settings") : nil)
      """
  }

  private var palette: HTML {
    """
    <a class="side side-palette" href="\(SearchScreen.path())" data-palette>\(Icon.search)<span>\(KitPhrases.search)</span>\
    <kbd aria-hidden="true">\(KeyTable.command("K"))</kbd></a>
    """
  }

  private func row(_ app: any App, isOpen: Bool) -> HTML {
    """
    <a class="side side-app\(isOpen ? " side-open" : "")" href="\(app.tabs.first?.link ?? Link(inSpace: "/"))">\
    <span class="app-icon" data-app="\(app.id)">\(app.icon)</span><span>\(app.name)</span></a>
    """
  }

  private func entry(_ link: Link, _ icon: Icon, _ title: Phrase, _ style: HTML) -> HTML {
    "<a class=\"side \(style)\" href=\"\(link)\">\(icon)<span>\(title)</span></a>"
  }
}
