import Kit

/// That a guest of a league is somebody who has played in it before, on another phone. Until somebody of the space says yes, nothing
/// comes of it.
struct Claim: Hashable, Sendable {
  /// Who came with the new phone.
  let guest: ID<Guest>
  let league: ID<League>
  /// As they called themselves at the door this time.
  let name: String
  /// Who they say they are.
  let player: Player
  let isGranted: Bool
}

/// Somebody who plays in a league without an account.
struct Player: Hashable, Sendable {
  let guest: ID<Guest>
  let name: String
}

extension Action {
  static let claimPlayer = Action("pools.league.claim", [Input("player", isRequired: true)])
  static let answerClaim = Action("pools.league.answer-claim", [Input("granted", .yesNo, isRequired: true)])
}

extension Claim {
  static let asked = Event<NoDetail>("league.claimed") {
    Phrase(
      es: "Entra con otro móvil: \($0.title)", en: "On another phone: \($0.title)",
      pt: "Noutro dispositivo: \($0.title)")
  }
  static let granted = Event<ClaimNote>(
    "league.claim-granted",
    undo: .by { granted, transaction in try ClaimStore(transaction).takeBack(try granted.kept().guest) },
    says: { ClaimPhrases.granted($0.title) }, undone: { ClaimPhrases.refused($0.title) })
  static let refused = Event<NoDetail>("league.claim-refused") { ClaimPhrases.refused($0.title) }

  static let events = [asked.declared, granted.declared, refused.declared]

  static let migration = Migration(
    "pools.0010-claims",
    [
      """
      CREATE TABLE pools_claim (
        guest_id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        league_id TEXT NOT NULL REFERENCES pools_league (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        player_id TEXT NOT NULL,
        player_name TEXT NOT NULL,
        is_granted \(Dialect.whole) NOT NULL,
        at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX pools_claim_by_space ON pools_claim (space_id)",
      "CREATE INDEX pools_claim_by_league ON pools_claim (league_id, at, guest_id)",
    ])
}

/// What a line of activity keeps of a claim that was granted.
struct ClaimNote: Codable, Sendable {
  let guest: ID<Guest>
}
