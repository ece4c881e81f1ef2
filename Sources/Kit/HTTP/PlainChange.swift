extension VisitInSpace {
  /// Makes the change that the form asks for, once however often it arrives, and leads to a page that is known before.
  package func change(
    leadingTo link: Link, _ body: @escaping @Sendable (Edit) throws -> Void
  ) async throws -> Reply {
    try await change { edit in
      try body(edit)
      return Destination(link)
    }
  }
}
