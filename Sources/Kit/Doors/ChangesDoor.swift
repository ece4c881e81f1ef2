import HTTPTypes
import Hummingbird
import NIOCore

/// What has happened in a space since a program last asked: at once, as soon as something does (a long poll), or line by line for as
/// long as it listens (server-sent events).
enum ChangesDoor {
  static let path = FixedPath(inSpace: "/changes")
  /// Seconds. Proxies give up on answers that take longer.
  static let longestWait = 25
  static let most = 200

  private static let queries = [
    DocumentQuery(
      "after", .text(atMost: 19), "The sequence that was answered last; left out, the answer says where to begin"),
    DocumentQuery("wait", .whole(0...longestWait), "For how many seconds, where nothing has happened yet"),
  ]

  static func add(to routes: inout Routes) {
    routes.get(path, for: .token, changes)
    routes.markLast(
      as: .document(
        DocumentDoor(
          name: "kit.changes.read", about: "What has happened since", shape: SpaceChanges.shape, queries: queries)))
  }

  private static func changes(_ visit: SpaceVisit) async throws -> Reply {
    for asked in queries where visit.query.has(asked.name) && !asked.takes(visit.query[asked.name]) {
      throw Refusal.malformed(DoorPhrases.wrongQuery)
    }
    let text = visit.query.has("after") ? visit.query["after"] : visit.visit.headers[.lastEventID] ?? ""
    let after = Int64(text)
    guard text.isEmpty || after.map({ $0 >= 0 && String($0) == text }) == true else {
      throw Refusal.malformed(DoorPhrases.wrongQuery)
    }
    if visit.visit.headers[.accept]?.contains("text/event-stream") == true {
      return try await stream(visit, after: after)
    }
    // Heard from now on, so that nothing happens unheard between the look and the waiting.
    let wait = Int(visit.query["wait"]) ?? 0
    let events = wait > 0 ? heard(visit) : nil
    var changes = try await SpaceChanges(visit, after: after)
    if changes.lines.isEmpty, after != nil, let events {
      await Self.wait(for: events, atMost: .seconds(wait))
      changes = try await SpaceChanges(try await visit.admittedAnew(), after: after)
    }
    return Reply(
      headers: [(.cacheControl, "no-store"), (.sobremesaSequence, String(changes.sequence))],
      body: .bytes(changes.json.bytes, type: "application/json"))
  }

  private static func heard(_ visit: SpaceVisit) -> AsyncStream<LiveEvent> {
    visit.house.live.events(
      in: visit.space.id, for: visit.listener, reader: LiveReader(holder: visit.holder, address: visit.visit.client))
  }

  private static func wait(for events: AsyncStream<LiveEvent>, atMost time: Duration) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in events { return } }
      group.addTask {
        do { try await Task.sleep(for: time) } catch { return }
      }
      await group.next()
      group.cancelAll()
    }
  }

  /// Each thing that is told is told to who may still hear it: when the token no longer holds, the stream ends.
  private static func stream(_ visit: SpaceVisit, after: Int64?) async throws -> Reply {
    let events = heard(visit)
    let first = try await SpaceChanges(visit, after: after)
    let body = ResponseBody { writer in
      try await write(first, to: &writer)
      var told = first
      while told.isCut, let more = try await next(of: visit, after: told.sequence) {
        try await write(more, to: &writer)
        told = more
      }
      events: for await event in LiveStream.merge(events) {
        if case .event(.gone) = event { break }
        if case .beat = event {
          guard try await next(of: visit, after: nil) != nil else { break }
          try await writer.write(ByteBuffer(string: ": beat\n\n"))
          continue
        }
        repeat {
          guard let more = try await next(of: visit, after: told.sequence) else { break events }
          try await write(more, to: &writer)
          told = more
        } while told.isCut
      }
      try await writer.finish(nil)
    }
    return Reply(
      headers: [(.contentType, "text/event-stream"), (.cacheControl, "no-cache"), (.xAccelBuffering, "no")],
      body: .stream(body))
  }

  /// `nil` once its reader may hear no more.
  private static func next(of visit: SpaceVisit, after sequence: Int64?) async throws -> SpaceChanges? {
    do {
      return try await SpaceChanges(try await visit.admittedAnew(), after: sequence)
    } catch is Refusal {
      return nil
    }
  }

  private static func write(_ changes: SpaceChanges, to writer: inout any ResponseBodyWriter) async throws {
    let lines = changes.lines.map { line in
      "event: change\nid: \(line.activity.sequence)\ndata: \(String(decoding: line.json.bytes, as: UTF8.self))\n\n"
    }
    let now = "event: now\nid: \(changes.sequence)\ndata: {\"sequence\":\(changes.sequence)}\n\n"
    try await writer.write(ByteBuffer(string: lines.joined() + now))
  }
}

extension SpaceVisit {
  /// The same visit of who comes with the token now, whatever has become of it and of its person's rights since the request came.
  /// - Throws: ``Refusal/signedOut`` when it has ended, ``Refusal/notFound`` when the space is not theirs any more.
  fileprivate func admittedAnew() async throws -> SpaceVisit {
    guard let bearer = Bearer(visit.headers) else { throw Refusal.signedOut }
    var visit = visit
    visit.viewer = try await house.accounts.viewer(bearing: bearer, from: visit.client)
    return try SpaceVisit(visit)
  }
}

/// What has happened in a space after a number of it.
struct SpaceChanges: DataDocument {
  let lines: [ChangeLine]
  /// Where the next question begins.
  let sequence: Int64
  /// Whether there is more at once.
  let isCut: Bool

  static let members: [DocumentMember<SpaceChanges>] = [
    .whole("sequence", "Say it as after the next time") { Int($0.sequence) },
    .yesNo("more", "Whether more has happened already") { $0.isCut },
    .list("changes", "In the order in which they happened") { $0.lines },
  ]
}

extension SpaceChanges {
  /// - Parameter after: nothing is told without one, but where to begin.
  init(_ visit: SpaceVisit, after: Int64?) async throws {
    let (apps, reader) = (visit.usableApps, visit.viewer.person.id)
    let locale = visit.visit.toldLocale(or: visit.locale)
    self = try await visit.read { view in
      guard let after else { return SpaceChanges(lines: [], sequence: view.sequence, isCut: false) }
      let lines = try view.activity(after: after, of: apps.map(\.id), for: reader)
      // One change may leave several lines, which are told together.
      let isCut = lines.count > ChangesDoor.most
      let last = isCut ? lines[ChangesDoor.most].sequence : 0
      let told = isCut ? lines.filter { $0.sequence < last } : lines
      let whole = isCut && told.isEmpty ? lines : told
      return SpaceChanges(
        lines: whole.map { ChangeLine(activity: $0, app: $0.app(among: apps), locale: locale) },
        sequence: isCut ? whole.last?.sequence ?? view.sequence : view.sequence, isCut: isCut)
    }
  }
}

/// One line of activity, for programs.
struct ChangeLine: DataDocument {
  let activity: Activity
  let app: (any App)?
  let locale: ReaderLocale

  static let members: [DocumentMember<ChangeLine>] = [
    .id("id", "By which it is undone, where it can be") { $0.activity.id },
    .whole("sequence") { Int($0.activity.sequence) },
    .text("event", "What happened, such as item.bought") { $0.activity.event },
    .yesNo("undoing", "Whether it tells that the event was taken back") { $0.activity.isUndoing },
    .text("topic", "What kind of thing it happened to, such as shopping.item") { $0.activity.subject.topic.name },
    .text("subject", "The thing's id") { $0.activity.subject.id },
    .text("title", "What the thing was called then") { $0.activity.subject.title },
    .textIfAny("says", "As people read it") { line in
      (line.app?.events.sentence(for: line.activity)).map { $0.text(in: line.locale) }
    },
    .texts("fields", "Those that changed, where that is known") { $0.activity.fields.map(\.field) },
    .text("author") { $0.activity.authorName.text(in: $0.locale) },
    .idIfAny("person") { $0.activity.author.person },
    .moment("at") { $0.activity.at },
    .yesNo("undoable") { $0.activity.undo == .possible },
  ]
}

extension SpaceView {
  /// What has happened to things of some apps after a number of the space, in its order: one line more than are told at once where
  /// there are more.
  fileprivate func activity(after sequence: Int64, of apps: [String], for reader: ID<Person>) throws -> [Activity] {
    var isOfThem: SQL = "FALSE"
    for app in apps { isOfThem += " OR \(Activity.isOf(app))" }
    return try connection.rows(
      """
      SELECT \(Activity.columns) FROM kit_activity
      WHERE space_id = \(space.id) AND sequence > \(sequence) AND (\(isOfThem)) AND \(Activity.isTold(to: reader))
      ORDER BY sequence, id LIMIT \(ChangesDoor.most + 1)
      """
    ).map(Activity.init)
  }
}

extension HTTPField.Name {
  fileprivate static let lastEventID = HTTPField.Name("Last-Event-ID")!
}
