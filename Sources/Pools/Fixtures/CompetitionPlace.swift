import Kit

/// Where a competition is played, as its title tells: whose clubs it has, and in which zone its clocks are read.
extension Competition {
  /// Where clocks are read that a file gives without a zone; `nil` when the title doesn't say.
  var zone: Zone? {
    let identifier = Self.hosts["\(title.searchKey)"] ?? Self.international[plain] ?? nation?.zone
    return identifier.flatMap { Zone($0) }
  }

  /// The country whose clubs its file calls as people there do: what the keys of those clubs begin with. `nil` when the
  /// title names none.
  var country: String? { nation.map { $0.clubs ?? "x" } }

  private var nation: Nation? {
    if Self.international[plain] != nil { return nil }
    let title = name.searchKey
    let named = ClubBook.shared.nations.map { ($0, $0.weight(in: title)) }.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
    if let named { return named }
    guard let code = Self.leagues[plain] else { return nil }
    return ClubBook.shared.nations.first { $0.code == code }
  }

  /// Without the name of a sponsor or an association.
  private var plain: String {
    name.searchKey.split(separator: " ").filter { !["uefa", "conmebol", "concacaf", "fifa"].contains($0) }
      .joined(separator: " ")
  }

  /// Titles that name no country where everybody knows which.
  private static let leagues: [String: String] = [
    "premier league": "ENG", "championship": "ENG", "league one": "ENG", "league two": "ENG", "fa cup": "ENG",
    "league cup": "ENG", "national league": "ENG", "carabao cup": "ENG",
    "la liga": "ESP", "primera division": "ESP", "segunda division": "ESP", "copa del rey": "ESP",
    "supercopa de espana": "ESP", "liga f": "ESP",
    "primeira liga": "POR", "liga portugal": "POR", "taca de portugal": "POR", "taca da liga": "POR",
    "bundesliga": "GER", "1 bundesliga": "GER", "2 bundesliga": "GER", "1 fussball bundesliga": "GER",
    "2 fussball bundesliga": "GER", "3 liga": "GER", "serie a": "ITA", "serie b": "ITA", "coppa italia": "ITA",
    "ligue 1": "FRA", "ligue 2": "FRA", "coupe de france": "FRA", "super lig": "TUR",
    "campeonato brasileiro": "BRA", "copa do brasil": "BRA", "brasileirao serie a": "BRA", "brasileirao serie b": "BRA",
    "liga mx": "MEX", "liga de expansion mx": "MEX", "major league soccer": "USA", "j1 league": "JPN",
    "j league": "JPN", "k league 1": "KOR", "a league": "AUS", "superliga argentina": "ARG",
  ]

  /// Played in many countries, with one clock: Nyon’s, Asunción’s as it used to be.
  private static let international: [String: String] = [
    "champions league": "Europe/Paris", "europa league": "Europe/Paris", "conference league": "Europe/Paris",
    "europa conference league": "Europe/Paris", "super cup": "Europe/Paris", "nations league": "Europe/Paris",
    "european championship qualifying": "Europe/Paris",
    "copa libertadores": "America/Argentina/Buenos_Aires", "copa sudamericana": "America/Argentina/Buenos_Aires",
    "recopa sudamericana": "America/Argentina/Buenos_Aires", "libertadores": "America/Argentina/Buenos_Aires",
    "copa libertadores de america": "America/Argentina/Buenos_Aires",
    "gold cup": "America/New_York", "champions cup": "America/New_York",
  ]

  /// Tournaments, by title and year.
  private static let hosts: [String: String] = [
    "world cup 2022": "Asia/Qatar", "world cup 2018": "Europe/Moscow", "world cup 2014": "America/Sao_Paulo",
    "world cup 2010": "Africa/Johannesburg", "world cup 2006": "Europe/Berlin", "world cup 1998": "Europe/Paris",
    "world cup 1990": "Europe/Rome", "world cup 1982": "Europe/Madrid",
    "euro 2024": "Europe/Berlin", "euro 2020": "Europe/Paris", "euro 2016": "Europe/Paris",
    "euro 2012": "Europe/Warsaw",
    "euro 2008": "Europe/Vienna", "euro 2004": "Europe/Lisbon", "euro 2028": "Europe/London",
    "copa america 2011": "America/Argentina/Buenos_Aires", "copa america 2015": "America/Santiago",
    "copa america 2019": "America/Sao_Paulo", "copa america 2021": "America/Sao_Paulo",
    "copa america 2024": "America/New_York", "fifa club world cup 2025": "America/New_York",
  ]
}
