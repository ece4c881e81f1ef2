import Kit

enum CellarHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.cellar, for: .member, freshness: .space, keeping: .main, cellar)
    routes.form(WinesPaths.newLot, for: .member, as: .addLot, keeping: .visited, new, add)
    routes.form(WinesPaths.lot, for: .member, as: .changeLot, keeping: .visited, lot, change)
    routes.offered(WinesPaths.newLot, saying: [LotDraft.bottles.name]) { _, _, _ in LotDraft(bottles: "1").form }
    routes.stored(WinesPaths.lot) { LotDraft(try $1.find($2), in: $0.locale.language).form }
    routes.post(WinesPaths.drinking, for: .member, as: .drink, drink)
    routes.change(WinesPaths.lotDeletion, for: .member, as: .deleteLot, leadingTo: WinesPaths.cellar()) {
      try CellarStore($0).remove($1)
    }
  }

  private static func cellar(_ visit: SpaceVisit) async throws -> Reply {
    let (words, after, today) = (visit.query.search(), Cursor(visit.query["after"]), visit.today)
    return try await visit.show { view in
      let store = CellarStore(view)
      let lots = try store.lots()
      let hits =
        words.isEmpty
        ? nil : CellarHits(lots, matching: words, try Catalogue(view).everything(of: lots.map(\.wine)))
      return CellarScreen(
        cellar: CellarShelves(hits?.lots ?? lots, in: today.year), count: lots.reduce(0) { $0 + $1.count },
        words: words,
        missing: hits?.missing ?? [], drunk: try store.drunk(notedBy: visit.viewer.person.id, after: after),
        today: today)
    }
  }

  private static func new(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ number: WineNumber
  ) throws -> FormSheet {
    let wine = try Catalogue(view).wine(number)
    let offer = LotDraft(bottles: "1").form.fields
    return .lot(
      of: wine.facts.name, state ?? .fresh(visit.house.mint, offering: offer), places: try CellarStore(view).places(),
      in: view.space, posts: visit.openedFrom.kept(WinesPaths.newLot(number)), as: .addLot,
      cancels: visit.openedFrom.kept(WinesPaths.wine(number)))
  }

  private static func add(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let (draft, id): (LotDraft, ID<Lot>) = (LotDraft(visit.form), try visit.form.id())
    let language = visit.locale.language
    return try await visit.change(leadingTo: visit.openedFrom.kept(WinesPaths.wine(number))) {
      try CellarStore($0).add(draft, of: number, id: id, language)
    }
  }

  private static func lot(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Lot>
  ) throws -> FormSheet {
    let lot = try view.find(id)
    return .lot(
      of: lot.wineName, state ?? .showing(LotDraft(lot, in: visit.locale.language).form, visit.house.mint),
      places: try CellarStore(view).places(), in: view.space, posts: visit.openedFrom.kept(WinesPaths.lot(id)),
      as: .changeLot, cancels: visit.openedFrom.kept(WinesPaths.wine(lot.wine)),
      deletes: WinesPaths.lotDeletion(id))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Lot>) async throws -> Reply {
    let (draft, shown) = (LotDraft(visit.form), visit.form.original.map(LotDraft.init))
    let language = visit.locale.language
    return try await visit.change { transaction in
      try CellarStore(transaction).change(id, to: draft, from: shown, language)
      return Destination(visit.openedFrom.kept(WinesPaths.wine(try transaction.find(id).wine)))
    }
  }

  /// In the cellar, or on the wine's page; without scripts a page that is sent twice says twice what it showed.
  private static func drink(_ visit: SpaceVisit, _ id: ID<Lot>) async throws -> Reply {
    let left = visit.form.has("client") ? nil : Int(visit.form["left"])
    let (day, isOnWine) = (drunkOn(visit), visit.query["on"] == "wine")
    return try await visit.change { transaction in
      let done = try CellarStore(transaction).drink(id, left: left, on: day)
      let page =
        isOnWine
        ? visit.openedFrom.kept(WinesPaths.wine(try transaction.find(id).wine))
        : WinesPaths.cellar().with("q", visit.query["q"].isEmpty ? nil : visit.query["q"])
      return Destination(page, done: done)
    }
  }

  /// The day of the tap, which may have waited without signal; what a device's clock says of days to come is not believed.
  private static func drunkOn(_ visit: SpaceVisit) -> Day {
    let tapped = Int64(visit.form["turn"]).map { Instant(milliseconds: $0).day(in: visit.locale.zone) }
    guard let tapped, tapped <= visit.today, tapped >= visit.today.adding(days: -mostWaited) else { return visit.today }
    return tapped
  }

  /// As long as a device sends what waits on it by itself.
  private static var mostWaited: Int { 21 }
}
