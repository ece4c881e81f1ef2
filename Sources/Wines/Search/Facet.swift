import Kit

/// What a list of wines can be narrowed by. The raw values stand in addresses.
package enum Facet: String, CaseIterable, Sendable {
  case type, country, region, grape, price, score, vintage, food

  /// Those that belong to one vintage: together they ask for one that has them all.
  static let ofVintages: Set<Facet> = [.price, .score, .vintage]

  /// Those whose values sources spell as they like: what differs in accents, case and punctuation alone is one value.
  var isSpelt: Bool { [.country, .region, .grape, .food].contains(self) }
}

extension Facet: PathParameter {
  package init?(pathText: String) { self.init(rawValue: pathText) }
  package var pathText: String { rawValue }
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
  /// The same the other way round: where each value's wines begin.
  private let memberStarts: [UInt32]
  private let members: [UInt32]
  /// Those again, a bit for each wine, of the values of so many that this takes less room than naming them.
  private let sets: [Int: WineSet]
  /// How much ``countsByValue(_:)`` looks at.
  private let steps: Int

  static let none = FacetColumn(values: [], starts: [0], items: [])

  init(values: [String], starts: [UInt32], items: [UInt16]) {
    (self.values, self.starts, self.items) = (values, starts, items)
    var memberStarts = [UInt32](repeating: 0, count: values.count + 1)
    for item in items { memberStarts[Int(item) + 1] += 1 }
    for value in values.indices { memberStarts[value + 1] += memberStarts[value] }
    var next = memberStarts
    var sets: [Int: WineSet] = [:]
    members = [UInt32](unsafeUninitializedCapacity: items.count) { members, count in
      for place in starts.indices.dropLast() {
        for item in Int(starts[place])..<Int(starts[place + 1]) {
          let value = Int(items[item])
          members[Int(next[value])] = UInt32(place)
          next[value] += 1
        }
      }
      count = items.count
    }
    self.memberStarts = memberStarts
    let wines = starts.count - 1
    for value in values.indices where Int(memberStarts[value + 1] - memberStarts[value]) > wines / 32 {
      var set = WineSet(none: wines)
      set.insert(members[Int(memberStarts[value])..<Int(memberStarts[value + 1])])
      sets[value] = set
    }
    self.sets = sets
    let inSets = sets.keys.reduce(0) { $0 + Int(memberStarts[$1 + 1] - memberStarts[$1]) }
    steps = items.count - inSets + sets.values.reduce(0) { $0 + $1.bits.count }
  }

  /// The number of a value, in whichever spelling it is named where spellings are one.
  func number(of name: String, isSpelt: Bool) -> Int? {
    if let number = values.firstIndex(of: name) { return number }
    guard isSpelt else { return nil }
    let key = name.facetKey
    return values.firstIndex { $0.facetKey == key }
  }

  /// The wines that have a value, in order.
  private func members(of value: Int) -> ArraySlice<UInt32> {
    members[Int(memberStarts[value])..<Int(memberStarts[value + 1])]
  }

  /// Puts the wines that have a value into a set.
  func insert(_ value: Int, into set: inout WineSet) {
    if let members = sets[value] { set.formUnion(members) } else { set.insert(members(of: value)) }
  }

  /// How many wines of a set have each value.
  /// - Parameter size: how many wines are in the set.
  func counts(in set: WineSet, size: Int) -> [Int32] {
    // Looking up a wine's values jumps about in memory; going through the values' wines doesn't, but goes through all of them.
    let jumps = size * max(1, items.count / max(1, set.capacity))
    return jumps * 4 < steps ? countsByWine(set) : countsByValue(set)
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
    values.indices.map { value in
      Int32(sets[value].map { set.count(with: $0) } ?? set.count(of: members(of: value)))
    }
  }

  /// More than the catalogue of the world has; a later value is not counted.
  static let mostValues = Int(UInt16.max)
}

/// What one vintage of a wine costs and how it was judged; places in the columns' values.
struct VintageEntry: Sendable {
  static let none = UInt16.max

  var year: UInt16
  var price: UInt16
  var score: UInt16
}
