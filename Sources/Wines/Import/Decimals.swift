/// Plain decimal numbers of files, as exact integers.
enum Decimals {
  private static let longest = 12

  /// Whether a source says in a number's place that it knows none.
  static func isAbsent(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return text.isEmpty
    }
    return absent.contains(text.lowercased())
  }

  private static let absent: Set<String> = ["-", "–", "—", "na", "n/a", "n.a.", "nan", "null", "none"]

  /// `4.25` with two places is 425. `nil` for what is no plain number; what is finer is rounded half up.
  static func read(_ text: some StringProtocol, places: Int) -> Int? {
    var (value, digits, fraction, isNegative): (Int, Int, Int?, Bool) = (0, 0, nil, false)
    var roundsUp = false
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where fraction == nil, UInt8(ascii: ",") where fraction == nil: fraction = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        digits += 1
        if let places = fraction.map({ $0 + 1 }) { fraction = places }
        if let fraction, fraction > places {
          if fraction == places + 1 { roundsUp = digit >= 5 }
          continue
        }
        guard digits <= longest else { return nil }
        value = value * 10 + digit
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    for _ in min(fraction ?? 0, places)..<places { value *= 10 }
    if roundsUp { value += 1 }
    return isNegative ? -value : value
  }

  /// Whether `read` rounds it.
  static func isFiner(_ text: some StringProtocol, places: Int) -> Bool {
    guard let point = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) else {
      return false
    }
    return text.utf8[point...].dropFirst(1 + places).contains { $0 != UInt8(ascii: "0") }
  }

  /// With the places that are needed: 425 of two places is `4.25`, 9200 is `92`.
  static func text(_ value: Int, places: Int) -> String {
    var (digits, places) = (String(abs(value)), places)
    while digits.count <= places { digits = "0" + digits }
    var (whole, fraction) = (digits.dropLast(places), digits.suffix(places))
    while fraction.last == "0" { fraction = fraction.dropLast() }
    places = fraction.count
    if whole.isEmpty { whole = "0" }
    return (value < 0 ? "-" : "") + whole + (places == 0 ? "" : "." + fraction)
  }
}
