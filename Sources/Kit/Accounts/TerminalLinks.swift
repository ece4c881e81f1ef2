/// The one-time links that come from the terminal.
extension Accounts {
  /// The secret by which the first person moves in; `nil` when somebody lives here already. An earlier one ends.
  package func welcomeLink() async throws -> String? {
    guard try await !read({ try $0.hasPeople() }) else { return nil }
    return try await change { try $0.store.hasPeople() ? nil : $0.makeWelcome() }
  }

  /// The secret that lets the person of this name in once, within the hour; `nil` when nobody goes by it.
  package func signInLink(for name: String) async throws -> String? {
    try await change { transaction in
      guard let person = try AccountStore(transaction.connection).person(named: name) else { return nil }
      return try transaction.makeLink(.signIn, person: person.id)
    }
  }

  /// Takes away the password of the person of this name and signs all their devices out.
  /// - Returns: the secret that lets them in once, within the hour; `nil` when nobody goes by the name.
  package func resetPassword(of name: String) async throws -> String? {
    try await change { transaction in
      guard let person = try AccountStore(transaction.connection).person(named: name) else { return nil }
      try transaction.forgetPassword(of: person.id)
      return try transaction.makeLink(.signIn, person: person.id)
    }
  }
}
