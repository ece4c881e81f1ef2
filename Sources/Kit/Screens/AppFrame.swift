/// An app around one of its screens: tabs, bar, title, the list beside it, toasts and the live connection.
struct AppFrame {
  let visit: SpaceVisit
  let space: Space
  let sequence: Int64
  let app: any App
  let screen: any Screen
  let toast: Toast?

  var page: Page {
    let manner = visit.manner
    let document = Document(
      title: title, manner: manner, theme: visit.viewer.person.theme, kind: app.id,
      body: "\(tabs)\(panes)\(Toast.tray(toast, back: path))\(live.html)")
    return Page(html: document.html, manner: manner, place: visit.place, sequence: sequence)
  }

  private var title: Phrase {
    let (own, name) = (screen.title, app.name)
    if own == name { return own }
    return Phrase(es: "\(own) · \(name)", en: "\(own) · \(name)", pt: "\(own) · \(name)")
  }

  private var tabs: HTML {
    let items = app.tabs.html { tab in
      let isCurrent = path == tab.link.path || path.hasPrefix("\(tab.link.path)/")
      let current: HTML? = isCurrent ? " aria-current=\"page\"" : nil
      return "<a class=\"tab\" href=\"\(tab.link)\"\(current)>\(tab.icon)<span>\(tab.title)</span></a>"
    }
    return """
      <nav class="tabs" aria-label="\(app.name)"><a class="tabs-home" href="\(Link(inSpace: "/"))">\(Icon.home)\
      <span>\(space.name)</span></a>\(items)</nav>
      """
  }

  /// The page's path within the space.
  private var path: String {
    String(visit.visit.path.dropFirst("/s/\(space.id)".count))
  }

  private var panes: HTML {
    let main: HTML = "<main class=\"pane\" id=\"main\">\(inside(screen, heading: "h1"))</main>"
    guard let master = screen.master else {
      let beside: HTML? = screen.detailHint.map { hint in
        "<section class=\"pane detail-empty\" aria-label=\"\(hint)\">\(app.icon)<p>\(hint)</p></section>"
      }
      return "<div class=\"panes\" data-kind=\"\(screen.isSheet ? "sheet" : "list")\">\(main)\(beside)</div>"
    }
    return """
      <div class="panes" data-kind="split"><aside class="pane master" aria-label="\(master.title)">\
      \(inside(master, heading: "h2"))</aside>\(main)</div>
      """
  }

  private func inside(_ screen: any Screen, heading: HTML) -> HTML {
    let style: HTML = screen.hasLargeTitle ? "large-title" : "hidden"
    let title: HTML = "<\(heading) class=\"\(style)\">\(screen.title)</\(heading)>"
    return "\(screen.bar.html(title: screen.title, showsTitle: !screen.hasLargeTitle))\(title)\(screen.content)"
  }

  private var live: LiveConnection {
    LiveConnection(
      place: visit.place, sequence: sequence, topics: screen.topics + (screen.master?.topics ?? []))
  }
}
