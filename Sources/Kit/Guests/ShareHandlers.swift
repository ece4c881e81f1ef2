/// Making and revoking the links by which guests come.
enum ShareHandlers {
  static func add(to routes: inout Routes) {
    routes.get(SharePaths.shares, for: .member, shares)
    routes.post(SharePaths.shares, for: .member, share)
    routes.post(SharePaths.revocation, for: .member, revoke)
    routes.get(SharePaths.links, for: .owner, links)
  }

  private static func shares(_ visit: SpaceVisit, _ capability: String, _ subject: String) async throws -> Reply {
    let capability = try visit.capability(named: capability, of: subject)
    let (now, mint) = (visit.house.mint.now(), visit.house.mint)
    return try await visit.show { view in
      let thing = try capability.subject(subject, view)
      let store = ShareStore(view.connection)
      return ShareScreen(
        capability: capability, subject: thing,
        links: try store.links(to: thing.id, of: capability.name, in: view.space.id, at: now),
        guests: try store.guests(in: view.space.id), newLink: mint.id())
    }
  }

  /// The link is on the answer itself, not on a page to return to: only its hash is kept.
  private static func share(_ visit: SpaceVisit, _ capability: String, _ subject: String) async throws -> Reply {
    let capability = try visit.capability(named: capability, of: subject)
    let now = visit.house.mint.now()
    let (thing, message, invitation) = try await visit.read { view in
      let thing = try capability.subject(subject, view)
      return (thing, try capability.message?(thing.id, view), try capability.invitation?(thing.id, view, now))
    }
    let (id, space, author): (ID<ShareLink>, ID<Space>, Author) = (try visit.form.id(), visit.space.id, visit.author)
    let lifetime: ShareLink.Lifetime = try visit.form.choice("lifetime")
    let secret = try await visit.house.accounts.change { transaction in
      try transaction.share(capability, thing, id: id, holding: lifetime, in: space, by: author)
    }
    let link = visit.house.outward(SharePaths.door(secret))
    return visit.showOnce(
      NewLinkScreen(
        title: GuestPhrases.share, text: GuestPhrases.sendLink(thing.title),
        link: link, note: GuestPhrases.onceShown,
        back: (GuestPhrases.links, SharePaths.shares(capability.name, thing.id)),
        contact: message?.buttons(with: link, in: visit.space), invitation: invitation))
  }

  /// Its guests' open pages and streams end with it.
  private static func revoke(_ visit: SpaceVisit, _ id: ID<ShareLink>) async throws -> Reply {
    let (space, author, house) = (visit.space.id, visit.author, visit.house)
    let mayEnd: @Sendable (Capability, ShareLink) -> Bool = { capability, link in
      visit.membership.mayUse(capability.app)
        && (visit.membership.role == .owner || capability.isDecided(by: visit.viewer.person.id, of: link.subject))
    }
    let link = try await house.accounts.change { transaction -> ShareLink in
      guard let link = try transaction.revoke(id, in: space), let capability = house.capability(named: link.capability),
        mayEnd(capability, link)
      else { throw Refusal.notFound }
      let view = try SpaceView(space, in: transaction.connection)
      try transaction.change(in: space, by: author).record(
        HouseEvents.linkRevoked, of: capability.subjectOrNone(link.subject, view))
      return link
    }
    let back: Link =
      visit.form["back"] == "links" ? SharePaths.links() : SharePaths.shares(link.capability, link.subject)
    return .redirect(to: back.address(in: space))
  }

  private static func links(_ visit: SpaceVisit) async throws -> Reply {
    let (now, house) = (visit.house.mint.now(), visit.house)
    return try await visit.show { view in
      let store = ShareStore(view.connection)
      let shown = try store.links(in: view.space.id, at: now).compactMap { link -> LinksScreen.Shown? in
        guard let capability = house.capability(named: link.capability) else { return nil }
        let subject = try capability.subjectOrNone(link.subject, view)
        return LinksScreen.Shown(link: link, capability: capability, title: subject.title)
      }
      return LinksScreen(links: shown, guests: try store.guests(in: view.space.id))
    }
  }
}

extension SpaceVisit {
  /// - Throws: ``Refusal/notFound`` for one that is of no app that the member may use, and for what is another person's.
  fileprivate func capability(named name: String, of subject: String) throws -> Capability {
    guard let capability = visit.house.capability(named: name), membership.mayUse(capability.app),
      capability.isDecided(by: viewer.person.id, of: subject)
    else { throw Refusal.notFound }
    return capability
  }
}

extension Capability {
  /// The thing of a link, or a nameless one when it has been deleted: its links can still be revoked.
  fileprivate func subjectOrNone(_ id: String, _ view: SpaceView) throws -> Subject {
    do {
      return try subject(id, view)
    } catch is Refusal {
      return Subject(topic: Topic("\(app).link"), id: id, title: "—")
    }
  }
}
