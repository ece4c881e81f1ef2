import Kit

/// What the staff writes down and corrects.
enum EntryHandlers {
  static func add(to routes: inout Routes) {
    routes.form(KitchenPaths.entry, for: .member, as: .saveEntry, entry, take)
    routes.stored(KitchenPaths.entry) { try Reading($0, $2, in: $1).entry.fields.merged.form }
    routes.get(KitchenPaths.entryMenu, for: .member, menu)
    routes.post(KitchenPaths.entryLines, for: .member, as: .addDishToEntry, addOne)
    routes.form(KitchenPaths.entryDish, for: .member, as: .addToEntry, dish, add)
    routes.form(KitchenPaths.entryOptions, for: .member, as: .chooseForEntry, options) {
      visit, transaction, key, line in
      let shown = visit.form["shown"].split(separator: " ").compactMap { ID<ModifierOption>($0) }
      try store(visit, key, in: transaction).choose(ModifierChoice(visit.form), of: line, over: shown)
      return Destination(KitchenPaths.entry(key))
    }
    routes.post(KitchenPaths.entrySending, for: .member, as: .sendEntry, send)
    routes.change(KitchenPaths.entryDiscarding, for: .member, as: .discardEntry) { visit, transaction, key in
      try store(visit, key, in: transaction).discard()
      let table = key.table.map { TablePaths.table($0) }
      return Destination(key.corrected.map { KitchenPaths.ticket($0) } ?? table ?? KitchenPaths.board())
    }
  }

  /// What a page of an entry reads once.
  private struct Reading {
    let establishment: Establishment
    let reader: MenuLanguage
    let entry: Entry
    let topic: Topic

    init(_ visit: SpaceVisit, _ key: EntryKey, in view: SpaceView) throws {
      establishment = try visit.establishment(in: view)
      reader = MenuLanguage(language: visit.locale.language, main: establishment.language)
      entry = try EntryStore(view, key, by: visit.viewer.person.id, mainly: establishment.language).entry()
      topic = EntryStore<SpaceView>.topic(of: visit.viewer.person.id)
    }
  }

  private static func entry(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ key: EntryKey
  ) throws -> EntryScreen {
    let reading = try Reading(visit, key, in: view)
    let (entry, tables) = (reading.entry, try TableStore(view).tables())
    // What others changed of the same meanwhile is said before it is overwritten.
    var problems = entry.contested(tables: tables, mainly: reading.reader.main)
    for (field, problem) in state?.problems.messages ?? [:] { problems[field] = problem }
    let form = entry.completing(state?.values ?? Form())
    let ways = reading.establishment.staffWays(for: entry.order)
    return EntryScreen(
      entry: entry, reader: reading.reader,
      state: FormState(returned: form, problems: problems, mint: visit.house.mint),
      currency: view.space.currency, ways: ways, tables: tables,
      slots: ways.contains(.pickUp)
        ? try PickUps(view).slots(reading.establishment.hours, at: visit.house.mint.now()) : nil,
      topic: reading.topic)
  }

  private static func store(_ visit: SpaceVisit, _ key: EntryKey, in transaction: SpaceTransaction) throws
    -> EntryStore<SpaceTransaction>
  {
    EntryStore(transaction, key, by: visit.viewer.person.id, mainly: try visit.reader(in: transaction).main)
  }

  /// Keeps what was typed; then goes on to the menu, stays for − and +, or sends it to the kitchen.
  private static func take(_ visit: SpaceVisit, _ key: EntryKey) async throws -> Reply {
    let form = visit.form
    return try await visit.change { transaction in
      let store = try store(visit, key, in: transaction)
      if form.has("step") {
        try store.keep(EntryDraft(form).stepped)
        return Destination(KitchenPaths.entry(key))
      }
      try store.keep(EntryDraft(form))
      if form["go"] == "menu" { return Destination(KitchenPaths.entryMenu(key)) }
      if let line = EntryDraft(form).optionsLine { return Destination(KitchenPaths.entryOptions(key, line)) }
      let establishment = try visit.establishment(in: transaction)
      if let order = key.corrected {
        return Destination(
          KitchenPaths.ticket(order), done: try store.correct(order, establishment, seen: form["seen"]))
      }
      return try sent(store.place(establishment), key, in: transaction)
    }
  }

  /// To where the next thing is done: the table, or the kitchen.
  private static func sent(
    _ placed: (order: ID<Order>, done: ID<Activity>), _ key: EntryKey, in transaction: SpaceTransaction
  ) throws -> Destination {
    let tab = try key.table.flatMap { try TabStore(transaction).tab(at: $0)?.id }
    return Destination(tab.map { TablePaths.tab($0) } ?? KitchenPaths.board(), done: placed.done)
  }

  /// From the menu, without a look at the whole; what is wrong is shown on it.
  private static func send(_ visit: SpaceVisit, _ key: EntryKey) async throws -> Reply {
    try await visit.take {
      try entry(visit, $0, FormState(returned: Form(), problems: $1.problems, mint: visit.house.mint), key)
    } by: {
      try await visit.change { transaction in
        let establishment = try visit.establishment(in: transaction)
        return try sent(store(visit, key, in: transaction).place(establishment), key, in: transaction)
      }
    }
  }

  private static func menu(_ visit: SpaceVisit, _ key: EntryKey) async throws -> Reply {
    try await visit.show { try MenuReading(visit, writing: key, in: $0).screen() }
  }

  private static func dish(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ key: EntryKey, _ dish: ID<Dish>
  ) throws -> DishPage {
    try MenuReading(visit, writing: key, in: view).page(of: dish, state)
  }

  private static func addOne(_ visit: SpaceVisit, _ key: EntryKey) async throws -> Reply {
    let (dish, picked) = try Selection.picked(in: visit.form)
    return try await visit.take {
      try self.dish(visit, $0, $1, key, dish)
    } by: {
      try await add(visit, key, dish, picked)
    }
  }

  private static func add(_ visit: SpaceVisit, _ key: EntryKey, _ dish: ID<Dish>) async throws -> Reply {
    if let stepped = Selection.stepped(visit.form) {
      let state = FormState(stepped, mint: visit.house.mint)
      return try await visit.show { try self.dish(visit, $0, state, key, dish) }
    }
    return try await add(visit, key, dish, Selection(visit.form))
  }

  private static func add(
    _ visit: SpaceVisit, _ key: EntryKey, _ dish: ID<Dish>, _ selection: Selection
  ) async throws -> Reply {
    try await visit.change(leadingTo: MenuQuery(visit.query).kept(KitchenPaths.entryMenu(key), at: dish)) {
      try store(visit, key, in: $0).add(dish, selection)
    }
  }

  private static func options(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ key: EntryKey, _ id: ID<OrderLine>
  ) throws -> FormSheet {
    let reading = try Reading(visit, key, in: view)
    guard let line = reading.entry.lines.first(where: { $0.line.id == id }) else { throw Refusal.notFound }
    let groups = try ModifierStore(view).groups(of: line.line.dish)
    return EntryOptionsScreen(
      key: key, line: line, choice: LineChoice(of: line.kept?.now ?? line.line, groups: groups), reader: reading.reader,
      state: state, mint: visit.house.mint
    ).sheet
  }
}

extension Establishment {
  /// The staff always serves at tables; for the rest the owner decides. An order may stay as it is.
  func staffWays(for order: Order? = nil) -> [ServiceType] {
    ServiceType.allCases.filter { $0 == .dineIn || ways.contains($0) || $0 == order?.way }
  }
}
