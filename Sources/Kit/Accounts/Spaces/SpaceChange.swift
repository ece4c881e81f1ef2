extension SpaceTransaction {
  /// Changes what the form changes; of two people who change different things, both win.
  /// - Parameters:
  ///   - shown: the space as the form showed it.
  ///   - currencyIsFixed: whether some app keeps amounts.
  /// - Throws: ``Invalid``, or ``Refusal/conflict(_:)`` for another currency while it is fixed.
  func changeSpace(to draft: SpaceDraft, shown: SpaceDraft, currencyIsFixed: Bool) throws {
    let (merged, changes) = try merge(
      draft, over: SpaceDraft(space), shown: shown, fields: SpaceDraft.fields, of: space.id)
    let (name, currency, zone) = try merged.validated()
    guard !changes.isEmpty else { return }
    guard !currencyIsFixed || currency == space.currency else {
      throw Refusal.conflict(SpacePhrases.currencyIsFixed)
    }
    try run("UPDATE kit_space SET name = \(name), currency = \(currency), zone = \(zone) WHERE id = \(space.id)")
    try record(HouseEvents.spaceChanged, of: Subject(Space.topic, space.id, title: name), fields: changes)
  }
}
