import Kit

/// The teams of one space by every name that they go by: what a file calls one of them is that team.
struct OwnTeams: Sendable {
  private var byName: [String: Team] = [:]
  private var keys: Set<String> = []

  /// - Parameters:
  ///   - teams: those that there are.
  ///   - playing: those that a season's matches are stored with, also by what they were called before, and also deleted ones:
  ///     the season goes on with them, and no match is there twice.
  init(_ teams: [Team], playing: [Team] = []) {
    for team in teams { add(team, as: [team.name] + team.aliases) }
    for team in playing { add(team, as: [team.name] + team.aliases + team.former) }
  }

  private mutating func add(_ team: Team, as names: [String]) {
    keys.insert(team.side.key)
    for name in names {
      for key in [name.searchKey, ClubBook.bare(name.searchKey)] where !key.isEmpty && byName[key] == nil {
        byName[key] = team
      }
    }
  }

  /// Only for a team that the book doesn't know: nobody turns a known club into another.
  func team(for team: FixtureTeam) -> FixtureTeam {
    guard case .side(let side) = team, side.key.hasPrefix(Side.unknown) || isGone(side) else { return team }
    let own = byName[side.name.searchKey] ?? byName[ClubBook.bare(side.name.searchKey)]
    return .side(own?.side ?? ClubBook.shared.side(named: side.name))
  }

  /// Whether a match is stored with a team of the space of which nothing is left but what it was called.
  private func isGone(_ side: Side) -> Bool { ID<Team>(side.key) != nil && !keys.contains(side.key) }
}
