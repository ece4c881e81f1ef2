import Kit
import Testing

@testable import Restaurant

@Suite struct PriceTextTests {
  private func cents(_ text: PriceText, _ currency: Currency = .eur) throws -> Int64 {
    try text.money(in: currency).minorUnits
  }

  @Test(
    arguments: [
      ("12.5", 1250), ("12.50", 1250), ("12.500", 1250), ("12", 1200), ("0", 0), ("1.25e1", 1250), ("125e-1", 1250),
      ("0.05", 5), ("5e-2", 5), ("8.95", 895), ("4503599627370.497e-2", nil), ("0.1e1", 100),
    ] as [(String, Int64?)])
  func aNumberIsReadToItsLastDigit(digits: String, cents: Int64?) throws {
    guard let cents else {
      #expect(throws: Money.Misreading.tooManyDecimals(allowed: 2)) { try self.cents(.number(digits)) }
      return
    }
    #expect(try self.cents(.number(digits)) == cents)
  }

  @Test func whatABinaryFractionLeftBehindIsNotRoundedAway() {
    #expect(throws: Money.Misreading.tooManyDecimals(allowed: 2)) { try cents(.number("8.949999999999999")) }
    #expect(throws: Money.Misreading.negative) { try cents(.number("-1")) }
    #expect(throws: Money.Misreading.tooLarge) { try cents(.number("1e20")) }
    #expect(throws: Money.Misreading.notANumber) { try cents(.number("1e999999999999")) }
  }

  @Test(arguments: [("12,50", 1250), ("12.50 €", 1250), ("€3", 300), ("1.234,50", 123_450)])
  func aTextIsReadWithPointOrComma(text: String, cents: Int64) throws {
    #expect(try self.cents(.text(text)) == cents)
  }

  @Test func minorUnitsAreThoseOfTheCurrency() throws {
    #expect(try cents(.minorUnits("1250")) == 1250)
    #expect(try cents(.minorUnits("1250"), .jpy) == 1250)
    #expect(throws: Money.Misreading.tooManyDecimals(allowed: 0)) { try cents(.minorUnits("12.5")) }
  }

  @Test func whatAnOptionTakesAwayIsSigned() throws {
    #expect(try PriceText.text("-1,50").money(in: .eur, isSigned: true).minorUnits == -150)
    #expect(try PriceText.text("−1,50").money(in: .eur, isSigned: true).minorUnits == -150)
    #expect(try PriceText.text("–1,50").money(in: .eur, isSigned: true).minorUnits == -150)
    #expect(try PriceText.text("+2").money(in: .eur, isSigned: true).minorUnits == 200)
    #expect(try PriceText.number("-0.5").money(in: .eur, isSigned: true).minorUnits == -50)
    #expect(throws: Money.Misreading.negative) { try cents(.text("-1")) }
  }
}
