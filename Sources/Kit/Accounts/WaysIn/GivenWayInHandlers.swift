/// An owner gives a member a new way in, from the member's page.
enum GivenWayInHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.memberWayIn, for: .owner, back)
    routes.post(AccountPaths.memberWayIn, for: .owner, give)
  }

  /// The link is on the answer itself, not on a page to return to: only its hash is kept.
  private static func give(_ visit: SpaceVisit, _ person: ID<Person>) async throws -> Reply {
    let (space, author) = (visit.space.id, visit.author)
    let id: ID<OneTimeLink> = try visit.form.id()
    let (secret, name) = try await visit.house.accounts.change { transaction in
      try transaction.giveWayIn(id, to: person, in: space, by: author)
    }
    return visit.showOnce(
      NewLinkScreen(
        title: WaysInPhrases.give, text: WaysInPhrases.send(name),
        link: visit.house.outward(AccountPaths.enter(secret)), note: WaysInPhrases.once,
        back: (Phrase(verbatim: name), AccountPaths.member(person))))
  }

  /// A reload of the page with the link finds the link gone, but not the way.
  private static func back(_ visit: SpaceVisit, _ person: ID<Person>) async throws -> Reply {
    .redirect(to: AccountPaths.member(person).address(in: visit.space.id))
  }
}
