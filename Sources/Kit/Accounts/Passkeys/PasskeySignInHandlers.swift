/// Coming in by a passkey.
enum PasskeySignInHandlers {
  static func add(to routes: inout Routes) {
    routes.post(AccountPaths.passkeySignInOptions, for: .anyone, options)
    routes.post(AccountPaths.passkeySignIn, for: .anyone, signIn)
  }

  private static func options(_ visit: Visit) async throws -> Reply {
    let party = try visit.house.requireRelyingParty()
    try visit.house.passkeyRateLimit.admit(visit.client, at: visit.house.mint.now())
    let challenge = try await visit.house.accounts.challenges.make(.signIn, by: visit.house.mint)
    return .json(try PasskeyOptions(signingInAt: party, challenge: challenge).json)
  }

  private static func signIn(_ visit: Visit) async throws -> Reply {
    let way = ReturnPath(visit.form["to"])
    let party = try visit.house.requireRelyingParty()
    do {
      let token = try await visit.house.accounts.enter(
        by: try PasskeyAssertion(visit.form), at: party, device: visit.userAgent, insteadOf: visit.viewer)
      return .entering(way.address, token: token, settings: visit.house.settings)
    } catch let problem as PasskeyProblem {
      let state = FormState(way.form, mint: visit.house.mint)
      return visit.door(SignInScreen(state: state, party: party, problem: problem), status: 422)
    }
  }
}

extension Accounts {
  /// Recognises somebody by a passkey. Unlike passwords, signatures cannot be guessed: failures are not counted, and so nobody
  /// can lock another's passkey.
  /// - Returns: the secret of a new session.
  /// - Throws: ``PasskeyProblem``.
  func enter(
    by assertion: PasskeyAssertion, at party: RelyingParty, device: String, insteadOf earlier: Viewer?
  ) async throws -> String {
    try await challenges.spend(assertion.client.challenge, .signIn, at: mint.now())
    try assertion.check(for: party)
    guard let passkey = try await read({ try $0.passkey(credential: assertion.credential) }) else {
      throw PasskeyProblem.unknown
    }
    try assertion.check(by: passkey)
    let token = try await change { transaction in
      try transaction.usePasskey(passkey.id, counter: assertion.counter)
        ? try transaction.startSession(of: passkey.person, device: device, insteadOf: earlier) : nil
    }
    guard let token else { throw PasskeyProblem.counterWentBack }
    return token
  }
}
