import Kit

/// The catalogue as the search sees it: made after an import, kept in the database, read as a whole, never changed.
///
/// Each wine has a place, which is its position in alphabetical order: the first wines that fit are the first page. A word's
/// wines lie one after the other, words in alphabetical order, so that whatever begins with some letters is one stretch.
final class WineIndex: Sendable {
  /// The wines' numbers in the database, by place.
  let numbers: [UInt32]
  let vocabulary: Vocabulary
  /// Where each word's places begin, and where the last word's end.
  let postingStarts: [UInt32]
  let postings: [UInt32]
  /// In which fields of the wine the word of each posting stands.
  let fields: [UInt8]
  let texts: WineTexts
  /// The words that many wineries have, which tell nothing of which is meant.
  let common: [Bool]
  /// The wines of the shortest beginnings that many have, a bit for each wine: of what is typed first most is found.
  let beginnings: [[UInt8]: WineSet]
  /// Type, country, region, grape, food; for price, score and vintage all that any vintage has.
  let columns: [Facet: FacetColumn]
  /// Where each wine's vintages begin.
  let vintageStarts: [UInt32]
  let vintages: [VintageEntry]
  let figures: [VintageFigure]
  let renown: [UInt8]
  /// The places by score, by price, by renown.
  let orders: [WineOrder: [UInt32]]
  /// What there is to choose while nothing is searched for.
  let everything: FacetCounts

  init(
    numbers: [UInt32], vocabulary: Vocabulary, postingStarts: [UInt32], postings: [UInt32],
    fields: [UInt8], texts: WineTexts, columns: [Facet: FacetColumn], vintageStarts: [UInt32], vintages: [VintageEntry],
    figures: [VintageFigure], renown: [UInt8], orders: [WineOrder: [UInt32]]
  ) {
    (self.numbers, self.vocabulary, self.postingStarts, self.postings) = (numbers, vocabulary, postingStarts, postings)
    (self.fields, self.texts, self.figures, self.renown) = (fields, texts, figures, renown)
    common = Self.common(in: vocabulary)
    beginnings = Self.beginnings(of: vocabulary, postingStarts, postings, wines: numbers.count)
    (self.columns, self.vintageStarts, self.vintages, self.orders) = (columns, vintageStarts, vintages, orders)
    everything = FacetCounts(
      total: numbers.count,
      counts: columns.mapValues { column in
        var counts = [Int32](repeating: 0, count: column.values.count)
        for item in column.items { counts[Int(item)] += 1 }
        return counts
      })
  }

  private static func beginnings(
    of vocabulary: Vocabulary, _ postingStarts: [UInt32], _ postings: [UInt32], wines: Int
  ) -> [[UInt8]: WineSet] {
    var found: [[UInt8]: WineSet] = [:]
    for (beginning, words) in vocabulary.beginnings(of: 1) + vocabulary.beginnings(of: 2) {
      let (start, end) = (Int(postingStarts[words.lowerBound]), Int(postingStarts[words.upperBound]))
      guard end - start > wines / 16 else { continue }
      var set = WineSet(none: wines)
      set.insert(postings[start..<end])
      found[beginning] = set
    }
    return found
  }

  private static func common(in vocabulary: Vocabulary) -> [Bool] {
    var common = [Bool](repeating: false, count: vocabulary.count)
    for word in SearchWords.common {
      if let number = vocabulary.number(of: Array(word.utf8)) { common[number] = true }
    }
    return common
  }

  static let empty = WineIndex(
    numbers: [], vocabulary: Vocabulary([]), postingStarts: [0], postings: [], fields: [],
    texts: WineTexts(starts: [0], words: []), columns: [:], vintageStarts: [0], vintages: [], figures: [], renown: [],
    orders: [:])

  var count: Int { numbers.count }

  /// Of its prices: the one that people here pay in before those of most wines.
  func currencies(first own: Currency) -> [Currency] {
    var counts: [Currency: Int] = [:]
    for (value, count) in zip(values(of: .price), everything.counts[.price] ?? []) {
      if let band = PriceBand(text: value) { counts[band.currency, default: 0] += Int(count) }
    }
    return counts.sorted { one, other in
      guard (one.key == own) == (other.key == own) else { return one.key == own }
      return (other.value, one.key.code) < (one.value, other.key.code)
    }.map(\.key)
  }

  func values(of facet: Facet) -> [String] { columns[facet]?.values ?? [] }

  /// The same query with every value as the catalogue spells it: an address may have been kept from before.
  func spelled(_ query: WineQuery) -> WineQuery {
    var query = query
    for (facet, values) in query.filters where facet.isSpelt {
      guard let column = columns[facet] else { continue }
      query.filters[facet] = Set(values.map { column.number(of: $0, in: facet).map { column.values[$0] } ?? $0 })
    }
    return query
  }
}

/// How a list of wines is sorted. The raw values stand in addresses.
package enum WineOrder: String, CaseIterable, Sendable {
  /// What fits the words best first.
  case relevance
  case name, score, price
}

/// How many wines of a list have each value of each facet.
package struct FacetCounts: Sendable {
  package let total: Int
  /// By the values' numbers.
  let counts: [Facet: [Int32]]
  /// How many of the wines that the space wrote down by hand have each value.
  private(set) var house: [Facet: [String: Int]] = [:]

  init(total: Int, counts: [Facet: [Int32]]) {
    (self.total, self.counts) = (total, counts)
  }

  static func none(of index: WineIndex) -> FacetCounts {
    FacetCounts(total: 0, counts: index.columns.mapValues { [Int32](repeating: 0, count: $0.values.count) })
  }

  /// - Parameters:
  ///   - own: of the wines that the space wrote down by hand.
  ///   - count: how many of them are shown.
  func with(_ own: FacetCounts, of house: WineIndex, shown count: Int) -> FacetCounts {
    var all = FacetCounts(total: total + count, counts: counts)
    all.house = own.counts.reduce(into: [:]) { found, facet in
      let named = zip(house.values(of: facet.key), facet.value).filter { $1 > 0 }
      found[facet.key] = Dictionary(uniqueKeysWithValues: named.map { ($0, Int($1)) })
    }
    return all
  }
}
