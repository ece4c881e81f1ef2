import Testing

@testable import Shopping

@Suite struct DoubtsTests {
  @Test(arguments: [
    ("pizza 4 quesos", true), ("ibuprofeno 600", true), ("pañales talla 4", false), ("omega 3", false),
    ("leche", false),
    ("2 kg tomates", false),
  ])
  func aNumberThatStayedInANameIsAskedFor(typed: String, isAsked: Bool) throws {
    #expect(try #require(ShoppingCast.parser.line(typed)).mayHoldQuantity == isAsked)
  }

  @Test func aSignOfMoneyThatStayedInANameIsAskedFor() {
    #expect(ItemLine(name: "pan a 1€ o así").mayHoldPrice)
    #expect(!ItemLine(name: "pan").mayHoldPrice)
  }

  @Test(arguments: ["£20 petrol", "petrol £20", "£20 of petrol"])
  func anAmountInAnotherCurrencyIsAskedFor(typed: String) throws {
    let line = try #require(ShoppingCast.parser.line(typed))
    #expect(line.name == typed)
    #expect(line.mayHoldPrice)
  }
}
