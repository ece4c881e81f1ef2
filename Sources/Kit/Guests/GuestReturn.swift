/// A guest's own link: it lets the same guest in again, on another device or after their browser has forgotten them. Its secret is
/// that of their cookie, so the house keeps none besides the hash that it knows the cookie by.
enum GuestReturn {
  static func add(to routes: inout Routes) {
    routes.get(SharePaths.again, for: .anyone, offer)
    routes.post(SharePaths.again, for: .anyone, enter)
  }

  private static func offer(_ visit: Visit, secret: String) async throws -> Reply {
    let (guest, capability) = try await find(secret, visit)
    return visit.door(
      QuestionScreen(
        title: GuestPhrases.welcomeBack(guest.name), text: GuestPhrases.ownLinkLeads(capability.offer),
        button: FormButton.plain(GuestPhrases.goOn(as: guest.name), posts: SharePaths.again(secret))))
  }

  private static func enter(_ visit: Visit, secret: String) async throws -> Reply {
    let (guest, capability) = try await find(secret, visit)
    guard let address = capability.opens(guest.link.subject)?.address(at: .guest(guest.link.id)) else {
      throw Refusal.notFound
    }
    var reply = Reply.redirect(to: address)
    reply.headers.append(Cookie.guest(of: guest.link.id, visit.house.settings).setting(secret))
    return reply
  }

  /// - Throws: ``Refusal/gone(_:)`` for a link that was replaced, or whose share link holds no more.
  private static func find(_ secret: String, _ visit: Visit) async throws -> (guest: Guest, capability: Capability) {
    let (house, now) = (visit.house, visit.house.mint.now())
    let guest = try await house.database.read { try ShareStore($0).guest(with: secret) }
    guard let guest, guest.link.isOpen(at: now), let capability = house.capability(named: guest.link.capability) else {
      throw Refusal.gone(GuestPhrases.ownLinkEnded)
    }
    return (guest, capability)
  }
}

extension GuestVisit {
  /// The guest's own link, which lets whoever has it in as this guest.
  package var ownAddress: OutwardLink? {
    let cookie = Cookie.guest(of: guest.link.id, visit.house.settings)
    return cookie.value(in: visit.headers).map { visit.house.outward(SharePaths.again($0)) }
  }
}

extension SpaceVisit {
  /// Gives a guest a new link of their own, on an answer that is shown once. The one before leads nowhere from now on, and
  /// browsers that came in by it are out.
  /// - Parameters:
  ///   - thing: of the link that the guest came by.
  ///   - back: where the answer leads back to.
  ///   - record: notes the deed, in the same transaction; once, however often the form arrives.
  /// - Throws: ``Refusal/notFound`` when no such guest came to the thing.
  package func reissue(
    _ guest: ID<Guest>, of thing: ID<some Any>, named name: String, back: (title: Phrase, link: Link),
    recording record: @escaping @Sendable (SpaceTransaction) throws -> Void
  ) async throws -> Reply {
    let (space, author, subject, operation) = (space.id, author, thing.description, visit.operation)
    let secret = try await visit.house.accounts.change { transaction in
      let secret = try transaction.reissue(guest, subject: subject, in: space)
      if try operation?.earlierAnswer(in: space, transaction.connection) != nil { return secret }
      let change = try transaction.change(in: space, by: author)
      try record(change)
      try operation?.keep("", in: change)
      return secret
    }
    return showOnce(
      NewLinkScreen(
        title: Phrase(verbatim: name), text: GuestPhrases.sendOwnLink(name),
        link: visit.house.outward(SharePaths.again(secret)), note: GuestPhrases.onceShown, back: back))
  }
}

extension AccountTransaction {
  /// - Returns: the new secret of a guest's cookie and link.
  func reissue(_ guest: ID<Guest>, subject: String, in space: ID<Space>) throws -> String {
    let secret = mint.secret()
    let link: ID<ShareLink>? = try connection.value(
      """
      UPDATE kit_guest SET token_hash = \(SecretHash(secret))
      WHERE id = \(guest) AND share_id IN (
        SELECT id FROM kit_share WHERE space_id = \(space) AND subject_id = \(subject) AND revoked_at IS NULL)
      RETURNING share_id
      """)
    guard let link else { throw Refusal.notFound }
    endStreams(of: .guest(link))
    return secret
  }
}
