import Kit

@testable import Shopping

/// What the tests of items are made of.
enum ShoppingCast {
  static let parser = LineParser(currency: .eur, language: .es, brands: ["Mimosa", "Pascual", "Coca-Cola"])

  static func id<Of>(_ number: UInt64, _ of: Of.Type = Of.self) -> ID<Of> {
    ID(UUIDText(at: Instant(milliseconds: 0), random: (0, number)))
  }

  static func line(_ typed: String) -> ItemLine {
    parser.line(typed) ?? ItemLine(name: typed)
  }

  static func item(
    _ typed: String, _ number: UInt64 = 1, category: ID<Category>? = nil, isBought: Bool = false
  ) -> Item {
    Item(
      id: id(number), line: line(typed), note: "", category: category,
      addedAt: Instant(milliseconds: Int64(number) * 1000), isBought: isBought)
  }
}

extension Collection<Item> {
  /// Whether the list belongs to the completed ones: everything is bought. An empty list is a current one.
  var isCompleted: Bool { !isEmpty && allSatisfy(\.isBought) }
}

extension Quantity {
  /// The same amount, whatever the unit it is told in: 500 g and 0.5 kg.
  func isAsMuch(as other: Quantity) -> Bool {
    guard unit.measure == other.unit.measure else { return false }
    guard let one = thousandthsOfTheSmallest, let two = other.thousandthsOfTheSmallest else { return self == other }
    return one == two
  }
}
