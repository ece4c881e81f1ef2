/// What a list is narrowed to, ready to be applied to sets of wines.
struct WineFilter {
  private let index: WineIndex
  private let sets: [WineSet]
  /// Where several facets of vintages are narrowed: one vintage must have them all.
  private let test: VintageTest?

  init(_ filters: [Facet: Set<String>], _ index: WineIndex) {
    self.index = index
    sets = filters.map { Self.members(of: $0.key, $0.value, index) }
    let ofVintages = filters.filter { Facet.ofVintages.contains($0.key) }
    test = ofVintages.count > 1 ? VintageTest(ofVintages, index) : nil
  }

  func narrow(_ set: inout WineSet) {
    for other in sets { set.formIntersection(other) }
    guard let test else { return }
    set.keep { place in
      (index.vintageStarts[place]..<index.vintageStarts[place + 1]).contains { test.fits(index.vintages[Int($0)]) }
    }
  }

  static func members(of facet: Facet, _ values: Set<String>, _ index: WineIndex) -> WineSet {
    var set = WineSet(none: index.count)
    guard let column = index.columns[facet] else { return set }
    for value in values {
      if let number = column.number(of: value, in: facet) { column.insert(number, into: &set) }
    }
    return set
  }
}

/// Whether a vintage has a chosen value of each facet that is narrowed.
struct VintageTest {
  private let chosen: [(facet: Facet, isChosen: [Bool])]

  init(_ filters: [Facet: Set<String>], _ index: WineIndex) {
    chosen = filters.map { facet, values in (facet, index.values(of: facet).map(values.contains)) }
  }

  func fits(_ vintage: VintageEntry) -> Bool {
    chosen.allSatisfy { facet, isChosen in
      let value = vintage[facet]
      return value != VintageEntry.none && isChosen[Int(value)]
    }
  }
}

extension VintageEntry {
  subscript(facet: Facet) -> UInt16 {
    switch facet {
    case .price: price
    case .score: score
    case .vintage: year
    default: Self.none
    }
  }
}
