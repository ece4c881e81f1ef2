/// An app around one of its screens: tabs, bar, title, the list beside it, toasts and the live connection.
struct AppFrame {
  let visit: any VisitInSpace
  let tabs: [Tab]
  /// The way to the springboard and to the other apps, for those who have them.
  let house: Surroundings?
  let sequence: Int64
  /// The app's name, or that of the space whose public address it is.
  let name: Phrase
  /// The app's id.
  let kind: String
  let icon: Icon
  let still: StillLife
  let screen: any Screen
  let toast: Toast?
  var footer: HTML?
  /// What waits for somebody, for members.
  var attention: Attention?

  var page: Page {
    let locale = visit.locale
    let document = Document(
      title: title, locale: locale, theme: visit.theme, kind: kind, styles: visit.house.styles.ofPage(of: kind),
      manifest: house == nil ? nil : WebManifest.path(kind), hasTabs: true, live: live, preview: screen.preview,
      palette: visit.palette,
      body: "\(navigation)\(panes)\(Toast.tray(toast, back: visit.page))")
    return Page(html: document.html, locale: locale, place: visit.place, sequence: sequence)
  }

  private var title: Phrase {
    let own = screen.windowTitle
    if own == name { return own }
    return Phrase(joining: "\(own) · \(name)")
  }

  private var path: Substring { visit.page.path.prefix { $0 != "?" } }

  /// Whether the page is the first of a tab, from where a phone's way up is the springboard.
  private var isRoot: Bool { tabs.contains { $0.link.path == path } }

  private var navigation: HTML {
    let claims = tabs.map { $0.claim(on: path) }
    let most = claims.max() ?? 0
    let items = zip(tabs, claims).html { tab, claim in
      let current: HTML? = claim > 0 && claim == most ? " aria-current=\"page\"" : nil
      return """
        <a class="tab" href="\(tab.link)"\(current)>\(tab.icon)<span>\(tab.title)</span>\(count(of: tab))</a>
        """
    }
    return "<nav class=\"tabs\" aria-label=\"\(name)\">\(house?.around(items, of: kind) ?? items)</nav>"
  }

  private func count(of tab: Tab) -> HTML? {
    guard let count = screen.tabCounts[tab.link] ?? attention?.tabCounts[tab.link], count > 0 else { return nil }
    return "<span class=\"tab-count\">\(count)</span>"
  }

  private var panes: HTML {
    let up = isRoot ? house?.wayUp(icon, kind) : nil
    let main: HTML =
      "<main class=\"pane\" id=\"main\">\(screen.pane(up: up, attention: attention?.html))\(footer)\(foot)</main>"
    guard let master = screen.master else {
      let beside: HTML? = screen.detailHint.map { hint in
        "<section class=\"pane detail-empty\" aria-label=\"\(hint)\">\(still)<p>\(hint)</p></section>"
      }
      return """
        \(style(of: screen))<div class="panes" data-kind="\(screen.isSheet ? "sheet" : "list")"\(layout(of: screen))\
        \(screen.foot != nil, attribute: "data-foot")>\
        \(main)\(beside)</div>
        """
    }
    return """
      \(style(of: master))<div class="panes" data-kind="split"\(layout(of: master))>\
      <aside class="pane master" aria-label="\(master.title)">\
      \(master.pane(heading: "h2"))</aside>\(main)</div>
      """
  }

  private var foot: HTML? { screen.foot.map { "<div class=\"foot\">\($0)</div>" } }

  private func style(of list: any Screen) -> PartStyle? { list.isTable == true ? .table : nil }

  /// Scripts fetch the page anew where the window has the room for the other.
  private func layout(of list: any Screen) -> HTML? {
    list.isTable.map { $0 ? " data-layout=\"table\"" : " data-layout=\"rows\"" }
  }

  private var live: LiveConnection {
    LiveConnection(
      place: visit.place, sequence: sequence,
      topics: screen.topics + (screen.master?.topics ?? []) + (attention?.topics ?? []),
      secret: screen.secretTopic, author: visit.author.device)
  }
}
