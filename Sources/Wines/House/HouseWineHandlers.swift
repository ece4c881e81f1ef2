import Kit

enum HouseWineHandlers {
  static func add(to routes: inout Routes) {
    routes.form(WinesPaths.newHouseWine, for: .member, as: .addHouseWine, bodyLimit: bodyLimit, new, add)
    routes.form(WinesPaths.houseWine, for: .member, as: .changeHouseWine, bodyLimit: bodyLimit, wine, change)
    routes.stored(WinesPaths.houseWine) { HouseWineDraft(try $1.find($2), in: $0.locale.language).form }
    routes.change(WinesPaths.houseWineDeletion, for: .member, as: .deleteHouseWine, leadingTo: WinesPaths.menu()) {
      try HouseWineStore($0).remove($1)
    }
    routes.form(WinesPaths.houseWineMerging, for: .member, as: .mergeHouseWine, merging, merge)
    routes.form(WinesPaths.houseWineTaking, for: .operator, as: .takeHouseWine, taking, take)
    routes.get(WinesPaths.labelPhoto, for: .member, keeping: .visited, photo)
  }

  /// What a phone's camera makes gets an answer beside the field, with the form as it was, and is not cut off.
  private static let bodyLimit = 5 * Picture.sizeLimit

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> FormSheet {
    let offered = [("name", visit.query.search("name"))]
    let state = state ?? .fresh(visit.house.mint, offering: offered)
    return .houseWine(
      HousePhrases.new, state, in: view.space, posts: WinesPaths.newHouseWine(), as: .addHouseWine,
      cancels: WinesPaths.menu())
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let (draft, id): (HouseWineDraft, ID<HouseWine>) = (HouseWineDraft(visit.form), try visit.form.id())
    let (photo, language) = (try PictureChange(visit.form, "photo"), visit.locale.language)
    return try await visit.change {
      Destination(WinesPaths.wine(try HouseWineStore($0).add(draft, id: id, photo: photo, language)))
    }
  }

  private static func wine(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<HouseWine>
  ) throws -> FormSheet {
    let wine = try view.find(id)
    let shown = HouseWineDraft(wine, in: visit.locale.language).form
    return .houseWine(
      Phrase(verbatim: wine.name), state ?? .showing(shown, visit.house.mint), of: wine, in: view.space,
      posts: WinesPaths.houseWine(id), as: .changeHouseWine, cancels: WinesPaths.wine(wine.number))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<HouseWine>) async throws -> Reply {
    let (draft, shown) = (HouseWineDraft(visit.form), visit.form.original.map(HouseWineDraft.init))
    let (photo, language) = (try PictureChange(visit.form, "photo"), visit.locale.language)
    return try await visit.change { transaction in
      try HouseWineStore(transaction).change(id, to: draft, from: shown, photo: photo, language)
      return Destination(WinesPaths.wine(try transaction.find(id).number))
    }
  }

  /// The wines that it may be: by its own name, or what is searched for.
  private static func merging(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<HouseWine>
  ) throws -> WineMergeScreen {
    let wine = try view.find(id)
    let words = visit.query.has("q") ? visit.query.search() : "\(wine.winery) \(wine.name)".asTyped
    let (search, query) = (try visit.wineSearch(in: view), WineQuery(words: words))
    // Each for itself: what was written down is found by its own name.
    let numbers = [search.house, search.index].flatMap {
      WineSearch(index: $0).hits(query).numbers(from: 0, limit: Window<ListedWine>.size)
    }
    return WineMergeScreen(
      wine: wine, others: try Catalogue(view).wines(numbers).filter { $0.number != wine.number }, words: words,
      state: state ?? FormState(Form(), mint: visit.house.mint))
  }

  private static func merge(_ visit: SpaceVisit, _ id: ID<HouseWine>) async throws -> Reply {
    guard let number = WineNumber(pathText: visit.form["into"]) else {
      throw Refusal.malformed(KitPhrases.malformedForm)
    }
    return try await visit.change {
      Destination(WinesPaths.wine(number), done: try HouseWineStore($0).merge(id, into: number))
    }
  }

  private static func taking(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<HouseWine>
  ) throws -> FormSheet {
    let wine = try view.find(id)
    let known = try CatalogueWriter.wine(meantBy: wine.entry, in: view.connection)
    return .takingHouseWine(
      wine, known: try known.map { try Catalogue(view).wine($0) }, told: wine.entry.facts.told(known: known),
      in: view.space, state ?? FormState(Form(), mint: visit.house.mint))
  }

  private static func take(_ visit: SpaceVisit, _ id: ID<HouseWine>) async throws -> Reply {
    let (work, seen) = (
      HouseWineTaking(id: id, space: visit.space, installation: try visit.installation), visit.form["seen"]
    )
    return try await visit.house.imports.taking {
      if let earlier = try await visit.earlierReply() { return earlier }
      let taken = try await work.run(seen)
      return try await visit.change { transaction in
        let store = HouseWineStore(transaction)
        let line = try taken.flatMap { try store.take(id, as: $0) }
        return Destination(WinesPaths.wine(try store.became(id)), done: line)
      }
    }
  }

  private static func photo(_ visit: SpaceVisit, _ id: ID<HouseWine>, _ picture: ID<Picture>) async throws -> Reply {
    .picture(
      try await visit.read { view in
        guard try HouseWineStore(view).photo(of: id) == picture else { throw Refusal.notFound }
        return try PictureStore(view).picture(picture)
      })
  }
}
