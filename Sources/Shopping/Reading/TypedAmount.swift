/// A number as it stands in a line, before anybody knows what it counts.
struct TypedAmount: Equatable {
  /// In thousandths, a lone separator being the decimal one: "1.250" is one and a quarter.
  let asDecimal: Int64
  /// In thousandths, a lone separator before three digits grouping them: "1.250" is more than a thousand.
  let asGrouped: Int64
  /// How many digits stand after the last separator.
  let decimals: Int
  let beginsWithZero: Bool
}

extension TypedAmount {
  /// `nil` when it is nothing, no number, not exact to the thousandth or above what a quantity may be.
  init?(_ text: String) {
    var runs: [Substring] = []
    var separators: [Character] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: { $0 == "." || $0 == "," }) {
      runs.append(rest[..<end])
      separators.append(rest[end])
      rest = rest[rest.index(after: end)...]
    }
    runs.append(rest)
    guard runs.allSatisfy({ !$0.isEmpty }), let last = separators.last else {
      guard separators.isEmpty, let value = Self.thousandths(text, "") else { return nil }
      self.init(asDecimal: value, asGrouped: value, decimals: 0, beginsWithZero: text.hasPrefix("0"))
      return
    }
    let earlier = separators.dropLast()
    let groups = runs.dropLast().dropFirst().allSatisfy { $0.count == 3 } && Set(earlier).count <= 1
    guard groups, runs[0].count <= 3 || earlier.isEmpty else { return nil }
    let couldGroup = rest.count == 3 && (1...3).contains(runs[0].count) && !runs[0].hasPrefix("0")
    let decimal = earlier.contains(last) ? nil : Self.thousandths(runs.dropLast().joined(), rest)
    let grouped = couldGroup && !(earlier.first.map { $0 != last } ?? false) ? Self.thousandths(runs.joined(), "") : nil
    guard let some = decimal ?? grouped else { return nil }
    self.init(asDecimal: some, asGrouped: grouped ?? some, decimals: rest.count, beginsWithZero: text.hasPrefix("0"))
  }

  private static func thousandths(_ whole: some StringProtocol, _ fraction: some StringProtocol) -> Int64? {
    guard fraction.dropFirst(3).allSatisfy({ $0 == "0" }) else { return nil }
    let padding = String(repeating: "0", count: max(0, 3 - fraction.count))
    let digits = "\(whole)\(fraction.prefix(3))\(padding)".drop { $0 == "0" }
    guard digits.count <= 9, let value = Int64(digits), value <= Quantity.largestTyped else { return nil }
    return value
  }
}
