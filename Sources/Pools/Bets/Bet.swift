import Kit

/// What somebody says that a match will end in. It belongs to one pool.
struct Bet: Hashable, Sendable {
  let id: ID<Bet>
  let pool: ID<Pool>
  /// Who bets.
  let name: String
  /// `nil` while it is hidden from the reader.
  let score: Score?
  /// When the score that stands was bet, among all of the pool.
  let turn: Int
  /// The member or the guest who bets for themselves; neither on paper.
  let person: ID<Person>?
  let guest: ID<Guest>?
  let isPaid: Bool
  /// What they get, once the pool is closed; in minor units.
  let payout: Int64?
  let isWinner: Bool
  /// Of the payout, what they have been given.
  let handed: Int64

  static let topic: Topic = "pools.bet"
  static let table = SpaceTable("pools_bet", hasTrash: true)

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

extension Bet {
  static let added = Event("bet.added", PoolsPhrases.saved)
  static let changed = Event("bet.changed", PoolsPhrases.changed)
  static let deleted = Event(
    "bet.deleted", PoolsPhrases.deleted, undo: .by { try BetStore($1).restore($0) }, isDeletion: true,
    undone: PoolsPhrases.broughtBack)
  static let moved = Event<NoDetail>("bet.moved") {
    Phrase(
      es: "\($0.title) cambió su apuesta", en: "\($0.title) changed their bet", pt: "\($0.title) mudou a aposta")
  }
  static let reissued = Event<NoDetail>("bet.reissued") {
    Phrase(es: "Enlace nuevo para \($0.title)", en: "New link for \($0.title)", pt: "Link novo para \($0.title)")
  }
  static let paid = Event("bet.paid", Phrase(es: "Ha pagado", en: "Has paid", pt: "Já pagou"))
  static let unpaid = Event("bet.unpaid", Phrase(es: "Sin pagar", en: "Not paid", pt: "Falta pagar"))
  static let refunded = Event("bet.refunded", Phrase(es: "Devuelto", en: "Given back", pt: "Devolvido"))
  static let unrefunded = Event(
    "bet.unrefunded", Phrase(es: "Por devolver", en: "Still to be given back", pt: "Falta devolver"))
  static let handed = Event("bet.handed", Phrase(es: "Entregado", en: "Handed over", pt: "Entregue"))
  static let repaid = Event(
    "bet.repaid",
    Phrase(es: "Ha devuelto lo que sobraba", en: "Gave back what was too much", pt: "Devolveu o que sobrava"))
  static let unhanded = Event(
    "bet.unhanded", Phrase(es: "Por entregar", en: "Still to be handed over", pt: "Falta entregar"))

  static let events = [
    added, changed, deleted, moved, reissued, paid, unpaid, refunded, unrefunded, handed, repaid, unhanded,
  ].map(\.declared)
}
