enum RecordPaths {
  static let activity = FixedPath(inSpace: "/activity")
  static let trash = FixedPath(inSpace: "/trash")
}

/// The record of who did what, and what can be brought back of it.
enum RecordHandlers {
  static func add(to routes: inout Routes) {
    routes.get(RecordPaths.activity, for: .member, keeping: .visited, activity)
    routes.get(RecordPaths.trash, for: .member, freshness: .space, trash)
  }

  /// For so long the record offers to take back what its reader has done.
  private static let undoTime = Duration.seconds(24 * 60 * 60)

  private static func activity(_ visit: SpaceVisit) async throws -> Reply {
    let (filter, cursor) = (ActivityFilter(visit.query), Cursor(visit.query["after"]))
    let (apps, zone, reader) = (visit.usableApps, visit.locale.zone, visit.viewer.person.id)
    let since = visit.house.mint.now() - undoTime
    let isWhole = filter.isEmpty && cursor == nil
    // What is written meanwhile is news the next time.
    let sequence = try await visit.read { $0.sequence }
    let reply = try await visit.show { view in
      let lines = try view.activity(filter, of: apps.map(\.id), for: reader, in: zone, after: cursor)
      let undoable = lines.elements.filter {
        $0.undo == .possible && $0.author.person == reader && $0.at > since && visit.mayUndo($0)
      }
      let missed = isWhole ? try view.unseenLines(for: reader, of: apps.map(\.id)) : []
      return ActivityScreen(
        space: view.space, lines: lines, missed: GatheredLines.missed(missed), filter: filter,
        people: try AccountStore(view.connection).members(of: view.space.id),
        apps: apps, zone: zone, today: visit.today, undoable: Set(undoable.map(\.id)))
    }
    if isWhole { try await visit.noteRead(sequence) }
    return reply
  }

  private static func trash(_ visit: SpaceVisit) async throws -> Reply {
    let (apps, cursor, reader) = (visit.usableApps, Cursor(visit.query["after"]), visit.viewer.person.id)
    return try await visit.show { view in
      let lines = try view.trash(of: apps, for: reader, admittedAs: visit.audiences, after: cursor)
      return TrashScreen(space: view.space, lines: lines, apps: apps)
    }
  }
}

extension SpaceVisit {
  /// The apps that this member may use here.
  var usableApps: [any App] { visit.house.apps.filter { membership.mayUse($0.id) } }
}
