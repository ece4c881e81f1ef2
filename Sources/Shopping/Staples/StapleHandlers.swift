import Kit

enum StapleHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.staples, for: .member, keeping: .main, all)
    routes.post(ShoppingPaths.staple, for: .member, as: .markStaple, mark)
    routes.post(ShoppingPaths.itemStaple, for: .member, as: .markStaple, markItem)
    routes.post(ShoppingPaths.staplesOnList, for: .member, as: .addStaples, addStaples)
    routes.post(ShoppingPaths.lastTrip, for: .member, as: .repeatTrip, repeatTrip)
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    let (query, language) = (ListQuery(visit.query), visit.locale.language)
    return try await visit.show { view in
      let categories = try CategoryStore(view, language).categories()
      return StapleScreen(
        goods: try GoodStore(view, language).goods(), query: query,
        pictures: GoodPictures(visit.pictureBook, language, categories))
    }
  }

  private static func mark(_ visit: SpaceVisit, _ id: ID<RememberedGood>) async throws -> Reply {
    let (isStaple, language) = (try visit.form.answer("staple"), visit.locale.language)
    let page = visit.query["on"] == "good" ? ShoppingPaths.staple(id) : ShoppingPaths.staples()
    return try await visit.change {
      Destination(page, done: try GoodStore($0, language).mark(id, asStaple: isStaple))
    }
  }

  private static func markItem(_ visit: SpaceVisit, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    let (isStaple, language) = (try visit.form.answer("staple"), visit.locale.language)
    return try await visit.change { transaction in
      let item = try ItemStore(transaction).item(id, on: list)
      let goods = GoodStore(transaction, language)
      let done = try goods.good(named: item.line.name).flatMap { try goods.mark($0.id, asStaple: isStaple) }
      return Destination(ShoppingPaths.item(list, id), done: done)
    }
  }

  /// Puts on the list what is bought always and isn't on it.
  private static func addStaples(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    let language = visit.locale.language
    return try await put(visit, on: list, orSay: .noStaples) { transaction in
      try GoodStore(transaction, language).goods(onlyStaples: true).map(\.arrival)
    }
  }

  /// Puts on the list what was bought the last time and isn't on it.
  private static func repeatTrip(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    try await put(visit, on: list, orSay: .noTrip) { transaction in
      try ItemStore(transaction).lastTrip(besides: list).map(\.again)
    }
  }

  private static func put(
    _ visit: SpaceVisit, on id: ID<ShoppingList>, orSay nothing: Remark,
    _ arrivals: @escaping @Sendable (SpaceTransaction) throws -> [IncomingItem]
  ) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.change { transaction in
      let (list, arrivals) = (try transaction.find(id), try arrivals(transaction))
      let done = try ItemStore(transaction).addMissing(arrivals, to: list.id, in: language)
      let remark = done != nil ? nil : arrivals.isEmpty ? nothing : .allThere
      return Destination(ShoppingPaths.list(id).with("said", remark?.rawValue), done: done)
    }
  }
}

/// Why nothing came onto a list. The raw value stands in its address.
enum Remark: String {
  case allThere = "all-there"
  case noStaples = "no-staples"
  case noTrip = "no-trip"

  var phrase: Phrase {
    switch self {
    case .allThere: ShoppingPhrases.allThere
    case .noStaples: ShoppingPhrases.noStaplesYet
    case .noTrip: ShoppingPhrases.noTripYet
    }
  }
}

extension ItemStore where Scope == SpaceTransaction {
  /// Puts on a list what is not to be bought on it already, in whatever quantity and of whatever brand.
  /// - Returns: the activity line, by which it is undone; `nil` when all of it was there.
  func addMissing(_ arrivals: [IncomingItem], to list: ID<ShoppingList>, in language: Language) throws -> ID<Activity>?
  {
    let open = try items(of: list).filter { !$0.isBought }
    let missing = arrivals.filter { Merging($0.line, into: open, in: language) == nil }
    return try add(missing, to: list, merges: false, in: language)
  }
}
