/// Taking back what an activity line tells of.
package enum Undoing {
  package static let path = Path<ID<Activity>>(inSpace: "/undo/:activity")

  /// The page within the space that a form names to come back to.
  static func back(_ path: String) -> Link {
    Link(inSpace: path.hasPrefix("/") && !path.hasPrefix("//") ? path : "/")
  }

  static func undo(_ visit: some VisitInSpace, _ id: ID<Activity>) async throws -> Reply {
    let page = back(visit.form["back"])
    return try await visit.change { edit in
      guard let activity = try Activity.find(id, in: edit), visit.mayUndo(activity) else { throw Refusal.notFound }
      guard let app = visit.house.app(of: activity.subject.topic) else { throw Refusal.notFound }
      switch activity.undo {
      // Undone twice is undone once.
      case .done: return Destination(page)
      case .never, .expired: throw Refusal.gone(KitPhrases.cannotBeUndone)
      case .possible: break
      }
      edit.goOn(takingBack: activity)
      if try app.events[activity]?.takeBack(activity, edit) != true {
        try Trash.restore(activity.id, from: app.tables, in: edit)
      }
      try activity.markUndone(in: edit)
      let restored = try edit.record(undoing: activity)
      return Destination(page, done: restored)
    }
  }
}
