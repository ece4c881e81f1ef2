import Kit

/// The one door to the search: which wines fit, in which order, and how many have what. Knows no database.
package struct WineSearch: Sendable {
  let index: WineIndex
  /// The wines that the space wrote down by hand, which stand before all others.
  var house = WineIndex.empty

  /// With fewer wines than these that fit the words exactly, typing slips are looked for.
  static let fewHits = 12

  /// What fits a query.
  package func hits(_ query: WineQuery) -> WineHits {
    let hits = found(query).narrowed(by: query.filters, order: query.order)
    guard house.count > 0 else { return hits }
    return hits.with(house: WineSearch(index: house).hits(query))
  }

  /// How many of the wines that fit have each value. The counts of a facet that is narrowed itself are those without that
  /// narrowing: what one would get by choosing another value of it.
  package func counts(_ query: WineQuery) -> FacetCounts {
    let counts = countsOfCatalogue(query)
    guard house.count > 0 else { return counts }
    let hits = hits(query)
    guard hits.house.count > 0 else { return counts }
    let own = WineSearch(index: house).countsOfCatalogue(query)
    return (hits.isOfHouseAlone ? FacetCounts.none(of: index) : counts).with(own, of: house, shown: hits.house.count)
  }

  private func countsOfCatalogue(_ query: WineQuery) -> FacetCounts {
    let found = found(query)
    let hits = found.narrowed(by: query.filters, order: query.order)
    if query.filters.isEmpty, hits.total == index.count { return index.everything }
    let all = hits.all
    var counts: [Facet: [Int32]] = [:]
    for facet in Facet.allCases {
      guard let column = index.columns[facet] else { continue }
      let others = query.filters.filter { $0.key != facet }
      let set = query.filters[facet] == nil ? all : found.narrowed(by: others, order: query.order).all
      let ofVintages = others.filter { Facet.ofVintages.contains($0.key) }
      counts[facet] =
        Facet.ofVintages.contains(facet) && !ofVintages.isEmpty
        ? vintageCounts(of: facet, in: set, column: column, narrowedBy: ofVintages)
        : counted(facet, column, in: set)
    }
    return FacetCounts(total: hits.total, counts: counts)
  }

  /// Of more than half of all wines, those that are left out are counted instead.
  private func counted(_ facet: Facet, _ column: FacetColumn, in set: WineSet) -> [Int32] {
    let size = set.count
    guard size > index.count / 2, let everything = index.everything.counts[facet] else {
      return column.counts(in: set, size: size)
    }
    var others = WineSet(all: index.count)
    others.subtract(set)
    return zip(everything, column.counts(in: others, size: index.count - size)).map { $0 - $1 }
  }

  private func found(_ query: WineQuery) -> FoundByWords {
    var found = FoundByWords(query.words, in: index)
    if let limit = query.upTo { found.keep(.price(limit)) }
    return found
  }

  /// Counts the wines with a vintage that has the value and fits the other facets of vintages.
  private func vintageCounts(
    of facet: Facet, in set: WineSet, column: FacetColumn, narrowedBy others: [Facet: Set<String>]
  ) -> [Int32] {
    let test = VintageTest(others, index)
    var counts = [Int32](repeating: 0, count: column.values.count)
    // A wine with two such vintages counts once.
    var lastPlace = [Int](repeating: -1, count: column.values.count)
    set.visit { place in
      for number in index.vintageStarts[place]..<index.vintageStarts[place + 1] {
        let vintage = index.vintages[Int(number)]
        let value = vintage[facet]
        guard value != VintageEntry.none, lastPlace[Int(value)] != place, test.fits(vintage) else { continue }
        lastPlace[Int(value)] = place
        counts[Int(value)] += 1
      }
      return true
    }
    return counts
  }
}

extension Vocabulary {
  func word(_ number: Int) -> String {
    String(decoding: letters[Int(starts[number])..<Int(starts[number + 1])], as: UTF8.self)
  }
}
