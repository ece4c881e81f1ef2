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
    let which: SQL =
      key.corrected.map { "order_id = \($0)" } ?? "order_id IS NULL AND for_table = \(key.table?.description ?? "")"
    return "space_id = \(scope.space.id) AND person_id = \(person) AND \(which)"
  }

  func id() throws -> ID<Entry>? {
    try scope.connection.value("SELECT id FROM restaurant_entry WHERE \(mine)")
  }

  /// As it was written, over the order as it stands now.
  /// - Throws: `Refusal` for an order that is not there, or of which nothing can be corrected any more.
  func entry() throws -> Entry {
    let order = try order()
    let row = try scope.connection.row("SELECT * FROM restaurant_entry WHERE \(mine)")
    let stored = try row.map { try written(in: $0["id"]) } ?? []
    let now = order?.lines ?? []
    let kept = now.map { line in
      stored.first { $0.line.id == line.id }.map { Entry.Locked($0, now: line) } ?? Entry.Locked(line)
    }
    let new = stored.filter { !$0.isKept }.map(\.line)
    let reading = try EntryLineReading(kept.map(\.now) + new, in: scope, mainly: language)
    return Entry(
      key: key, order: order, fields: try fields(row, now: try order.map(fields) ?? fresh),
      lines: kept.map { reading.line($0) } + new.map { reading.line($0) },
      lost: stored.filter { line in
        line.isKept && Entry.Locked(line, now: line.line).isTouched && !now.contains { $0.id == line.line.id }
      }.map(\.line.name),
      corrected: try order.flatMap { try OrderStore(scope).lastCorrection(of: $0.id)?.id })
  }

  /// What a new order begins with.
  var fresh: EntryFields {
    var fields = EntryFields()
    if let table = key.table { (fields.way, fields.table) = (ServiceType.dineIn.rawValue, table.description) }
    return fields
  }

  func order() throws -> Order? {
    let order = try key.corrected.map { try OrderStore(scope).order($0) }
    if let order, order.state.isVoid { throw Refusal.conflict(KitchenPhrases.isVoid(order)) }
    return order
  }

  func fields(_ order: Order) throws -> EntryFields {
    EntryFields(order, at: try order.tab.map { try scope.find($0).table })
  }

  private func fields(_ row: SQLRow?, now: EntryFields) throws -> Rewrite<EntryFields> {
    guard let row else { return Rewrite(now) }
    return Rewrite(typed: try EntryFields(row, prefix: ""), shown: try EntryFields(row, prefix: "shown_"), now: now)
  }

  /// The lines of an entry as they are stored.
  func written(in entry: ID<Entry>) throws -> [WrittenLine] {
    try scope.connection.rows(
      """
      SELECT id, dish_id, name, price, modifiers, quantity, note, 'waiting' AS state, is_kept, shown_quantity, \
      shown_note, shown_options
      FROM restaurant_entry_line WHERE entry_id = \(entry) AND space_id = \(scope.space.id) ORDER BY position, id
      """
    ).map { try WrittenLine($0, currency: scope.space.currency) }
  }
}

/// A line of an entry as it is stored.
struct WrittenLine: Sendable {
  let line: OrderLine
  /// Whether it is on the order that is corrected.
  let isKept: Bool
  let shownQuantity: Int
  let shownNote: String
  let shownOptions: [ID<ModifierOption>]

  init(_ row: SQLRow, currency: Currency) throws {
    line = try OrderLine(row, currency: currency)
    (isKept, shownQuantity, shownNote) = (try row["is_kept"], try row["shown_quantity"], try row["shown_note"])
    let options: String = try row["shown_options"]
    shownOptions = options.split(separator: " ").compactMap { ID<ModifierOption>($0) }
  }
}

extension Entry.Locked {
  /// A line that the form leaves as it is.
  init(_ now: OrderLine) {
    self.init(now: now, quantity: Rewrite(now.quantity), note: Rewrite(now.note), options: Rewrite(now.options))
  }

  init(_ written: WrittenLine, now: OrderLine) {
    let typed = written.line
    self.init(
      now: now, quantity: Rewrite(typed: typed.quantity, shown: written.shownQuantity, now: now.quantity),
      note: Rewrite(typed: typed.note, shown: written.shownNote, now: now.note),
      options: Rewrite(typed: typed.options, shown: written.shownOptions, now: now.options))
  }
}

/// The menu for the lines of an entry, read once for all of them.
private struct EntryLineReading {
  private let dishes: [ID<Dish>: Dish]
  private let groups: [ID<Dish>: [ModifierGroup]]
  private let language: Language

  init(_ lines: [OrderLine], in scope: some SpaceScope, mainly language: Language) throws {
    dishes = try DishStore(scope).dishes(lines.map(\.dish))
    groups = try ModifierStore(scope).groups(of: lines.map(\.dish))
    self.language = language
  }

  /// What is on the order keeps its price, but for what is chosen newly with it.
  func line(_ kept: Entry.Locked) -> Entry.Line {
    let (now, offered) = (kept.now, groups[kept.now.dish] ?? [])
    var line = now
    (line.quantity, line.note) = (kept.quantity.value, kept.note.value)
    var obstacle: Entry.Obstacle?
    if let options = kept.options.change {
      do {
        let choice = ModifierChoice(Set(options))
        let modifiers = try LineChoice(of: now, groups: offered).validated(choice, mainly: language)
        (line.price, line.modifiers) = (try now.price(with: modifiers), modifiers)
      } catch {
        obstacle = .choiceGone
      }
    }
    return Entry.Line(
      line: line, kept: kept, dish: dishes[now.dish], hasChoice: !offered.isEmpty || !now.modifiers.isEmpty,
      obstacle: obstacle)
  }

  /// What is added costs what it costs today.
  func line(_ new: OrderLine) -> Entry.Line {
    let (dish, offered) = (dishes[new.dish], groups[new.dish] ?? [])
    let content = dish.flatMap { new.contentNow(of: $0, groups: offered, mainly: language) }
    let obstacle: Entry.Obstacle? =
      dish == nil ? .gone : dish?.isSoldOut == true ? .soldOut : content == nil ? .choiceGone : nil
    var line = new
    if let content { (line.price, line.modifiers) = (content.price, content.modifiers) }
    return Entry.Line(line: line, kept: nil, dish: dish, hasChoice: !offered.isEmpty, obstacle: obstacle)
  }
}
