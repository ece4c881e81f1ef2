import Kit

enum StapleHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.staples, for: .member, all)
    routes.post(ShoppingPaths.staple, for: .member, mark)
    routes.post(ShoppingPaths.itemStaple, for: .member, markItem)
    routes.post(ShoppingPaths.staplesOnList, for: .member, addStaples)
    routes.post(ShoppingPaths.lastTrip, for: .member, repeatTrip)
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    let (query, language) = (ListQuery(visit.query), visit.manner.language)
    return try await visit.show { view in
      StapleScreen(goods: try GoodStore(view, language).goods(), query: query)
    }
  }

  private static func mark(_ visit: SpaceVisit, _ id: ID<RememberedGood>) async throws -> Reply {
    let (isStaple, language) = (try visit.form.answer("staple"), visit.manner.language)
    return try await visit.change { edit in
      Destination(ShoppingPaths.staples(), done: try GoodStore(edit, language).mark(id, asStaple: isStaple))
    }
  }

  private static func markItem(
    _ visit: SpaceVisit, _ list: ID<ShoppingList>, _ id: ID<Item>
  ) async throws -> Reply {
    let (isStaple, language) = (try visit.form.answer("staple"), visit.manner.language)
    return try await visit.change { edit in
      let item = try ItemStore(edit).item(id, on: list)
      let goods = GoodStore(edit, language)
      let done = try goods.good(named: item.line.name).flatMap { try goods.mark($0.id, asStaple: isStaple) }
      return Destination(ShoppingPaths.item(list, id), done: done)
    }
  }

  /// Puts on the list what is bought always and isn't on it.
  private static func addStaples(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    let language = visit.manner.language
    return try await visit.change { edit in
      let staples = try GoodStore(edit, language).goods(onlyStaples: true).map(\.arrival)
      return try put(staples, on: list, orSay: .noStaples, in: edit, language)
    }
  }

  /// Puts on the list what was bought the last time and isn't on it.
  private static func repeatTrip(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    let language = visit.manner.language
    return try await visit.change { edit in
      let trip = try ItemStore(edit).lastTrip(besides: list).map { item in
        Arrival(item.line, note: item.note, category: item.category)
      }
      return try put(trip, on: list, orSay: .noTrip, in: edit, language)
    }
  }

  private static func put(
    _ arrivals: [Arrival], on list: ID<ShoppingList>, orSay nothing: Remark, in edit: Edit, _ language: Language
  ) throws -> Destination {
    let page = ShoppingPaths.list(list)
    guard !arrivals.isEmpty else {
      _ = try ListStore(edit).list(list)
      return Destination(page.with("said", nothing.rawValue))
    }
    guard let done = try ItemStore(edit).addMissing(arrivals, to: list, in: language) else {
      return Destination(page.with("said", Remark.allThere.rawValue))
    }
    return Destination(page, done: done)
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

extension ItemStore where Scope == Edit {
  /// Puts on a list what is not to be bought on it already, in whatever quantity and of whatever brand.
  /// - Returns: the activity line, by which it is undone; `nil` when all of it was there.
  func addMissing(_ arrivals: [Arrival], to list: ID<ShoppingList>, in language: Language) throws -> ID<Activity>? {
    let open = try items(of: list).filter { !$0.isBought }
    let missing = arrivals.filter { Merging($0.line, into: open, in: language) == nil }
    return try add(missing, to: list, merges: false, in: language)
  }
}
