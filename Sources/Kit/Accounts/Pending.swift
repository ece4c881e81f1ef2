extension Accounts {
  package func welcomeLink() async throws -> String? { nil }
  package func signInLink(for name: String) async throws -> String? { nil }
}
