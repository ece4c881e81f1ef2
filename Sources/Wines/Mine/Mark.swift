import Kit

/// What somebody keeps a wine as, for themselves alone.
enum Mark: String, CaseIterable, Sendable, PathParameter, SQLBindable, SQLReadable {
  case favourite, wish

  static let topic = Topic("wines.own-mark", .own)
  static let table = SpaceTable("wines_own_mark", visibility: .own, isOfPeople: true, hasTrash: true)

  var name: Phrase { self == .favourite ? MinePhrases.favourite : MinePhrases.wish }
  var icon: Icon { self == .favourite ? "heart" : "flag" }
}

extension Action {
  static let setMark = Action(
    "wines.mark.set", [Input("kept", .yesNo, isRequired: true)], offline: .set,
    tool: "Puts a mark on a wine, or takes it off")
  static let markWines = Action(
    "wines.mark.add-several",
    [
      Input("row", .several, isRequired: true, "Numbers of wines"),
      Input("to", .choice(Mark.allCases.map(\.rawValue)), isRequired: true),
    ], offline: .never(KitPhrases.selectionNeedsSignal))
}

extension Mark {
  /// That somebody begins to keep a wine as this.
  var added: Event<NoDetail> { Event("\(rawValue).added", name) }

  /// That they keep it no more.
  var removed: Event<NoDetail> {
    Event(
      "\(rawValue).removed", self == .favourite ? MinePhrases.noFavourite : MinePhrases.noWish,
      undo: .by { try OwnStore.keepAgain($0.activity.id, in: $1) })
  }

  /// Which of several wines were not kept before.
  struct Together: Codable, Sendable {
    let marks: [ID<Mark>]
  }

  /// That somebody begins to keep several wines at once.
  var addedTogether: Event<Together> {
    Event(
      keeping: Together.self, "\(rawValue).added-together", name,
      undo: .by { added, transaction in
        let marks = try added.kept().marks
        try transaction.run("DELETE FROM wines_own_mark WHERE id IN \(marks) AND trash_id IS NULL")
      }, undone: self == .favourite ? MinePhrases.noFavourite : MinePhrases.noWish)
  }

  static let events =
    allCases.flatMap { [$0.added, $0.removed] }.map(\.declared) + allCases.map(\.addedTogether.declared)
}
