/// Where a share link leads. Opening it spends nothing, as chat programs open links to preview them; the button does.
enum GuestDoor {
  static func add(to routes: inout Routes) {
    routes.get(SharePaths.door, for: .anyone, offer)
    routes.post(SharePaths.door, for: .anyone, enter)
    routes.addForAllGuests(.get, LiveStream.path, LiveStream.reply)
    routes.addForAllGuests(.post, Undoing.path, Undoing.undo)
  }

  private struct Opened {
    let link: ShareLink
    let capability: Capability
    let subject: Subject
    let invitation: Invitation?
    let space: Space
    /// Who this browser is here already.
    let guest: Guest?
    let locale: ReaderLocale

    var address: String? { capability.opens(link.subject)?.address(at: .guest(link.id)) }
  }

  /// Whoever is nobody here yet gets the cookie that they will be known by, so that coming in twice is coming in once.
  private static func offer(_ visit: Visit, secret: String) async throws -> Reply {
    let (opened, house) = (try await open(secret, visit), visit.house)
    var reply = visit.door(
      screen(opened, FormState(Form(), mint: house.mint), visit, secret), reading: opened.locale)
    if opened.guest == nil {
      reply.headers.append(Cookie.guest(of: opened.link.id, house.settings).setting(house.mint.secret()))
    }
    return reply
  }

  private static func enter(_ visit: Visit, secret: String) async throws -> Reply {
    let opened = try await open(secret, visit)
    guard let address = opened.address else { throw Refusal.notFound }
    if opened.guest != nil { return .redirect(to: address) }
    return try await visit.take(reading: opened.locale) {
      screen(opened, $0, visit, secret)
    } by: {
      let name = visit.form.trimmed("name")
      if let problem = Profile.problem(withName: name) { throw Invalid(["name": problem]) }
      try visit.house.guestRateLimit.admit(visit.client, at: visit.house.mint.now())
      let offered = Cookie.guest(of: opened.link.id, visit.house.settings).value(in: visit.headers)
        .flatMap { (20...64).contains($0.utf8.count) ? $0 : nil }
      let cookie = try await visit.house.accounts.change { transaction in
        try transaction.admitGuest(by: opened.link)
        try transaction.refuseTaken(name, among: opened.link)
        return try transaction.addGuest(named: name, by: opened.link, knownBy: offered)
      }
      var reply = Reply.redirect(to: address)
      reply.headers.append(Cookie.guest(of: opened.link.id, visit.house.settings).setting(cookie))
      return reply
    }
  }

  private static func screen(_ opened: Opened, _ state: FormState, _ visit: Visit, _ secret: String) -> GuestDoorScreen
  {
    let isMember = visit.viewer?.memberships.contains {
      $0.space.id == opened.space.id && $0.mayUse(opened.capability.app)
    }
    let own = isMember == true ? opened.capability.opens(opened.link.subject) : nil
    let title = opened.invitation?.title ?? Phrase(verbatim: opened.subject.title)
    let said = [GuestPhrases.sharedBy(opened.space.name, opened.capability.offer)]
    let text = (opened.invitation.map(\.lines) ?? said).joined(by: " · ") ?? title
    return GuestDoorScreen(
      offer: opened.capability.offer, title: title, lines: opened.invitation?.lines ?? [], space: opened.space,
      guest: opened.guest,
      memberPage: own.map { Link(inHouse: $0.address(in: opened.space.id)) },
      zone: opened.locale.zone,
      preview: LinkPreview(title: title, text: text, app: opened.capability.app, in: visit.house), state: state,
      posts: SharePaths.door(secret))
  }

  /// Programs that preview links say no language: they are told in the space's people's.
  private static func locale(in space: Space, _ visit: Visit, _ store: ShareStore) throws -> ReaderLocale {
    var locale = visit.guestLocale(in: space)
    if visit.headers[.acceptLanguage] == nil, let language = try store.language(of: space.id) {
      locale.language = language
    }
    return locale
  }

  /// - Throws: ``Refusal/gone(_:)`` when the link, or what it opens, is there no more.
  private static func open(_ secret: String, _ visit: Visit) async throws -> Opened {
    let (house, now) = (visit.house, visit.house.mint.now())
    let opened = try await house.database.read { connection -> Opened? in
      let store = ShareStore(connection)
      guard let link = try store.link(secret: secret, at: now),
        let capability = house.capability(named: link.capability)
      else { return nil }
      let view = try SpaceView(link.space, in: connection)
      guard view.space.apps.allows(capability.app) else { return nil }
      let cookie = Cookie.guest(of: link.id, house.settings).value(in: visit.headers)
      return Opened(
        link: link, capability: capability, subject: try capability.subject(link.subject, view),
        invitation: try capability.invitation?(link.subject, view, now), space: view.space,
        guest: try cookie.flatMap { try store.guest(with: $0, of: link.id) },
        locale: try locale(in: view.space, visit, store))
    }
    guard let opened else { throw Refusal.gone(GuestPhrases.linkEnded) }
    return opened
  }
}

/// What a share link shows before anybody has come in by it.
struct GuestDoorScreen: DoorScreen {
  let offer: Phrase
  let title: Phrase
  /// What to know before one comes in.
  let lines: [Phrase]
  let space: Space
  let guest: Guest?
  /// The thing's own page, for those who belong to the space.
  let memberPage: Link?
  /// In which it is written.
  let zone: Zone
  let preview: LinkPreview?
  let state: FormState
  let posts: Link

  var content: HTML {
    let about = lines.html { "<p class=\"door-line\">\($0)</p>" }
    let text: HTML = "<p>\(GuestPhrases.sharedBy(space.name, offer))\(OwnZone(zone: zone).html)</p>\(about)"
    if let memberPage { return "\(text)<a class=\"button\" href=\"\(memberPage)\">\(JoinPhrases.open)</a>" }
    if let guest { return "\(text)\(FormButton.plain(GuestPhrases.goOn(as: guest.name), posts: posts).html)" }
    let field = FieldGroup(
      note: GuestPhrases.nameNote, state.text("name", KitPhrases.yourName, kind: .ownName, required: true))
    let form = state.plainForm(
      posts: posts, "\(field.html)<button class=\"button\">\(GuestPhrases.goOn)</button>")
    return "\(text)\(form)"
  }
}
