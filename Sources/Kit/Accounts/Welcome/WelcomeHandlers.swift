enum WelcomeHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.welcome, for: .anyone, form)
    routes.post(AccountPaths.welcome, for: .anyone, moveIn)
  }

  static func form(_ visit: Visit, secret: String) async throws -> Reply {
    let now = visit.house.mint.now()
    let link = try await visit.house.accounts.read { try $0.link(secret, .welcome, at: now) }
    guard link != nil else { throw Refusal.gone(LinkPhrases.spent) }
    let offer = FormState(WelcomeDraft.offer(in: visit.browserLanguage), mint: visit.house.mint)
    return visit.door(WelcomeScreen(state: offer, posts: AccountPaths.welcome(secret)))
  }

  static func moveIn(_ visit: Visit, secret: String) async throws -> Reply {
    try await visit.take {
      WelcomeScreen(state: $0, posts: AccountPaths.welcome(secret))
    } by: {
      let draft = try WelcomeDraft(visit.form)
      let (house, device, currency) = (visit.house, visit.userAgent, visit.browserRegion?.currency ?? .eur)
      let token = try await house.accounts.change { transaction in
        guard try !transaction.store.hasPeople() else { throw Refusal.gone(LinkPhrases.spent) }
        _ = try transaction.spend(secret, .welcome)
        let person = try transaction.addPerson(named: draft.name, language: draft.language)
        let space = try transaction.addSpace(
          named: draft.spaceName, currency: currency, zone: house.settings.zone, owner: person)
        let first = try transaction.change(in: space, by: Author(person: person, name: draft.name))
        try first.record(HouseEvents.spaceMade, of: Subject(Space.topic, space, title: draft.spaceName))
        for app in house.apps { try app.begin(in: draft.language, for: first) }
        if house.settings.demo {
          for app in house.apps { try app.addSample(in: draft.language, to: first) }
        }
        return try transaction.startSession(of: person, device: device)
      }
      return .entering(AccountPaths.waysIn().path, token: token, settings: house.settings)
    }
  }
}
