import Foundation

/// An exact decimal number as people of a language write it: `units` × 10^-`decimals`.
///
/// Spanish groups from five digits (1234, 12.345), English and Portuguese from four.
package struct Numeral: Localized, Hashable {
  private let units: Int
  private let decimals: Int

  package init(_ value: Int) {
    self.init(value, decimals: 0)
  }

  /// `Numeral(375, decimals: 2)` is 3.75. Every decimal is written, zeros too.
  package init(_ units: Int, decimals: Int) {
    precondition(decimals >= 0, "a number has no fewer than zero decimals")
    (self.units, self.decimals) = (units, decimals)
  }

  /// For averages and ratios, rounded half away from zero; never for money. `nil` when it is not a number or does not
  /// fit.
  package init?(rounding value: Double, decimals: Int) {
    let scaled = (value * pow(10, Double(decimals))).rounded(.toNearestOrAwayFromZero)
    guard let units = Int(exactly: scaled) else { return nil }
    self.init(units, decimals: decimals)
  }

  package func text(in locale: ReaderLocale) -> String {
    text(in: locale.language)
  }

  package func text(in language: Language) -> String {
    "\(sign)\(unsignedText(in: language, grouped: true))"
  }

  /// Without grouping, and with the ASCII hyphen: what a form field and a file hold, as keyboards type it and spreadsheets read it.
  package func fieldText(in language: Language) -> String {
    (units < 0 ? "-" : "") + unsignedText(in: language, grouped: false)
  }

  /// As people read it.
  var sign: String { units < 0 ? "\u{2212}" : "" }

  func unsignedText(in language: Language, grouped: Bool) -> String {
    let digits = units.magnitude.digits
    let whole = max(1, digits - decimals)
    let groups = grouped && whole >= language.leastGroupedDigits ? (whole - 1) / 3 : 0
    let length = whole + groups + (decimals > 0 ? decimals + 1 : 0)
    return String(unsafeUninitializedCapacity: length) { text in
      var rest = units.magnitude
      var position = length
      for written in 0..<whole + decimals {
        position -= 1
        if written == decimals, decimals > 0 {
          text[position] = language.decimalSeparator
          position -= 1
        } else if groups > 0, written > decimals, (written - decimals).isMultiple(of: 3) {
          text[position] = language.groupingSeparator
          position -= 1
        }
        text[position] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      return length
    }
  }
}

extension UInt {
  /// How many it is written with.
  fileprivate var digits: Int {
    var (count, rest) = (1, self / 10)
    while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    return count
  }
}

extension Language {
  /// ASCII.
  var decimalSeparator: UInt8 { self == .en ? UInt8(ascii: ".") : UInt8(ascii: ",") }
  /// ASCII.
  var groupingSeparator: UInt8 { self == .en ? UInt8(ascii: ",") : UInt8(ascii: ".") }
  /// Spanish leaves four digits together (RAE, CLDR `minimumGroupingDigits` 2).
  fileprivate var leastGroupedDigits: Int { self == .es ? 5 : 4 }
}
