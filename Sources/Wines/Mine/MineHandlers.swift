import Kit

enum MineHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.mine, for: .member, freshness: .space, keeping: .main, mine)
    routes.get(WinesPaths.taste, for: .member, freshness: .space, taste)
    routes.post(WinesPaths.mark, for: .member, as: .setMark, mark)
    routes.post(WinesPaths.marking, for: .member, as: .markWines, markSeveral)
    routes.form(WinesPaths.newTasting, for: .member, as: .addTasting, keeping: .visited, new, add)
    routes.form(WinesPaths.tasting, for: .member, as: .changeTasting, keeping: .visited, tasting, change)
    routes.offered(WinesPaths.newTasting, saying: [TastingDraft.drunkOn.name]) { visit, _, _ in
      TastingDraft(on: visit.today).form
    }
    routes.stored(WinesPaths.tasting) { TastingDraft(try $0.own($1).tasting($2)).form }
    routes.post(WinesPaths.tastingDeletion, for: .member, as: .deleteTasting, delete)
  }

  private static func mine(_ visit: SpaceVisit) async throws -> Reply {
    let (shown, after) = (MineScreen.Shown(visit.query), Cursor(visit.query["after"]))
    return try await visit.show { view in
      if let mark = shown.mark {
        let wines = try visit.own(view).marked(mark, after: after)
        let away = after == nil ? try visit.own(view).markedElsewhere(mark) : []
        return MineScreen(shown: shown, wines: wines.elements, away: away, tastings: [], next: wines.next)
      }
      let tastings = try visit.own(view).tastings(after: after)
      return MineScreen(shown: shown, wines: [], away: [], tastings: tastings.elements, next: tastings.next)
    }
  }

  private static func taste(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { view in
      let rated = try visit.own(view).rated()
      return TasteScreen(taste: Taste(rated, of: try Catalogue(view).wines(inStretches: rated.compactMap(\.wine))))
    }
  }

  private static func mark(_ visit: SpaceVisit, _ wine: WineNumber, _ mark: Mark) async throws -> Reply {
    let isKept = try visit.form.answer("kept")
    let page =
      visit.query.has("away") ? MineScreen.Shown(visit.query).link : visit.openedFrom.kept(WinesPaths.wine(wine))
    return try await visit.change { Destination(page, done: try visit.own($0).set(mark, of: wine, to: isKept)) }
  }

  private static func markSeveral(_ visit: SpaceVisit, _ section: Section) async throws -> Reply {
    let wines = try visit.form.selected { WineNumber(pathText: $0) }
    let mark: Mark = try visit.form.choice("to")
    let list = WineListQuery(section, visit.query).link
    return try await visit.change { Destination(list, done: try visit.own($0).add(mark, toAll: wines)) }
  }

  private static func new(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ number: WineNumber
  ) throws -> FormSheet {
    var draft = TastingDraft(on: Day(visit.query["on"]) ?? visit.today)
    draft.year = visit.query["year"]
    let offer = draft.form.fields
    return .tasting(
      of: try Catalogue(view).wine(number).facts.name, state ?? .fresh(visit.house.mint, offering: offer),
      in: view.space,
      posts: visit.openedFrom.kept(WinesPaths.newTasting(number)), as: .addTasting,
      cancels: visit.openedFrom.afterNoting(number))
  }

  private static func add(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let (draft, id): (TastingDraft, ID<Tasting>) = (TastingDraft(visit.form), try visit.form.id())
    return try await visit.change(leadingTo: visit.openedFrom.afterNoting(number)) {
      try visit.own($0).add(draft, of: number, id: id, today: visit.today)
    }
  }

  private static func tasting(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Tasting>
  ) throws -> FormSheet {
    let tasting = try visit.own(view).tasting(id)
    let elsewhere = visit.viewer.memberships.first { $0.space.id == tasting.sharedIn && !tasting.isShared }
    return .tasting(
      of: tasting.wineName, state ?? .showing(TastingDraft(tasting).form, visit.house.mint), in: view.space,
      sharedIn: elsewhere?.space.name,
      posts: visit.openedFrom.kept(WinesPaths.tasting(id)), as: .changeTasting,
      cancels: visit.openedFrom.afterTasting(of: tasting.wine), deletes: WinesPaths.tastingDeletion(id))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Tasting>) async throws -> Reply {
    let (draft, shown) = (TastingDraft(visit.form), visit.form.original.map(TastingDraft.init))
    return try await visit.change { transaction in
      let store = visit.own(transaction)
      try store.change(id, to: draft, from: shown, today: visit.today)
      return Destination(visit.openedFrom.afterTasting(of: try store.tasting(id).wine))
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Tasting>) async throws -> Reply {
    try await visit.change { Destination(MineScreen.Shown.drunk.link, done: try visit.own($0).remove(id)) }
  }
}
