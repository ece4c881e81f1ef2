extension Money {
  /// Why what a person typed is not an amount.
  package enum Misreading: Error, Hashable {
    case empty
    case notANumber
    /// The currency has only so many; nothing is rounded away.
    case tooManyDecimals(allowed: Int)
    /// It could be a thousand times more or less: "1,234" in Spanish euros.
    case ambiguous
    /// Over `largestTyped`.
    case tooLarge
    case negative

    /// The sentence beside the field.
    package var message: Phrase {
      switch self {
      case .empty:
        Phrase(es: "Escribe un importe.", en: "Enter an amount.", pt: "Escreva um valor.")
      case .notANumber:
        Phrase(
          es: "Esto no es un importe. Escribe, por ejemplo, 3,50.",
          en: "This is not an amount. Enter, for example, 3.50.",
          pt: "Isto não é um valor. Escreva, por exemplo, 3,50.")
      case .tooManyDecimals(allowed: 0):
        Phrase(
          es: "Esta moneda no tiene decimales.", en: "This currency has no decimals.",
          pt: "Esta moeda não tem casas decimais.")
      case .tooManyDecimals(let allowed):
        Phrase(
          es: "Como mucho \(allowed) decimales.", en: "At most \(allowed) decimals.",
          pt: "No máximo \(allowed) casas decimais.")
      case .ambiguous:
        Phrase(
          es: "No queda claro si el separador es de miles o de decimales. Escribe 1234 o 1,23.",
          en: "It is not clear whether the separator is for thousands or decimals. Enter 1234 or 1.23.",
          pt: "Não está claro se o separador é de milhares ou de decimais. Escreva 1234 ou 1,23.")
      case .tooLarge:
        Phrase(es: "El importe es demasiado grande.", en: "The amount is too large.", pt: "O valor é grande demais.")
      case .negative:
        Phrase(
          es: "El importe no puede ser negativo.", en: "The amount cannot be negative.",
          pt: "O valor não pode ser negativo.")
      }
    }
  }

  /// Far beyond any real amount, and thousands of them still add up within `Int64` and within what a script counts
  /// exactly.
  package static let largestTyped: Int64 = 999_999_999_999_999

  /// Reads an amount as people type it, with or without the currency's symbol or code, and never rounds.
  ///
  /// Both separators are understood in every language: "3,50", "3.50", "1.234,50", "1,234.50", "1 234,50". A lone
  /// separator before exactly three digits is read by the language: its grouping separator groups ("1.234" in
  /// Spanish), the other one is ambiguous ("1,234"). In a currency with three decimals the decimal separator is
  /// plain and the grouping one is ambiguous instead; in one without decimals both group.
  package static func parse(
    _ text: String, currency: Currency, language: Language
  ) throws(Misreading) -> Money {
    var rest = trimmed(Substring(text))
    var isNegative = removeSign(from: &rest)
    removeSymbol(of: currency, from: &rest)
    isNegative = isNegative || removeSign(from: &rest)
    guard !rest.isEmpty else { throw isNegative ? .notANumber : .empty }
    let number = try TypedNumber(rest).read(decimals: currency.minorDigits, language: language)
    let units = try units(of: number, decimals: currency.minorDigits)
    guard !isNegative || units == 0 else { throw .negative }
    return Money(minorUnits: units, currency: currency)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// True when there was one, before or after.
  private static func removeSign(from text: inout Substring) -> Bool {
    if text.first?.isMinus == true {
      text.removeFirst()
    } else if text.last?.isMinus == true {
      text.removeLast()
    } else {
      return false
    }
    text = trimmed(text)
    return true
  }

  private static func removeSymbol(of currency: Currency, from text: inout Substring) {
    let symbols = Language.allCases.map { currency.symbol(in: $0) } + [currency.code]
    // The longest first: "US$" before "$".
    for symbol in symbols.sorted(by: { $0.count > $1.count }) {
      if text.prefix(symbol.count).lowercased() == symbol.lowercased() {
        text = trimmed(text.dropFirst(symbol.count))
        return
      }
      if text.suffix(symbol.count).lowercased() == symbol.lowercased() {
        text = trimmed(text.dropLast(symbol.count))
        return
      }
    }
  }

  private static func units(of number: TypedNumber.Parts, decimals: Int) throws(Misreading) -> Int64 {
    guard number.fraction.count <= decimals else { throw .tooManyDecimals(allowed: decimals) }
    let padding = [UInt8](repeating: 0, count: decimals - number.fraction.count)
    var units: Int64 = 0
    for digit in number.whole + number.fraction + padding {
      units = units * 10 + Int64(digit)
      guard units <= largestTyped else { throw .tooLarge }
    }
    return units
  }
}

extension Character {
  /// A sign that people type or paste for less than nothing: the hyphen of keyboards, the minus, and the dash that word processors make
  /// of both.
  package var isMinus: Bool { self == "-" || self == "\u{2212}" || self == "\u{2013}" }
}
