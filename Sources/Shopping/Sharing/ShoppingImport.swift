import Kit

/// Brings the lists of a file into a space, in one change.
struct ShoppingImport {
  /// What became of them.
  struct Report: Sendable {
    struct Refused: Sendable {
      let place: String
      let reason: Phrase
    }

    var lists = 0
    var items = 0
    /// Lists that are there already, just so.
    var unchanged = 0
    var refused: [Refused] = []
  }

  /// Something is wrong with some of it and the person wanted all or nothing: nothing was brought in.
  struct NothingTaken: Error {
    let report: Report
  }

  private let edit: Edit
  private let language: Language
  private var report = Report()
  /// By their folded names in all languages.
  private var categories: [String: ID<Category>] = [:]

  /// - Parameter skipsBad: leaves bad lines out instead of bringing in nothing.
  /// - Throws: ``NothingTaken``, or `Invalid` when the file's currency is another.
  static func run(_ file: ShoppingFile, into edit: Edit, skipsBad: Bool, in language: Language) throws -> Report {
    if let currency = file.currency, currency != edit.space.currency.code {
      throw Invalid(["file": ImportPhrases.otherCurrency(currency)])
    }
    var run = try ShoppingImport(edit, language)
    for list in file.lists { try run.take(list) }
    guard run.report.refused.isEmpty || skipsBad else { throw NothingTaken(report: run.report) }
    return run.report
  }

  private init(_ edit: Edit, _ language: Language) throws {
    self.edit = edit
    self.language = language
    let store = CategoryStore(edit, language)
    try store.begin()
    for stored in try store.stored() {
      categories[stored.category.name.searchKey] = stored.category.id
      for other in Language.allCases {
        guard let name = stored.goods?.name(in: other).searchKey else { continue }
        categories[name] = categories[name] ?? stored.category.id
      }
    }
  }

  /// Why something is not taken.
  private struct Bad: Error {
    let reason: Phrase
  }

  private mutating func take(_ placed: ShoppingFile.Placed) throws {
    do {
      try takeList(placed)
    } catch let bad as Bad {
      report.refused.append(.init(place: placed.place, reason: bad.reason))
    } catch let invalid as Invalid {
      refuse(placed.place, invalid)
    }
  }

  private mutating func refuse(_ place: String, _ invalid: Invalid) {
    for reason in invalid.messages.sorted(by: { $0.key < $1.key }) {
      report.refused.append(.init(place: place, reason: reason.value))
    }
  }

  private mutating func takeList(_ placed: ShoppingFile.Placed) throws {
    let draft = try ListDraft(name: placed.list.name).validated()
    guard placed.list.items.count <= ShoppingList.itemLimit else { throw Bad(reason: ShoppingPhrases.tooManyItems) }
    let (id, isThere): (ID<ShoppingList>, Bool) = try place(placed.list.id, in: "shopping_list")
    if isThere { return try compare(placed.list, with: id) }
    var items: [Item] = []
    for (record, place) in zip(placed.list.items, placed.items) {
      do {
        // A moment apart each, so that they keep their order.
        items.append(try item(record, at: edit.now + .milliseconds(items.count)))
      } catch let bad as Bad {
        report.refused.append(.init(place: place, reason: bad.reason))
      } catch let invalid as Invalid {
        refuse(place, invalid)
      }
    }
    try ListStore(edit).insert(id, name: draft.name, shop: nil)
    let addition = try edit.record("list.imported", of: Subject(ShoppingList.topic, id, title: draft.name))
    for item in items { try ItemStore(edit).insert(item, into: id, addition: addition) }
    edit.touch(Item.topic)
    try ListStore(edit).settle(id)
    report.lists += 1
    report.items += items.count
  }

  private mutating func compare(_ record: ShoppingDocument.ListRecord, with id: ID<ShoppingList>) throws {
    let stored: ShoppingList
    do {
      stored = try ListStore(edit).list(id)
    } catch Refusal.gone(let reason) {
      throw Bad(reason: reason)
    }
    let lines = try ItemStore(edit).items(of: id).map { ItemDraft($0.line, note: $0.note, in: .en) }
    let isSame = stored.name == record.name && lines == record.items.map(\.draft)
    guard isSame else { throw Bad(reason: SharingPhrases.differs) }
    report.unchanged += 1
  }

  private mutating func item(_ record: ShoppingDocument.ItemRecord, at now: Instant) throws -> Item {
    let content = try ItemContent(
      record.draft, currency: edit.space.currency, language: record.language, categories: [])
    let (id, isThere): (ID<Item>, Bool) = try place(record.id, in: "shopping_item")
    let addedAt = try record.addedAt.map { text in
      guard let instant = Instant(iso8601: text) else { throw Bad(reason: SharingPhrases.wrongDate) }
      return instant
    }
    return Item(
      id: isThere ? edit.mint.id() : id, line: content.line, note: content.note,
      category: try category(record.category), addedAt: addedAt ?? now, isBought: record.bought ?? false)
  }

  /// The category of a name, made where there is none.
  private mutating func category(_ name: String?) throws -> ID<Category>? {
    guard let name, !name.searchKey.isEmpty else { return nil }
    if let known = categories[name.searchKey] { return known }
    let id: ID<Category> = edit.mint.id()
    let draft = CategoryDraft(name: name, colour: CategoryColour.grey.rawValue)
    try CategoryStore(edit, language).add(draft, id: id)
    categories[name.searchKey] = id
    return id
  }

  /// The id under which something is stored: its own while it is free or ours, a new one when another space has it.
  private func place<Of>(_ text: String?, in table: SQL) throws -> (id: ID<Of>, isThere: Bool) {
    guard let text, !text.isEmpty else { return (edit.mint.id(), false) }
    guard let id = ID<Of>(text) else { throw Bad(reason: ImportPhrases.wrongID) }
    let owner: ID<Space>? = try edit.connection.value("SELECT space_id FROM \(table) WHERE id = \(id)")
    guard let owner else { return (id, false) }
    return owner == edit.space.id ? (id, true) : (edit.mint.id(), false)
  }
}
