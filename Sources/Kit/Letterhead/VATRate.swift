/// A rate of value added tax.
package struct VATRate: Hashable, Comparable, Sendable {
  /// Of a percent: 2,100 are 21 %.
  package let hundredths: Int

  package static let highest = VATRate(hundredths: 10_000)

  private init(hundredths: Int) { self.hundredths = hundredths }

  /// As people and files write it: “21”, “5,2”, “5.20 %”. `nil` when it is none, or more than a hundred.
  package init?(_ text: String) {
    let number = text.replacing("%", with: "").asTyped.replacing(",", with: ".")
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...3).contains(whole.count), parts.count <= 2 else { return nil }
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard (1...2).contains(fraction.count), (whole + fraction).allSatisfy({ $0.isASCII && $0.isNumber }),
      let units = Int(whole + fraction + (fraction.count == 1 ? "0" : "")), units <= Self.highest.hundredths
    else { return nil }
    hundredths = units
  }

  /// As it is kept and sent, without zeros at its end: “21”, “5.2”.
  package var text: String { numeral.fieldText(in: .en) }

  package var title: Phrase {
    let numeral = numeral
    return Phrase(es: "\(numeral)\u{A0}%", en: "\(numeral)%", pt: "\(numeral)%")
  }

  private var numeral: Numeral {
    if hundredths.isMultiple(of: 100) { return Numeral(hundredths / 100) }
    return hundredths.isMultiple(of: 10)
      ? Numeral(hundredths / 10, decimals: 1) : Numeral(hundredths, decimals: 2)
  }

  package static func < (one: VATRate, other: VATRate) -> Bool { one.hundredths < other.hundredths }

  // MARK: What it comes to

  /// What is in an amount that has it in it already. Half a minor unit goes up.
  package func tax(within amount: Money) -> Money { share(of: amount, per: 10_000 + hundredths) }

  /// What comes on top of an amount. Half a minor unit goes up.
  package func tax(on amount: Money) -> Money { share(of: amount, per: 10_000) }

  /// - Parameter amount: not below nothing, and at most ``Money/largestTotal``.
  private func share(of amount: Money, per whole: Int) -> Money {
    let (part, whole) = (amount.minorUnits * Int64(hundredths), Int64(whole))
    return Money(minorUnits: (2 * part + whole) / (2 * whole), currency: amount.currency)
  }
}

extension VATRate {
  /// Those of the country that a time zone is of, from the highest, where the house knows them: a space begins with them and may
  /// have others.
  package static func usual(in zone: Zone) -> [VATRate] {
    switch zone.identifier {
    case "Europe/Madrid": [21, 10, 4]
    case "Europe/Lisbon": [23, 13, 6]
    case "Atlantic/Madeira": [22, 12, 4]
    case "Atlantic/Azores": [16, 9, 4]
    default: []
    }
  }
}

extension VATRate: ExpressibleByIntegerLiteral {
  /// So many percent.
  package init(integerLiteral percent: Int) { self.init(hundredths: 100 * percent) }
}
