import Kit

/// The teams of one space by every name that they go by: what a file calls one of them is that team.
struct OwnTeams: Sendable {
  private let byName: [String: Team]

  init(_ teams: [Team]) {
    var byName: [String: Team] = [:]
    for team in teams {
      for name in [team.name] + team.aliases {
        for key in [name.searchKey, ClubBook.bare(name.searchKey)] where !key.isEmpty && byName[key] == nil {
          byName[key] = team
        }
      }
    }
    self.byName = byName
  }

  /// Only for a team that the book doesn't know: nobody turns a known club into another.
  func team(for team: FixtureTeam) -> FixtureTeam {
    guard case .side(let side) = team, side.key.hasPrefix(Side.unknown),
      let own = byName[side.name.searchKey] ?? byName[ClubBook.bare(side.name.searchKey)]
    else { return team }
    return .side(own.side)
  }
}
