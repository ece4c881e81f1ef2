import Kit

/// What is wanted for things of other apps goes onto a list, once somebody has looked at it.
enum WantedHandlers {
  static func add(to routes: inout Routes) {
    routes.form(ShoppingPaths.wanted, for: .member, as: .putWanted, show, put)
  }

  private static func show(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> WantedSheet {
    let things = things(of: visit)
    return WantedSheet(
      things: things, proposals: try WantedMemory.proposals(for: things, in: view, visit.locale.language),
      lists: try ListStore(view).lists().elements.filter { !$0.list.isCompleted },
      state: state ?? .fresh(visit.house.mint), query: visit.query)
  }

  private static func put(_ visit: SpaceVisit) async throws -> Reply {
    let (lines, language) = (WantedLine.all(in: visit.form, of: things(of: visit)), visit.locale.language)
    let text = WantedLine.text(lines)
    guard !text.isEmpty else { throw Invalid(["": ShoppingPhrases.nothingWanted]) }
    // A list that is made for it is named first; what is learned waits for the next time.
    guard let list = ID<ShoppingList>(visit.form["list"]) else {
      return try await visit.taken(leadingTo: ShoppingPaths.newList().with("text", text).with(TextTaker.isGiven, "1"))
    }
    // Read before the change begins: all other changes of the house wait for that.
    let parser = try await visit.read { try GoodStore($0, language).parser() }
    let read = try saidOfAll { try LineReading.lines(text, by: parser) }
    let ids = LineReading.ids([], of: read)
    return try await visit.change { transaction in
      let arrivals = try LineReading.arrivals(read.flatMap(\.self), in: transaction, language)
      let done = try saidOfAll { try ItemStore(transaction).add(arrivals, to: list, ids: ids, in: language) }
      try WantedMemory.remember(lines, by: parser, in: transaction)
      return Destination(ShoppingPaths.list(list), done: done)
    }
  }

  private static func things(of visit: SpaceVisit) -> [Wanted] {
    let things = Wanted.all(in: visit.query)
    return things.isEmpty ? [Wanted("", [])] : things
  }

  /// What is wrong with the text that the lines make is said of the form, which has no field for all of it.
  private static func saidOfAll<Result>(_ act: () throws -> Result) throws -> Result {
    do {
      return try act()
    } catch let problems as Invalid {
      guard let problem = problems["text"] else { throw problems }
      throw Invalid(["": problem])
    }
  }
}
