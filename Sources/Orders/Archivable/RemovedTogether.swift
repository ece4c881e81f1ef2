import Kit

/// Several things that were removed in one change, by their names: those that no order held lie in the trash, the others are
/// archived.
struct RemovedTogether: Codable, Sendable {
  let deleted: [String]
  let archived: [String]

  static let inputs = [Action.Input("row", .several, isRequired: true), Action.Input("to", .choice(["removed"]))]

  /// - Parameter table: of the things.
  static func event(_ name: String, of noun: Noun, in table: SpaceTable) -> Event<RemovedTogether> {
    Event(
      name,
      undo: .by { removal, transaction in
        try Trash.restore(removal.activity.id, from: [table], in: transaction)
        try transaction.run(
          """
          UPDATE \(table.sql) SET archive_id = NULL
          WHERE space_id = \(transaction.space.id) AND archive_id = \(removal.activity.id)
          """)
      },
      isDeletion: true,
      says: { removal in
        guard let detail = removal.detail else { return EventPhrases.line(noun.severalDeleted, removal.title) }
        let deleted = detail.deleted.count == 1 ? noun.deleted : noun.severalDeleted
        let sentences = [
          detail.deleted.isEmpty ? nil : EventPhrases.line(deleted, EventPhrases.names(detail.deleted)),
          detail.archived.isEmpty
            ? nil : EventPhrases.line(OrdersPhrases.archivedWithOrders, EventPhrases.names(detail.archived)),
        ].compactMap(\.self)
        return sentences.joined(by: " · ") ?? noun.severalDeleted
      },
      undone: { EventPhrases.line(noun.severalBack, $0.title) })
  }
}

extension SpaceTransaction {
  /// Deletes things and archives those that orders hold, as one change. One that has gone meanwhile stays gone.
  /// - Returns: the line of activity, by which all of them come back; `nil` when none was there.
  func remove<Thing: Archivable>(_ ids: [ID<Thing>]) throws -> ID<Activity>? {
    let things = try ids.compactMap { try findUnlessGone($0) }.filter { !$0.isArchived }
    guard let first = things.first else { return nil }
    guard things.count > 1 else { return try remove(first.id) }
    let held = Set(
      try connection.rows(
        "SELECT id FROM \(Thing.table.sql) WHERE id IN \(things.map(\.id)) AND \(Thing.isHeld) ORDER BY id"
      )
      .map { try $0["id"] as ID<Thing> })
    let names = { (isHeld: Bool) in things.filter { held.contains($0.id) == isHeld }.map(\.subject.title) }
    let detail = RemovedTogether(deleted: names(false), archived: names(true))
    let removal = try record(Thing.removed, ofAll: things.map(\.subject), detail)
    for thing in things {
      try update(thing.id, held.contains(thing.id) ? "archive_id = \(removal)" : "trash_id = \(removal)")
    }
    return removal
  }
}
