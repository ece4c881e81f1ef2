import Kit

/// What somebody says that a match will end in. It belongs to one pool.
struct Bet: Hashable, Stored {
  let id: ID<Bet>
  let pool: ID<Pool>
  /// Who bets.
  let name: String
  /// `nil` while it is hidden from the reader.
  var score: Score?
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
  /// Who wrote it down for whom, where nobody bets for themselves in a pool by link.
  var written: Written?

  struct Written: Hashable {
    let author: String
    let at: Instant
  }

  static let topic: Topic = "pools.bet"
  static let table = SpaceTable("pools_bet", hasTrash: true)
  static let columns: SQL = "id, pool_id, name, turn, person_id, guest_id, is_paid, payout, is_winner, handed"
  static func columns(of table: SQL) -> SQL {
    """
    \(table).id, \(table).pool_id, \(table).name, \(table).turn, \(table).person_id, \(table).guest_id, \
    \(table).is_paid, \(table).payout, \(table).is_winner, \(table).handed
    """
  }
  static var gone: Phrase { BetPhrases.gone }

  var subject: Subject { Subject(Self.topic, id, title: name) }

  /// Without its score: who may see that is for ``BetStore`` to say.
  init(_ row: SQLRow, in space: Space) throws {
    (id, pool, name, turn) = (try row["id"], try row["pool_id"], try row["name"], try row["turn"])
    (person, guest) = (try row["person_id"] as ID<Person>?, try row["guest_id"] as ID<Guest>?)
    (isPaid, payout) = (try row["is_paid"], try row["payout"] as Int64?)
    (isWinner, handed) = (try row["is_winner"], try row["handed"])
  }
}

extension Bet {
  /// Whose a bet is, is asked of all that was ever bet.
  static let byWhom = Migration(
    "pools.0011-by-whom",
    [
      "CREATE INDEX pools_bet_by_person ON pools_bet (person_id, space_id) WHERE person_id IS NOT NULL",
      "CREATE INDEX pools_bet_by_guest ON pools_bet (guest_id, space_id) WHERE guest_id IS NOT NULL",
    ])
}

extension Action {
  /// On paper: what waits and comes after the lock is refused, and whoever wrote it down is told.
  static let addBet = Action(
    "pools.bet.add", [.newID] + BetDraft.inputs + [Input("next", .yesNo, isOfPage: true)], offline: .form)
  static let changeBet = Action("pools.bet.change", BetDraft.inputs, offline: .form)
  static let deleteBet = Action("pools.bet.delete")
  static let payBet = Action(
    "pools.bet.pay", [Input("paid", .yesNo, isRequired: true)], offline: .set, tool: "Says that a bet is paid, or not")
  static let reissueBet = Action("pools.bet.reissue", isOfPages: true)
  /// What somebody bets for themselves. It counts by the house's clock, so one that comes after the lock is refused.
  static let placeBet = Action(
    "pools.bet.place", [.newID] + GoalsDraft.inputs, offline: .never(BetPhrases.needsSignal),
    tool: "Bets for the key's person on a match")
}

extension Bet {
  static let noun = Noun(
    es: .feminine("apuesta", "apuestas"), en: ("bet", "bets"), pt: .feminine("aposta", "apostas"))
  static let added = Event("bet.added", \.new, of: noun)
  static let changed = Event("bet.changed", \.changed, of: noun)
  static let deleted = Event(
    "bet.deleted", \.deleted, of: noun, undo: .by { try BetStore($1).restore($0) }, isDeletion: true)
  static let moved = Event<NoDetail>("bet.moved", of: noun) {
    Phrase(
      es: "\($0.title) cambió su apuesta", en: "\($0.title) changed their bet", pt: "\($0.title) mudou a aposta")
  }
  static let reissued = Event<NoDetail>("bet.reissued") {
    Phrase(es: "Enlace nuevo para \($0.title)", en: "New link for \($0.title)", pt: "Link novo para \($0.title)")
  }
  static let paid = Event(
    "bet.paid", Phrase(es: "Ha pagado su apuesta", en: "Has paid the stake", pt: "Já pagou a aposta"), of: noun)
  static let unpaid = Event(
    "bet.unpaid", Phrase(es: "Apuesta sin pagar", en: "Stake not paid", pt: "Falta pagar a aposta"), of: noun)
  static let refunded = Event(
    "bet.refunded", Phrase(es: "Apuesta devuelta", en: "Stake given back", pt: "Aposta devolvida"), of: noun)
  static let unrefunded = Event(
    "bet.unrefunded",
    Phrase(es: "Apuesta por devolver", en: "Stake still to be given back", pt: "Falta devolver a aposta"), of: noun)
  static let handed = Event(
    "bet.handed", Phrase(es: "Premio entregado", en: "Prize handed over", pt: "Ganho entregue"))
  static let repaid = Event(
    "bet.repaid",
    Phrase(es: "Ha devuelto lo que sobraba", en: "Gave back what was too much", pt: "Devolveu o que sobrava"))
  static let unhanded = Event(
    "bet.unhanded",
    Phrase(es: "Premio por entregar", en: "Prize still to be handed over", pt: "Falta entregar o ganho"))

  static let events = [
    added, changed, deleted, moved, reissued, paid, unpaid, refunded, unrefunded, handed, repaid, unhanded,
  ].map(\.declared)
}
