import Kit

/// Makes the index of wines that come in alphabetical order.
struct IndexBuilder {
  private var numbers: [UInt32] = []
  private var words = WordLedger()
  private var facets: [Facet: FacetLedger] = Dictionary(
    uniqueKeysWithValues: Facet.allCases.map { ($0, FacetLedger(facet: $0)) })
  private var vintageStarts: [UInt32] = [0]
  private var vintages: [VintageEntry] = []
  private var figures: [VintageFigure] = []
  private var ranks: [WineRank] = []
  private var renown: [UInt8] = []
  /// The words of texts that many wines share: wineries, regions, grapes, countries.
  private var known: [String: [UInt32]] = [:]

  /// Of wines.
  var count: Int { numbers.count }

  mutating func add(_ wine: Wine) {
    let facts = wine.facts
    numbers.append(UInt32(wine.number.value))
    words.add(SearchWords.inside(facts.name), .name)
    addShared(facts.winery, .winery)
    for place in [facts.appellation, facts.region] { addShared(place, .place) }
    for grape in facts.grapes { addShared(grape, .grape) }
    addShared(facts.country, .country) { Country.searchText(of: $0) }
    words.addMissing(wine.alsoCalled.flatMap(SearchWords.inside), .place)
    words.endWine()
    facets[.type]?.add([facts.type.rawValue])
    facets[.country]?.add(facts.country.isEmpty ? [] : [facts.country])
    facets[.region]?.add([facts.appellation, facts.region].filter { !$0.isEmpty })
    facets[.grape]?.add(facts.grapes)
    facets[.food]?.add(facts.food)
    facets[.body]?.add(facts.body.isEmpty ? [] : [facts.body])
    addVintages(of: wine)
    ranks.append(WineRank(wine))
    renown.append(Renown.of(wine))
  }

  private mutating func addShared(_ text: String, _ field: WordField, as searched: (String) -> String = { $0 }) {
    if text.isEmpty { return }
    if let ids = known[text] { return words.add(ids, field) }
    known[text] = words.add(SearchWords.inside(searched(text)), field)
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
      figures.append(VintageFigure(vintage))
    }
    vintageStarts.append(UInt32(vintages.count))
    facets[.vintage]?.add(years)
    facets[.price]?.add(prices)
    facets[.score]?.add(scores)
  }

  func finished() -> WineIndex {
    let found = words.finished()
    func sorted(_ isBefore: (WineRank, WineRank) -> Bool) -> [UInt32] {
      (0..<UInt32(ranks.count)).sorted { one, other in
        let (first, second) = (ranks[Int(one)], ranks[Int(other)])
        if isBefore(first, second) { return true }
        return isBefore(second, first) ? false : one < other
      }
    }
    return WineIndex(
      numbers: numbers, vocabulary: found.vocabulary, postingStarts: found.starts, postings: found.postings,
      fields: found.fields, texts: found.texts, columns: facets.mapValues(\.column), vintageStarts: vintageStarts,
      vintages: vintages, figures: figures, renown: renown,
      orders: [
        .score: sorted(WineRank.isBetter), .price: sorted(WineRank.isCheaper),
        .relevance: (0..<UInt32(renown.count)).sorted {
          (renown[Int($1)], $0) < (renown[Int($0)], $1)
        },
      ])
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

/// Collects the values of one facet.
private struct FacetLedger {
  /// A way in which sources write a value.
  private struct Spelling {
    let text: String
    let number: UInt16
    var count = 0
  }

  private let facet: Facet
  private var spellings: [Spelling] = []
  /// Places in `spellings`, so that each is folded once.
  private var places: [String: Int] = [:]
  private var numbers: [String: UInt16] = [:]
  private var starts: [UInt32] = [0]
  private var items: [UInt16] = []

  init(facet: Facet) {
    self.facet = facet
  }

  mutating func number(of value: String?) -> UInt16? {
    guard let value else { return nil }
    if let place = places[value] {
      spellings[place].count += 1
      return spellings[place].number
    }
    let key = facet.key(of: value)
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
    let key = most.text.facetKey
    let accented = commonest(ways.filter { !$0.text.utf8.allSatisfy { $0 < 0x80 } && $0.text.facetKey == key })
    return accented.map { $0.count * accentShare >= most.count ? $0.text : most.text } ?? most.text
  }
}
