/// One-time links that let somebody in who can't sign in otherwise.
enum EnterHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.enter, for: .anyone, offer)
    routes.post(AccountPaths.enter, for: .anyone, enter)
  }

  static func offer(_ visit: Visit, secret: String) async throws -> Reply {
    let now = visit.house.mint.now()
    let person = try await visit.house.accounts.read { store in
      try store.link(secret, .signIn, at: now)?.person.flatMap { try store.person($0) }
    }
    guard let person else { throw Refusal.gone(LinkPhrases.spent) }
    return visit.door(
      QuestionScreen(
        title: SignInPhrases.enterAs(person.name), text: SignInPhrases.enterText,
        button: FormButton.plain(SignInPhrases.signIn, posts: AccountPaths.enter(secret))))
  }

  static func enter(_ visit: Visit, secret: String) async throws -> Reply {
    let (earlier, device) = (visit.viewer, visit.userAgent)
    let token = try await visit.house.accounts.change { transaction in
      let person = try transaction.comeIn(by: secret)
      return try transaction.startSession(of: person, device: device, insteadOf: earlier, renews: true)
    }
    return .entering(AccountPaths.waysIn().path, token: token, settings: visit.house.settings)
  }
}
