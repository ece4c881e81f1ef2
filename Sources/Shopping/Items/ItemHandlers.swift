import Kit

enum ItemHandlers {
  static func add(to routes: inout Routes) {
    routes.post(ShoppingPaths.lines, for: .member, addLines)
    routes.get(ShoppingPaths.newItem, for: .member, new)
    routes.post(ShoppingPaths.newItem, for: .member, add)
    routes.get(ShoppingPaths.item, for: .member, open)
    routes.post(ShoppingPaths.item, for: .member, change)
    routes.post(ShoppingPaths.itemPurchase, for: .member, buy)
    routes.post(ShoppingPaths.itemDeletion, for: .member, delete)
    routes.post(ShoppingPaths.lines, forGuestsWho: [.shopAlong], addGuestsLines)
    routes.post(ShoppingPaths.itemPurchase, forGuestsWho: [.shopAlong], buy)
  }

  /// What was typed or pasted, a thing a line.
  private static func addLines(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    try await visit.take {
      try ListReading(visit, list, typing: $1).screen(in: $0)
    } by: {
      try await put(visit, list)
    }
  }

  private static func addGuestsLines(_ visit: GuestVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    try await visit.take {
      try SharedList(list, $1, for: visit, in: $0)
    } by: {
      try await put(visit, list)
    }
  }

  private static func put(_ visit: some VisitInSpace, _ list: ID<ShoppingList>) async throws -> Reply {
    let (text, language) = (try PastedText(visit.form["text"]), visit.manner.language)
    // Read before the change begins: all other changes of the house wait for that.
    let reader = try await visit.read { try GoodStore($0, language).reader() }
    let entries = try LineReading.entries(text, by: reader)
    let ids = visit.form.values(of: "item").compactMap(ID<Item>.init)
    return try await visit.change { edit in
      let arrivals = try LineReading.arrivals(entries, in: edit, language)
      let done = try ItemStore(edit).add(arrivals, to: list, ids: ids, in: language)
      return Destination(ShoppingPaths.list(list), done: done)
    }
  }

  private static func new(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { try newScreen(visit, list, state, in: $0) }
  }

  private static func newScreen(
    _ visit: SpaceVisit, _ id: ID<ShoppingList>, _ state: FormState, in view: SpaceView
  ) throws -> NewItem {
    let list = try ListStore(view).list(id)
    return NewItem(list: list, fields: try ItemFields(state: state, visit.manner.language, in: view))
  }

  private static func add(_ visit: SpaceVisit, _ list: ID<ShoppingList>) async throws -> Reply {
    try await visit.take {
      try newScreen(visit, list, $1, in: $0)
    } by: {
      let id: ID<Item> = try visit.form.id()
      let (draft, language) = (ItemDraft(visit.form), visit.manner.language)
      return try await visit.change { edit in
        let categories = try CategoryStore(edit, language).stored()
        let content = try ItemContent(
          draft, currency: edit.space.currency, language: language, categories: Set(categories.map(\.category.id)))
        let known = try GoodStore(edit, language).completed(content.line, among: categories)
        let arrival = Arrival(content.line, note: content.note, category: content.category ?? known.category)
        let done = try ItemStore(edit).add([arrival], to: list, ids: [id], in: language)
        return Destination(ShoppingPaths.list(list), done: done)
      }
    }
  }

  private static func open(_ visit: SpaceVisit, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    try await visit.show { try detail(visit, list, id, nil, in: $0) }
  }

  private static func change(_ visit: SpaceVisit, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    try await visit.take {
      try detail(visit, list, id, $1, in: $0)
    } by: {
      let (draft, shown) = (ItemDraft(visit.form), visit.form.original.map(ItemDraft.init))
      let language = visit.manner.language
      return try await visit.change { edit in
        try ItemStore(edit).change(id, on: list, to: draft, from: shown, in: language)
        return Destination(ShoppingPaths.list(list))
      }
    }
  }

  private static func detail(
    _ visit: SpaceVisit, _ listID: ID<ShoppingList>, _ id: ID<Item>, _ state: FormState?, in view: SpaceView
  ) throws -> ItemDetail {
    let list = try ListStore(view).list(listID)
    let item = try ItemStore(view).item(id, on: listID)
    let form = ItemDraft(item, in: visit.manner.language).form
    let state = state ?? FormState(form, original: form, mint: visit.house.mint)
    return ItemDetail(
      list: list, item: item,
      fields: try ItemFields(
        state: state, visit.manner.language, in: view, focused: visit.query["field"]),
      isStaple: try GoodStore(view, visit.manner.language).good(named: item.line.name)?.isStaple,
      activity: try Activity.of(item.id, limit: 20, in: view))
  }

  private static func buy(_ visit: some VisitInSpace, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    let isBought = try visit.form.answer("bought")
    let page = visit.query["on"] == "trip" ? ShoppingPaths.trip(list) : ShoppingPaths.list(list)
    return try await visit.change { edit in
      Destination(page, done: try ItemStore(edit).set(id, on: list, bought: isBought))
    }
  }

  private static func delete(_ visit: SpaceVisit, _ list: ID<ShoppingList>, _ id: ID<Item>) async throws -> Reply {
    let isEditing = visit.query.has("edit")
    return try await visit.change { edit in
      let done = try ItemStore(edit).remove(id, from: list)
      return Destination(ShoppingPaths.list(list).with("edit", isEditing ? "1" : nil), done: done)
    }
  }
}

/// What somebody typed or pasted into a list, short enough to be read while they wait.
struct PastedText: Sendable {
  /// More is brought as a file.
  static let lineLimit = 200
  /// Of one line, in bytes: a name, a brand and a note at their longest.
  static let bytesOfLine = 4 * (ItemDraft.nameLimit + ItemDraft.brandLimit + ItemDraft.noteLimit)
  /// In all, in bytes: words are read one by one, and these are some twelve thousand.
  static let byteLimit = 64 * 1024

  let text: String

  /// - Throws: `Invalid` on the field `text`, before anything of it is read.
  init(_ text: String) throws {
    let tooMuch = Invalid(["text": ShoppingPhrases.tooMuchAtOnce(Self.lineLimit)])
    guard text.utf8.count <= Self.byteLimit else { throw tooMuch }
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.count <= Self.lineLimit else { throw tooMuch }
    guard lines.allSatisfy({ $0.utf8.count <= Self.bytesOfLine }) else {
      throw Invalid(["text": ShoppingPhrases.lineTooLong])
    }
    self.text = text
  }
}

extension LineReading {
  /// What a typed or pasted text says.
  /// - Throws: `Invalid` on the field `text` when there is nothing in it, or a name longer than any.
  static func entries(_ text: PastedText, by reader: LineReader) throws -> [ListText.Entry] {
    let entries = ListText(text.text, reader: reader).entries
    guard !entries.isEmpty else { throw Invalid(["text": ShoppingPhrases.lineMissing]) }
    let fits = entries.allSatisfy { entry in
      TextRule.fits(entry.line.name, ItemDraft.nameLimit)
        && TextRule.fits(entry.line.brand ?? "", ItemDraft.brandLimit)
        && TextRule.fits(entry.note, ItemDraft.noteLimit)
    }
    guard fits else { throw Invalid(["text": ShoppingPhrases.lineTooLong]) }
    return entries
  }

  /// What a text of our own puts on a list.
  static func arrivals(_ text: String, in edit: Edit, _ language: Language) throws -> [Arrival] {
    let reader = try GoodStore(edit, language).reader()
    return try arrivals(try entries(try PastedText(text), by: reader), in: edit, language)
  }

  /// What entries put on a list, with what is remembered of them.
  static func arrivals(_ entries: [ListText.Entry], in edit: Edit, _ language: Language) throws -> [Arrival] {
    let goods = GoodStore(edit, language)
    let categories = try CategoryStore(edit, language).stored()
    return try entries.map { entry in
      var arrival = try goods.completed(entry.line, among: categories)
      arrival.note = entry.note
      arrival.isBought = entry.isBought
      return arrival
    }
  }
}
