import Kit

/// The values of a facet that one may choose from, with how many wines each would leave.
struct FacetOffer: Sendable {
  struct Value: Hashable, Sendable {
    let value: String
    let count: Int
    let isChosen: Bool
  }

  /// Longer lists show what most wines have and what is chosen; the rest stands on a page of its own.
  static let most = 40

  let facet: Facet
  let values: [Value]

  init(_ facet: Facet, _ list: WineListQuery, _ counts: FacetCounts, _ index: WineIndex) {
    let chosen = list.query.filters[facet] ?? []
    let allowed = facet == .type && list.section != .all ? Set(list.section.types.map(\.rawValue)) : nil
    let (own, besides) = Self.own(facet, counts, index)
    let present = index.values(of: facet).enumerated().compactMap { number, value -> Value? in
      let count = Int(counts.counts[facet]?[number] ?? 0) + (own[number] ?? 0)
      guard count > 0 || chosen.contains(value), allowed?.contains(value) ?? true else { return nil }
      return Value(value: value, count: count, isChosen: chosen.contains(value))
    }
    // What an address names and no wine has can be taken away like the rest.
    let written = besides.filter { allowed?.contains($0.key) ?? true }.map {
      Value(value: $0.key, count: $0.value, isChosen: chosen.contains($0.key))
    }
    let unknown = chosen.subtracting((present + written).map(\.value)).map {
      Value(value: $0, count: 0, isChosen: true)
    }
    self.facet = facet
    values = present + written + unknown
  }

  /// What the space wrote down by hand, by the numbers of the catalogue's values, and what the catalogue has no value for.
  private static func own(_ facet: Facet, _ counts: FacetCounts, _ index: WineIndex) -> ([Int: Int], [String: Int]) {
    var (known, besides): ([Int: Int], [String: Int]) = ([:], [:])
    for (value, count) in counts.house[facet] ?? [:] {
      if let number = index.columns[facet]?.number(of: value, in: facet) {
        known[number, default: 0] += count
      } else {
        besides[value, default: 0] += count
      }
    }
    return (known, besides)
  }

  var isLong: Bool { values.count > Self.most }

  /// In the order in which a person looks through them.
  var shown: [Value] {
    guard isLong else { return FacetWords.sorted(values, of: facet) }
    let top = values.sorted { ($1.count, $0.value) < ($0.count, $1.value) }.prefix(Self.most)
    return FacetWords.sorted(Array(Set(top).union(values.filter(\.isChosen))), of: facet)
  }

  /// All in alphabetical order, what is chosen first; or those of whose names a word begins with what is typed.
  func values(matching typed: String, in locale: ReaderLocale) -> [Value] {
    let typed = typed.searchKey
    let named = values.map { value in (value, name: FacetWords.name(of: value.value, facet).text(in: locale)) }
    let found =
      typed.isEmpty
      ? named
      : named.filter { value, name in ([name, value.value] + kin(of: value)).contains { Self.begins($0, typed) } }
    let ordered =
      facet == .vintage
      ? found.map(\.0).sorted { $0.value > $1.value }
      : found.map { ($0.0, key: $0.name.sortKey) }.sorted { $0.key < $1.key }.map(\.0)
    return ordered.filter(\.isChosen) + ordered.filter { !$0.isChosen }
  }

  /// The other names of a value.
  private func kin(of value: Value) -> [String] {
    guard facet == .grape || facet == .region else { return [] }
    return Kin.names(beside: value.value.searchKey.split(separator: " ").map(String.init))
  }

  private static func begins(_ name: String, _ typed: String) -> Bool {
    " \(name.searchKey)".contains(" \(typed)") || name.facetKey.hasPrefix(typed.replacing(" ", with: ""))
  }
}
