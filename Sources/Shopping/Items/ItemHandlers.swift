import Kit

enum ItemHandlers {
  static func add(to routes: inout Routes) {
    routes.post(ShoppingPaths.lines, for: .member, as: .addLines, addLines)
    routes.form(ShoppingPaths.newItem, for: .member, as: .addItem, keeping: .visited, new, add)
    routes.form(ShoppingPaths.item, for: .member, as: .changeItem, keeping: .visited, item, change)
    routes.stored(ShoppingPaths.item) { visit, view, list, id in
      ItemDraft(try ItemStore(view).item(id, on: list), in: visit.locale.language).form
    }
    routes.stored(ShoppingPaths.itemCorrection) { visit, view, list, id in
      let item = try ItemStore(view).item(id, on: list)
      var draft = ItemDraft(item, in: visit.locale.language)
      // As the dialog says it of what nobody has counted.
      draft.unit = (item.line.quantity ?? .one).unit.rawValue
      return draft.form(of: [ItemDraft.price, ItemDraft.quantity, ItemDraft.unit])
    }
    routes.post(ShoppingPaths.itemPurchase, for: .member, as: .buyItem, buy)
    routes.post(ShoppingPaths.itemAmount, for: .member, as: .setAmount, setAmount)
    routes.post(ShoppingPaths.itemCorrection, for: .member, as: .correctItem, correct)
    routes.post(ShoppingPaths.itemDeletion, for: .member, as: .deleteItem, delete)
    routes.post(ShoppingPaths.lines, forGuestsWho: [.shopAlong], as: .addLines, addGuestsLines)
    routes.post(ShoppingPaths.itemPurchase, forGuestsWho: [.shopAlong], as: .buyItem, buy)
    routes.post(ShoppingPaths.itemDeletion, forGuestsWho: [.shopAlong], as: .deleteItem, takeBack)
  }

  /// What was typed or pasted, a thing a line.
  private static func addLines(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    guard visit.query["on"] == "trip" else {
      return try await visit.take {
        try ListReading(visit: visit, id: list, typing: $1).screen(in: $0)
      } by: {
        try await put(visit, list)
      }
    }
    return try await visit.take {
      try TripReading(visit: visit, id: list, typing: $1).screen(in: $0)
    } by: {
      try await put(visit, list)
    }
  }

  private static func put(_ visit: some VisitInSpace, _ list: ID<ShoppingList>) async throws -> Reply {
    let (text, language) = (visit.form["text"], visit.locale.language)
    // Read before the change begins: all other changes of the house wait for that.
    let parser = try await visit.read { try GoodStore($0, language).parser() }
    let lines = try LineReading.lines(text, by: parser)
    let given = visit.form.values(of: "item").compactMap(ID<Item>.init)
    let (ids, page) = (LineReading.ids(given, of: lines), page(visit, of: list))
    return try await visit.change { transaction in
      let arrivals = try LineReading.arrivals(lines.flatMap(\.self), in: transaction, language)
      let done = try ItemStore(transaction).add(arrivals, to: list, ids: ids, in: language)
      return Destination(page, done: done)
    }
  }

  private static func new(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ list: ID<ShoppingList>
  ) throws -> FormSheet {
    _ = try view.find(list)
    let state = state ?? .fresh(visit.house.mint)
    let fields = try ItemFields(state: state, visit, in: view)
    return FormSheet(
      ShoppingPhrases.newItem, cancels: ShoppingPaths.list(list), submits: KitPhrases.add,
      state.form(posts: ShoppingPaths.newItem(list), as: .addItem, "\(state.hidden("id"))\(fields.html)"))
  }

  private static func add(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    let id: ID<Item> = try visit.form.id()
    let (draft, language) = (ItemDraft(visit.form), visit.locale.language)
    return try await visit.change { transaction in
      let categories = try CategoryStore(transaction, language).categories()
      let content = try ItemContent(
        draft, currency: transaction.space.currency, language: language, categories: Set(categories.map(\.id)))
      let known = try GoodStore(transaction, language).completed(content.line, among: categories)
      let arrival = IncomingItem(line: content.line, note: content.note, category: content.category ?? known.category)
      let done = try ItemStore(transaction).add([arrival], to: list, ids: [id], in: language)
      return Destination(ShoppingPaths.list(list), done: done)
    }
  }

  private static func item(
    _ visit: SpaceVisit, _ view: SpaceView, _ returned: FormState?, _ list: ID<ShoppingList>, _ id: ID<Item>
  ) throws -> FormSheet {
    _ = try view.find(list)
    let item = try ItemStore(view).item(id, on: list)
    let state = returned ?? .showing(ItemDraft(item, in: visit.locale.language).form, visit.house.mint)
    return ItemDetail(
      list: list, item: item, isOnTrip: visit.query["on"] == "trip",
      fields: try ItemFields(state: state, visit, in: view),
      good: try GoodStore(view, visit.locale.language).good(named: item.line.name),
      activity: try Activity.of(item.id, limit: 20, in: view)
    ).sheet
  }

  /// Needs no word nor way back besides: − and + are each other's.
  private static func setAmount(_ visit: SpaceVisit, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    let quantity = try Quantity(stepped: visit.form)
    return try await visit.change(leadingTo: ShoppingPaths.list(list)) {
      _ = try ItemStore($0).set(id, on: list, to: quantity)
    }
  }

  private static func correct(_ visit: SpaceVisit, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.take {
      let stored = ItemDraft(try ItemStore($0).item(id, on: list), in: language)
      var state = $1
      state.values = ItemCorrection(state.values).applied(to: stored).form
      return try item(visit, $0, state, list, id)
    } by: {
      try await visit.change(leadingTo: ShoppingPaths.trip(list)) {
        try ItemStore($0).correct(
          id, on: list, to: ItemCorrection(visit.form), from: visit.form.original.map(ItemCorrection.init), in: language
        )
      }
    }
  }

  private static func delete(_ visit: SpaceVisit, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    let isEditing = visit.query.has("edit")
    return try await visit.change { transaction in
      let done = try ItemStore(transaction).remove(id, from: list)
      return Destination(ShoppingPaths.list(list).with("edit", isEditing ? "1" : nil), done: done)
    }
  }

  private static func addGuestsLines(_ visit: GuestVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    try await visit.take {
      try SharedList(list, $1, for: visit, in: $0)
    } by: {
      try await put(visit, list)
    }
  }

  private static func takeBack(_ visit: GuestVisit, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    try await visit.change {
      Destination(ShoppingPaths.list(list), done: try ItemStore($0).takeBack(id, from: list))
    }
  }

  private static func change(_ visit: SpaceVisit, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    try await visit.change(leadingTo: page(visit, of: list)) {
      try ItemStore($0).change(id, on: list, to: $1, from: $2, in: visit.locale.language)
    }
  }

  private static func buy(_ visit: some VisitInSpace, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    let isBought = try visit.form.answer("bought")
    let page = page(visit, of: list)
    return try await visit.change { Destination(page, done: try ItemStore($0).set(id, on: list, bought: isBought)) }
  }

  /// Where one came from: the list, or the trip with it.
  private static func page(_ visit: some VisitInSpace, of list: ID<ShoppingList>) -> Link {
    visit.query["on"] == "trip" ? ShoppingPaths.trip(list) : ShoppingPaths.list(list)
  }
}
