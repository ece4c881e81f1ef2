/// What became of a file, as it is kept until nobody asks any more: in all languages, since who reads it may not be who brought
/// the file.
package struct ImportReport: Codable, Sendable {
  /// A phrase as it is kept.
  struct Text: Codable, Sendable {
    let es: String
    let en: String
    let pt: String

    init(_ phrase: Phrase) {
      (es, en, pt) = (phrase.text(in: .es), phrase.text(in: .en), phrase.text(in: .pt))
    }

    var phrase: Phrase { Phrase(es: "\(es)", en: "\(en)", pt: "\(pt)") }
  }

  struct Fact: Codable, Sendable {
    let name: Text
    let value: Int

    init(_ name: Phrase, _ value: Int) {
      (self.name, self.value) = (Text(name), value)
    }
  }

  struct Line: Codable, Sendable {
    let place: Text
    let reason: Text
  }

  /// All are counted; the first are shown.
  struct Lines: Codable, Sendable {
    let count: Int
    let shown: [Line]

    init(_ lines: [(place: Phrase, reason: Phrase)], of count: Int) {
      self.count = count
      shown = lines.prefix(ImportFindings.shown).map { Line(place: Text($0.place), reason: Text($0.reason)) }
    }
  }

  /// Whether anything was brought in that could be.
  let isTaken: Bool
  let facts: [Fact]
  let refused: Lines
  let remarks: Lines
  let note: Text?
  /// Where the app itself shows what became of it, within the space.
  let link: String?
  /// The line of activity by which it can be taken back.
  let done: String?

  /// - Parameters:
  ///   - refusedCount: when not all of the refused are given, and so for `remarkedCount`.
  ///   - link: where the app itself shows what became of it.
  package init(
    isTaken: Bool, facts: [(name: Phrase, value: Int)], refused: [(place: Phrase, reason: Phrase)],
    refusedCount: Int? = nil, remarks: [(place: Phrase, reason: Phrase)] = [], remarkedCount: Int? = nil,
    note: Phrase? = nil, link: Link? = nil, done: ID<Activity>? = nil
  ) {
    self.isTaken = isTaken
    self.facts = facts.map { Fact($0.name, $0.value) }
    self.refused = Lines(refused, of: refusedCount ?? refused.count)
    self.remarks = Lines(remarks, of: remarkedCount ?? remarks.count)
    self.note = note.map(Text.init)
    self.link = link?.path
    self.done = done?.description
  }

  /// At its own place.
  package init(shownAt link: Link) {
    self.init(isTaken: true, facts: [], refused: [], link: link)
  }
}
