import Kit

enum MineHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.mine, for: .member, freshness: .space, mine)
    routes.get(WinesPaths.taste, for: .member, freshness: .space, taste)
    routes.post(WinesPaths.mark, for: .member, mark)
    routes.get(WinesPaths.newTasting, for: .member, new)
    routes.post(WinesPaths.newTasting, for: .member, add)
    routes.get(WinesPaths.tasting, for: .member, open)
    routes.post(WinesPaths.tasting, for: .member, change)
    routes.post(WinesPaths.tastingDeletion, for: .member, delete)
  }

  private static func mine(_ visit: SpaceVisit) async throws -> Reply {
    let shown = MineScreen.Shown(rawValue: visit.query["show"]) ?? .favourites
    let person = visit.viewer.person.id
    let after = Cursor(visit.query["after"])
    return try await visit.show { view in
      let store = OwnStore(view, person)
      guard let mark = shown.mark else {
        let tastings = try store.tastings(after: after)
        let wines = try Catalogue(view).wines(inStretches: tastings.elements.map(\.wine))
        return MineScreen(shown: shown, wines: wines, tastings: tastings.elements, next: tastings.next)
      }
      let wines = try store.marked(mark, after: after)
      return MineScreen(shown: shown, wines: wines.elements, tastings: [], next: wines.next)
    }
  }

  private static func taste(_ visit: SpaceVisit) async throws -> Reply {
    let person = visit.viewer.person.id
    return try await visit.show { view in
      let rated = try OwnStore(view, person).rated()
      let wines = try Catalogue(view).wines(inStretches: rated.map(\.wine))
      return TasteScreen(taste: Taste(rated, of: wines))
    }
  }

  private static func mark(_ visit: SpaceVisit, _ wine: WineNumber, _ mark: Mark) async throws -> Reply {
    let (person, isKept) = (visit.viewer.person.id, try visit.form.answer("kept"))
    let page = visit.whence.kept(WinesPaths.wine(wine))
    return try await visit.change { edit in
      Destination(page, done: try OwnStore(edit, person).set(mark, of: wine, to: isKept))
    }
  }

  private static func new(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let mint = visit.house.mint
    var values = TastingDraft(on: mint.now().day(in: visit.manner.zone)).form
    values.set("id", mint.uuid().text)
    let state = FormState(values, mint: mint)
    return try await visit.show { try form(visit, $0, number, state) }
  }

  private static func form(
    _ visit: SpaceVisit, _ view: SpaceView, _ number: WineNumber, _ state: FormState
  ) throws -> TastingForm {
    TastingForm(
      wine: try Catalogue(view).wine(number), state: state, space: view.space,
      posts: visit.whence.kept(WinesPaths.newTasting(number)), cancels: visit.whence.kept(WinesPaths.wine(number)))
  }

  private static func add(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    try await visit.take {
      try form(visit, $0, number, $1)
    } by: {
      let (draft, id, person): (TastingDraft, ID<Tasting>, ID<Person>) = (
        TastingDraft(visit.form), try visit.form.id(), visit.viewer.person.id
      )
      let today = visit.house.mint.now().day(in: visit.manner.zone)
      return try await visit.change { edit in
        try OwnStore(edit, person).add(draft, of: number, id: id, today: today)
        return Destination(visit.whence.kept(WinesPaths.wine(number)))
      }
    }
  }

  private static func stored(
    _ visit: SpaceVisit, _ view: SpaceView, _ id: ID<Tasting>, _ state: FormState?
  ) throws -> TastingForm {
    let tasting = try OwnStore(view, visit.viewer.person.id).tasting(id)
    let form = TastingDraft(tasting).form
    return TastingForm(
      wine: try Catalogue(view).wine(tasting.wine),
      state: state ?? FormState(form, original: form, mint: visit.house.mint), space: view.space,
      posts: visit.whence.kept(WinesPaths.tasting(id)), cancels: visit.whence.afterTasting(of: tasting.wine),
      deletion: WinesPaths.tastingDeletion(id))
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Tasting>) async throws -> Reply {
    try await visit.show { try stored(visit, $0, id, nil) }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Tasting>) async throws -> Reply {
    try await visit.take {
      try stored(visit, $0, id, $1)
    } by: {
      let (draft, shown) = (TastingDraft(visit.form), visit.form.original.map(TastingDraft.init))
      let (person, today) = (visit.viewer.person.id, visit.house.mint.now().day(in: visit.manner.zone))
      return try await visit.change { edit in
        let store = OwnStore(edit, person)
        try store.change(id, to: draft, from: shown, today: today)
        return Destination(visit.whence.afterTasting(of: try store.tasting(id).wine))
      }
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Tasting>) async throws -> Reply {
    let person = visit.viewer.person.id
    return try await visit.change { edit in
      let done = try OwnStore(edit, person).remove(id)
      return Destination(WinesPaths.mine().with("show", MineScreen.Shown.drunk.rawValue), done: done)
    }
  }
}
