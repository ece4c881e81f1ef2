import Kit

extension MatchScore {
  /// As it is stored: “ht 1-0 ft 2-1”.
  var stored: String {
    [("ht", halfTime), ("ft", fullTime), ("et", extraTime), ("p", penalties)].compactMap { name, score in
      score.map { "\(name) \($0.canonical)" }
    }.joined(separator: " ")
  }

  init(stored text: String) {
    let words = text.split(separator: " ").map(String.init)
    for (name, value) in zip(words, words.dropFirst()) {
      switch name {
      case "ht": halfTime = Score(value)
      case "ft": fullTime = Score(value)
      case "et": extraTime = Score(value)
      case "p": penalties = Score(value)
      default: continue
      }
    }
  }
}

extension Fixture {
  static let table = SpaceTable("pools_fixture", hasTrash: true)
  static let columns: SQL =
    """
    id, competition, season, round, number, home_key, home_name, away_key, away_name, day, kick_off_at, match_group, \
    ground, status, score, home_shield, away_shield, is_provisional
    """
  static var gone: Phrase { FixturePhrases.gone }

  /// What a file may say otherwise later, and what follows from it.
  static let changingColumns: SQL =
    """
    number, home_key, home_name, home_shield, away_key, away_name, away_shield, day, kick_off_at, is_provisional, \
    sort_at, match_group, ground, status, score, is_played, is_decided, search_key
    """

  /// Of those columns, in the same order.
  func changingValues(in zone: Zone) -> SQL {
    """
    \(number), \(home.key), \(home.name), \(home.storedShield), \(away.key), \(away.name), \(away.storedShield), \
    \(day), \(kickOff), \(isProvisional), \(sortedAt(in: zone)), \(group), \(ground), \(status), \(score.stored), \
    \(isPlayed), \(isDecided), \(searchKey)
    """
  }

  init(_ row: SQLRow, in space: Space) throws {
    self.init(
      id: try row["id"], competition: Competition(name: try row["competition"], season: try row["season"]),
      round: RoundName(text: try row["round"]), number: try row["number"],
      home: FixtureTeam(key: try row["home_key"], name: try row["home_name"], shield: try row["home_shield"]),
      away: FixtureTeam(key: try row["away_key"], name: try row["away_name"], shield: try row["away_shield"]),
      day: try row["day"], kickOff: try row["kick_off_at"] as Instant?, group: try row["match_group"],
      ground: try row["ground"], status: try row["status"], score: MatchScore(stored: try row["score"]),
      isProvisional: try row["is_provisional"])
  }

  /// Where it stands among the others; one of which the hour isn't known stands after the others of its day, one without a
  /// date after all.
  func sortedAt(in zone: Zone) -> Instant {
    if let kickOff { return kickOff }
    guard let day, !isPutOff else { return Instant(milliseconds: .max / 2) }
    return Instant(startOf: day.adding(days: 1), in: zone) - .seconds(1)
  }

  var searchKey: String {
    let clubs = [home, away].flatMap { team in ClubBook.shared.club(team.key)?.names ?? [team.name] }
    return (clubs + [competition.title, round.text, group, ground]).joined(separator: " ").searchKey
  }
}

extension FixtureTeam {
  /// As it was stored; a known club's shield is that of today.
  init(key: String, name: String, shield stored: String?) {
    guard !key.hasPrefix("?") else {
      self = .undecided(name)
      return
    }
    let shield = ClubBook.shared.club(key)?.shield ?? stored.flatMap { Shield(stored: $0) } ?? .neutral
    self = .side(Side(key: key, name: name, shield: shield))
  }

  /// Of a team that is in no book; others have the book's.
  var storedShield: String? {
    guard case .side(let side) = self, ClubBook.shared.club(side.key) == nil, side.shield != .neutral else {
      return nil
    }
    return side.shield.stored
  }
}
