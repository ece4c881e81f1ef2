import Kit

/// Which of a season's stored matches are of the competition that a file is of, under whatever title either has it.
///
/// “Primera División 2025/26” and “Spain Primera División 2025/26” are one by their names. Titles that share nothing, as
/// “LALIGA EA SPORTS”, are one when most of the file's matches are stored under the other: no two competitions draw the same
/// clubs in the same rounds. Women's and youth teams bear the clubs' names, so they are never one with the others.
struct SameCompetition {
  /// Fewer matches in common may be chance: a cup and a supercup with one final each.
  static let enough = 10

  private let file: Competition
  private let same: Set<Competition>
  /// Where its clocks are read: as the file's own title says, or else those of the competition that shares the most matches with it.
  let zone: Zone?

  init(_ brought: FixtureFile, among stored: [Fixture]) {
    let (file, keys) = (brought.competition, Set(brought.records.map(FixtureKey.init)))
    self.file = file
    var common: [Competition: Int] = [:]
    for fixture in stored {
      common[fixture.competition, default: 0] += keys.contains(FixtureKey(fixture)) ? 1 : 0
    }
    let alike = common.filter { other, matches in
      guard file.squad == other.squad, file.country == other.country || file.country == nil || other.country == nil
      else { return false }
      return file.core == other.core || matches >= Self.enough && matches * 2 >= keys.count
    }
    same = Set(alike.keys)
    let nearest = alike.filter { $0.value > 0 && $0.key.zone != nil }.max {
      ($0.value, $1.key.key) < ($1.value, $0.key.key)
    }
    zone = file.zone ?? nearest?.key.zone
  }

  func holds(_ fixture: Fixture) -> Bool { same.contains(fixture.competition) }

  /// Whether a match of another competition could be the one that the file tells of.
  func mayShare(_ fixture: Fixture) -> Bool { fixture.competition.squad == file.squad }
}

extension Competition {
  /// What is left of its name without the country, the association and the little words: “Spain Primera División” and “Liga”
  /// are both `first`.
  var core: String {
    let words = name.searchKey.split(separator: " ").map(String.init)
    let rest = words.filter { !Self.silent.contains($0) }
    let core = (rest.isEmpty ? words : rest).joined(separator: " ")
    return Self.alike.first { $0.names.contains(core) }?.core ?? core
  }

  /// Who plays in it, unless it is the first men's teams: “women”, “u19”.
  var squad: Set<String> {
    Set(name.searchKey.split(separator: " ").map(String.init).compactMap { Self.squads[$0] })
  }

  private static let silent: Set<String> = [
    "spain", "espana", "spanish", "portuguese", "portugal", "english", "england", "scotland", "scottish", "german",
    "germany", "deutschland", "italian", "italy", "italia", "french", "france", "dutch", "netherlands", "fifa", "uefa",
    "conmebol", "concacaf", "de", "del", "la", "el", "da", "do", "di", "of", "the",
  ]

  private static let alike: [(core: String, names: Set<String>)] = [
    (
      "first",
      ["primera division", "primera", "liga", "laliga", "primeira liga", "primeira divisao", "liga primera division"]
    ),
    ("second", ["segunda division", "segunda", "segunda liga", "segunda divisao", "laliga 2", "laliga2", "liga 2"]),
    ("world cup", ["world cup", "copa mundial", "mundial", "copa mundo"]),
    ("euro", ["euro", "eurocopa", "european championship"]),
  ]

  private static let squads: [String: String] = [
    "women": "women", "womens": "women", "femenina": "women", "femenino": "women", "feminina": "women",
    "feminino": "women", "frauen": "women", "youth": "youth", "juvenil": "youth", "junior": "youth", "u17": "u17",
    "u19": "u19", "u20": "u20", "u21": "u21", "u23": "u23", "sub": "youth", "reserve": "reserve", "reserves": "reserve",
  ]
}
