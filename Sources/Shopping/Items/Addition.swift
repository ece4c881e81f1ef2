import Kit

/// Something that comes onto a list.
struct IncomingItem: Hashable, Sendable {
  var line: ItemLine
  var note = ""
  var category: ID<Category>?
  var isBought = false
  /// What it cost the last time, for when it becomes an item and says no price itself.
  var lastPrice: Price?
  /// Whether its price may be that of all of it, where the line doesn't say.
  var mayCostThatInAll = false
}

/// What becomes of a list when things come onto it: which of them are new items and which are added to items that are
/// there. Pure; the store writes it.
struct Addition {
  /// What an item that is there becomes.
  struct Growth: Codable, Sendable {
    let item: ID<Item>
    let before: ItemLine
    var after: ItemLine
    /// The price that came and isn't taken.
    var otherPrice: Price?
  }

  private(set) var new: [Item] = []
  private(set) var grown: [Growth] = []
  /// Of each that was added to another, which: under the id that it came with.
  private(set) var aliases: [Alias] = []
  /// As which item each is on the list, in the order in which they came.
  private(set) var places: [ID<Item>] = []
  /// The new ones whose price may be that of all of them.
  private var unsure: [ID<Item>] = []
  /// Why the first that stays apart from one of its name does.
  private var apart: Merging.Reason?

  private var list: [Item]
  /// Of each on the list.
  private var names: [ComparedName]
  private let language: Language

  init(to list: [Item], in language: Language) {
    (self.list, self.language) = (list, language)
    names = list.map { ComparedName($0.line.name, in: language) }
  }

  /// - Parameters:
  ///   - id: of the item that it makes, or under which it is known as a part of the one that it is added to.
  ///   - merges: whether it may be added to what is there.
  mutating func add(_ arrival: IncomingItem, id: ID<Item>, at now: Instant, merges: Bool = true) {
    let name = ComparedName(arrival.line.name, in: language)
    let alike = merges && !arrival.isBought ? list.indices.filter { name.isSame(as: names[$0]) } : []
    let merging = Merging(arrival.line, among: alike.map { list[$0] })
    switch merging?.verdict {
    case .merges(let merged):
      if let item = merging?.item {
        aliases.append(Alias(id: id, item: item.id))
        places.append(item.id)
        grow(item, to: merged)
      }
    case .staysSeparate(let reason):
      apart = apart ?? reason
      append(arrival, id: id, at: now)
    case nil: append(arrival, id: id, at: now)
    }
  }

  private mutating func append(_ arrival: IncomingItem, id: ID<Item>, at now: Instant) {
    var line = arrival.line
    line.price = line.price ?? arrival.lastPrice
    let item = Item(
      id: id, line: line, note: arrival.note, category: arrival.category, addedAt: now,
      isBought: arrival.isBought)
    new.append(item)
    if arrival.mayCostThatInAll { unsure.append(id) }
    places.append(id)
    list.append(item)
    names.append(ComparedName(item.line.name, in: language))
  }

  private mutating func grow(_ item: Item, to merged: Merging.Merged) {
    var after = item.line
    after.quantity = merged.quantity
    after.price = merged.price
    if let index = list.firstIndex(where: { $0.id == item.id }) { list[index].line = after }
    if let index = new.firstIndex(where: { $0.id == item.id }) {
      new[index].line = after
    } else if let index = grown.firstIndex(where: { $0.item == item.id }) {
      grown[index].after = after
      grown[index].otherPrice = merged.differingPrice ?? grown[index].otherPrice
    } else {
      grown.append(Growth(item: item.id, before: item.line, after: after, otherPrice: merged.differingPrice))
    }
  }

  var isEmpty: Bool { new.isEmpty && grown.isEmpty }

  /// What the line of activity keeps of it.
  struct Outcome: Codable, Sendable {
    /// How many items are new.
    let new: Int
    let grown: [Growth]
    let apart: Merging.Reason?
    /// The new ones whose price may be that of all of them.
    let unsure: [ID<Item>]?
  }

  var outcome: Outcome {
    Outcome(new: new.count, grown: grown, apart: apart, unsure: unsure.isEmpty ? nil : unsure)
  }
}

extension ItemStore where Scope == SpaceTransaction {
  /// Puts things on a list, adding to what is there where that can be done.
  /// - Parameters:
  ///   - ids: of the things one by one, where the page minted them.
  ///   - merges: whether they may be added to what is there.
  /// - Returns: the activity line, by which all of it is undone; `nil` when nothing came.
  @discardableResult
  func add(
    _ arrivals: [IncomingItem], to list: ID<ShoppingList>, ids: [ID<Item>?] = [], merges: Bool = true,
    in language: Language
  ) throws -> ID<Activity>? {
    let subject = try scope.find(list).subject
    let present = try items(of: list)
    guard present.count + arrivals.count <= ShoppingList.itemLimit else {
      throw Invalid(["text": ShoppingPhrases.tooManyItems, "": ShoppingPhrases.tooManyItems])
    }
    let known = ids.compactMap(\.self)
    try expectFresh(known)
    let prices = PriceStore(scope)
    let shop = try prices.shop(of: list)
    var addition = Addition(to: present, in: language)
    for (index, arrival) in arrivals.enumerated() {
      var arrival = arrival
      if let shop, arrival.line.price == nil {
        arrival.lastPrice = try prices.remembered(arrival.line, at: shop) ?? arrival.lastPrice
      }
      let id = (index < ids.count ? ids[index] : nil) ?? scope.mint.id()
      // A moment apart each, so that they stand in the order in which they were typed.
      addition.add(arrival, id: id, at: scope.now + .milliseconds(index), merges: merges)
    }
    guard !addition.isEmpty else { return nil }
    let done = try record(addition, to: subject)
    for item in addition.new { try insert(item, into: list, addition: done) }
    for growth in addition.grown {
      try write(growth.after, of: growth.item)
      try share(growth.item)
    }
    for alias in addition.aliases where known.contains(alias.id) { try alias.insert(for: done, in: scope) }
    for (arrival, item) in zip(arrivals, addition.places) {
      try GoodStore(scope, language).learn(arrival.line, category: arrival.category, by: item, in: done)
      if arrival.line.price != nil { try prices.say(arrival.line, of: item, at: shop) }
    }
    scope.touch(Item.topic)
    try ListStore(scope).settle(list)
    return done
  }

  private func expectFresh(_ ids: [ID<Item>]) throws {
    guard Set(ids).count == ids.count else { throw Refusal.operationReused }
    for id in ids {
      try scope.expectFresh(id, in: "shopping_item")
      try scope.expectFresh(id, in: "shopping_alias")
    }
  }

  private func record(_ addition: Addition, to list: Subject) throws -> ID<Activity> {
    let (event, subject) =
      switch (addition.new.count, addition.grown.count) {
      case (1, 0): (Item.added, addition.new[0].subject)
      case (0, 1): (Item.merged, Subject(Item.topic, addition.grown[0].item, title: addition.grown[0].before.name))
      default: (ShoppingList.extended, list)
      }
    return try scope.record(event, of: subject, addition.outcome)
  }
}
