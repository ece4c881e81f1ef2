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

  /// The same by what the form says, and what it showed.
  package func change<Draft: Fielded>(
    leadingTo link: Link, _ body: @escaping @Sendable (SpaceTransaction, Draft, Draft?) throws -> Void
  ) async throws -> Reply {
    let (draft, shown) = (Draft(form), form.original.map(Draft.init))
    return try await change(leadingTo: link) { try body($0, draft, shown) }
  }
}
