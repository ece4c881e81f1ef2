import Kit

/// Brings the lists of a file into a space.
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

    func kept(isTaken: Bool) -> ImportReport {
      ImportReport(
        isTaken: isTaken,
        facts: [
          (SharingPhrases.newLists, isTaken ? lists : 0), (SharingPhrases.newItems, isTaken ? items : 0),
          (SharingPhrases.unchanged, unchanged),
        ], refused: refused.map { (ImportPhrases.place($0.place), $0.reason) })
    }
  }

  /// Something is wrong with some of it and the person wanted all or nothing: nothing was brought in.
  struct NothingTaken: Error {
    let report: Report
  }

  /// What one stretch of an import leaves for the next.
  struct Taken: Sendable {
    var report = Report()
    /// In the order of the file.
    var lists: [(id: ID<ShoppingList>, name: String)] = []
    /// By their folded names in all languages.
    var categories: [String: ID<Category>] = [:]
    /// Made by the last change alone, so that nobody sees them before.
    var newCategories: [(id: ID<Category>, name: String)] = []
  }

  private let edit: Edit
  private let language: Language
  /// What lies in the trash under it until all of the file is there.
  private let mark: ID<ImportRun>
  private var taken: Taken

  /// Brings in a file in one change.
  /// - Parameter skipsBad: leaves bad lines out instead of bringing in nothing.
  /// - Throws: ``NothingTaken``, or `Invalid` when the file's currency is another.
  static func run(_ file: ShoppingFile, into edit: Edit, skipsBad: Bool, in language: Language) throws -> Report {
    var run = try ShoppingImport(edit, language, edit.mint.id(), after: nil)
    try run.take(file.lists[...], of: file)
    let report = run.taken.report
    guard report.refused.isEmpty || skipsBad else { throw NothingTaken(report: report) }
    try run.show()
    return report
  }

  /// Items of one change: others wait for it a part of a second.
  private static let stretchSize = 1_000

  /// Brings in a file in stretches, between which others make their changes. Nobody sees anything of it before the last.
  static func run(_ file: ShoppingFile, as run: ImportRun, skipsBad: Bool, in language: Language) async throws {
    var (taken, rest): (Taken?, ArraySlice<ShoppingFile.Placed>) = (nil, file.lists[...])
    while !rest.isEmpty {
      try run.progress(1 - Double(rest.count) / Double(file.lists.count))
      var (size, count) = (0, 0)
      while count < rest.count, count == 0 || size < stretchSize {
        size += 1 + rest[rest.startIndex + count].items.count
        count += 1
      }
      let (stretch, before) = (rest.prefix(count), taken)
      rest = rest.dropFirst(count)
      taken = try await run.storage.write { edit in
        var importing = try ShoppingImport(edit, language, run.id, after: before)
        try importing.take(stretch, of: file)
        return importing.taken
      }
    }
    let (id, all) = (run.id, taken)
    let report = all?.report ?? Report()
    guard report.refused.isEmpty || skipsBad else { throw ImportRun.NothingTaken(report.kept(isTaken: false)) }
    try await run.conclude { edit in
      try ShoppingImport(edit, language, id, after: all).show()
      return report.kept(isTaken: true)
    }
  }

  private init(_ edit: Edit, _ language: Language, _ mark: ID<ImportRun>, after taken: Taken?) throws {
    (self.edit, self.language, self.mark) = (edit, language, mark)
    self.taken = taken ?? Taken()
    let store = CategoryStore(edit, language)
    try store.begin()
    // Somebody may have made some between two stretches.
    for stored in try store.stored() {
      self.taken.categories[stored.category.name.searchKey] = stored.category.id
      for other in Language.allCases {
        guard let name = stored.goods?.name(in: other).searchKey else { continue }
        self.taken.categories[name] = self.taken.categories[name] ?? stored.category.id
      }
    }
  }

  private mutating func take(_ lists: ArraySlice<ShoppingFile.Placed>, of file: ShoppingFile) throws {
    if let currency = file.currency, currency != edit.space.currency.code {
      throw Invalid(["file": ImportPhrases.otherCurrency(currency)])
    }
    for list in lists { try take(list) }
  }

  /// Brings what was staged onto the screens.
  private func show() throws {
    for category in taken.newCategories {
      let draft = CategoryDraft(name: category.name, colour: CategoryColour.grey.rawValue)
      try CategoryStore(edit, language).add(draft, id: category.id)
    }
    for list in taken.lists {
      let addition = try edit.record(ShoppingList.imported, of: Subject(ShoppingList.topic, list.id, title: list.name))
      try edit.run(
        """
        UPDATE shopping_item SET trash_id = NULL, addition_id = \(addition)
        WHERE space_id = \(edit.space.id) AND list_id = \(list.id) AND trash_id = \(mark)
        """)
      try edit.run(
        "UPDATE shopping_list SET trash_id = NULL WHERE space_id = \(edit.space.id) AND id = \(list.id)")
      try ListStore(edit).settle(list.id)
    }
    edit.touch(Item.topic)
  }

  /// Why something is not taken.
  private struct Bad: Error {
    let reason: Phrase
  }

  private mutating func take(_ placed: ShoppingFile.Placed) throws {
    do {
      try takeList(placed)
    } catch let bad as Bad {
      taken.report.refused.append(.init(place: placed.place, reason: bad.reason))
    } catch let invalid as Invalid {
      refuse(placed.place, invalid)
    }
  }

  private mutating func refuse(_ place: String, _ invalid: Invalid) {
    for reason in invalid.messages.sorted(by: { $0.key < $1.key }) {
      taken.report.refused.append(.init(place: place, reason: reason.value))
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
        taken.report.refused.append(.init(place: place, reason: bad.reason))
      } catch let invalid as Invalid {
        refuse(place, invalid)
      }
    }
    try ListStore(edit).insert(id, name: draft.name, shop: nil, staged: mark)
    // The line of activity comes when it is shown.
    let later: ID<Activity> = edit.mint.id()
    for item in items { try ItemStore(edit).insert(item, into: id, addition: later, staged: mark) }
    taken.lists.append((id, draft.name))
    taken.report.lists += 1
    taken.report.items += items.count
  }

  private mutating func compare(_ record: ShoppingDocument.ListRecord, with id: ID<ShoppingList>) throws {
    // The file has it twice.
    if taken.lists.contains(where: { $0.id == id }) { throw Bad(reason: SharingPhrases.differs) }
    let stored: ShoppingList
    do {
      stored = try ListStore(edit).list(id)
    } catch Refusal.gone(let reason) {
      throw Bad(reason: reason)
    }
    let lines = try ItemStore(edit).items(of: id).map { ItemDraft($0.line, note: $0.note, in: .en) }
    let isSame = stored.name == record.name && lines == record.items.map(\.draft)
    guard isSame else { throw Bad(reason: SharingPhrases.differs) }
    taken.report.unchanged += 1
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
    if let known = taken.categories[name.searchKey] { return known }
    _ = try CategoryDraft(name: name, colour: CategoryColour.grey.rawValue).validated()
    let id: ID<Category> = edit.mint.id()
    taken.newCategories.append((id, name))
    taken.categories[name.searchKey] = id
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
