/// A whole document as one reader sees it.
package struct Page: Sendable {
  let bytes: [UInt8]
  /// The space's state that the page shows, when it follows from one.
  let sequence: Int64?
  /// Whether it shows what lets somebody in.
  let isSecret: Bool

  /// Writes the document where it is made: what it is made of stays on that thread, and only the bytes travel on.
  /// - Parameter place: where links within a space lead.
  init(html: HTML, locale: ReaderLocale, place: Place?, sequence: Int64?) {
    bytes = html.rendered(for: locale, at: place)
    (self.sequence, isSecret) = (sequence, html.isSecret)
  }
}
