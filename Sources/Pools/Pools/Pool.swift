import Kit

/// A pool on the result of one match.
struct Pool: Hashable, Sendable {
  let id: ID<Pool>
  let home: Side
  let away: Side
  let stake: Money
  let manner: Manner
  let basis: ResultBasis
  let nobodyHit: NobodyHit
  /// Whether no two may bet the same score.
  let hasUniqueScores: Bool
  /// Who keeps the money.
  let holder: String
  let kickOff: Instant?
  let fixture: ID<Fixture>?
  /// From this moment on nobody changes a bet; `nil` while nobody knows it.
  let locksAt: Instant?
  let ending: Ending?
  let endedAt: Instant?
  /// What it plays for besides the stakes; known once it is closed.
  let bote: Money
  /// What it left to the bote.
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
  let createdAt: Instant

  static let topic: Topic = "pools.pool"
  static let table = SpaceTable("pools_pool", hasTrash: true)

  /// How bets get in.
  enum Manner: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
    /// The organiser writes them down, and everybody sees them.
    case paper
    /// Each by a link of their own; nobody sees another's before the lock.
    case link
  }

  enum State: String, Sendable {
    case open, locked, closed
  }

  func state(at now: Instant) -> State {
    if ending != nil { return .closed }
    if let locksAt, locksAt <= now { return .locked }
    return .open
  }

  /// Whether the scores of others may be shown: the server's clock decides, at each reading.
  func showsScores(at now: Instant) -> Bool {
    manner == .paper || state(at: now) != .open
  }

  var result: Score? { ending?.score }

  /// “Sevilla FC – Real Betis”.
  var name: String { "\(home.name) – \(away.name)" }

  var title: Phrase {
    let (one, other) = (home.title, away.title)
    return Phrase(es: "\(one) – \(other)", en: "\(one) – \(other)", pt: "\(one) – \(other)")
  }

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

extension Pool {
  static let added = Event("pool.added", PoolsPhrases.saved)
  static let changed = Event("pool.changed", PoolsPhrases.changed)
  static let deleted = Event(
    "pool.deleted", PoolsPhrases.deleted, undo: .by { try PoolStore($1).restore($0) }, isDeletion: true,
    undone: PoolsPhrases.broughtBack)
  static let archived = Event(
    "pool.archived", PoolsPhrases.offTheList, undo: .by { try PoolStore($1).undoPuttingAway($0.activity.id) },
    undone: PoolsPhrases.backOnTheList)
  static let listed = Event("pool.listed", PoolsPhrases.backOnTheList)
  static let locked = Event("pool.locked", Phrase(es: "Bloqueada", en: "Locked", pt: "Bloqueado"))
  static let reopened = Event<NoDetail>("pool.reopened") {
    guard $0.change(of: Reopening.note) != nil else {
      return Phrase(es: "Reabierta: \($0.title)", en: "Reopened: \($0.title)", pt: "Reaberto: \($0.title)")
    }
    return Phrase(
      es: "Reabierta después de verse los pronósticos: \($0.title)",
      en: "Reopened after the scores were seen: \($0.title)", pt: "Reaberto depois de vistos os palpites: \($0.title)")
  }
  static let rescheduled = Event(
    "pool.rescheduled", Phrase(es: "Cambió de hora", en: "Rescheduled", pt: "Mudou de hora"))
  static let confirmed = Event(
    "pool.confirmed", Phrase(es: "Hora confirmada", en: "Time confirmed", pt: "Hora confirmada"))
  static let closed = Event<NoDetail>("pool.closed") {
    let score = $0.change(of: "result")?.to ?? ""
    return Phrase(
      es: "Cerrada: \($0.title), \(score)", en: "Closed: \($0.title), \(score)", pt: "Fechado: \($0.title), \(score)")
  }
  static let cancelled = Event("pool.cancelled", Phrase(es: "No se jugó", en: "Not played", pt: "Não houve jogo"))
  static let corrected = Event("pool.corrected", Phrase(es: "Corregida", en: "Corrected", pt: "Corrigido"))
  static let questioned = Event(
    "pool.questioned",
    Phrase(
      es: "El calendario ha cambiado el resultado", en: "The fixture list has changed the result",
      pt: "O calendário mudou o resultado"))
  static let kept = Event(
    "pool.kept", Phrase(es: "Se queda con su resultado", en: "Keeps its result", pt: "Fica com o resultado"))
  /// Of a pool whose payouts changed by another's correction, when corrections did that.
  static let resettled = Event(
    "pool.resettled", Phrase(es: "Repartida de nuevo", en: "Shared out again", pt: "Repartido de novo"))

  static let events = [
    added, changed, deleted, archived, listed, locked, reopened, rescheduled, confirmed, closed, cancelled, corrected,
    questioned, kept, resettled,
  ].map(\.declared)
}
