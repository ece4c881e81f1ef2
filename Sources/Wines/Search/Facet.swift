import Kit

/// What a list of wines can be narrowed by. The raw values stand in addresses.
package enum Facet: String, CaseIterable, Sendable, PathParameter {
  case type, country, region, grape, price, score, vintage, food, body

  /// Those that belong to one vintage: together they ask for one that has them all.
  static let ofVintages: Set<Facet> = [.price, .score, .vintage]

  /// Those whose values sources spell as they like: what differs in accents, case and punctuation alone is one value.
  var isSpelt: Bool { [.country, .region, .grape, .food].contains(self) }
}

extension Facet {
  /// By which two values are one: Albariño and Albarino, Priorat and Priorato, Garnacha and Grenache, Syrah/Shiraz and Syrah.
  func key(of value: String) -> String {
    guard isSpelt else { return value }
    guard self == .grape || self == .region else { return value.facetKey }
    let parts = Set(value.split { "/".contains($0) }.map { Kin.first(of: String($0).searchKey) })
    guard parts.count == 1, let name = parts.first, !name.isEmpty else { return value.facetKey }
    return name.facetKey
  }
}

extension String {
  /// By which two spellings mean the same value: Albariño and Albarino, Xarel·lo and Xarel-lo.
  var facetKey: String {
    let key = searchKey.replacing(" ", with: "")
    return key.isEmpty ? self : key
  }
}

/// The values of one facet, and which wines have which. A wine may have none or several.
struct FacetColumn: Sendable {
  /// By their number.
  let values: [String]
  /// Where each wine's values begin, and where the last wine's end.
  let starts: [UInt32]
  let items: [UInt16]
  /// The same the other way round, by the values' number.
  private let members: [Members]

  static let none = FacetColumn(values: [], starts: [0], items: [])

  init(values: [String], starts: [UInt32], items: [UInt16]) {
    (self.values, self.starts, self.items) = (values, starts, items)
    var members = [[UInt32]](repeating: [], count: values.count)
    for place in starts.indices.dropLast() {
      for item in Int(starts[place])..<Int(starts[place + 1]) { members[Int(items[item])].append(UInt32(place)) }
    }
    self.members = members.map { Members($0, of: starts.count - 1) }
  }

  /// The number of a value, in whichever spelling it is named where spellings are one.
  func number(of name: String, in facet: Facet) -> Int? {
    if let number = values.firstIndex(of: name) { return number }
    guard facet.isSpelt else { return nil }
    let key = facet.key(of: name)
    return values.firstIndex { facet.key(of: $0) == key }
  }

  /// Puts the wines that have a value into a set.
  func insert(_ value: Int, into set: inout WineSet) {
    switch members[value] {
    case .few(let places): set.insert(places[...])
    case .many(let wines): set.formUnion(wines)
    }
  }

  /// How many wines of a set have each value.
  /// - Parameter size: how many wines are in the set.
  func counts(in set: WineSet, size: Int) -> [Int32] {
    // Looking up a wine's values jumps about in memory; going through the values' wines doesn't, but goes through all of them.
    let jumps = size * max(1, items.count / max(1, set.capacity))
    return jumps * 4 < members.reduce(0) { $0 + $1.steps } ? countsByWine(set) : countsByValue(set)
  }

  private func countsByWine(_ set: WineSet) -> [Int32] {
    var counts = [Int32](repeating: 0, count: values.count)
    counts.withUnsafeMutableBufferPointer { counts in
      starts.withUnsafeBufferPointer { starts in
        items.withUnsafeBufferPointer { items in
          set.visit { place in
            for item in Int(starts[place])..<Int(starts[place + 1]) { counts[Int(items[item])] += 1 }
            return true
          }
        }
      }
    }
    return counts
  }

  private func countsByValue(_ set: WineSet) -> [Int32] {
    members.map { members in
      switch members {
      case .few(let places): Int32(set.count(of: places))
      case .many(let wines): Int32(set.count(with: wines))
      }
    }
  }

  /// More than the catalogue of the world has; a later value is not counted.
  static let mostValues = Int(UInt16.max)
}

/// The wines that have a value.
private enum Members: Sendable {
  /// Named one by one, in order.
  case few([UInt32])
  /// So many that a bit for each wine of the catalogue takes less room.
  case many(WineSet)

  init(_ places: [UInt32], of wines: Int) {
    guard places.count > wines / 32 else {
      self = .few(places)
      return
    }
    var set = WineSet(none: wines)
    set.insert(places[...])
    self = .many(set)
  }

  /// How much is looked at to count them.
  var steps: Int {
    switch self {
    case .few(let places): places.count
    case .many(let wines): wines.bits.count
    }
  }
}

/// What one vintage of a wine costs and how it was judged, to the cent and the point; 0 where nobody says.
struct VintageFigure: Sendable, Equatable {
  /// In hundredths.
  var price: UInt32
  /// In hundredths.
  var score: UInt16
  /// Of the price, among all currencies.
  var currency: UInt8
  /// Of the score.
  var scale: UInt8

  init(price: UInt32, score: UInt16, currency: UInt8, scale: UInt8) {
    (self.price, self.score, self.currency, self.scale) = (price, score, currency, scale)
  }

  init(_ vintage: WineVintage) {
    self.init(
      price: vintage.price.map { UInt32(clamping: PriceLimit.hundredths($0)) } ?? 0,
      score: vintage.score.map { UInt16(clamping: $0.value) } ?? 0,
      currency: vintage.price.flatMap { Currency.allCases.firstIndex(of: $0.currency) }.map { UInt8($0) } ?? 0,
      scale: vintage.score.map { UInt8($0.scale.rawValue) } ?? 0)
  }
}

/// What one vintage of a wine costs and how it was judged; places in the columns' values.
struct VintageEntry: Sendable {
  static let none = UInt16.max

  var year: UInt16
  var price: UInt16
  var score: UInt16
}
