import Kit

/// How people write a currency beside an amount.
enum CurrencyWords {
  /// In small letters, the longest first: "us$" before "$".
  static func symbols(of currency: Currency) -> [String] {
    let symbols = Language.allCases.map { currency.symbol(in: $0).lowercased() } + [currency.code.lowercased()]
    return Set(symbols).sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// - Parameter word: folded.
  static func isName(_ word: String, of currency: Currency) -> Bool {
    names[currency]?.contains(word) ?? false
  }

  static func isCents(_ word: String, of currency: Currency) -> Bool {
    guard currency.minorDigits == 2 else { return false }
    return cents.contains(word) || currency == .gbp && (word == "p" || word == "pence")
  }

  /// Which says money beside a number only where that is plain otherwise: “12 ct eggs”, “2 pavos rellenos”.
  /// - Parameter word: folded.
  static func isAlsoAThing(_ word: String) -> Bool {
    cents.contains(word) || ["p", "pence", "pavos", "quid", "reales"].contains(word)
  }

  private static let names: [Currency: Set<String>] = [
    .eur: ["euro", "euros", "pavos", "eurillos"],
    .brl: ["real", "reais", "reales"],
    .usd: ["dollar", "dollars", "dolar", "dolares"],
    .gbp: ["quid"],
    .mxn: ["peso", "pesos"],
    .ars: ["peso", "pesos"],
    .cop: ["peso", "pesos"],
    .clp: ["peso", "pesos"],
  ]

  private static let cents: Set<String> = [
    "cent", "cents", "centimo", "centimos", "cts", "ct", "centavo", "centavos",
  ]
}
