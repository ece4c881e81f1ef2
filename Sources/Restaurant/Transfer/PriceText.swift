import Kit

/// A price as a file says it: what somebody typed, the digits of a JSON number, or whole minor units.
enum PriceText: Hashable, Sendable {
  case text(String)
  case number(String)
  /// Of whatever currency: the menu that comes with the program is priced so.
  case minorUnits(String)

  /// - Parameter isSigned: whether it may be below zero, as what an option takes away.
  func money(in currency: Currency, isSigned: Bool = false) throws(Money.Misreading) -> Money {
    let (isNegative, rest) = sign
    guard !isNegative || isSigned else { throw .negative }
    let money: Money
    switch rest {
    case .text(let text): money = try Money.parse(text, currency: currency, language: Self.language(of: text))
    case .number(let digits): money = try Self.exact(digits, decimals: currency.minorDigits, currency)
    case .minorUnits(let digits): money = try Self.exact(digits, decimals: 0, currency)
    }
    return isNegative ? Money(minorUnits: -money.minorUnits, currency: currency) : money
  }

  private var sign: (isNegative: Bool, PriceText) {
    switch self {
    case .text(let text):
      let bare = text.drop { $0.isWhitespace }
      if bare.first?.isMinus == true { return (true, .text(String(bare.dropFirst()))) }
      return bare.first == "+" ? (false, .text(String(bare.dropFirst()))) : (false, self)
    case .number(let digits): return digits.hasPrefix("-") ? (true, .number(String(digits.dropFirst()))) : (false, self)
    case .minorUnits(let digits):
      return digits.hasPrefix("-") ? (true, .minorUnits(String(digits.dropFirst()))) : (false, self)
    }
  }

  /// Files write a point; spreadsheets of half the world write a comma.
  private static func language(of text: String) -> Language {
    text.contains(",") && !text.contains(".") ? .es : .en
  }

  /// The digits of a JSON number, to the last one.
  private static func exact(
    _ number: String, decimals: Int, _ currency: Currency
  ) throws(Money.Misreading) -> Money {
    let parts = number.lowercased().split(separator: "e")
    let pieces = (parts.first ?? "").split(separator: ".")
    // A price with an exponent beyond that has no real amount.
    guard let whole = pieces.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0,
      (-30...30).contains(exponent)
    else {
      throw .notANumber
    }
    var digits = Array(whole) + Array(pieces.count > 1 ? pieces[1] : "")
    var point = whole.count + exponent
    while point < 0 { (digits, point) = (["0"] + digits, point + 1) }
    while digits.count > point, digits.last == "0" { digits.removeLast() }
    guard digits.count - point <= decimals else { throw .tooManyDecimals(allowed: decimals) }
    let padding = Array(repeating: Character("0"), count: point + decimals - digits.count)
    var units: Int64 = 0
    for digit in digits + padding {
      guard let value = digit.wholeNumberValue else { throw .notANumber }
      units = units * 10 + Int64(value)
      guard units <= Money.largestTyped else { throw .tooLarge }
    }
    return Money(minorUnits: units, currency: currency)
  }
}
