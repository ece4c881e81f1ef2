/// What somebody searches for among orders. An amount is looked for as it is kept, in the smallest unit: `43,50` as `4350`.
struct OrderWords {
  let text: String

  init(_ typed: String) {
    text = typed.split(separator: " ").map { Self.amount($0) ?? String($0) }.joined(separator: " ")
  }

  /// Digits, in groups of three or in one, and two more behind a comma or a point.
  private static func amount(_ word: Substring) -> String? {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    let isDigits = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard isDigits, parts.count > 1, parts.last?.count == 2 else { return nil }
    guard parts.count == 2 || parts.dropFirst().dropLast().allSatisfy({ $0.count == 3 }) else { return nil }
    let digits = parts.joined().drop { $0 == "0" }
    return digits.isEmpty ? nil : String(digits)
  }
}
