enum SpaceHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.spaces, for: .person, list)
    routes.get(AccountPaths.newSpace, for: .person, new)
    routes.post(AccountPaths.newSpace, for: .person, add)
    routes.get(AccountPaths.settings, for: .owner, settings)
    routes.post(AccountPaths.settings, for: .owner, change)
  }

  static func list(_ visit: PersonVisit) async throws -> Reply {
    let viewer = visit.viewer
    let ending = try await visit.house.accounts.read { try $0.endingSpaces(of: viewer.person.id) }
    return visit.show(SpaceListScreen(viewer: viewer, ending: ending))
  }

  static func new(_ visit: PersonVisit) async throws -> Reply {
    let currency = visit.viewer.home?.currency ?? visit.browserRegion?.currency ?? .eur
    let zone = visit.viewer.home?.zone ?? visit.house.settings.zone
    let offer = Form([("currency", currency.code), ("zone", zone.identifier)])
    return visit.show(newSpace(FormState(offer, mint: visit.house.mint)))
  }

  static func add(_ visit: PersonVisit) async throws -> Reply {
    try await visit.take {
      newSpace($0)
    } by: {
      let (name, currency, zone) = try SpaceDraft(visit.form).validated()
      let (viewer, apps) = (visit.viewer, visit.house.apps)
      // The space goes by the form's key, so that the same sent again finds it made.
      let key = ID<Space>(visit.form["operation"])
      let space = try await visit.house.accounts.change { transaction -> ID<Space> in
        if let key, try transaction.connection.holds("kit_space WHERE id = \(key)") {
          let isOwn = try transaction.store.memberships(of: viewer.person.id).contains { $0.space.id == key }
          guard isOwn else { throw Refusal.operationReused }
          return key
        }
        try transaction.refuseManySpaces(of: viewer.person.id)
        let space = try transaction.addSpace(
          named: name, id: key, currency: currency, zone: zone, owner: viewer.person.id)
        let first = try transaction.change(in: space, by: viewer.author)
        try first.record(HouseEvents.spaceMade, of: Subject(Space.topic, space, title: name))
        for app in apps { try app.begin(in: viewer.person.language, for: first) }
        return space
      }
      return .redirect(to: AccountPaths.springboard().address(in: space))
    }
  }

  private static func newSpace(_ state: FormState) -> FormSheet {
    let key: HTML = "<input type=\"hidden\" name=\"operation\" value=\"\(state.operation)\">"
    let fields: HTML = "\(SpaceFields.name(state))\(SpaceFields.currency(state))\(SpaceFields.zone(state))"
    return FormSheet(
      SpacePhrases.newSpace, cancels: AccountPaths.spaces(),
      state.plainForm(
        posts: AccountPaths.newSpace(), "\(key)\(FieldGroup(note: SpacePhrases.spacesNote, fields).html)"))
  }

  static func settings(_ visit: SpaceVisit) async throws -> Reply {
    let mint = visit.house.mint
    return try await show(visit) { FormState(SpaceDraft($0).form, original: SpaceDraft($0).form, mint: mint) }
  }

  static func change(_ visit: SpaceVisit) async throws -> Reply {
    do {
      let (draft, house, author) = (SpaceDraft(visit.form), visit.house, visit.viewer.author)
      let (shown, space) = (visit.form.original.map { SpaceDraft($0) } ?? SpaceDraft(visit.space), visit.space.id)
      let clientSequence = ClientSequence(visit.form)
      try await house.accounts.change { transaction in
        // No amount comes in while it is asked whether there are any.
        try transaction.connection.hold(space)
        let view = try SpaceView(space, in: transaction.connection)
        let isFixed = try house.holdsAmounts(in: view)
        let change = try transaction.change(in: space, by: author, clientSequence: clientSequence)
        try change.changeSpace(to: draft, shown: shown, currencyIsFixed: isFixed)
      }
      return .saved(AccountPaths.settings(), in: space)
    } catch let problems as Invalid {
      let state = visit.visit.returned(problems)
      return try await show(visit, status: 422) { _ in state }
    }
  }

  private static func show(
    _ visit: SpaceVisit, status: Int = 200, _ state: @escaping @Sendable (Space) -> FormState
  ) async throws -> Reply {
    let (house, now) = (visit.house, visit.house.mint.now())
    return try await visit.show(status: status) { view in
      let store = AccountStore(view.connection)
      return SpaceSettingsScreen(
        space: view.space, state: state(view.space), currencyIsFixed: try house.holdsAmounts(in: view),
        members: try store.members(of: view.space.id), invitations: try store.invitations(to: view.space.id, at: now))
    }
  }
}

extension AccountTransaction {
  /// - Throws: ``Invalid`` for the field `name` when the person owns as many spaces as somebody may.
  func refuseManySpaces(of person: ID<Person>) throws {
    let owned: Int? = try connection.value(
      "SELECT COUNT(*) FROM kit_member WHERE person_id = \(person) AND role = \(Role.owner)")
    guard owned ?? 0 < Space.ofOneOwner else { throw Invalid(["name": SpacePhrases.tooMany(Space.ofOneOwner)]) }
  }
}

extension House {
  /// Whether some app keeps amounts of money in the space, which fixes its currency.
  func holdsAmounts(in view: SpaceView) throws -> Bool {
    try apps.contains { try $0.holdsAmounts(in: view) }
  }
}
