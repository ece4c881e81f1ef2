/// A form with sub-screens that somebody has begun. What it says lives on the ``UnsavedFormStore`` until Done or Cancel, so that a
/// reload or a dead battery loses nothing; pickers and steppers are ordinary posts to it.
package struct UnsavedForm: Sendable {
  let visit: SpaceVisit
  let id: String
  let kind: String
  let path: Link

  /// - Parameters:
  ///   - id: of what the form makes or changes.
  ///   - kind: what that is, `app.noun`.
  ///   - path: where the form is open.
  package init(_ visit: SpaceVisit, _ id: ID<some Any>, kind: String, at path: Link) {
    (self.visit, self.id, self.kind, self.path) = (visit, id.description, kind, path)
  }

  /// What it says.
  /// - Throws: `Refusal.gone` when there is none: it was saved, cancelled or swept.
  package var form: Form {
    get async throws { try await visit.drafts.form(id) }
  }

  /// Shows it as it was left.
  package func open(
    _ screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen
  ) async throws -> Reply {
    let form = try await form
    let state = FormState(form, original: form.original, mint: visit.house.mint)
    return try await visit.show { try screen($0, state) }
  }

  /// What a press of any button of the form asks for.
  /// - Parameters:
  ///   - back: where Cancel leads.
  ///   - step: what the form says after a button that doesn't save it, and where that leads; `nil` for Done.
  ///   - screen: the form as it came back.
  ///   - save: the change that Done makes. The form is forgotten with it.
  package func take(
    cancels back: @escaping @Sendable (SpaceView) throws -> Link, step: (Form) -> (form: Form, leads: Link)?,
    orShow screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen,
    by save: @escaping @Sendable (SpaceTransaction) throws -> Destination
  ) async throws -> Reply {
    let (typed, drafts) = (visit.form, visit.drafts)
    if typed.has("discard") {
      let link = try await visit.read(back)
      try await drafts.forget(id)
      return visit.redirect(to: link)
    }
    if typed.has("draft") {
      try await drafts.keep(typed, as: id, kind: kind)
      return .draftKept(at: path, in: visit)
    }
    if let step = step(typed) {
      try await drafts.keep(step.form, as: id, kind: kind)
      return visit.redirect(to: step.leads)
    }
    return try await visit.take(orShow: screen) {
      try await visit.change { transaction in
        // What a program brings is not what its person has begun to type.
        if visit.door == .page { try drafts.forget(id, in: transaction) }
        return try save(transaction)
      }
    }
  }

  /// Takes over what was chosen on a sub-screen, and leads back to the form.
  package func change(_ change: @escaping @Sendable (inout Form) -> Void) async throws -> Reply {
    try await visit.drafts.change(id, kind: kind, by: change)
    return visit.redirect(to: path)
  }

  /// Shows the empty form of something new on the way.
  package func show(
    _ screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen, _ state: FormState? = nil
  ) async throws -> Reply {
    _ = try await form
    let state = state ?? .fresh(visit.house.mint)
    return try await visit.show { try screen($0, state) }
  }

  /// Makes something new on the way and says so in the form: both or neither.
  /// - Parameters:
  ///   - screen: its form as it came back.
  ///   - make: makes it, and puts it into the unsaved form.
  package func add(
    orShow screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen,
    by make: @escaping @Sendable (SpaceTransaction, inout Form) throws -> Void
  ) async throws -> Reply {
    try await visit.take(orShow: screen) {
      try await visit.change { transaction in
        try visit.drafts.change(id, kind: kind, in: transaction.writable) { try make(transaction, &$0) }
        return Destination(path)
      }
    }
  }
}
