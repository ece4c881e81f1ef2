import Kit

@testable import Shopping

/// What the tests of items are made of.
enum ShoppingCast {
  static let reader = LineReader(currency: .eur, language: .es, brands: ["Mimosa", "Pascual", "Coca-Cola"])

  static func id<Of>(_ number: UInt64, _ of: Of.Type = Of.self) -> ID<Of> {
    ID(UUIDText(at: Instant(milliseconds: 0), random: (0, number)))
  }

  static func line(_ typed: String) -> ItemLine {
    reader.line(typed) ?? ItemLine(name: typed)
  }

  static func item(
    _ typed: String, _ number: UInt64 = 1, category: ID<Category>? = nil, isBought: Bool = false
  ) -> Item {
    Item(
      id: id(number), line: line(typed), note: "", category: category,
      addedAt: Instant(milliseconds: Int64(number) * 1000), isBought: isBought)
  }
}
