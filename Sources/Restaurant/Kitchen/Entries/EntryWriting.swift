import Kit

/// What somebody writes before they send it.
extension EntryStore where Scope == SpaceTransaction {
  private var topic: Topic { Self.topic(of: person) }

  /// The entry that is written into, with every line that is on the order.
  private func begin() throws -> ID<Entry> {
    let order = try order()
    let entry = try id() ?? insert(try order.map(fields) ?? fresh, correcting: order?.id)
    let stored = Set(try written(in: entry).map(\.line.id))
    for (position, line) in (order?.lines ?? []).enumerated() where !stored.contains(line.id) {
      try insert(line, isKept: true, at: position, into: entry)
    }
    return entry
  }

  private func insert(_ fields: EntryFields, correcting order: ID<Order>?) throws -> ID<Entry> {
    let id: ID<Entry> = scope.mint.id()
    try scope.run(
      """
      INSERT INTO restaurant_entry (id, space_id, person_id, order_id, for_table, way, table_id, name, phone, address, note, \
      shown_note)
      VALUES (\(id), \(scope.space.id), \(person), \(order), \(key.table?.description ?? ""), '', '', '', '', '', '', '')
      """)
    try write(Rewrite(fields), of: id)
    return id
  }

  private func write(_ fields: Rewrite<EntryFields>, of entry: ID<Entry>) throws {
    let (typed, shown) = (fields.typed, fields.shown)
    try scope.run(
      """
      UPDATE restaurant_entry SET way = \(typed.way), table_id = \(typed.table), pick_up = \(typed.time), name = \(typed.name), \
      phone = \(typed.phone), address = \(typed.address), note = \(typed.note), shown_way = \(shown.way), \
      shown_table_id = \(shown.table), shown_pick_up = \(shown.time), shown_name = \(shown.name), shown_phone = \(shown.phone), \
      shown_address = \(shown.address), shown_note = \(shown.note)
      WHERE space_id = \(scope.space.id) AND id = \(entry)
      """)
  }

  private func insert(_ line: OrderLine, isKept: Bool, at position: Int, into entry: ID<Entry>) throws {
    try scope.run(
      """
      INSERT INTO restaurant_entry_line (entry_id, id, space_id, is_kept, dish_id, name, price, modifiers, quantity, note, \
      shown_quantity, shown_note, shown_options, position)
      VALUES (\(entry), \(line.id), \(scope.space.id), \(isKept), \(line.dish), \(line.name), \
      \(line.price.minorUnits), \(line.modifiers.stored), \(line.quantity), \(line.note), \
      \(isKept ? line.quantity : 0), \(isKept ? line.note : ""), \(Self.stored(isKept ? line.options : [])), \(position))
      """)
  }

  private static func stored(_ options: [ID<ModifierOption>]) -> String {
    options.map(\.description).joined(separator: " ")
  }

  private func write(_ assignment: SQL, of line: ID<OrderLine>, in entry: ID<Entry>) throws {
    try scope.run(
      """
      UPDATE restaurant_entry_line SET \(assignment)
      WHERE entry_id = \(entry) AND space_id = \(scope.space.id) AND id = \(line)
      """)
  }

  /// Adds a dish at today's price; the same again raises its quantity.
  /// - Throws: `Invalid` for what cannot be chosen so, `Refusal.conflict` when the dish is sold out.
  func add(_ id: ID<Dish>, _ selection: Selection) throws {
    let (dish, content) = try DishStore(scope).select(id, selection, mainly: language)
    let entry = try begin()
    let lines = try written(in: entry)
    let same = lines.first {
      !$0.isKept && $0.line.dish == id && $0.line.note == content.note
        && $0.line.options == content.modifiers.map(\.option)
    }
    if let same {
      let quantity = try LinePrice.sum(same.line.quantity, and: content.quantity)
      try write("quantity = \(quantity)", of: same.line.id, in: entry)
    } else {
      let line = OrderLine(
        id: scope.mint.id(), dish: id, name: dish.name, price: content.price, modifiers: content.modifiers,
        quantity: content.quantity, note: content.note, state: .waiting)
      try insert(line, isKept: false, at: Self.newPosition + lines.count, into: entry)
    }
    scope.touch(topic)
  }

  /// What is new stands below what is on the order.
  private static var newPosition: Int { 10_000 }

  /// Chooses something else with a line.
  /// - Parameter shown: the options that the line had on the page where they were chosen.
  /// - Throws: `Invalid` for the fields of the groups, `Refusal.notFound` for a line that is not in the entry.
  func choose(_ choice: ModifierChoice, of id: ID<OrderLine>, over shown: [ID<ModifierOption>]) throws {
    let entry = try begin()
    guard let stored = try written(in: entry).first(where: { $0.line.id == id }) else { throw Refusal.notFound }
    let groups = try ModifierStore(scope).groups(of: stored.line.dish)
    guard stored.isKept else {
      let chosen = try choice.validated(for: groups, mainly: language)
      try write("modifiers = \(chosen.stored)", of: id, in: entry)
      return scope.touch(topic)
    }
    guard let now = try order()?.lines.first(where: { $0.id == id }) else { throw Refusal.notFound }
    let chosen = try LineChoice(of: now, groups: groups).validated(choice, mainly: language)
    _ = try now.price(with: chosen)
    let before = Entry.Locked(stored, now: now).options.isTouched ? stored.shownOptions : shown
    try write("modifiers = \(chosen.stored), shown_options = \(Self.stored(before))", of: id, in: entry)
    scope.touch(topic)
  }

  /// Keeps what a form says, as far as somebody typed it, and over what they typed it.
  /// - Throws: `Invalid` for the lines' fields, and for the whole where a line was taken out by somebody else meanwhile.
  func keep(_ draft: EntryDraft) throws {
    let entry = try begin()
    let lines = try written(in: entry)
    try refuseLost(draft.touchedLines.filter { id in !lines.contains { $0.line.id == id } })
    for (id, typed) in try draft.typed(in: lines.map(\.line)) {
      guard let line = lines.first(where: { $0.line.id == id }) else { continue }
      if let quantity = typed.quantity {
        let before = Int(draft.shown(EntryDraft.quantity(id))) ?? line.shownQuantity
        let shown = line.line.quantity == line.shownQuantity ? before : line.shownQuantity
        try write("quantity = \(quantity), shown_quantity = \(shown)", of: id, in: entry)
      }
      if let note = typed.note {
        let shown = line.line.note == line.shownNote ? draft.shown(EntryDraft.note(id)) : line.shownNote
        try write("note = \(note), shown_note = \(shown)", of: id, in: entry)
      }
    }
    try keepFields(draft, of: entry)
    scope.touch(topic)
  }

  private func refuseLost(_ lines: [ID<OrderLine>]) throws {
    let name: LocalizedText? = try scope.connection.value(
      """
      SELECT name FROM restaurant_line
      WHERE space_id = \(scope.space.id) AND order_id = \(key.corrected) AND id IN \(lines) LIMIT 1
      """)
    if let name { throw Invalid(["": EntryPhrases.takenOutMeanwhile(name.phrase(mainly: language))]) }
  }

  private func keepFields(_ draft: EntryDraft, of entry: ID<Entry>) throws {
    var fields = try self.entry().fields
    for field in EntryFields.fields {
      guard let text = draft.typed(field.name) else { continue }
      if !fields.field(field.path).isTouched { fields.shown[keyPath: field.path] = draft.shown(field.name) }
      fields.typed[keyPath: field.path] = text
    }
    try write(fields, of: entry)
  }

  func discard() throws {
    guard let entry = try id() else { return }
    try scope.run("DELETE FROM restaurant_entry WHERE space_id = \(scope.space.id) AND id = \(entry)")
    scope.touch(topic)
  }
}
