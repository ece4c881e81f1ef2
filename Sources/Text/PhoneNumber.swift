/// What somebody wrote where a telephone number is asked for, as a telephone wants it.
package struct PhoneNumber: Hashable, Sendable {
  /// As it is dialled from where it was written: digits, and the plus of a country's code.
  package let dialled: String
  /// With the country's code and nothing before it, as it is known everywhere: "34600100100". `nil` unless it is certain.
  package let international: String?

  /// As few digits as a number has that a house keeps, and as many as any has (ITU-T E.164).
  private static let lengths = 5...15
  private static let least = 8

  /// - Parameters:
  ///   - text: as people write it. Of several numbers the first; what stands behind a number is left alone.
  ///   - plan: of the country where a number is from that says none; `nil` where nobody knows.
  /// `nil` when it begins with no number.
  package init?(_ text: String, _ plan: NumberingPlan?) {
    let text = text.drop { $0.isWhitespace }
    // “+44 (0)7700 900100”: from abroad without the nought, at home with it.
    let written = text.prefix { "0123456789+ .-()\u{A0}".contains($0) }.replacing("(0)", with: "").drop { $0 == "(" }
    let digits = String(written.filter { ("0"..."9").contains($0) })
    let plusses = written.filter { $0 == "+" }.count
    guard Self.lengths.contains(digits.count), plusses == 0 || plusses == 1 && written.first == "+" else { return nil }
    if plusses == 1 {
      dialled = "+\(digits)"
      international = Self.certain(digits)
    } else if digits.hasPrefix("00") {
      dialled = digits
      // Where another prefix leads abroad, it may be anything.
      international = plan.map(\.countryCode) == "1" ? nil : Self.certain(String(digits.dropFirst(2)))
    } else {
      dialled = digits
      international = plan?.international(digits)
    }
  }

  private static func certain(_ digits: String) -> String? {
    digits.count >= least && digits.first != "0" ? digits : nil
  }
}
