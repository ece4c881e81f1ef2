import Testing

@testable import Text

struct NumeralTests {
  @Test(arguments: [
    (Numeral(0), "0", "0", "0"),
    (Numeral(999), "999", "999", "999"),
    (Numeral(1234), "1234", "1,234", "1.234"),
    (Numeral(-1234), "−1234", "−1,234", "−1.234"),
    (Numeral(12_345), "12.345", "12,345", "12.345"),
    (Numeral(123_456), "123.456", "123,456", "123.456"),
    (Numeral(1_234_567), "1.234.567", "1,234,567", "1.234.567"),
    (Numeral(5, decimals: 2), "0,05", "0.05", "0,05"),
    (Numeral(-5, decimals: 1), "−0,5", "−0.5", "−0,5"),
    (Numeral(370, decimals: 2), "3,70", "3.70", "3,70"),
    (Numeral(123_450, decimals: 2), "1234,50", "1,234.50", "1.234,50"),
    (
      Numeral(.min, decimals: 0), "−9.223.372.036.854.775.808", "−9,223,372,036,854,775,808",
      "−9.223.372.036.854.775.808"
    ),
  ])
  func numbersAreWrittenAsTheLanguageDoes(number: Numeral, es: String, en: String, pt: String) {
    #expect(Language.allCases.map { number.text(in: $0) } == [es, en, pt])
  }

  @Test func whatIsReadHasAMinusAndWhatIsTypedOrFiledAHyphen() {
    #expect(
      Language.allCases.map { Numeral(-1234).text(in: $0).unicodeScalars.first } == [
        "\u{2212}", "\u{2212}", "\u{2212}",
      ])
    #expect(Language.allCases.map { Numeral(-1234).fieldText(in: $0) } == ["-1234", "-1234", "-1234"])
  }

  @Test(arguments: [
    (3.25, 1, "3.3"), (-3.25, 1, "−3.3"), (2.0 / 3, 2, "0.67"), (1234.5, 0, "1,235"), (0.04, 1, "0.0"),
  ])
  func averagesAreRoundedHalfAwayFromZero(value: Double, decimals: Int, text: String) {
    #expect(Numeral(rounding: value, decimals: decimals)?.text(in: .en) == text)
  }

  @Test(arguments: [Double.nan, .infinity, 1e30])
  func whatIsNoNumberIsNotWritten(value: Double) {
    #expect(Numeral(rounding: value, decimals: 1) == nil)
  }
}
