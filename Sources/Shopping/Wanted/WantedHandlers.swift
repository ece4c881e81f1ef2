import Kit

/// What is wanted for things of other apps goes onto a list, once somebody has looked at it.
enum WantedHandlers {
  static func add(to routes: inout Routes) {
    routes.form(ShoppingPaths.wanted, for: .member, as: .putWanted, show, put)
  }

  private static func show(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> WantedSheet {
    let things = Wanted.all(in: visit.query)
    let known = try WantedMemory.lines(of: things.map(\.source).filter { !$0.isEmpty }, in: view)
    return WantedSheet(
      things: things.isEmpty ? [Wanted("", [])] : things, known: known,
      lists: try ListStore(view).lists().elements.filter { !$0.list.isCompleted },
      state: state ?? .fresh(visit.house.mint), mint: visit.house.mint, posts: visit.query.values(of: Wanted.field))
  }

  private static func put(_ visit: SpaceVisit) async throws -> Reply {
    let (lines, language) = (WantedLine.all(in: visit.form), visit.locale.language)
    let text = WantedLine.text(lines)
    guard !text.isEmpty else { throw Invalid(["": ShoppingPhrases.nothingWanted]) }
    // A list that is made for it is named first; what is learned waits for the next time.
    guard let list = ID<ShoppingList>(visit.form["list"]) else {
      return try await visit.taken(leadingTo: ShoppingPaths.newList().with("text", text).with(TextTaker.isGiven, "1"))
    }
    // Read before the change begins: all other changes of the house wait for that.
    let parser = try await visit.read { try GoodStore($0, language).parser() }
    let read = try LineReading.lines(text, by: parser)
    let ids = LineReading.ids([], of: read)
    return try await visit.change { transaction in
      try WantedMemory.remember(lines, in: transaction)
      let arrivals = try LineReading.arrivals(read.flatMap(\.self), in: transaction, language)
      return Destination(
        ShoppingPaths.list(list), done: try ItemStore(transaction).add(arrivals, to: list, ids: ids, in: language))
    }
  }
}
