/// What can happen to an app's things, by name.
package struct Events: Sendable {
  private let all: [String: DeclaredEvent]

  package init(_ events: [DeclaredEvent]) {
    all = Dictionary(uniqueKeysWithValues: events.map { ($0.name, $0) })
  }

  package var names: [String] { all.keys.sorted() }

  /// The names of those that put things into the trash, where people look for them.
  var deletions: [String] { all.values.filter(\.isDeletion).map(\.name).sorted() }

  /// The names of those that can be taken back.
  package var undoable: Set<String> { Set(all.values.filter(\.isUndoable).map(\.name)) }

  /// What a line says, in the past tense: “Deleted: Ana”; `nil` for what is not told here.
  package func sentence(for activity: Activity) -> Phrase? { all[activity.event]?.says(activity) }

  /// What somebody did, on the thing's own page: “Ana deleted it”.
  package func deed(of activity: Activity) -> Phrase? { all[activity.event]?.deed(activity) }

  /// What the line says of its thing and of others to which the same was done.
  package func sentence(for activity: Activity, and more: More) -> Phrase? {
    guard let event = all[activity.event] else { return nil }
    let words = event.says(activity)
    guard let noun = event.noun else { return more.times == 0 ? words : EventPhrases.more(words, more.times) }
    return more.things == 0 ? words : noun.more(words, more.things)
  }

  subscript(_ activity: Activity) -> DeclaredEvent? { all[activity.event] }
}

/// What has been done besides what a line tells of: to so many other things, and so often.
package struct More: Sendable {
  package static let nothing = More(things: 0, times: 0)

  let things: Int
  let times: Int

  package init(things: Int, times: Int) {
    (self.things, self.times) = (things, times)
  }
}

/// An ``Event`` among those of an app, whatever it keeps.
package struct DeclaredEvent: Sendable {
  let name: String
  let noun: Noun?
  let isDeletion: Bool
  let isUndoable: Bool
  let says: @Sendable (Activity) -> Phrase
  let deed: @Sendable (Activity) -> Phrase
  /// - Returns: whether it knew how; otherwise the trash is restored.
  let takeBack: @Sendable (Activity, SpaceTransaction) throws -> Bool
}

extension Event {
  package var declared: DeclaredEvent {
    DeclaredEvent(
      name: name, noun: noun, isDeletion: isDeletion, isUndoable: isUndoable,
      says: { $0.isUndoing ? saysUndone(Occurrence($0)) : says(Occurrence($0)) },
      deed: { deed(Occurrence($0)) },
      takeBack: { activity, transaction in
        guard case .by(let act) = undo else { return false }
        try act(Occurrence(activity), transaction)
        return true
      })
  }
}
