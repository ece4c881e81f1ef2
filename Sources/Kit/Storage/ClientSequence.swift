/// The place of a change among all that one client sends: a device counts its own. A change that comes late, after a newer
/// one of the same client, doesn't undo it. Forms that are sent without scripts have none; they cannot overtake each other.
package struct ClientSequence: Hashable, Sendable {
  /// Minted by the page's scripts, and known to nobody else.
  let client: String
  let number: Int64

  package init(client: String, number: Int64) {
    (self.client, self.number) = (client, number)
  }

  /// `nil` when the form carries none.
  init?(_ form: Form) {
    guard (8...64).contains(form["client"].utf8.count), let number = Int64(form["turn"]), number >= 0 else {
      return nil
    }
    self.init(client: form["client"], number: number)
  }

  func isOvertaken(by other: ClientSequence) -> Bool {
    client == other.client && number < other.number
  }
}

extension SpaceTransaction {
  /// Notes that this change's turn has come at one field of one thing.
  /// - Returns: whether a newer change of the same client was there before: then this one says nothing any more.
  package func isOvertaken(at field: String, of thing: some CustomStringConvertible) throws -> Bool {
    guard let clientSequence else { return false }
    let noted = try rowsChanged(
      by: """
        INSERT INTO kit_turn (space_id, client, place, number, at)
        VALUES (\(space.id), \(clientSequence.client), \("\(thing).\(field)"), \(clientSequence.number), \(now))
        ON CONFLICT (space_id, client, place) DO UPDATE SET number = excluded.number, at = excluded.at
        WHERE kit_turn.number <= excluded.number
        """)
    return noted == 0
  }

  /// Brings together what a form says and what is stored, without the fields in which a newer change of the same client was
  /// there before; see ``Merge``.
  /// - Parameter thing: told apart from all others of the space: two of which there is one each go by names of their own.
  package func merge<Value>(
    _ draft: Value, over stored: Value, shown: Value?, fields: [Field<Value>],
    of thing: some CustomStringConvertible
  ) throws -> (merged: Value, changes: [FieldChange]) {
    let shown = shown ?? stored
    let said = try withoutOvertaken(draft, shown: shown, fields: fields, of: thing)
    return Merge.merge(said, over: stored, shown: shown, fields: fields)
  }

  /// A form's values without those in which a newer change of the same client was there before.
  package func withoutOvertaken<Value>(
    _ draft: Value, shown: Value, fields: [Field<Value>], of thing: some CustomStringConvertible
  ) throws -> Value {
    guard clientSequence != nil else { return draft }
    var draft = draft
    for field in fields where draft[keyPath: field.path] != shown[keyPath: field.path] {
      if try isOvertaken(at: field.name, of: thing) { draft[keyPath: field.path] = shown[keyPath: field.path] }
    }
    return draft
  }
}
