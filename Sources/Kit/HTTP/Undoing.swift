/// Taking back what an activity line tells of.
package enum Undoing {
  package static let path = Path<ID<Activity>>(inSpace: "/undo/:activity")

  /// The page within the space that a form names to come back to.
  static func back(_ path: String) -> Link {
    Link(inSpace: path.hasPrefix("/") && !path.hasPrefix("//") ? path : "/")
  }

  static func undo(_ visit: some VisitInSpace, _ id: ID<Activity>) async throws -> Reply {
    let page = back(visit.form["back"])
    return try await visit.change { transaction in
      // What is old enough to go for good goes now, or later.
      try transaction.run(Dialect.hold(id))
      guard let activity = try Activity.find(id, in: transaction), visit.mayUndo(activity) else {
        throw Refusal.notFound
      }
      guard let app = visit.house.app(of: activity.subject.topic) else { throw Refusal.notFound }
      switch activity.undo {
      // Undone twice is undone once.
      case .done: return Destination(page)
      case .never, .expired: throw Refusal.gone(KitPhrases.cannotBeUndone)
      case .possible: break
      }
      transaction.goOn(takingBack: activity)
      if try app.events[activity]?.takeBack(activity, transaction) != true {
        try Trash.restore(activity.id, from: app.tables, in: transaction)
      }
      if let person = activity.author.person, app.tables.contains(where: \.isOfPeople) {
        try transaction.touch(activity.subject.topic, whereverIs: person)
      }
      try activity.markUndone(in: transaction)
      let restored = try transaction.record(undoing: activity)
      return Destination(page, done: restored)
    }
  }
}
