/// A currency of ISO 4217. The raw value is its code.
package enum Currency: String, CaseIterable, Sendable, Codable {
  case eur = "EUR"
  case usd = "USD"
  case gbp = "GBP"
  case brl = "BRL"
  case mxn = "MXN"
  case aed = "AED"
  case aoa = "AOA"
  case ars = "ARS"
  case aud = "AUD"
  case bhd = "BHD"
  case bob = "BOB"
  case cad = "CAD"
  case chf = "CHF"
  case clp = "CLP"
  case cny = "CNY"
  case cop = "COP"
  case crc = "CRC"
  case cup = "CUP"
  case cve = "CVE"
  case czk = "CZK"
  case dkk = "DKK"
  case dop = "DOP"
  case gtq = "GTQ"
  case hkd = "HKD"
  case hnl = "HNL"
  case huf = "HUF"
  case ils = "ILS"
  case inr = "INR"
  case isk = "ISK"
  case jpy = "JPY"
  case krw = "KRW"
  case kwd = "KWD"
  case mad = "MAD"
  case mzn = "MZN"
  case nio = "NIO"
  case nok = "NOK"
  case nzd = "NZD"
  case pab = "PAB"
  case pen = "PEN"
  case pln = "PLN"
  case pyg = "PYG"
  case ron = "RON"
  case sek = "SEK"
  case sgd = "SGD"
  case tnd = "TND"
  case `try` = "TRY"
  case uah = "UAH"
  case uyu = "UYU"
  case ves = "VES"
  case xof = "XOF"
  case zar = "ZAR"

  package var code: String { rawValue }

  /// How many decimals its amounts have, after ISO 4217.
  package var minorDigits: Int {
    switch self {
    case .clp, .isk, .jpy, .krw, .pyg, .xof: 0
    case .bhd, .kwd, .tnd: 3
    default: 2
    }
  }

  /// The sign that its own people write where that cannot be mistaken, otherwise a longer one, otherwise the code.
  ///
  /// A plain `$` is the United States' in English and a peso in Spanish: in every other pairing the sign says whose it
  /// is.
  package func symbol(in language: Language) -> String {
    switch self {
    case .ars: language == .es ? "$" : "AR$"
    case .clp: language == .es ? "$" : "CL$"
    case .cop: language == .es ? "$" : "CO$"
    case .cup: language == .es ? "$" : "CU$"
    case .mxn: language == .es ? "$" : "MX$"
    case .uyu: language == .es ? "$" : "UY$"
    case .usd: language == .en ? "$" : "US$"
    default: sign
    }
  }

  private var sign: String {
    switch self {
    case .aoa: "Kz"
    case .aud: "A$"
    case .bob: "Bs"
    case .brl: "R$"
    case .cad: "CA$"
    case .cny: "CN¥"
    case .crc: "₡"
    case .czk: "Kč"
    case .dop: "RD$"
    case .eur: "€"
    case .gbp: "£"
    case .gtq: "Q"
    case .hkd: "HK$"
    case .hnl: "L"
    case .huf: "Ft"
    case .ils: "₪"
    case .inr: "₹"
    case .jpy: "¥"
    case .krw: "₩"
    case .nio: "C$"
    case .nzd: "NZ$"
    case .pab: "B/."
    case .pen: "S/"
    case .pln: "zł"
    case .pyg: "₲"
    case .try: "₺"
    case .uah: "₴"
    case .ves: "Bs."
    default: code
    }
  }

  /// Whether the symbol stands before the number: always in English, in Spanish and Portuguese for the currencies of
  /// the Americas ("R$ 3,50" but "3,50 €").
  func leads(in language: Language) -> Bool {
    switch self {
    case .ars, .bob, .brl, .cad, .clp, .cop, .crc, .cup, .dop, .gtq, .hnl, .mxn, .nio, .pab, .pen, .pyg, .usd, .uyu,
      .ves:
      true
    default: language == .en
    }
  }
}
