/// A whole document as one reader sees it.
package struct Page: Sendable {
  private(set) var bytes: [UInt8]
  /// The space's state that the page shows, when it follows from one.
  let sequence: Int64?
  /// Whether it shows what lets somebody in.
  let isSecret: Bool
  private let language: Language
  /// What this one is called among all that are shown, where it is followed by newer ones.
  private(set) var edition: String?

  /// Writes the document where it is made: what it is made of stays on that thread, and only the bytes travel on.
  /// - Parameter place: where links within a space lead.
  init(html: HTML, locale: ReaderLocale, place: Place?, sequence: Int64?) {
    bytes = html.rendered(for: locale, at: place)
    (self.sequence, isSecret, language) = (sequence, html.isSecret, locale.language)
  }

  /// Says first in its title that a form was refused: what comes after is what the page was called before.
  mutating func noteRefusal() {
    guard let start = bytes.firstRange(of: Self.titleStart)?.upperBound else { return }
    let words = KitPhrases.refused.text(in: ReaderLocale(language: language, zone: .utc))
    bytes.insert(contentsOf: Array("\(words): ".utf8), at: start)
  }

  /// Notes in its markup whose page it is, so that its scripts know once somebody else looks at it.
  mutating func note(_ reader: Reader) {
    note("reader", reader.description)
  }

  /// Notes in its markup which edition it is, so that its scripts can ask for the next one by what has changed.
  mutating func note(edition: String) {
    self.edition = edition
    note("edition", edition)
  }

  /// Puts the styles themselves where the page names them.
  mutating func bring(_ styles: [StyleSheet]) {
    for style in styles {
      guard let link = bytes.firstRange(of: style.link.utf8) else { continue }
      bytes.replaceSubrange(link, with: style.element)
      guard let preload = bytes.firstRange(of: style.preload.utf8) else { continue }
      bytes.removeSubrange(preload)
    }
  }

  /// Whether it follows from a state of the space, and newer ones from newer states.
  var isLive: Bool { sequence != nil && !isSecret }

  private mutating func note(_ name: String, _ value: String) {
    guard bytes.starts(with: Self.opening),
      let end = bytes.dropFirst(Self.opening.count).firstIndex(of: UInt8(ascii: ">"))
    else { return }
    bytes.insert(contentsOf: Array(" data-\(name)=\"\(value)\"".utf8), at: end)
  }

  private static let titleStart = Array("<title>".utf8)
  private static let opening = Array("<!doctype html><html ".utf8)
}
