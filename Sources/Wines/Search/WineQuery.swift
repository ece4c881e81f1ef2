import Kit

/// What a list of wines shows: what is searched for, what it is narrowed to, how it is sorted.
package struct WineQuery: Hashable, Sendable {
  var words = ""
  /// One of the values of each; none for any.
  var filters: [Facet: Set<String>] = [:]
  /// What a bottle may cost at most, in one currency.
  var upTo: PriceLimit?
  /// What fits best first where something is searched for, unless another is chosen; else by name.
  var order: WineOrder

  /// More values of one facet than anybody ticks.
  private static let valueLimit = 50
  /// In bytes, of all values together: they stand in the address of every wine that is found.
  private static let bytesOfValues = 4_000

  package init(words: String = "", filters: [Facet: Set<String>] = [:], order: WineOrder? = nil) {
    (self.words, self.filters, self.order) = (words, filters, order ?? Self.usualOrder(for: words))
  }

  private static func usualOrder(for words: String) -> WineOrder { words.isEmpty ? .name : .relevance }

  /// The order of a list that nobody sorted.
  var usualOrder: WineOrder { Self.usualOrder(for: words) }

  /// The same in search of something else. An order that was chosen stays.
  func searching(_ words: String) -> WineQuery {
    var query = WineQuery(words: words, filters: filters, order: order == usualOrder ? nil : order)
    query.upTo = upTo
    return query
  }

  /// As the fields of an address say.
  init(_ query: Form) {
    words = query.search()
    order = WineOrder(rawValue: query["sort"]) ?? Self.usualOrder(for: words)
    upTo = PriceLimit.upTo(query["most"], in: query["currency"])
    var room = Self.bytesOfValues
    for (name, value) in query.fields where !value.isEmpty {
      guard let facet = Facet(rawValue: name), filters[facet, default: []].count < Self.valueLimit,
        value.utf8.count <= room
      else { continue }
      room -= value.utf8.count
      filters[facet, default: []].insert(value)
    }
  }

  /// The fields of an address that say the same.
  var fields: [(name: String, value: String)] {
    let search = words.isEmpty ? [] : [(name: "q", value: words)]
    let narrowing = Facet.allCases.flatMap { facet in
      (filters[facet] ?? []).sorted().map { (name: facet.rawValue, value: $0) }
    }
    return search + narrowing + (upTo?.fields ?? [])
      + (order == usualOrder ? [] : [(name: "sort", value: order.rawValue)])
  }

  func kept(_ link: Link) -> Link {
    fields.reduce(link) { $0.with($1.name, $1.value) }
  }

  var filterCount: Int { filters.values.reduce(upTo == nil ? 0 : 1) { $0 + $1.count } }

  func with(_ facet: Facet, _ value: String, isOn: Bool) -> WineQuery {
    var query = self
    if isOn { query.filters[facet, default: []].insert(value) } else { query.filters[facet]?.remove(value) }
    if query.filters[facet]?.isEmpty == true { query.filters[facet] = nil }
    return query
  }
}
