import Kit

/// A wine as a file brings it.
struct WineEntry: Hashable, Sendable {
  static let nameLimit = 300
  static let textLimit = 10_000
  /// The oldest bottles that catalogues name, and the newest that could be.
  static let yearRange = 1700...2100

  /// By which the same source is known again.
  var source: String
  var facts: WineFacts
  var vintages: [WineVintage]
  /// Of its facts; made where rows are read, several at a time, and not where they are written one after the other.
  private(set) var key = ""
  /// By which its source's other files name it; empty where there are none.
  var id = ""
  /// What of it was left out or rounded; the rest goes in.
  var remarks: [Phrase] = []

  /// The same with its short texts on one line each: lists of them are kept a line each, and a line more would give every value
  /// after it another's name. Descriptions and notes keep their lines.
  var tidied: WineEntry {
    var entry = self
    entry.source = source.onOneLine
    entry.facts.tidy()
    entry.key = entry.facts.key
    for index in vintages.indices { entry.vintages[index].tidy() }
    return entry
  }

  /// What is wrong with it, or `nil`.
  var problem: Phrase? {
    if facts.name.isEmpty { return ImportWords.nameMissing }
    let isFitting =
      TextRule.fits(facts.name, Self.nameLimit) && TextRule.fits(facts.winery, Self.nameLimit)
      && TextRule.fits(facts.description, Self.textLimit)
    guard isFitting else { return ImportWords.tooLong }
    if let year = (facts.years + vintages.map(\.year)).first(where: { $0 != 0 && !Self.yearRange.contains($0) }) {
      return ImportWords.wrongYear(year)
    }
    for score in vintages.compactMap(\.score) where score.value < 0 || score.value > score.scale.rawValue * 100 {
      return ImportWords.wrongScore(score.text, of: score.scale.rawValue)
    }
    return nil
  }
}

extension WineFacts {
  fileprivate mutating func tidy() {
    (name, winery, appellation) = (name.onOneLine, winery.onOneLine, appellation.onOneLine)
    (region, country) = (region.onOneLine, country.onOneLine)
    (grapes, food) = (grapes.map(\.onOneLine), food.map(\.onOneLine))
    (body, acidity) = (body.onOneLine, acidity.onOneLine)
  }
}

extension WineVintage {
  fileprivate mutating func tidy() {
    (source, taster) = (source.onOneLine, taster.onOneLine)
    if let name = score?.source { score?.source = name.onOneLine }
  }
}
