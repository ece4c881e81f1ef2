import Kit

/// Takes the lists of a file into a space.
struct ShoppingImport: Importer {
  /// A list that is here is never changed by a file.
  static let mayChange = false

  private let lists: [ShoppingFile.Placed]
  private let currency: String?
  private let language: Language
  private let mint: Mint
  /// In the order of the file.
  private var taken: [(id: ID<ShoppingList>, name: String)] = []
  /// By their folded names in all languages.
  private var categories: [String: ID<Category>] = [:]
  /// Made by the last change alone, so that nobody sees them before.
  private var newCategories: [(id: ID<Category>, name: String)] = []

  init(_ file: ShoppingFile, language: Language, mint: Mint) {
    (lists, currency, self.language, self.mint) = (file.lists, file.currency, language, mint)
  }

  var count: Int { lists.count }

  func place(of index: Int) -> String { lists[index].place }
  func weight(of index: Int) -> Int { 1 + lists[index].items.count }

  func facts(_ tally: ImportTally) -> [(name: Phrase, value: Int)] {
    [
      (SharingPhrases.newLists, tally.added), (SharingPhrases.newItems, tally.parts),
      (SharingPhrases.unchanged, tally.unchanged),
    ]
  }

  mutating func prepare(_ transaction: SpaceTransaction) throws {
    if let currency, currency != transaction.space.currency.code {
      throw Invalid(["file": ImportPhrases.otherCurrency(currency)])
    }
    let store = CategoryStore(transaction, language)
    try store.begin()
    // Somebody may have made some between two stretches.
    for category in try store.categories() {
      categories[category.name.searchKey] = category.id
      for other in Language.allCases {
        guard let name = category.goods?.name.text(in: other).searchKey else { continue }
        categories[name] = categories[name] ?? category.id
      }
    }
  }

  mutating func decide(_ index: Int, in scope: some SpaceScope) throws -> ImportDecision {
    let placed = lists[index]
    let draft = try ListDraft(name: placed.list.name.asTyped).validated()
    guard placed.list.items.count <= ShoppingList.itemLimit else { throw ImportRefusal(ShoppingPhrases.tooManyItems) }
    let place = try ImportPlace<ShoppingList>(placed.list.id, in: "shopping_list", of: scope, mint)
    if place.isThere { return try compare(placed.list, with: place.id, in: scope) }
    var decision = ImportDecision(.added, title: draft.name)
    var items: [Item] = []
    for (record, place) in zip(placed.list.items, placed.items) {
      do {
        // A moment apart each, so that they keep their order.
        items.append(try item(record, at: mint.now() + .milliseconds(items.count), in: scope))
      } catch let refusal as ImportRefusal {
        decision.refuse(place, refusal.reason)
      } catch let invalid as Invalid {
        for (_, reason) in invalid.messages.sorted(by: { $0.key < $1.key }) { decision.refuse(place, reason) }
      }
    }
    taken.append((place.id, draft.name))
    decision.parts = items.count
    // The line of activity comes when it is shown.
    let later: ID<Activity> = mint.id()
    decision.write = { [items] transaction, mark in
      try ListStore(transaction).insert(place.id, name: draft.name, shop: nil, staged: mark)
      for item in items { try ItemStore(transaction).insert(item, into: place.id, addition: later, staged: mark) }
    }
    return decision
  }

  func conclude(_ all: ImportTaken, in transaction: SpaceTransaction) throws -> ImportConclusion {
    for category in newCategories {
      let draft = CategoryDraft(name: category.name, colour: CategoryColour.grey.rawValue)
      try CategoryStore(transaction, language).add(draft, id: category.id)
    }
    for list in taken {
      let addition = try transaction.record(
        ShoppingList.imported, of: Subject(ShoppingList.topic, list.id, title: list.name))
      try transaction.run(
        """
        UPDATE shopping_item SET trash_id = NULL, addition_id = \(addition)
        WHERE space_id = \(transaction.space.id) AND list_id = \(list.id) AND trash_id = \(all.mark)
        """)
      try transaction.run(
        "UPDATE shopping_list SET trash_id = NULL WHERE space_id = \(transaction.space.id) AND id = \(list.id)")
      try ListStore(transaction).settle(list.id)
    }
    transaction.touch(Item.topic)
    return ImportConclusion()
  }

  private func compare(
    _ record: ShoppingDocument.ListRecord, with id: ID<ShoppingList>, in scope: some SpaceScope
  ) throws -> ImportDecision {
    // The file has it twice.
    if taken.contains(where: { $0.id == id }) { throw ImportRefusal(SharingPhrases.differs) }
    let stored = try ImportRefusal.ifGone { try scope.find(id) }
    let lines = try ItemStore(scope).items(of: id).map { ItemDraft($0.line, note: $0.note, in: .en) }
    let isSame = stored.name == record.name.asTyped && lines == record.items.map(\.draft)
    guard isSame else { throw ImportRefusal(SharingPhrases.differs) }
    return ImportDecision(.unchanged, title: stored.name)
  }

  private mutating func item(
    _ record: ShoppingDocument.ItemRecord, at now: Instant, in scope: some SpaceScope
  ) throws -> Item {
    let content = try ItemContent(record.draft, currency: scope.space.currency, language: .en, categories: [])
    let place = try ImportPlace<Item>(record.id, in: "shopping_item", of: scope, mint)
    let addedAt = try record.addedAt.map { text in
      guard let instant = Instant(iso8601: text) else { throw ImportRefusal(SharingPhrases.wrongDate) }
      return instant
    }
    return Item(
      id: place.isThere ? mint.id() : place.id, line: content.line, note: content.note,
      category: try category(record.category), addedAt: addedAt ?? now, isBought: record.bought ?? false)
  }

  /// The category of a name, made where there is none.
  private mutating func category(_ name: String?) throws -> ID<Category>? {
    guard let name, !name.searchKey.isEmpty else { return nil }
    if let known = categories[name.searchKey] { return known }
    _ = try CategoryDraft(name: name, colour: CategoryColour.grey.rawValue).content()
    let id: ID<Category> = mint.id()
    newCategories.append((id, name))
    categories[name.searchKey] = id
    return id
  }
}
