/// A page of the house itself: the springboard, a person's own pages, a space's settings. It has no tabs: its bar leads back.
struct HouseFrame {
  let screen: any Screen
  /// The class of its main element.
  let kind: String
  let locale: ReaderLocale
  let theme: Theme
  let styles: Styles
  var toast: Toast?
  /// Where links within a space lead.
  var space: ID<Space>?
  /// The state of the space that the page shows; `nil` where it doesn't follow what changes.
  var sequence: Int64?
  /// Whose page it is.
  var author: String?
  var palette: Link?

  var page: Page {
    let document = Document(
      title: screen.title, locale: locale, theme: theme, kind: "home", styles: styles.ofPage(of: nil),
      manifest: WebManifest.housePath(), live: live, palette: palette, body: body)
    return Page(html: document.html, locale: locale, place: space.map(Place.space), sequence: sequence)
  }

  private var body: HTML {
    let main: HTML = "<main class=\"\(kind)\" id=\"main\">\(screen.pane())</main>"
    let panes: HTML = "<div class=\"panes\" data-kind=\"\(screen.isSheet ? "sheet" : "list")\">\(main)</div>"
    return "\(panes)\(Toast.tray(toast, back: Link(inSpace: "/")))"
  }

  private var live: LiveConnection? {
    guard let space, let sequence else { return nil }
    return LiveConnection(place: .space(space), sequence: sequence, topics: screen.topics, author: author)
  }
}
