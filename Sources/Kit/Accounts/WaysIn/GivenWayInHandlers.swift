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
    let (secret, name) = try await visit.house.accounts.change { edit in
      try edit.giveWayIn(id, to: person, in: space, by: author)
    }
    let link = visit.house.outward(AccountPaths.enter(secret))
    return visit.showOnce(GivenWayInScreen(person: person, name: name, link: link))
  }

  /// A reload of the page with the link finds the link gone, but not the way.
  private static func back(_ visit: SpaceVisit, _ person: ID<Person>) async throws -> Reply {
    .redirect(to: AccountPaths.member(person).address(in: visit.space.id))
  }
}

/// A fresh way in, for the owner to hand over.
struct GivenWayInScreen: Screen {
  let person: ID<Person>
  let name: String
  let link: OutwardLink

  var title: Phrase { WaysInPhrases.give }
  var bar: NavigationBar {
    NavigationBar(leading: .back(Phrase(verbatim: name), to: AccountPaths.member(person)))
  }

  var content: HTML {
    """
    <p class="large-subtitle">\(WaysInPhrases.send(name))</p>\(LinkCard(link).html)\
    <p class="group-note">\(WaysInPhrases.once)</p>
    """
  }
}
