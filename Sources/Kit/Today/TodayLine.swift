/// What matters now of an app, on the springboard: one line, and at its end the one thing that is done with it next.
package struct TodayLine: Sendable {
  let title: Phrase
  let detail: Phrase
  let link: Link
  let next: (title: Phrase, link: Link)?

  /// As many as an app may give: the springboard is a glance.
  package static let most = 3

  /// - Parameters:
  ///   - detail: how it stands.
  ///   - link: where one sees it.
  ///   - next: what is done with it next, and where.
  package init(_ title: Phrase, _ detail: Phrase, opens link: Link, next: (title: Phrase, link: Link)? = nil) {
    (self.title, self.detail, self.link, self.next) = (title, detail, link, next)
  }

  /// - Parameter app: whose colour and icon it has.
  func row(of app: any App) -> Row {
    let words = RowLine(.said(title, detail), lead: RowLine.icon(app.icon, app: app.id), touch: .opens(link)).html
    let way: HTML? = next.map { next in
      "<a class=\"today-next\" href=\"\(next.link)\" data-app=\"\(app.id)\">\(next.title)<span class=\"hidden\">: \(title)</span></a>"
    }
    return Row(RowFrame(kind: "today"), "<div class=\"today-line\">\(words)\(way)</div>")
  }
}
