import Kit
import Testing

@testable import Shopping

@Suite struct SeenPriceTests {
  /// As a line says it: “500 g jamón 7,25”.
  private func seen(_ line: String) throws -> SeenPrice {
    let line = ShoppingCast.line(line)
    return SeenPrice(try #require(line.price), of: line.quantity)
  }

  private func quantity(_ text: String) -> Quantity? {
    text.isEmpty ? nil : ShoppingCast.line("\(text) xyz").quantity
  }

  /// What was seen, how much is wanted, and what that costs; nothing where it doesn't follow.
  @Test(
    arguments: [
      ("2 l leche 0,89", "6 l", 534), ("2 l leche 0,89", "500 ml", 45), ("2 l leche 0,89", "", nil),
      ("500 g jamón 7,25", "1 kg", 1450), ("500 g jamón 7,25", "250 g", 363), ("500 g jamón 7,25", "2 paquetes", nil),
      ("pan 1,20", "", 120), ("pan 1,20", "3", 360), ("pan 1,20", "1 kg", nil),
      ("1 docena huevos 2,60", "6", 130), ("1 docena huevos 2,60", "", 260),
      ("3 latas atún 1,15", "", 115), ("3 latas atún 1,15", "2 latas", 230), ("3 latas atún 1,15", "2 botes", nil),
    ] as [(String, String, Int64?)])
  func itIsToldOfAnotherQuantity(line: String, wanted: String, cost: Int64?) throws {
    #expect(try seen(line).cost(of: quantity(wanted))?.minorUnits == cost)
  }

  /// Three for a euro are two for 67 cents, and not twice 33.
  @Test func itIsExactHoweverItIsToldAgain() throws {
    let three = SeenPrice(
      amount: Money(minorUnits: 100, currency: .eur), of: Quantity(thousandths: 3000, unit: .piece))
    #expect(three.cost(of: Quantity(thousandths: 2000, unit: .piece))?.minorUnits == 67)
    #expect(three.cost(of: Quantity(thousandths: 3000, unit: .piece))?.minorUnits == 100)
    #expect(three.compared == Price(amount: Money(minorUnits: 33, currency: .eur), basis: .per(.piece)))
  }

  @Test(arguments: [
    ("500 g jamón 7,25", "14,50 €/kg"), ("33 cl cerveza 0,66", "2,00 €/l"), ("1 docena huevos 2,60", "0,22 €/ud."),
    ("3 latas atún 1,15", "1,15 €/lata"),
  ])
  func itIsComparedByTheUnitOfShops(line: String, compared: String) throws {
    let text = try seen(line).compared?.text(in: .es).replacing("\u{A0}", with: " ")
    #expect(text == compared)
  }

  @Test func whatNobodyMeasuredIsSoMuchAsAWholeAgain() {
    let whole = SeenPrice(amount: Money(minorUnits: 500, currency: .eur), of: nil)
    #expect(whole.cost(of: nil)?.minorUnits == 500)
    #expect(whole.cost(of: quantity("2 kg")) == nil)
    #expect(whole.price(for: nil)?.basis == .whole)
  }

  @Test func aPriceOfOneStaysOneAndAnotherBecomesThatOfTheWhole() throws {
    #expect(try seen("2 l leche 0,89").price(for: quantity("6 l"))?.basis == .per(.litre))
    #expect(try seen("500 g jamón 7,25").price(for: quantity("1 kg"))?.amount.minorUnits == 1450)
    #expect(try seen("500 g jamón 7,25").price(for: quantity("1 kg"))?.basis == .whole)
    #expect(try seen("2 l leche 0,89").price(for: quantity("2 botellas")) == nil)
  }
}
