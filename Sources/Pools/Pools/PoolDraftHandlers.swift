import Kit

/// The form of a pool on its way through its sub-screens.
enum PoolDraftHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PoolsPaths.draft, for: .member, open)
    routes.post(PoolsPaths.draft, for: .member, as: .savePool, take)
    routes.opened(PoolsPaths.draft) { visit, view, id in
      guard try PoolStore(view).exists(id) else {
        return FormState(PoolDraft(holder: visit.viewer.person.name).form, mint: visit.house.mint)
      }
      return .showing(PoolDraft(try view.find(id), locale: visit.locale).form, visit.house.mint)
    }
    routes.get(PoolsPaths.draftStake, for: .member, pickStake)
    routes.post(PoolsPaths.draftStake, for: .member, chooseStake)
    routes.get(PoolsPaths.draftMatch, for: .member, pickMatch)
    routes.post(PoolsPaths.draftMatch, for: .member, chooseMatch)
    routes.get(PoolsPaths.draftTeam, for: .member, pickTeam)
    routes.post(PoolsPaths.draftTeam, for: .member, chooseTeam)
    routes.get(PoolsPaths.draftNewTeam, for: .member, newTeam)
    routes.post(PoolsPaths.draftNewTeam, for: .member, addTeam)
  }

  private static func unsaved(_ visit: SpaceVisit, _ id: ID<Pool>) -> UnsavedForm {
    UnsavedForm(visit, id, kind: PoolDraft.kind, at: PoolsPaths.draft(id))
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    try await unsaved(visit, id).open { try PoolForm(id, $1, visit, in: $0) }
  }

  private static func take(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let (locale, now) = (visit.locale, visit.house.mint.now())
    return try await unsaved(visit, id).take {
      // Its original is what the form showed: only a pool that is stored has one.
      try PoolStore($0).exists(id) ? PoolsPaths.pool(id) : PoolsPaths.pools()
    } step: { form in
      form.has("pick") ? (form.without(["pick"]), picker(form["pick"], id)) : nil
    } orShow: {
      try PoolForm(id, $1, visit, in: $0)
    } by: { transaction in
      let draft = PoolDraft(visit.form)
      guard let shown = visit.form.original.map(PoolDraft.init) else {
        let content = try PoolContent(draft, currency: transaction.space.currency, locale: locale, now: now)
        try PoolStore(transaction).add(content, id: id)
        return Destination(PoolsPaths.pools())
      }
      try PoolStore(transaction).change(id, to: draft, from: shown, locale: locale)
      return Destination(PoolsPaths.pool(id))
    }
  }

  private static func picker(_ name: String, _ id: ID<Pool>) -> Link {
    switch name {
    case "stake": PoolsPaths.draftStake(id)
    case "match": PoolsPaths.draftMatch(id)
    default: PoolsPaths.draftTeam(id, SideName.allCases.first { $0.field == name } ?? .home)
    }
  }

  private static func stakeScreen(
    _ id: ID<Pool>, _ state: FormState, _ visit: SpaceVisit, in view: SpaceView
  ) throws -> StakePicker {
    let currency = view.space.currency
    let one = (0..<currency.minorDigits).reduce(Int64(1)) { units, _ in units * 10 }
    let usual = try PoolStore(view).usualStakes().map(\.minorUnits)
    let offers = Set(usual + [one, 2 * one, 5 * one]).sorted().map { Money(minorUnits: $0, currency: currency) }
    return StakePicker(pool: id, offers: offers, state: state, language: visit.locale.language)
  }

  private static func pickStake(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let stake = try await unsaved(visit, id).form.trimmed("stake")
    let state = FormState(Form([("stake", stake)]), mint: visit.house.mint)
    return try await visit.show { try stakeScreen(id, state, visit, in: $0) }
  }

  private static func chooseStake(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let locale = visit.locale
    return try await visit.take {
      try stakeScreen(id, $1, visit, in: $0)
    } by: {
      var problems = Invalid()
      let stake = PoolContent.stake(visit.form.trimmed("stake"), visit.space.currency, locale, &problems)
      guard problems.isEmpty, let stake else { throw problems }
      return try await unsaved(visit, id).change { $0.set("stake", stake.fieldText(in: locale.language)) }
    }
  }

  private static func pickMatch(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let chosen = ID<Fixture>(try await unsaved(visit, id).form["fixture"])
    let (query, now, today) = (ListQuery(visit.query), visit.house.mint.now(), visit.today)
    return try await visit.show { view in
      let fixtures = try FixtureStore(view).upcoming(matching: query.search, from: now, after: query.cursor)
      return MatchPicker(pool: id, fixtures: fixtures, today: today, query: query, chosen: chosen)
    }
  }

  private static func chooseMatch(_ visit: SpaceVisit, _ id: ID<Pool>) async throws -> Reply {
    let (chosen, zone): (ID<Fixture>, Zone) = (try visit.form.id("fixture"), visit.locale.zone)
    let fixture = try await visit.read { try $0.find(chosen) }
    return try await unsaved(visit, id).change { form in
      var draft = PoolDraft(form)
      draft.choose(fixture, in: zone)
      for field in draft.form.fields { form.set(field.name, field.value) }
    }
  }

  private static func pickTeam(_ visit: SpaceVisit, _ id: ID<Pool>, _ side: SideName) async throws -> Reply {
    let chosen = Side(text: try await unsaved(visit, id).form[side.field])
    let query = ListQuery(visit.query)
    return try await visit.show { view in
      let (own, clubs, hasMore) = try TeamStore(view).choices(matching: query.search, limit: 200)
      return TeamPicker(
        pool: id, side: side, own: own, clubs: clubs, hasMore: hasMore, query: query, chosen: chosen)
    }
  }

  private static func chooseTeam(_ visit: SpaceVisit, _ id: ID<Pool>, _ side: SideName) async throws -> Reply {
    let key = visit.form["team"]
    guard let chosen = try await visit.read({ try TeamStore($0).side(key) }) else { throw Refusal.notFound }
    return try await unsaved(visit, id).change { $0.choose(chosen, as: side) }
  }

  private static func newTeam(_ visit: SpaceVisit, _ id: ID<Pool>, _ side: SideName) async throws -> Reply {
    try await unsaved(visit, id).show({ teamForm($1, id, side) }, .freshTeam(visit.house.mint))
  }

  private static func addTeam(_ visit: SpaceVisit, _ id: ID<Pool>, _ side: SideName) async throws -> Reply {
    let team: ID<Team> = try visit.form.id()
    return try await unsaved(visit, id).add {
      teamForm($1, id, side)
    } by: { transaction, form in
      form.choose(try TeamStore(transaction).add(TeamDraft(visit.form), id: team).side, as: side)
    }
  }

  private static func teamForm(_ state: FormState, _ id: ID<Pool>, _ side: SideName) -> FormSheet {
    .newTeam(state, posts: PoolsPaths.draftNewTeam(id, side), cancels: PoolsPaths.draftTeam(id, side))
  }
}

extension Form {
  /// Another team than the match's is no longer that match.
  fileprivate mutating func choose(_ side: Side, as name: SideName) {
    if self[name.field] != side.text { set("fixture", "") }
    set(name.field, side.text)
  }
}
