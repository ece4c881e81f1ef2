import Kit

/// Money that somebody gave another to settle up: a fact of its own, beside what is noted pool by pool.
struct Reimbursement: Hashable, Sendable {
  let id: ID<Reimbursement>
  /// As they were called then.
  let giver: String
  let taker: String
  /// More than nothing.
  let amount: Money
  /// Bizum, cash; empty where nobody said.
  let how: String
  /// Who noted it.
  let author: String
  let at: Instant
}

extension Reimbursement: Stored {
  static let topic: Topic = "pools.reimbursement"
  static let table = SpaceTable("pools_reimbursement", hasTrash: true)
  static let columns: SQL = "id, giver, taker, amount, how, author, at"
  static var gone: Phrase { ReimbursementPhrases.gone }

  init(_ row: SQLRow, in space: Space) throws {
    (id, giver, taker) = (try row["id"], try row["giver"], try row["taker"])
    amount = Money(minorUnits: try row["amount"], currency: space.currency)
    (how, author, at) = (try row["how"], try row["author"], try row["at"])
  }

  var subject: Subject { Subject(Self.topic, id, title: "\(giver) → \(taker)") }
}

extension Action {
  /// That one payment of the plan was made, or that all were.
  static let addReimbursement = Action(
    "pools.reimbursement.add", [.newID, Input("pays", isRequired: true)] + ReimbursementDraft.inputs)
  static let deleteReimbursement = Action("pools.reimbursement.delete")
}

/// What a line of activity keeps of payments that were noted together.
struct ReimbursementNote: Codable, Sendable {
  let payments: [ID<Reimbursement>]
  let sum: Money
}

extension Reimbursement {
  static let noun = Noun(
    es: .masculine("reembolso", "reembolsos"), en: ("reimbursement", "reimbursements"),
    pt: .masculine("reembolso", "reembolsos"))
  static let added = Event<ReimbursementNote>(
    "reimbursement.added", of: noun,
    undo: .by { added, transaction in
      for payment in try added.kept().payments { try ReimbursementStore(transaction).erase(payment) }
    },
    says: { ReimbursementPhrases.noted($0.detail, $0.title) },
    undone: { ReimbursementPhrases.takenBack($0.detail, $0.title) })

  static let deleted = Event<NoDetail>.deletion("reimbursement.deleted", of: noun)

  static let events = [added.declared, deleted.declared]

  static let migration = Migration(
    "pools.0008-reimbursements",
    [
      """
      CREATE TABLE pools_reimbursement (
        id TEXT PRIMARY KEY,
        space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
        giver TEXT NOT NULL,
        giver_key TEXT NOT NULL,
        taker TEXT NOT NULL,
        taker_key TEXT NOT NULL,
        amount BIGINT NOT NULL,
        how TEXT NOT NULL,
        author TEXT NOT NULL,
        at BIGINT NOT NULL,
        trash_id TEXT
      )
      """,
      "CREATE INDEX pools_reimbursement_by_space ON pools_reimbursement (space_id, at, id)",
      "CREATE INDEX pools_reimbursement_by_trash ON pools_reimbursement (trash_id) WHERE trash_id IS NOT NULL",
    ])
}
