import Kit

/// A pool on the result of one match.
@dynamicMemberLookup
struct Pool: Hashable, Stored {
  let id: ID<Pool>
  /// What its form says.
  let content: PoolContent
  /// From this moment on nobody changes a bet; `nil` while nobody knows it.
  let locksAt: Instant?
  let ending: Ending?
  let endedAt: Instant?
  /// What it plays for besides the stakes; known once it is closed.
  let carryOver: Money
  /// What it left to the carry-over.
  let carried: Money
  let bets: Int
  /// The entry of its log that opened the bets again after their scores could be seen.
  let reopened: Int?
  /// What the fixtures have come to say since it was closed, where that is something else.
  let question: FixtureWord?
  /// Whether its kick-off is the fixtures' stopgap: then nothing is locked by it.
  let isProvisional: Bool
  /// Whether it is closed and somebody has taken it off the lists.
  let isPutAway: Bool
  /// The round of a league that it belongs to.
  let round: ID<Round>?
  let createdAt: Instant

  static let topic: Topic = "pools.pool"

  /// How bets get in.
  enum BettingMode: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
    /// The organiser writes them down, and everybody sees them.
    case paper
    /// Each by a link of their own; nobody sees another's before the lock.
    case link
  }

  enum State: String, CaseIterable, Sendable {
    case open, locked, closed
  }

  func state(at now: Instant) -> State {
    if ending != nil { return .closed }
    if let locksAt, locksAt <= now { return .locked }
    return .open
  }

  /// Whether the scores of others may be shown: the server's clock decides, at each reading.
  func showsScores(at now: Instant) -> Bool {
    content.mode == .paper || state(at: now) != .open
  }

  /// Whether the result may be entered: bets by link have to be locked before.
  func mayClose(at now: Instant) -> Bool {
    content.mode == .paper || state(at: now) == .locked
  }

  var result: Score? { ending?.score }

  /// Whether there is money in it, or only points.
  var hasStake: Bool { content.stake.minorUnits > 0 }

  /// “Sevilla FC – Real Betis”.
  var name: String { "\(content.home.name) – \(content.away.name)" }
  var title: Phrase { PoolsPhrases.match(content.home.title, content.away.title) }
  var subject: Subject { Subject(Self.topic, id, title: name) }

  subscript<Value>(dynamicMember field: KeyPath<PoolContent, Value>) -> Value { content[keyPath: field] }
}

extension Pool {
  static let table = SpaceTable("pools_pool", hasTrash: true)
  static let columns: SQL =
    """
    id, \(PoolContent.columns), locks_at, ending, result_home, result_away, ended_at, bote, carried, bets, created_at, \
    archive_id, reopened, question, is_provisional, round_id
    """
  static var gone: Phrase { PoolsPhrases.poolGone }

  /// By what open pools stand in order; the index has the same words.
  static let begins: SQL = "COALESCE(kick_off_at, 8640000000000000)"

  init(_ row: SQLRow, in space: Space) throws {
    id = try row["id"]
    content = try PoolContent(row, currency: space.currency)
    locksAt = try row["locks_at"] as Instant?
    switch try row["ending"] as String? {
    case "result": ending = try Score(row, "result_home", "result_away").map(Ending.result)
    case "cancelled": ending = .cancelled
    default: ending = nil
    }
    endedAt = try row["ended_at"] as Instant?
    carryOver = Money(minorUnits: try row["bote"], currency: space.currency)
    carried = Money(minorUnits: try row["carried"], currency: space.currency)
    bets = try row["bets"]
    createdAt = try row["created_at"]
    isPutAway = try row["archive_id"] as String? != nil
    reopened = try row["reopened"] as Int?
    question = (try row["question"] as String?).flatMap { FixtureWord(stored: $0) }
    isProvisional = try row["is_provisional"]
    round = try row["round_id"] as ID<Round>?
  }
}

extension Action {
  static let savePool = Action(
    "pools.pool.save", PoolDraft.inputs, steps: ["pick", "draft", "discard"])
  static let deletePool = Action("pools.pool.delete")
  static let listPool = Action("pools.pool.list")
  static let lockPool = Action("pools.pool.lock", [Input("locked", .yesNo, isRequired: true)])
  static let confirmKickOff = Action("pools.pool.confirm-kick-off")
  static let closePool = Action("pools.pool.close", ResultDraft.result.map(\.input))
  static let correctPool = Action("pools.pool.correct", ResultDraft.inputs)
  static let keepResult = Action("pools.pool.keep-result")
}

extension Pool {
  static let noun = Noun(
    es: .feminine("porra", "porras"), en: ("pool", "pools"), pt: .masculine("bolão", "bolões"))
  static let added = Event("pool.added", \.new, of: noun)
  static let changed = Event("pool.changed", \.changed, of: noun)
  static let deleted = Event(
    "pool.deleted", \.deleted, of: noun, undo: .by { try PoolStore($1).restore($0) }, isDeletion: true)
  static let archived = Event(
    "pool.archived", PoolsPhrases.wasPutAway, of: noun, undo: .by { try PoolStore($1).undoPuttingAway($0.activity.id) },
    undone: PoolsPhrases.backOnTheList)
  static let listed = Event("pool.listed", PoolsPhrases.backOnTheList, of: noun)
  static let locked = Event("pool.locked", PoolsPhrases.betsLocked, of: noun)
  static let reopened = Event<NoDetail>("pool.reopened", of: noun) {
    guard $0.change(of: Reopening.note) != nil else {
      return Phrase(
        es: "Porra reabierta: \($0.title)", en: "Pool reopened: \($0.title)", pt: "Bolão reaberto: \($0.title)")
    }
    return Phrase(
      es: "Porra reabierta después de verse los pronósticos: \($0.title)",
      en: "Pool reopened after the scores were seen: \($0.title)",
      pt: "Bolão reaberto depois de vistos os palpites: \($0.title)")
  }
  static let rescheduled = Event(
    "pool.rescheduled",
    Phrase(es: "El partido cambia de hora", en: "Match rescheduled", pt: "O jogo muda de hora"), of: noun)
  static let confirmed = Event(
    "pool.confirmed",
    Phrase(es: "Hora del partido confirmada", en: "Kick-off confirmed", pt: "Hora do jogo confirmada"), of: noun)
  static let closed = Event<NoDetail>(
    "pool.closed", of: noun, undo: .by { try PoolStore($1).withdraw($0.subject()) },
    says: {
      let score = $0.change(of: "result")?.to ?? ""
      return Phrase(
        es: "Porra cerrada: \($0.title), \(score)", en: "Pool closed: \($0.title), \(score)",
        pt: "Bolão fechado: \($0.title), \(score)")
    }, undone: { EventPhrases.line(PoolsPhrases.resultTakenBack, $0.title) })
  static let cancelled = Event("pool.cancelled", PoolsPhrases.notPlayed, of: noun)
  static let corrected = Event(
    "pool.corrected", Phrase(es: "Resultado corregido", en: "Result corrected", pt: "Resultado corrigido"), of: noun)
  static let questioned = Event(
    "pool.questioned",
    Phrase(
      es: "El calendario ha cambiado el resultado", en: "The fixture list has changed the result",
      pt: "O calendário mudou o resultado"), of: noun)
  static let kept = Event(
    "pool.kept",
    Phrase(es: "La porra se queda con su resultado", en: "Pool keeps its result", pt: "O bolão fica com o resultado"),
    of: noun)
  /// Of a pool whose payouts changed by another's correction, when corrections did that.
  static let resettled = Event(
    "pool.resettled",
    Phrase(es: "Porra repartida de nuevo", en: "Pool shared out again", pt: "Bolão repartido de novo"), of: noun)

  static let events = [
    added, changed, deleted, archived, listed, locked, reopened, rescheduled, confirmed, closed, cancelled, corrected,
    questioned, kept, resettled,
  ].map(\.declared)
}
