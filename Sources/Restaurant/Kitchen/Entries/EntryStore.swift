import Kit

/// What one member of the staff is writing down.
struct EntryStore<Scope: SpaceScope> {
  let scope: Scope
  let key: EntryKey
  let person: ID<Person>
  /// The restaurant's main one.
  let language: Language

  init(_ scope: Scope, _ key: EntryKey, by person: ID<Person>, mainly language: Language) {
    (self.scope, self.key, self.person, self.language) = (scope, key, person, language)
  }

  /// What the pages of one's entries show.
  static func topic(of person: ID<Person>) -> Topic { Topic("restaurant.entry/\(person)") }

  private var mine: SQL {
    let which: SQL = key.corrected.map { "order_id = \($0)" } ?? "order_id IS NULL"
    return "space_id = \(scope.space.id) AND person_id = \(person) AND \(which)"
  }

  func id() throws -> ID<Entry>? {
    try scope.connection.value("SELECT id FROM restaurant_entry WHERE \(mine)")
  }

  /// A correction that nobody has begun shows the order as it stands.
  /// - Throws: `Refusal` for an order that is not there, or of which nothing can be corrected any more.
  func entry() throws -> Entry {
    let order = try key.corrected.map { try OrderStore(scope).order($0) }
    if let order, order.state.isVoid { throw Refusal.conflict(KitchenPhrases.isVoid(order)) }
    guard let row = try scope.connection.row("SELECT * FROM restaurant_entry WHERE \(mine)") else {
      let lines = order?.lines.map { (line: $0, isKept: true, quantity: $0.quantity, note: $0.note) } ?? []
      return Entry(
        key: key, order: order, note: order?.note ?? "", shownNote: order?.note ?? "", lines: try priced(lines))
    }
    return Entry(
      key: key, order: order, way: try row["way"], table: try row["table_id"], contact: try Contact(row),
      note: try row["note"], shownNote: try row["shown_note"], lines: try priced(try lines(of: try row["id"])))
  }

  private typealias StoredLine = (line: OrderLine, isKept: Bool, quantity: Int, note: String)

  private func lines(of entry: ID<Entry>) throws -> [StoredLine] {
    try scope.connection.rows(
      """
      SELECT id, dish_id, name, price, modifiers, quantity, note, 'waiting' AS state, is_kept, shown_quantity, shown_note
      FROM restaurant_entry_line WHERE entry_id = \(entry) AND space_id = \(scope.space.id) ORDER BY position, id
      """
    ).map { row in
      (
        try OrderLine(row, currency: scope.space.currency), try row["is_kept"], try row["shown_quantity"],
        try row["shown_note"]
      )
    }
  }

  private func priced(_ lines: [StoredLine]) throws -> [Entry.Line] {
    let dishes = try DishStore(scope).dishes(lines.map(\.line.dish))
    let groups = try ModifierStore(scope).groups(of: lines.map(\.line.dish))
    return lines.map { line, isKept, quantity, note in
      let dish = dishes[line.dish]
      return Entry.Line(
        line: line, isKept: isKept, shownQuantity: quantity, shownNote: note, dish: dish,
        priceNow: dish.flatMap { line.priceNow(of: $0, groups: groups[line.dish] ?? [], mainly: language) })
    }
  }
}

extension EntryStore where Scope == Edit {
  private var topic: Topic { Self.topic(of: person) }

  private func begin() throws -> ID<Entry> {
    if let id = try id() { return id }
    let order = try key.corrected.map { try OrderStore(scope).order($0) }
    let id: ID<Entry> = scope.mint.id()
    try scope.run(
      """
      INSERT INTO restaurant_entry (id, space_id, person_id, order_id, way, table_id, name, phone, address, note, shown_note)
      VALUES (\(id), \(scope.space.id), \(person), \(order?.id), '', '', '', '', '', \(order?.note ?? ""), \
      \(order?.note ?? ""))
      """)
    for (position, line) in (order?.lines ?? []).enumerated() {
      try insert(line, isKept: true, shown: line.quantity, at: position, into: id)
    }
    return id
  }

  private func insert(
    _ line: OrderLine, isKept: Bool, shown quantity: Int, at position: Int, into entry: ID<Entry>
  ) throws {
    try scope.run(
      """
      INSERT INTO restaurant_entry_line (entry_id, id, space_id, is_kept, dish_id, name, price, modifiers, quantity, note, \
      shown_quantity, shown_note, position)
      VALUES (\(entry), \(line.id), \(scope.space.id), \(isKept), \(line.dish), \(line.name), \
      \(line.price.minorUnits), \(line.modifiers.stored), \(line.quantity), \(line.note), \(quantity), \
      \(isKept ? line.note : ""), \(position))
      """)
  }

  /// Adds a dish at today's price; the same again raises its quantity.
  /// - Throws: `Invalid` for what cannot be chosen so, `Refusal.conflict` when the dish is sold out.
  func add(_ id: ID<Dish>, _ selection: Selection) throws {
    let dish = try DishStore(scope).dish(id)
    guard !dish.isSoldOut else {
      throw Refusal.conflict(RestaurantPhrases.soldOut(dish.name.phrase(mainly: language)))
    }
    let content = try selection.validated(
      for: dish, groups: try ModifierStore(scope).groups(of: id), mainly: language)
    let entry = try begin()
    let lines = try lines(of: entry)
    let same = lines.first {
      !$0.isKept && $0.line.dish == id && $0.line.note == content.note
        && $0.line.modifiers.map(\.option) == content.modifiers.map(\.option)
    }
    if let same {
      let quantity = min(same.line.quantity + content.quantity, LinePrice.quantities.upperBound)
      try write("quantity = \(quantity)", of: same.line.id, in: entry)
    } else {
      let line = OrderLine(
        id: scope.mint.id(), dish: id, name: dish.name, price: content.price, modifiers: content.modifiers,
        quantity: content.quantity, note: content.note, state: .waiting)
      try insert(line, isKept: false, shown: 0, at: lines.count, into: entry)
    }
    scope.touch(topic)
  }

  private func write(_ assignment: SQL, of line: ID<OrderLine>, in entry: ID<Entry>) throws {
    try scope.run(
      """
      UPDATE restaurant_entry_line SET \(assignment)
      WHERE entry_id = \(entry) AND space_id = \(scope.space.id) AND id = \(line)
      """)
  }

  /// Keeps what a form says, as far as somebody typed it.
  /// - Throws: `Invalid` for the lines' fields.
  func keep(_ draft: EntryDraft) throws {
    let entry = try begin()
    let lines = try lines(of: entry).map(\.line)
    for (id, typed) in try draft.typed(in: lines) {
      if let quantity = typed.quantity { try write("quantity = \(quantity)", of: id, in: entry) }
      if let note = typed.note { try write("note = \(note)", of: id, in: entry) }
    }
    for (field, column) in [
      ("way", "way"), ("table", "table_id"), ("name", "name"), ("phone", "phone"), ("address", "address"),
      ("note", "note"),
    ] as [(String, SQL)] {
      guard let text = draft.typed(field) else { continue }
      try scope.run(
        "UPDATE restaurant_entry SET \(column) = \(text) WHERE space_id = \(scope.space.id) AND id = \(entry)")
    }
    scope.touch(topic)
  }

  func discard() throws {
    try scope.run("DELETE FROM restaurant_entry WHERE \(mine)")
    scope.touch(topic)
  }

  /// Sends the correction.
  /// - Returns: the activity line; `nil` when nothing was changed.
  /// - Throws: `Invalid` for lines (`line-…`) that cannot be had, and for the whole, as the field "".
  func correct(_ id: ID<Order>) throws -> ID<Activity>? {
    let entry = try entry()
    var correction = Correction()
    for line in entry.lines where line.isKept {
      let quantity = line.line.quantity == line.shownQuantity ? nil : line.line.quantity
      let note = line.line.note == line.shownNote ? nil : line.line.note
      if quantity != nil || note != nil {
        correction.kept.append(Correction.Kept(line: line.line.id, quantity: quantity, note: note))
      }
    }
    correction.added = try added(entry)
    if entry.note != entry.shownNote {
      if entry.note.count > PlacingDraft.noteLimit {
        throw Invalid(["note": RestaurantPhrases.tooLong(PlacingDraft.noteLimit)])
      }
      correction.note = entry.note
    }
    let done = try OrderStore(scope).correct(id, correction, mainly: language)
    try discard()
    return done
  }

  /// Sends a new order to the kitchen. The staff orders in every way that the owner allows, and always at a table, also while
  /// guests find the restaurant closed.
  /// - Throws: `Invalid` for fields, for lines (`line-…`) that cannot be had, and for the whole, as the field "".
  func place(_ establishment: Establishment) throws -> (order: ID<Order>, done: ID<Activity>) {
    let entry = try entry()
    let added = try added(entry)
    guard !added.isEmpty else { throw Invalid(["": KitchenPhrases.noDishesYet]) }
    let target = try EntryTarget(
      entry, ways: establishment.staffWays, tables: Set(try TableStore(scope).tables().map(\.id)))
    let tab = try target.table.map(openTab)
    let (store, id): (OrderStore<Edit>, ID<Order>) = (OrderStore(scope), scope.mint.id())
    let day = scope.now.day(in: scope.space.zone)
    let number = try store.nextNumber(on: day)
    try scope.run(
      """
      INSERT INTO restaurant_order (id, space_id, tab_id, way, state, number, day, code, name, phone, address, note, \
      reason, total, dishes, created_at, placed_at, changed_at)
      VALUES (\(id), \(scope.space.id), \(tab), \(target.way), \(OrderState.received), \(number), \(day), \
      \(scope.mint.secret()), \(target.contact.name), \(target.contact.phone), \(target.contact.address), \
      \(entry.note), '', 0, 0, \(scope.now), \(scope.now), \(scope.now))
      """)
    for line in added { try store.insert(line, as: scope.mint.id(), into: id) }
    try store.recount(id)
    let done = try scope.record("order.placed", of: Subject(Order.topic, id, title: "\(number)"))
    if let tab { try TabStore(scope).touchGuests(of: tab) }
    try discard()
    return (id, done)
  }

  /// The tab on which a table orders. An order of the staff is a member's yes: it opens the tab that there is not yet.
  private func openTab(at table: ID<DiningTable>) throws -> ID<TableTab> {
    let tabs = TabStore(scope)
    if try tabs.tab(at: table)?.state == .paid { throw Invalid(["table": KitchenPhrases.tablePaid]) }
    return try tabs.open(at: table).tab
  }

  /// What is new, at today's prices.
  private func added(_ entry: Entry) throws -> [Correction.Added] {
    var problems = Invalid()
    var added: [Correction.Added] = []
    for line in entry.lines where !line.isKept && line.line.quantity > 0 {
      let hindrance = line.hindrance(mainly: language)
      guard hindrance == nil, let dish = line.dish, let price = line.priceNow else {
        problems["line-\(line.line.id)"] = hindrance
        continue
      }
      added.append(
        Correction.Added(
          dish: dish,
          content: Selection.Content(
            quantity: line.line.quantity, modifiers: line.line.modifiers, price: price, note: line.line.note)))
    }
    guard problems.isEmpty else { throw problems }
    return added
  }
}
