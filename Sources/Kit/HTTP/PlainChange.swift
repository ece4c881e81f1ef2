extension VisitInSpace {
  /// Makes the change that the form asks for, once however often it arrives, and leads to a page that is known before.
  package func change(
    leadingTo link: Link, _ body: @escaping @Sendable (SpaceTransaction) throws -> Void
  ) async throws -> Reply {
    try await change { transaction in
      try body(transaction)
      return Destination(link)
    }
  }

  /// The same for a form that is shown again when it is not valid.
  package func take(
    leadingTo link: Link, orShow screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen,
    by body: @escaping @Sendable (SpaceTransaction) throws -> Void
  ) async throws -> Reply {
    try await take(orShow: screen) { try await change(leadingTo: link, body) }
  }

  /// The same by what the form says, and what it showed.
  package func take<Draft: Fielded>(
    leadingTo link: Link, orShow screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen,
    by body: @escaping @Sendable (SpaceTransaction, Draft, Draft?) throws -> Void
  ) async throws -> Reply {
    let (draft, shown) = (Draft(form), form.original.map(Draft.init))
    return try await take(leadingTo: link, orShow: screen) { try body($0, draft, shown) }
  }
}
