import Kit

/// A price as people write it, with its currency: "12,50 €", "EUR 12.50", "R$ 80".
enum PriceText {
  /// A dollar sign alone may be that of a dozen currencies.
  private static let signs: [(String, Currency)] = [
    ("R$", .brl), ("US$", .usd), ("€", .eur), ("£", .gbp), ("EUR", .eur), ("USD", .usd), ("GBP", .gbp), ("BRL", .brl),
  ]

  static func parts(of text: String) -> (number: String, currency: Currency?) {
    for (sign, currency) in signs {
      if text.hasPrefix(sign) { return (text.dropFirst(sign.count).trimmed, currency) }
      if text.hasSuffix(sign) { return (text.dropLast(sign.count).trimmed, currency) }
    }
    return (text, nil)
  }
}
