import Kit

enum BrowseHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.menu, for: .member, menu)
    routes.get(WinesPaths.list, for: .member, freshness: .space, list)
    routes.get(WinesPaths.filters, for: .member, freshness: .space, filters)
    routes.get(WinesPaths.facet, for: .member, freshness: .space, facet)
    routes.get(WinesPaths.random, for: .member, random)
    routes.get(WinesPaths.wine, for: .member, wine)
    routes.get(WinesPaths.preview, for: .member, freshness: .space, preview)
  }

  /// Every opening draws another wine, which then stands in the address: coming back shows the same one.
  private static func menu(_ visit: SpaceVisit) async throws -> Reply {
    let (random, named) = (visit.house.mint.random(), Int(visit.query["wine"]).map(WineNumber.init))
    let (chosen, drawn) = try await visit.read { view -> (WineNumber?, UInt32?) in
      // One that has gone since is as good as none.
      let found = try named.flatMap { try Catalogue(view).wines([$0]).first?.number }
      return (found, found == nil ? try IndexShelf.shared.search(view.connection).hits(WineQuery()).one(random) : nil)
    }
    guard let chosen else {
      if let drawn {
        let link = WinesPaths.menu().with("wine", String(drawn))
        return visit.redirect(to: link.with("done", visit.query["done"]))
      }
      return try await visit.show { try mainMenu(visit, $0, nil) }
    }
    return try await visit.show { try mainMenu(visit, $0, chosen) }
  }

  private static func mainMenu(_ visit: SpaceVisit, _ view: SpaceView, _ chosen: WineNumber?) throws -> MainMenu {
    let index = try IndexShelf.shared.search(view.connection).index
    let types = index.values(of: .type)
    let counts = Section.menu.map { section in
      let names = Set(section.types.map(\.rawValue))
      let numbers = types.indices.filter { names.contains(types[$0]) }
      return (section, numbers.reduce(0) { $0 + Int(index.everything.counts[.type]?[$1] ?? 0) })
    }
    let catalogue = Catalogue(view)
    return MainMenu(
      counts: Dictionary(uniqueKeysWithValues: counts), random: try chosen.flatMap { try catalogue.wines([$0]).first },
      isStarter: try catalogue.isStarterAlone(), isOperator: visit.viewer.person.isOperator)
  }

  private static func list(_ visit: SpaceVisit, _ section: Section) async throws -> Reply {
    let list = WineListQuery(section, visit.query)
    return try await visit.show { view in
      let list = list.spelled(in: try IndexShelf.shared.search(view.connection).index)
      return WineList(page: try WinePage(list, in: view.connection), list: list)
    }
  }

  private static func filters(_ visit: SpaceVisit, _ section: Section) async throws -> Reply {
    let list = WineListQuery(section, visit.query)
    let beside = Int(visit.query["beside"]).map(WineNumber.init)
    return try await visit.show { view in
      let search = try IndexShelf.shared.search(view.connection)
      let list = list.spelled(in: search.index)
      let counts = search.counts(list.narrowed)
      return FilterScreen(
        list: list, total: counts.total, offers: Facet.allCases.map { FacetOffer($0, list, counts, search.index) },
        beside: beside)
    }
  }

  private static func facet(_ visit: SpaceVisit, _ section: Section, _ facet: Facet) async throws -> Reply {
    let list = WineListQuery(section, visit.query)
    let beside = Int(visit.query["beside"]).map(WineNumber.init)
    let (find, manner) = (visit.query.search("find"), visit.manner)
    return try await visit.show { view in
      let search = try IndexShelf.shared.search(view.connection)
      let list = list.spelled(in: search.index)
      let offer = FacetOffer(facet, list, search.counts(list.narrowed), search.index)
      return FacetScreen(
        list: list, facet: facet, values: offer.values(matching: find, in: manner), find: find, beside: beside)
    }
  }

  private static func random(_ visit: SpaceVisit, _ section: Section) async throws -> Reply {
    let (list, random) = (WineListQuery(section, visit.query), visit.house.mint.random())
    let drawn = try await visit.read { view in
      try IndexShelf.shared.search(view.connection).hits(list.narrowed).one(random)
    }
    guard let drawn else { return visit.redirect(to: list.link) }
    return visit.redirect(to: list.kept(WinesPaths.wine(WineNumber(Int(drawn)))))
  }

  private static func wine(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let (whence, person) = (visit.whence, visit.viewer.person.id)
    return try await visit.show { view in
      let store = OwnStore(view, person)
      let catalogue = Catalogue(view)
      let wine = try catalogue.wine(number)
      let beside = try whence.list.map { $0.spelled(in: try IndexShelf.shared.search(view.connection).index) }
      return WineDetail(
        wine: wine, source: try catalogue.source(of: number), whence: whence,
        list: try beside.map { list in
          WineList(page: try WinePage(list.around(number), in: view.connection), list: list, selected: number)
        },
        own: OwnButtons(wine: number, marks: try store.marks(of: number), whence: whence),
        notes: OwnNotes(tastings: try store.tastings(of: number), reader: person, whence: whence),
        back: try whence.back(from: number, in: view))
    }
  }

  private static func preview(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let whence = visit.whence
    return try await visit.show { view in
      WinePreview(
        wine: try Catalogue(view).wine(number), opens: whence.kept(WinesPaths.wine(number)),
        back: try whence.back(from: number, in: view))
    }
  }
}
