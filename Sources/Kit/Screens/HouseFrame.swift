/// A page of the house itself: the springboard, a person's own pages, a space's settings. It has no tabs: its bar leads back.
struct HouseFrame {
  let screen: any Screen
  /// The class of its main element.
  let kind: String
  let manner: Manner
  let theme: Theme
  var toast: Toast?
  /// The space that the page shows, with its state.
  var space: (id: ID<Space>, sequence: Int64)?

  var page: Page {
    let document = Document(title: screen.title, manner: manner, theme: theme, kind: "home", body: body)
    return Page(html: document.html, manner: manner, space: space?.id, sequence: space?.sequence)
  }

  private var body: HTML {
    let main: HTML = """
      <main class="\(kind)" id="main">\(screen.bar.html(title: screen.title, showsTitle: !screen.hasLargeTitle))\
      <h1 class="\(screen.hasLargeTitle ? "large-title" : "hidden")">\(screen.title)</h1>\(screen.content)</main>
      """
    let panes: HTML = "<div class=\"panes\" data-kind=\"\(screen.isSheet ? "sheet" : "list")\">\(main)</div>"
    return "\(panes)\(Toast.tray(toast, back: "/"))\(live?.html)"
  }

  private var live: LiveConnection? {
    space.map { LiveConnection(space: $0.id, sequence: $0.sequence, topics: screen.topics) }
  }
}
