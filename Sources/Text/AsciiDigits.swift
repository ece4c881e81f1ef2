/// Reads fixed-width dates and times from left to right: nothing but ASCII digits counts, no signs, no spaces.
struct AsciiDigits {
  private var rest: ArraySlice<UInt8>

  init(_ text: some Sequence<UInt8>) {
    rest = ArraySlice(text)
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(of width: Int, in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    guard range.contains(number) else { return nil }
    rest = rest.dropFirst(width)
    return number
  }

  /// The next character when it is one of these.
  mutating func character(of set: StaticString) -> UInt8? {
    guard let next = rest.first, set.withUTF8Buffer({ $0.contains(next) }) else { return nil }
    rest = rest.dropFirst()
    return next
  }

  /// The digits up to the end, at least one.
  mutating func remainingDigits() -> [Int]? {
    guard !rest.isEmpty, rest.allSatisfy({ (48...57).contains($0) }) else { return nil }
    defer { rest = [] }
    return rest.map { Int($0 - 48) }
  }
}

extension Int {
  /// 7 as "07".
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
