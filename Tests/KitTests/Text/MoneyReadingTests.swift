import Testing

@testable import Text

struct MoneyReadingTests {
  @Test(arguments: [
    "3,50", "3.50", "3,5", "3.5", "03,50", " 3,50 ", "3,50 €", "3,50€", "€3.50", "€ 3,50", "EUR 3,50", "3,5 eur",
    "3,50\u{A0}€",
  ])
  func theSameAmountIsReadHoweverItIsTyped(text: String) throws {
    for language in Language.allCases {
      #expect(try Money.parse(text, currency: .eur, language: language).minorUnits == 350)
    }
  }

  @Test(arguments: [
    "1234,50", "1234.50", "1234,5", "1.234,50", "1,234.50", "1 234,50", "1 234.50", "1\u{202F}234,50", "1\u{A0}234,50",
    "1’234.50",
    "1.234,5",
  ])
  func thousandsAreReadHoweverTheyAreGrouped(text: String) throws {
    for language in Language.allCases {
      #expect(try Money.parse(text, currency: .eur, language: language).minorUnits == 123_450)
    }
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), (",50", 50), (".5", 50), ("7", 700), ("0,05", 5), ("1234567", 123_456_700),
    ("1.234.567", 123_456_700),
    ("1,234,567", 123_456_700), ("1 234 567", 123_456_700), ("1,234,567.89", 123_456_789),
    ("9999999999999,99", 999_999_999_999_999),
    ("000000000000000000000000001", 100),
  ])
  func plainAmountsAreReadInEveryLanguage(text: String, units: Int64) throws {
    for language in Language.allCases {
      #expect(try Money.parse(text, currency: .eur, language: language).minorUnits == units)
    }
  }

  @Test func aLoneGroupingSeparatorBeforeThreeDigitsGroups() throws {
    #expect(try Money.parse("1.234", currency: .eur, language: .es).minorUnits == 123_400)
    #expect(try Money.parse("12.345 €", currency: .eur, language: .pt).minorUnits == 1_234_500)
    #expect(try Money.parse("$1,234", currency: .usd, language: .en).minorUnits == 123_400)
  }

  @Test func aLoneDecimalSeparatorBeforeThreeDigitsIsAmbiguous() {
    #expect(misreading("1,234", .eur, .es) == .ambiguous)
    #expect(misreading("1,234", .eur, .pt) == .ambiguous)
    #expect(misreading("1.234", .eur, .en) == .ambiguous)
  }

  @Test func aCurrencyOfThreeDecimalsReadsItsDecimalsAndDoubtsTheRest() throws {
    #expect(try Money.parse("1,234", currency: .kwd, language: .es).minorUnits == 1234)
    #expect(try Money.parse("1.234", currency: .kwd, language: .en).minorUnits == 1234)
    #expect(misreading("1.234", .kwd, .es) == .ambiguous)
    #expect(misreading("1,2345", .kwd, .es) == .tooManyDecimals(allowed: 3))
  }

  @Test func aCurrencyWithoutDecimalsReadsEveryGroup() throws {
    #expect(try Money.parse("1,234", currency: .jpy, language: .es).minorUnits == 1234)
    #expect(try Money.parse("1.234", currency: .clp, language: .en).minorUnits == 1234)
    #expect(misreading("3,50", .clp, .es) == .tooManyDecimals(allowed: 0))
    #expect(misreading("3,0", .jpy, .es) == .tooManyDecimals(allowed: 0))
  }

  @Test(arguments: [
    ("", Money.Misreading.empty), ("   ", .empty), ("€", .empty),
    ("abc", .notANumber), ("3,50 $", .notANumber), ("-", .notANumber), ("3,", .notANumber), (",", .notANumber),
    ("3..5", .notANumber), ("1.23.456", .notANumber), ("1,23.50", .notANumber), ("12 34", .notANumber),
    ("1 234.567,50", .notANumber),
    ("1.234,567.89", .notANumber), ("1,234.567,89", .notANumber), ("0.123.456", .notANumber), ("3e2", .notANumber),
    ("٣", .notANumber), ("0x10", .notANumber), ("3 €€", .notANumber), ("--3", .notANumber), ("+3", .notANumber),
    ("½", .notANumber),
    ("1.234.5678", .notANumber), (" 1. 234", .notANumber),
    ("3,505", .ambiguous), ("3,5000", .tooManyDecimals(allowed: 2)), ("0,505", .tooManyDecimals(allowed: 2)),
    ("0.125", .tooManyDecimals(allowed: 2)), ("1234,567", .tooManyDecimals(allowed: 2)),
    (",505", .tooManyDecimals(allowed: 2)),
    ("1.234,567", .tooManyDecimals(allowed: 2)), ("1 234,567", .tooManyDecimals(allowed: 2)),
    ("-3,50", .negative), ("3,50-", .negative), ("-3,50 €", .negative), ("€ -3,50", .negative), ("−3", .negative),
    ("–3", .negative), ("3,50 €–", .negative),
    ("10000000000000", .tooLarge), ("99999999999999999999999999999999", .tooLarge),
    ("-99999999999999999999", .tooLarge),
  ])
  func whatIsNotAnAmountIsRefusedWithItsReason(text: String, reason: Money.Misreading) {
    #expect(misreading(text, .eur, .es) == reason)
  }

  @Test(arguments: [
    ("US$ 3,50", Currency.usd), ("$3.50", .usd), ("usd 3.50", .usd), ("R$ 3,50", .brl), ("r$3,50", .brl),
    ("$ 3,50", .mxn), ("S/3.50", .pen),
    ("B/.3.50", .pab), ("Bs.3,50", .ves), ("3,50 zł", .pln),
  ])
  func theCurrencysOwnSignsAreUnderstood(text: String, currency: Currency) throws {
    #expect(try Money.parse(text, currency: currency, language: .pt).minorUnits == 350)
  }

  @Test(arguments: Currency.allCases)
  func whatIsWrittenIsReadBackTheSame(currency: Currency) throws {
    for language in Language.allCases {
      for units: Int64 in [
        0, 1, 9, 10, 99, 100, 999, 1000, 1234, 12_345, 123_450, 123_456, 1_234_567, 999_999_999_999_999,
      ] {
        let money = Money(minorUnits: units, currency: currency)
        #expect(try Money.parse(money.fieldText(in: language), currency: currency, language: language) == money)
        #expect(try Money.parse(money.text(in: language), currency: currency, language: language) == money)
      }
    }
  }

  @Test func everyReasonHasASentence() {
    let reasons: [Money.Misreading] = [
      .empty, .notANumber, .tooManyDecimals(allowed: 0), .tooManyDecimals(allowed: 2), .ambiguous, .tooLarge, .negative,
    ]
    let sentences = reasons.map { $0.message.text(in: ReaderLocale(language: .es, zone: .utc)) }
    #expect(Set(sentences).count == reasons.count)
    #expect(sentences[3] == "Como mucho 2 decimales.")
  }

  private func misreading(_ text: String, _ currency: Currency, _ language: Language) -> Money.Misreading? {
    do {
      _ = try Money.parse(text, currency: currency, language: language)
      return nil
    } catch {
      return error
    }
  }
}
