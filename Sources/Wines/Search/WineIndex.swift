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
  /// Type, country, region, grape, food; for price, score and vintage all that any vintage has.
  let columns: [Facet: FacetColumn]
  /// Where each wine's vintages begin.
  let vintageStarts: [UInt32]
  let vintages: [VintageEntry]
  /// The places by score, by price.
  let orders: [WineOrder: [UInt32]]
  /// What there is to choose while nothing is searched for.
  let everything: FacetCounts

  init(
    numbers: [UInt32], vocabulary: Vocabulary, postingStarts: [UInt32], postings: [UInt32],
    columns: [Facet: FacetColumn], vintageStarts: [UInt32], vintages: [VintageEntry], orders: [WineOrder: [UInt32]]
  ) {
    self.numbers = numbers
    self.vocabulary = vocabulary
    self.postingStarts = postingStarts
    self.postings = postings
    self.columns = columns
    self.vintageStarts = vintageStarts
    self.vintages = vintages
    self.orders = orders
    everything = FacetCounts(
      total: numbers.count,
      counts: columns.mapValues { column in
        var counts = [Int32](repeating: 0, count: column.values.count)
        for item in column.items { counts[Int(item)] += 1 }
        return counts
      })
  }

  static let empty = WineIndex(
    numbers: [], vocabulary: Vocabulary([]), postingStarts: [0], postings: [], columns: [:], vintageStarts: [0],
    vintages: [], orders: [:])

  var count: Int { numbers.count }

  func values(of facet: Facet) -> [String] { columns[facet]?.values ?? [] }

  /// The same query with every value as the catalogue spells it: an address may have been kept from before.
  func spelled(_ query: WineQuery) -> WineQuery {
    var query = query
    for (facet, values) in query.filters where facet.isSpelt {
      guard let column = columns[facet] else { continue }
      query.filters[facet] = Set(values.map { column.number(of: $0, isSpelt: true).map { column.values[$0] } ?? $0 })
    }
    return query
  }
}

/// How a list of wines is sorted. The raw values stand in addresses.
package enum WineOrder: String, CaseIterable, Sendable {
  case name, score, price
}

/// How many wines of a list have each value of each facet.
package struct FacetCounts: Sendable {
  package let total: Int
  /// By the values' numbers.
  let counts: [Facet: [Int32]]
}
