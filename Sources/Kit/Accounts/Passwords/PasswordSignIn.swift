extension Accounts {
  /// Recognises somebody by name and password. A name that doesn't exist, or that has no password, takes as long and says the
  /// same as a wrong password.
  /// - Throws: ``Invalid``, ``Refusal/tooManyTries(minutes:)`` or ``Refusal/busy``.
  func person(named name: String, password: String, from address: ClientAddress) async throws -> ID<Person> {
    // Nobody has such a name, and it isn't worth keeping.
    guard TextRule.isName(name) else { throw Invalid(["password": SignInPhrases.noMatch]) }
    let key = name.searchKey
    let caller = try await tries.begin(key, from: address, at: mint.now())
    let found = try await read { store -> (id: ID<Person>, hash: PasswordHash)? in
      guard let person = try store.person(named: name), let hash = try store.passwordHash(of: person.id) else {
        return nil
      }
      return (person.id, hash)
    }
    let hash = found?.hash ?? .nobody(passwordCost)
    guard try await verify(password, hash, for: caller), let found else {
      throw Invalid(["password": SignInPhrases.noMatch])
    }
    try await tries.succeed(key, from: address, at: mint.now())
    try await strengthen(found.hash, of: found.id, password: password)
    return found.id
  }

  /// Verifies somebody's password before they do what a borrowed device must not.
  /// - Throws: as ``person(named:password:)``, the message at the field `current`.
  func confirm(_ person: Person, password: String, from address: ClientAddress) async throws {
    do {
      let found = try await self.person(named: person.name, password: password, from: address)
      guard found == person.id else { throw Refusal.notFound }
    } catch is Invalid {
      throw Invalid(["current": PasswordPhrases.wrong])
    }
  }

  /// Whose name and password these are, or `nil`. Counted as a try.
  func match(named name: String, password: String, from address: ClientAddress) async throws -> ID<Person>? {
    do {
      return try await person(named: name, password: password, from: address)
    } catch is Invalid {
      return nil
    }
  }

  package func hash(_ password: String) async throws -> PasswordHash {
    try await hash(password, for: .known)
  }

  func hash(_ password: String, for caller: PasswordWork.Caller) async throws -> PasswordHash {
    let (cost, mint) = (passwordCost, mint)
    return try await passwordWork.run(for: caller) { try PasswordHash(password, cost: cost, mint: mint) }
  }

  private func verify(
    _ password: String, _ hash: PasswordHash, for caller: PasswordWork.Caller
  ) async throws -> Bool {
    guard PasswordRule.isMeasurable(password), password.count <= PasswordRule.length.upperBound else { return false }
    return try await passwordWork.run(for: caller) { try hash.matches(password) }
  }

  /// The password is at hand in this moment only, so this is when a hash of another cost is made anew.
  private func strengthen(_ hash: PasswordHash, of person: ID<Person>, password: String) async throws {
    guard hash.cost != passwordCost else { return }
    let stronger = try await self.hash(password)
    try await change { try $0.setPassword(stronger, of: person) }
  }
}
