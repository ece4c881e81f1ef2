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

  static let none = FacetColumn(values: [], starts: [], items: [])

  init(values: [String], starts: [UInt32], items: [UInt16]) {
    (self.values, self.starts, self.items) = (values, starts, items)
    var memberStarts = [UInt32](repeating: 0, count: values.count + 1)
    for item in items { memberStarts[Int(item) + 1] += 1 }
    for value in values.indices { memberStarts[value + 1] += memberStarts[value] }
    var next = memberStarts
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
  }

  /// The number of a value, in whichever spelling it is named where spellings are one.
  func number(of name: String, isSpelt: Bool) -> Int? {
    if let number = values.firstIndex(of: name) { return number }
    guard isSpelt else { return nil }
    let key = name.facetKey
    return values.firstIndex { $0.facetKey == key }
  }

  /// The wines that have a value, in order.
  func members(of value: Int) -> ArraySlice<UInt32> {
    members[Int(memberStarts[value])..<Int(memberStarts[value + 1])]
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
