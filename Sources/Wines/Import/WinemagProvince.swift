/// The provinces of the reviews, which their magazine calls in English, and sometimes makes up.
enum WinemagProvince {
  /// As its own people call it; empty where it is no region: "Northern Spain", "France Other".
  static func region(_ said: String) -> String {
    if let own = names[said] { return own }
    let words = said.split(separator: " ")
    let isMadeUp = words.last == "Other" || words.first.map { directions.contains(String($0)) } ?? true
    return isMadeUp ? "" : said
  }

  private static let directions: Set = [
    "Northern", "Southern", "Central", "Eastern", "Western", "Northeastern", "Northwestern", "Southeastern",
  ]

  private static let names = [
    "Andalucia": "Andalucía", "Burgundy": "Bourgogne", "Catalonia": "Cataluña", "Loire Valley": "Loire",
    "Lombardy": "Lombardia", "Piedmont": "Piemonte", "Port": "Douro", "Portuguese Table Wine": "",
    "Rhône Valley": "Rhône",
    "Sicily & Sardinia": "", "Southwest France": "Sud-Ouest", "Spanish Islands": "", "Tuscany": "Toscana",
  ]
}
