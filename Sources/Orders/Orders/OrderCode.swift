import Kit

/// The code by which people speak of an order. Any text will do; `2026-0001` is what the house suggests.
struct OrderCode: Hashable, Sendable {
  static let limit = 40

  let text: String

  /// - Parameter text: without white space around it.
  init(_ text: String) {
    self.text = text
  }

  init(year: Int, number: Int) {
    let digits = String(number)
    text = "\(year)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }

  /// The same for codes that people would mix up.
  var key: String { text.lowercased() }

  /// Year and number, when the code has the suggested form.
  var numbered: (year: Int, number: Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 4, (4...9).contains(parts[1].count),
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let year = Int(parts[0]), let number = Int(parts[1])
    else { return nil }
    return (year, number)
  }
}
