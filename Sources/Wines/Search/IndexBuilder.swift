import Kit

/// Makes the index of wines that come in alphabetical order.
struct IndexBuilder {
  private var numbers: [UInt32] = []
  private var words = WordLedger()
  private var facets: [Facet: FacetLedger] = Dictionary(
    uniqueKeysWithValues: Facet.allCases.map { ($0, FacetLedger(isSpelt: $0.isSpelt)) })
  private var vintageStarts: [UInt32] = [0]
  private var vintages: [VintageEntry] = []
  private var ranks: [WineRank] = []
  /// The words of texts that many wines share: wineries, regions, grapes, countries.
  private var known: [String: [UInt32]] = [:]

  /// Of wines.
  var count: Int { numbers.count }

  mutating func add(_ wine: Wine) {
    let facts = wine.facts
    numbers.append(UInt32(wine.number.value))
    words.add(SearchWords.inside(facts.name))
    for text in [facts.winery, facts.appellation, facts.region] + facts.grapes where !text.isEmpty { addShared(text) }
    if !facts.country.isEmpty { addShared(facts.country) { Country.searchText(of: $0) } }
    words.endWine()
    facets[.type]?.add([facts.type.rawValue])
    facets[.country]?.add(facts.country.isEmpty ? [] : [facts.country])
    facets[.region]?.add([facts.appellation, facts.region].filter { !$0.isEmpty })
    facets[.grape]?.add(facts.grapes)
    facets[.food]?.add(facts.food)
    addVintages(of: wine)
    ranks.append(WineRank(wine))
  }

  private mutating func addShared(_ text: String, as searched: (String) -> String = { $0 }) {
    if let ids = known[text] { return words.add(ids) }
    known[text] = words.add(SearchWords.inside(searched(text)))
  }

  private mutating func addVintages(of wine: Wine) {
    var (years, prices, scores): ([String], [String], [String]) = (
      wine.facts.years.filter { $0 > 0 }.map { String($0) }, [], []
    )
    for vintage in wine.vintages {
      let year = vintage.year > 0 ? String(vintage.year) : nil
      let price = vintage.price.map { PriceBand($0).text }
      let score = vintage.score.map { ScoreBand($0.value, $0.scale).text }
      if let year, !years.contains(year) { years.append(year) }
      if let price, !prices.contains(price) { prices.append(price) }
      if let score, !scores.contains(score) { scores.append(score) }
      vintages.append(
        VintageEntry(
          year: facets[.vintage]?.number(of: year) ?? VintageEntry.none,
          price: facets[.price]?.number(of: price) ?? VintageEntry.none,
          score: facets[.score]?.number(of: score) ?? VintageEntry.none))
    }
    vintageStarts.append(UInt32(vintages.count))
    facets[.vintage]?.add(years)
    facets[.price]?.add(prices)
    facets[.score]?.add(scores)
  }

  func finished() -> WineIndex {
    let (vocabulary, starts, postings) = words.finished()
    func sorted(_ isBefore: (WineRank, WineRank) -> Bool) -> [UInt32] {
      (0..<UInt32(ranks.count)).sorted { one, other in
        let (first, second) = (ranks[Int(one)], ranks[Int(other)])
        if isBefore(first, second) { return true }
        return isBefore(second, first) ? false : one < other
      }
    }
    return WineIndex(
      numbers: numbers, vocabulary: vocabulary, postingStarts: starts, postings: postings,
      columns: facets.mapValues(\.column), vintageStarts: vintageStarts, vintages: vintages,
      orders: [.score: sorted(WineRank.isBetter), .price: sorted(WineRank.isCheaper)])
  }
}

/// By what wines are sorted other than by name. Scales and currencies are kept apart: the wines of one come after those of
/// another, and those that have none come last.
private struct WineRank {
  let scale: Int
  let score: Int
  let currency: UInt8
  let price: Int64

  init(_ wine: Wine) {
    // As the list shows them.
    let (score, price) = (wine.vintages.newestScored?.score, wine.vintages.newestPriced?.price)
    (self.scale, self.score) = (score?.scale.rawValue ?? 0, score?.value ?? 0)
    currency = price.flatMap { Currency.allCases.firstIndex(of: $0.currency) }.map { UInt8($0) } ?? .max
    self.price = price?.minorUnits ?? 0
  }

  static func isBetter(_ one: WineRank, _ other: WineRank) -> Bool {
    (one.scale, one.score) > (other.scale, other.score)
  }

  static func isCheaper(_ one: WineRank, _ other: WineRank) -> Bool {
    (one.currency, one.price) < (other.currency, other.price)
  }
}

/// Collects the words of each wine.
private struct WordLedger {
  private var ids: [String: UInt32] = [:]
  private var ofWines: [UInt32] = []
  private var ends: [UInt32] = []
  private var ofThisWine: [UInt32] = []

  @discardableResult
  mutating func add(_ words: [String]) -> [UInt32] {
    let numbers = words.map { word in
      if let id = ids[word] { return id }
      let id = UInt32(ids.count)
      ids[word] = id
      return id
    }
    ofThisWine += numbers
    return numbers
  }

  mutating func add(_ numbers: [UInt32]) {
    ofThisWine += numbers
  }

  mutating func endWine() {
    ofThisWine.sort()
    var last: UInt32?
    for id in ofThisWine where id != last {
      ofWines.append(id)
      last = id
    }
    ends.append(UInt32(ofWines.count))
    ofThisWine.removeAll(keepingCapacity: true)
  }

  func finished() -> (Vocabulary, starts: [UInt32], postings: [UInt32]) {
    // Words that are the same once they are cut are one word.
    let cut = ids.map { (letters: Array($0.key.utf8.prefix(Vocabulary.longest)), id: $0.value) }
      .sorted { $0.letters.lexicographicallyPrecedes($1.letters) }
    var (words, rank): ([ArraySlice<UInt8>], [UInt32]) = ([], [UInt32](repeating: 0, count: ids.count))
    for entry in cut {
      if words.last.map(Array.init) != entry.letters { words.append(entry.letters[...]) }
      rank[Int(entry.id)] = UInt32(words.count - 1)
    }
    var starts = [UInt32](repeating: 0, count: words.count + 1)
    for id in ofWines { starts[Int(rank[Int(id)]) + 1] += 1 }
    for word in words.indices { starts[word + 1] += starts[word] }
    var next = starts
    var postings = [UInt32](repeating: 0, count: ofWines.count)
    var start = 0
    for (place, end) in ends.enumerated() {
      for id in ofWines[start..<Int(end)] {
        let word = Int(rank[Int(id)])
        postings[Int(next[word])] = UInt32(place)
        next[word] += 1
      }
      start = Int(end)
    }
    return (Vocabulary(words), starts, postings)
  }
}

/// Collects the values of one facet.
private struct FacetLedger {
  /// A way in which sources write a value.
  private struct Spelling {
    let text: String
    let number: UInt16
    var count = 0
  }

  private let isSpelt: Bool
  private var spellings: [Spelling] = []
  /// Places in `spellings`, so that each is folded once.
  private var places: [String: Int] = [:]
  private var numbers: [String: UInt16] = [:]
  private var starts: [UInt32] = [0]
  private var items: [UInt16] = []

  init(isSpelt: Bool) {
    self.isSpelt = isSpelt
  }

  mutating func number(of value: String?) -> UInt16? {
    guard let value else { return nil }
    if let place = places[value] {
      spellings[place].count += 1
      return spellings[place].number
    }
    let key = isSpelt ? value.facetKey : value
    guard let number = numbers[key] ?? (numbers.count < FacetColumn.mostValues ? UInt16(numbers.count) : nil) else {
      return nil
    }
    numbers[key] = number
    places[value] = spellings.count
    spellings.append(Spelling(text: value, number: number, count: 1))
    return number
  }

  mutating func add(_ values: [String]) {
    let start = items.count
    for value in values {
      if let number = number(of: value), !items[start...].contains(number) { items.append(number) }
    }
    starts.append(UInt32(items.count))
  }

  var column: FacetColumn {
    var ways = [[Spelling]](repeating: [], count: numbers.count)
    for spelling in spellings { ways[Int(spelling.number)].append(spelling) }
    return FacetColumn(values: ways.map(Self.shown), starts: starts, items: items)
  }

  /// As most write it; but where one in so many keeps an accent, the others have lost it.
  private static let accentShare = 20

  private static func shown(_ ways: [Spelling]) -> String {
    func commonest(_ ways: [Spelling]) -> Spelling? {
      ways.max { ($0.count, $1.text) < ($1.count, $0.text) }
    }
    guard let most = commonest(ways) else { return "" }
    let accented = commonest(ways.filter { !$0.text.utf8.allSatisfy { $0 < 0x80 } })
    return accented.map { $0.count * accentShare >= most.count ? $0.text : most.text } ?? most.text
  }
}
