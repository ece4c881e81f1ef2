import Kit

enum ListHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.lists, for: .member, freshness: .space, keeping: .main, all)
    routes.form(ShoppingPaths.newList, for: .member, as: .addList, keeping: .main, new, add)
    routes.get(ShoppingPaths.list, for: .member, keeping: .main, open)
    routes.get(ShoppingPaths.list, forGuestsWho: [.shopAlong], keeping: .visited, openForGuest)
    routes.post(ShoppingPaths.list, for: .member, as: .renameList, rename)
    routes.stored(ShoppingPaths.list) { ListDraft(name: try $1.find($2).name).form }
    routes.post(ShoppingPaths.listDeletion, for: .member, as: .deleteList, delete)
    routes.post(ShoppingPaths.listCopy, for: .member, as: .copyList, copy)
    routes.post(ShoppingPaths.listView, for: .member, as: .sortList, sort)
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    let (query, text) = (ListQuery(visit.query), visit.query["text"])
    return try await visit.show { view in
      let lists = try ListStore(view).lists(matching: query.search, after: query.cursor)
      let meant =
        lists.elements.isEmpty && !query.search.isEmpty
        ? try visit.meant(by: query.search, among: [.lists], in: view) : nil
      return ListOverview(lists: lists, query: query, meant: meant, shared: text)
    }
  }

  /// A list that does not exist yet: it does once it is saved, and what needs a list waits until then.
  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> FormSheet {
    let offered = ["text", TextTaker.isGiven].map { ($0, visit.query[$0]) }
    let state = state ?? .fresh(visit.house.mint, offering: offered)
    let field = state.show(ListDraft.name, hint: ShoppingPhrases.nameHint, isFocused: true)
    let name = FieldGroup(note: ShoppingPhrases.firstSave, field)
    let form = state.form(
      posts: ShoppingPaths.newList(), as: .addList,
      "\(state.hidden("id"))\(state.hidden("text"))\(state.hidden(TextTaker.isGiven))\(name.html)")
    return FormSheet(KitPhrases.newList, cancels: ShoppingPaths.lists(), "\(form)\(ListTools.unavailable)")
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let id: ID<ShoppingList> = try visit.form.id()
    let (text, language) = (visit.form["text"], visit.locale.language)
    let isGiven = !text.isEmpty && !visit.form[TextTaker.isGiven].isEmpty
    let parser = try await visit.read { try GoodStore($0, language).parser() }
    let lines = isGiven ? try LineReading.lines(text, by: parser) : []
    return try await visit.change { transaction in
      try CategoryStore(transaction, language).begin()
      try ListStore(transaction).add(ListDraft(visit.form), id: id)
      guard isGiven else { return Destination(ShoppingPaths.list(id).with("text", text)) }
      let arrivals = try LineReading.arrivals(lines.flatMap(\.self), in: transaction, language)
      let ids = LineReading.ids([], of: lines)
      return Destination(
        ShoppingPaths.list(id), done: try ItemStore(transaction).add(arrivals, to: id, ids: ids, in: language))
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    try await visit.show { try ListReading(visit: visit, id: id).screen(in: $0) }
  }

  private static func openForGuest(_ visit: GuestVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { try SharedList(id, state, for: visit, in: $0) }
  }

  private static func rename(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    try await visit.take {
      try ListReading(visit: visit, id: id, naming: $1).screen(in: $0)
    } by: {
      try await visit.change(leadingTo: ShoppingPaths.list(id)) { try ListStore($0).rename(id, to: $1, from: $2) }
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    try await visit.change {
      Destination(ListQuery(visit.query).kept(ShoppingPaths.lists()), done: try ListStore($0).remove(id))
    }
  }

  private static func copy(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    let (copy, language): (ID<ShoppingList>, Language) = (try visit.form.id(), visit.locale.language)
    return try await visit.change(leadingTo: ShoppingPaths.list(copy)) {
      try ListStore($0).copy(id, as: copy, in: language)
    }
  }

  /// How this person sees this list from now on. It is no change of the list: nobody else learns of it.
  private static func sort(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    let order: ItemOrder = try visit.form.choice("order", otherwise: ShoppingPhrases.orderMissing)
    _ = try await visit.read { try $0.find(id) }
    let views = ListViews(space: visit.space.id, person: visit.viewer.person.id)
    try await visit.storage.keepPreference { try views.remember(order, of: id, in: $0) }
    return try await visit.taken(leadingTo: ShoppingPaths.list(id))
  }
}
