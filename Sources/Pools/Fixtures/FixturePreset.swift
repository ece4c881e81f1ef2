import Kit

/// A competition that people bet on, and where its calendar lies on the web.
enum FixturePreset: String, CaseIterable, Sendable {
  case laLiga = "es.1"
  case segunda = "es.2"
  case premierLeague = "en.1"
  case championship = "en.2"
  case primeiraLiga = "pt.1"
  case serieA = "it.1"
  case bundesliga = "de.1"
  case ligue1 = "fr.1"
  case eredivisie = "nl.1"
  case championsLeague = "cl"
  case brasileirao = "br.1"
  case argentina = "ar.1"
  case libertadores = "copa.l"
  case mls
  case worldCup = "worldcup"

  /// Who keeps copies of openfootball's calendars.
  enum Origin: String, CaseIterable, Sendable {
    case github, jsdelivr

    var title: Phrase { Phrase(verbatim: self == .github ? "openfootball (GitHub)" : "openfootball (jsDelivr)") }

    func address(_ repository: String, _ path: String) -> String {
      switch self {
      case .github: "https://raw.githubusercontent.com/openfootball/\(repository)/master/\(path)"
      case .jsdelivr: "https://cdn.jsdelivr.net/gh/openfootball/\(repository)@master/\(path)"
      }
    }
  }

  var title: Phrase {
    switch self {
    case .laLiga: Phrase(verbatim: "LaLiga")
    case .segunda: Phrase(verbatim: "LaLiga 2")
    case .premierLeague: Phrase(verbatim: "Premier League")
    case .championship: Phrase(verbatim: "Championship")
    case .primeiraLiga: Phrase(verbatim: "Primeira Liga")
    case .serieA: Phrase(verbatim: "Serie A")
    case .bundesliga: Phrase(verbatim: "Bundesliga")
    case .ligue1: Phrase(verbatim: "Ligue 1")
    case .eredivisie: Phrase(verbatim: "Eredivisie")
    case .championsLeague: Phrase(es: "Liga de Campeones", en: "Champions League", pt: "Liga dos Campeões")
    case .brasileirao: Phrase(verbatim: "Brasileirão")
    case .argentina: Phrase(es: "Liga argentina", en: "Argentine league", pt: "Liga argentina")
    case .libertadores: Phrase(verbatim: "Copa Libertadores")
    case .mls: Phrase(verbatim: "MLS")
    case .worldCup: Phrase(es: "Mundial 2026", en: "World Cup 2026", pt: "Mundial 2026")
    }
  }

  /// Of the season that a day belongs to.
  func address(at origin: Origin, on day: Day) -> String {
    let first = day.month >= 7 ? day.year : day.year - 1
    let next = (first + 1) % 100
    let season = "\(first)-\(next < 10 ? "0" : "")\(next)"
    return switch self {
    case .worldCup: origin.address("worldcup.json", "2026/worldcup.json")
    case .championsLeague: origin.address("champions-league", "\(season)/cl.txt")
    case .brasileirao, .argentina, .libertadores, .mls: origin.address("football.json", "\(day.year)/\(rawValue).json")
    default: origin.address("football.json", "\(season)/\(rawValue).json")
    }
  }
}
