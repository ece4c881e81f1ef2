import Kit

/// The matches of a league that are bet on together: a pool for each.
struct Round: Hashable, Stored {
  let id: ID<Round>
  let league: ID<League>
  let name: RoundName
  let createdAt: Instant

  static let topic: Topic = "pools.round"
  static let table = SpaceTable("pools_round", hasTrash: true)
  static let columns: SQL = "id, league_id, name, created_at"
  static var gone: Phrase { noun.gone }

  var title: Phrase { name.text.isEmpty ? RoundPhrases.round : name.title }
  var subject: Subject { Subject(Self.topic, id, title: name.text) }

  init(_ row: SQLRow, in space: Space) throws {
    (id, league, createdAt) = (try row["id"], try row["league_id"], try row["created_at"])
    name = RoundName(text: try row["name"])
  }
}

extension Action {
  static let addRound = Action(
    "pools.round.add",
    [.newID, Input("of", .id, isRequired: true), Input("match", .rows([]), isRequired: true), Input("stake", .money)]
      + [Input(PoolDraft.holder.name)])
  static let deleteRound = Action("pools.round.delete")
  /// What somebody bets for themselves. Each counts by the house's clock, so those that come after their lock are left out.
  static let placeBets = Action(
    "pools.round.bet",
    [Input("match", .rows([Input("home", .whole(0...99)), Input("away", .whole(0...99))]), isRequired: true)],
    offline: .never(BetPhrases.needsSignal))
  static let writeBets = Action(
    "pools.round.write",
    [
      Input("name", isRequired: true),
      Input("match", .rows([Input("home", .whole(0...99)), Input("away", .whole(0...99))]), isRequired: true),
      Input("next", .yesNo, isOfPage: true),
    ])
  static let closeRound = Action(
    "pools.round.close",
    [Input("match", .rows([Input("home", .whole(0...99)), Input("away", .whole(0...99))]), isRequired: true)])
}

extension Round {
  static let noun = Noun(
    es: .feminine("jornada", "jornadas"), en: ("round", "rounds"), pt: .feminine("jornada", "jornadas"))
  static let added = Event<NoDetail>("round.added", of: noun) { told in named(noun.new, told) }
  static let deleted = Event<NoDetail>(
    "round.deleted", of: noun, undo: .by { try RoundStore($1).restore($0) }, isDeletion: true,
    says: { named(noun.deleted, $0) }, undone: { named(noun.backAgain, $0) })

  static let closed = Event<ClosedMatches>(
    "round.closed", of: noun,
    undo: .by { closed, transaction in
      // The last one first: what an earlier one left to the carry-over a later one may have won.
      for pool in try closed.kept().pools.reversed() { try PoolStore(transaction).withdraw(pool) }
    },
    says: {
      let (closed, round) = (RoundPhrases.closed($0.detail?.pools.count ?? 0), RoundName(text: $0.title).title)
      return Phrase(joining: "\(closed): \(round)")
    },
    undone: {
      let round = RoundName(text: $0.title).title
      return Phrase(joining: "\(PoolsPhrases.resultTakenBack): \(round)")
    })

  /// What one person bets in several matches at once is told once.
  static let bet = Event<RoundBets>("round.bet") { told in
    guard let bets = told.detail else { return named(Bet.noun.changed, told) }
    return RoundPhrases.bet(bets, RoundName(text: told.title).title)
  }

  static let events = [added.declared, deleted.declared, closed.declared, bet.declared]

  /// “New round: Matchday 3”, however a file calls it.
  private static func named(_ words: Phrase, _ told: Occurrence<some Any>) -> Phrase {
    told.title.isEmpty ? words : Phrase(joining: "\(words): \(RoundName(text: told.title).title)")
  }
}

/// What a line of activity keeps of the bets that somebody placed in a round at once.
struct RoundBets: Codable, Sendable {
  /// Who bets, which is not who wrote it down for them.
  let name: String
  let matches: Int
  /// Whether they had bet in all of these before.
  let areChanged: Bool
}

/// What a line of activity keeps of matches whose results were entered at once.
struct ClosedMatches: Codable, Sendable {
  let pools: [ID<Pool>]
}
