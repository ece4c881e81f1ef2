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
}
