import Kit

enum BrowseHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.menu, for: .member, keeping: .main, menu)
    routes.get(WinesPaths.list, for: .member, freshness: .space, list)
    routes.get(WinesPaths.filters, for: .member, freshness: .space, filters)
    routes.get(WinesPaths.facet, for: .member, freshness: .space, facet)
    routes.get(WinesPaths.random, for: .member, random)
    routes.get(WinesPaths.wine, for: .member, keeping: .visited, wine)
    routes.get(WinesPaths.preview, for: .member, freshness: .space, preview)
    routes.get(WinesPaths.similar, for: .member, freshness: .space, similar)
  }

  /// Every opening draws another wine, which then stands in the address: coming back shows the same one.
  private static func menu(_ visit: SpaceVisit) async throws -> Reply {
    let (random, named) = (visit.house.mint.random(), WineNumber(pathText: visit.query["wine"]))
    return try await visit.show { view in
      // One that has gone since is as good as none.
      if let named, let wine = try Catalogue(view).wines([named]).first {
        return try mainMenu(visit, view, wine, isDrawn: false)
      }
      let drawn = try visit.wineSearch(in: view).hits(WineQuery()).one(random, preferringJudged: true)
      let wine = try drawn.flatMap { try Catalogue(view).wines([WineNumber(Int($0))]).first }
      return try mainMenu(visit, view, wine, isDrawn: true)
    }
  }

  private static func mainMenu(
    _ visit: SpaceVisit, _ view: SpaceView, _ wine: ListedWine?, isDrawn: Bool
  ) throws -> MainMenu {
    let search = try visit.wineSearch(in: view)
    let byType = [search.index, search.house].flatMap {
      Array(zip($0.values(of: .type), $0.everything.counts[.type] ?? []))
    }
    return MainMenu(
      counts: byType.reduce(into: [:]) { counts, type in
        if let known = WineType(rawValue: type.0) { counts[Section(of: known), default: 0] += Int(type.1) }
      },
      random: wine, isDrawn: isDrawn, isStarter: try Catalogue(view).isStarterAlone(),
      isOperator: visit.viewer.person.isOperator)
  }

  /// Shows a list that an address asks for, or something about it.
  private static func show(
    _ visit: SpaceVisit, _ section: Section,
    _ screen: @escaping @Sendable (WineListQuery, WineSearch, SpaceView) throws -> any Screen
  ) async throws -> Reply {
    try await visit.show { view in
      let search = try visit.wineSearch(in: view)
      return try screen(WineListQuery(section, visit.query).spelled(in: search.index), search, view)
    }
  }

  private static func list(_ visit: SpaceVisit, _ section: Section) async throws -> Reply {
    let hasRoom = visit.hasRoomForTable
    return try await show(visit, section) { list, search, view in
      let isTable = list.asksForTable != false && hasRoom ?? (list.asksForTable == true)
      return WineList(try WinePage(list, search, in: view), list, asTable: isTable)
    }.hearing
  }

  private static func filters(_ visit: SpaceVisit, _ section: Section) async throws -> Reply {
    try await show(visit, section) { list, search, _ in
      let counts = search.counts(list.narrowed)
      return FilterScreen(
        list: list, total: counts.total, offers: Facet.allCases.map { FacetOffer($0, list, counts, search.index) },
        currencies: search.index.currencies(first: visit.space.currency))
    }
  }

  private static func facet(_ visit: SpaceVisit, _ section: Section, _ facet: Facet) async throws -> Reply {
    let find = visit.query.search("find")
    return try await show(visit, section) { list, search, _ in
      let offer = FacetOffer(facet, list, search.counts(list.narrowed), search.index)
      return FacetScreen(list: list, facet: facet, values: offer.values(matching: find, in: visit.locale), find: find)
    }
  }

  private static func random(_ visit: SpaceVisit, _ section: Section) async throws -> Reply {
    let (list, random) = (WineListQuery(section, visit.query), visit.house.mint.random())
    let drawn = try await visit.read { view in
      try visit.wineSearch(in: view).hits(list.narrowed).one(random)
    }
    guard let drawn else { return visit.redirect(to: list.link) }
    return visit.redirect(to: list.kept(WinesPaths.wine(WineNumber(Int(drawn)))))
  }

  private static func wine(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let (openedFrom, isTable, done) = (visit.openedFrom, visit.hasRoomForTableBesideDetail, visit.query["done"])
    // What has just been taken back out of the catalogue goes from there, and is the space's own again.
    if let line = ID<Activity>(done), let own = try await visit.read({ try HouseWineStore($0).back(by: line) }),
      own != number
    {
      return visit.redirect(to: WinesPaths.wine(own).with("done", done))
    }
    return try await visit.show { view in
      let (store, catalogue) = (visit.own(view), Catalogue(view))
      let (written, labels) = (try HouseWineStore(view).wine(number), try HouseWineStore(view).labels(of: number))
      let wine = try catalogue.wine(number).with(labels, of: view.space)
      let list = try openedFrom.list.map { asked -> WineList in
        let search = try visit.wineSearch(in: view)
        var list = asked.spelled(in: search.index)
        list.beside = wine.number
        return WineList(try WinePage(list.around(wine.number), search, in: view), list, asTable: isTable)
      }
      return WineDetail(
        wine: wine, written: written, photo: written?.photoLink ?? labels.lazy.compactMap(\.photoLink).first,
        sources: try catalogue.sources(of: number), openedFrom: openedFrom,
        taking: visit.viewer.person.isOperator ? written.map { WinesPaths.houseWineTaking($0.id) } : nil,
        list: list,
        own: OwnButtons(
          wine: wine.number, marks: try store.marks(of: number), openedFrom: openedFrom,
          shopping: visit.textTaker.map { ($0, wine.facts.wanted(in: visit.locale)) }),
        lots: WineLots(lots: try CellarStore(view).lots(of: number), openedFrom: openedFrom),
        notes: OwnNotes(tastings: try store.tastings(of: number), reader: store.person, openedFrom: openedFrom),
        back: try openedFrom.back(from: wine.number, in: view))
    }
  }

  private static func preview(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let openedFrom = visit.openedFrom
    return try await visit.show { view in
      let (written, labels) = (try HouseWineStore(view).wine(number), try HouseWineStore(view).labels(of: number))
      return WinePreview(
        wine: try Catalogue(view).wine(number).with(labels, of: view.space),
        photo: written?.photoLink ?? labels.lazy.compactMap(\.photoLink).first,
        narrowed: openedFrom.choice,
        opens: openedFrom.kept(WinesPaths.wine(number)),
        back: try openedFrom.back(from: number, in: view))
    }
  }

  private static func similar(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    try await visit.show { view in
      let wine = try Catalogue(view).wine(number)
      return SimilarScreen(
        wine: wine, similar: try Similar(to: wine, try visit.wineSearch(in: view), in: view),
        openedFrom: visit.openedFrom)
    }
  }
}

extension Wine {
  /// With what the space's people paid for it before they knew which it is.
  fileprivate func with(_ labels: [HouseWine], of space: Space) -> Wine {
    var wine = self
    let paid = labels.compactMap { label in label.price.map { label.details.vintage($0, in: space) } }
    guard !paid.isEmpty else { return self }
    wine.vintages = (vintages + paid).sorted(by: WineVintage.isShownBefore)
    return wine
  }
}
