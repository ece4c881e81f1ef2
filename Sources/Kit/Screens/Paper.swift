/// A page that is meant to be printed.
package protocol Paper: Sendable {
  var title: Phrase { get }
  /// Stands above it on the screen and isn't printed.
  var bar: NavigationBar { get }
  var content: HTML { get }
}

extension VisitInSpace {
  /// Reads what a paper shows and lays it out.
  package func print(_ paper: @escaping @Sendable (SpaceView) throws -> any Paper) async throws -> Reply {
    let paper = try await read { try paper($0) }
    let body: HTML = """
      \(paper.bar.html(title: nil, showsTitle: false))<main class="paper" id="main">\(paper.content)</main>
      """
    let document = Document(
      title: paper.title, locale: locale, theme: theme, kind: "paper",
      styles: visit.house.styles.ofPage(of: visit.route.app), body: body)
    return .page(Page(html: document.html, locale: locale, place: place, sequence: nil))
  }
}

extension BarItem {
  /// Opens the browser's print dialogue; without scripts one uses the browser's own menu.
  package static var print: BarItem {
    BarItem(
      html: "<print-page hidden><button class=\"bar-button bar-strong\">\(KitPhrases.print)</button></print-page>")
  }
}
