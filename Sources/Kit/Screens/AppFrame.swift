/// An app around one of its screens: tabs, bar, title, the list beside it, toasts and the live connection.
struct AppFrame {
  let visit: SpaceVisit
  let space: Space
  let sequence: Int64
  let app: (any App)?
  let screen: any Screen
  let toast: Toast?

  var page: Page {
    let manner = Manner(language: visit.viewer.person.language, zone: space.zone)
    let document = Document(
      title: title, manner: manner, theme: visit.viewer.person.theme, kind: app?.id ?? "home",
      body: "\(tabs)\(panes)\(toasts)\(live)")
    return Page(html: document.html, manner: manner, space: space.id, sequence: sequence)
  }

  private var title: Phrase {
    guard let app else { return screen.title }
    let (own, name) = (screen.title, app.name)
    return Phrase(es: "\(own) · \(name)", en: "\(own) · \(name)", pt: "\(own) · \(name)")
  }

  private var tabs: HTML? {
    // The springboard is where the first tab of every app leads.
    guard let app else { return nil }
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
        "<section class=\"pane detail-empty\" aria-label=\"\(hint)\"><p>\(hint)</p></section>"
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

  private var toasts: HTML {
    let piece: HTML? = toast.map { toast in
      let undo: HTML? = toast.undo.map { link in
        """
        <form method="post" action="\(link)" data-enhance><input type="hidden" name="back" value="\(path)">\
        <button>\(KitPhrases.undo)</button></form>
        """
      }
      return "<undo-toast class=\"toast\" id=\"toast-\(toast.id)\"><p>\(toast.sentence)</p>\(undo)</undo-toast>"
    }
    return "<div class=\"toasts\" role=\"status\" aria-live=\"polite\">\(piece)</div>"
  }

  private var live: HTML {
    let topics = Set(screen.topics + (screen.master?.topics ?? []) + [Space.topic])
    return """
      <live-screen hidden space="\(space.id)" sequence="\(sequence)" stream="\(LiveStream.path())" \
      topics="\(topics.map(\.name).sorted().joined(separator: " "))"></live-screen>
      """
  }
}

/// What was just done, with the way to take it back while there is one.
struct Toast: Sendable {
  let id: ID<Activity>
  let sentence: Phrase
  let undo: Link?

  init(_ activity: Activity, app: any App) {
    id = activity.id
    sentence = app.sentence(for: activity)
    undo = activity.undo == .possible ? Undoing.path(activity.id) : nil
  }
}
