import Kit

/// What is in the house, as one looks for a bottle: what should be drunk soon first, then place by place.
struct CellarShelves: Sendable {
  struct Shelf: Sendable {
    /// Empty where nobody has said where they lie.
    let place: String
    let lots: [Lot]
  }

  /// Whose last year is this one or past, the one that has waited longest first.
  let soon: [Lot]
  /// The others, by their places.
  let shelves: [Shelf]

  init(_ lots: [Lot], in year: Int) {
    func isBefore(_ one: Lot, _ other: Lot) -> Bool {
      (one.wineName.sortKey, one.year, one.id.description) < (other.wineName.sortKey, other.year, other.id.description)
    }
    let isDue = { (lot: Lot) in lot.lastYear.map { $0 <= year } ?? false }
    soon = lots.filter(isDue).sorted { one, other in
      let (first, second) = (one.lastYear ?? 0, other.lastYear ?? 0)
      return first == second ? isBefore(one, other) : first < second
    }
    let places = Dictionary(grouping: lots.filter { !isDue($0) }, by: \.details.place)
    // What lies nowhere in particular comes last.
    shelves = places.sorted { one, other in
      one.key.isEmpty == other.key.isEmpty ? one.key.sortKey < other.key.sortKey : other.key.isEmpty
    }.map { Shelf(place: $0.key, lots: $0.value.sorted(by: isBefore)) }
  }

  var isEmpty: Bool { soon.isEmpty && shelves.isEmpty }
}

/// Those of the bottles in the house that fit what somebody says: a name, a place, a dish.
struct CellarHits: Sendable {
  let lots: [Lot]
  /// What was typed and none of them has together with the rest.
  var missing: [String] = []

  /// - Parameter wines: what is known of them.
  init(_ lots: [Lot], matching words: String, _ wines: [Wine]) {
    let index = IndexBuilder.index(of: wines)
    let hits = WineSearch(index: index).hits(WineQuery(words: words))
    let found = Set(hits.numbers(from: 0, limit: index.count).map { WineNumber(Int($0)) })
    let key = words.searchKey
    let lying = lots.filter { !key.isEmpty && $0.place.searchKey.contains(key) }
    guard lying.isEmpty else {
      self.lots = lying
      return
    }
    self.lots = lots.filter { found.contains($0.wine) }
    missing = hits.missing
  }
}

extension IndexBuilder {
  /// Of few wines, in whichever order they come.
  static func index(of wines: [Wine]) -> WineIndex {
    let keyed = wines.map { (wine: $0, key: $0.facts.name.sortKey) }
    var builder = IndexBuilder()
    for entry in keyed.sorted(by: { ($0.key, $0.wine.number.value) < ($1.key, $1.wine.number.value) }) {
      builder.add(entry.wine)
    }
    return builder.finished()
  }
}
