import Kit

/// What a list of wines can be narrowed by. The raw values stand in addresses.
package enum Facet: String, CaseIterable, Sendable {
  case type, country, region, grape, price, score, vintage, food

  /// Those that belong to one vintage: together they ask for one that has them all.
  static let ofVintages: Set<Facet> = [.price, .score, .vintage]
}

/// The values of one facet, and which wines have which. A wine may have none or several.
struct FacetColumn: Sendable {
  /// By their number.
  let values: [String]
  /// Where each wine's values begin, and where the last wine's end.
  let starts: [UInt32]
  let items: [UInt16]

  static let none = FacetColumn(values: [], starts: [], items: [])

  /// More than the catalogue of the world has; a later value is not counted.
  static let mostValues = Int(UInt16.max)

  @inline(__always)
  func numbers(of place: Int) -> Range<Int> {
    Int(starts[place])..<Int(starts[place + 1])
  }
}

/// What one vintage of a wine costs and how it was judged; places in the columns' values.
struct VintageEntry: Sendable {
  static let none = UInt16.max

  var year: UInt16
  var price: UInt16
  var score: UInt16
}
