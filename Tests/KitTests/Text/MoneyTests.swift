import Foundation
import Testing

@testable import Text

struct MoneyTests {
  @Test(arguments: [
    (350, Currency.eur, "3,50_€", "€3.50", "3,50_€"),
    (0, .eur, "0,00_€", "€0.00", "0,00_€"),
    (5, .eur, "0,05_€", "€0.05", "0,05_€"),
    (-350, .eur, "−3,50_€", "−€3.50", "−3,50_€"),
    (123_450, .eur, "1234,50_€", "€1,234.50", "1.234,50_€"),
    (1_234_500, .eur, "12.345,00_€", "€12,345.00", "12.345,00_€"),
    (123_456_789, .eur, "1.234.567,89_€", "€1,234,567.89", "1.234.567,89_€"),
    (350, .brl, "R$_3,50", "R$3.50", "R$_3,50"),
    (-350, .brl, "−R$_3,50", "−R$3.50", "−R$_3,50"),
    (350, .usd, "US$_3,50", "$3.50", "US$_3,50"),
    (350, .mxn, "$_3,50", "MX$3.50", "MX$_3,50"),
    (350, .gbp, "3,50_£", "£3.50", "3,50_£"),
    (350, .chf, "3,50_CHF", "CHF_3.50", "3,50_CHF"),
    (350, .pen, "S/_3,50", "S/3.50", "S/_3,50"),
    (12_345, .clp, "$_12.345", "CL$12,345", "CL$_12.345"),
    (1234, .jpy, "1234_¥", "¥1,234", "1.234_¥"),
    (3500, .tnd, "3,500_TND", "TND_3.500", "3,500_TND"),
    (1, .kwd, "0,001_KWD", "KWD_0.001", "0,001_KWD"),
  ])
  func amountsAreWrittenAsTheLanguageDoes(units: Int64, currency: Currency, es: String, en: String, pt: String) {
    let money = Money(minorUnits: units, currency: currency)
    let expected = [es, en, pt].map { $0.replacingOccurrences(of: "_", with: "\u{A0}") }
    #expect(Language.allCases.map { money.text(in: $0) } == expected)
  }

  @Test(arguments: [
    (350, Currency.eur, "3,50", "3.50"), (123_450, .eur, "1234,50", "1234.50"), (-5, .eur, "-0,05", "-0.05"),
    (1_234_567, .jpy, "1234567", "1234567"), (1500, .kwd, "1,500", "1.500"),
  ])
  func aFieldHoldsNeitherSymbolNorGroups(units: Int64, currency: Currency, es: String, en: String) {
    let money = Money(minorUnits: units, currency: currency)
    #expect([.es, .en, .pt].map { money.fieldText(in: $0) } == [es, en, es])
  }

  @Test func aLinesPriceIsTheUnitPriceTimesTheQuantity() throws {
    let price = Money(minorUnits: 105, currency: .eur)
    #expect(try price * 3 == Money(minorUnits: 315, currency: .eur))
    #expect(try price * 0 == .zero(.eur))
  }

  @Test func amountsAddUpAndSubtract() throws {
    let amounts = [350, 5, -100].map { Money(minorUnits: $0, currency: .eur) }
    #expect(try Money.sum(amounts, currency: .eur) == Money(minorUnits: 255, currency: .eur))
    #expect(try Money.sum([], currency: .jpy) == .zero(.jpy))
    #expect(try amounts[1] - amounts[0] == Money(minorUnits: -345, currency: .eur))
  }

  @Test func euroAndDollarsAreNeverAdded() {
    let euro = Money(minorUnits: 100, currency: .eur)
    let dollar = Money(minorUnits: 100, currency: .usd)
    #expect(throws: Money.Failure.differentCurrencies) { try euro + dollar }
    #expect(throws: Money.Failure.differentCurrencies) { try Money.sum([dollar], currency: .eur) }
  }

  @Test func anAmountThatDoesNotFitIsAnErrorAndNotAnotherAmount() {
    let most = Money(minorUnits: .max, currency: .eur)
    #expect(throws: Money.Failure.tooLarge) { try most + Money(minorUnits: 1, currency: .eur) }
    #expect(throws: Money.Failure.tooLarge) { try Money(minorUnits: .min, currency: .eur) - most }
    #expect(throws: Money.Failure.tooLarge) { try most * 2 }
  }

  @Test func everyCurrencyHasACodeOfThreeLettersAndANameInEveryLanguage() {
    for currency in Currency.allCases {
      #expect(currency.code.count == 3 && currency.code.allSatisfy { $0.isASCII && $0.isUppercase })
      for language in Language.allCases {
        #expect(!currency.name.text(in: ReaderLocale(language: language, zone: .utc)).isEmpty)
        #expect(!currency.symbol(in: language).isEmpty)
      }
    }
    #expect(Currency.allCases.count >= 45)
  }

  @Test(arguments: Language.allCases)
  func noTwoCurrenciesShareASymbolExceptTheSpanishPesos(language: Language) {
    let symbols = Currency.allCases.map { $0.symbol(in: language) }.filter { $0 != "$" }
    #expect(Set(symbols).count == symbols.count)
  }
}
