/// A visit of a member, a guest or a visitor in a space. A handler that serves several of them takes `some VisitInSpace`.
@dynamicMemberLookup
package protocol VisitInSpace: Sendable {
  var visit: Visit { get }
  var space: Space { get }
  /// Under whose name a change goes into the activity.
  var author: Author { get }
  /// Where links within the space lead.
  var place: Place { get }
  var locale: ReaderLocale { get }
  var theme: Theme { get }
  /// The page around a screen.
  func frame(_ screen: any Screen, _ view: SpaceView) throws -> Page
  /// Called when a page shows the space as it is at this number.
  func noteShown(_ sequence: Int64) async throws
  /// Whether a change of this may be told to them.
  func mayHear(_ topic: Topic) -> Bool
  /// Whether they may take it back: whoever may do it by the route that did it.
  func mayUndo(_ activity: Activity) -> Bool
  /// Whether they may be told of it in a toast.
  func maySee(_ activity: Activity) -> Bool
  /// Whether there is more to do than to read what they left: not at a public address while it is closed.
  var isOpen: Bool { get }
  /// Where everything is found and can be gone to, for whoever uses keys.
  var palette: Link? { get }
  /// What a live stream of theirs ends with.
  var listener: LiveListener { get }
  /// Whom a live stream of theirs is counted for.
  var holder: LiveReader.Holder { get }
}

extension VisitInSpace {
  package subscript<Value>(dynamicMember member: KeyPath<Visit, Value>) -> Value {
    visit[keyPath: member]
  }

  package var form: Form { visit.form }
  package var query: Form { visit.query }
  package var isOpen: Bool { true }
  package var palette: Link? { nil }
  package var house: House { visit.house }
  /// Where the reader is.
  package var today: Day { house.mint.now().day(in: locale.zone) }

  /// The page as its address says it, without what is told once.
  var page: Link {
    let path = Link(inSpace: String(visit.path.dropFirst(place.prefix.count)))
    return query.fields.reduce(path) { $1.name == "done" ? $0 : $0.with($1.name, $1.value) }
  }

  package var storage: SpaceStorage {
    SpaceStorage(
      space: space.id, author: author, database: house.database, live: house.live, mint: house.mint,
      audience: visit.route.undoneBy)
  }

  package func read<Value: Sendable>(_ body: @escaping @Sendable (SpaceView) throws -> Value) async throws -> Value {
    try await storage.read(body)
  }

  /// Makes the change that the form asks for, once however often it arrives, and leads where the change says.
  package func change(_ body: @escaping @Sendable (SpaceTransaction) throws -> Destination) async throws -> Reply {
    guard !visit.isTakenBack else { return try await earlierReplyOrNever() }
    let (expectation, things, door) = (visit.expectation, visit.ids, visit.door)
    return try await reply(
      to: try await storage.take(
        visit.operation, clientSequence: ClientSequence(visit.form), making: visit.madeID
      ) { transaction in
        try expectation?.check(things, in: transaction)
        let destination = try body(transaction)
        if door == .data, !destination.refused.isEmpty { throw Problem.Contradicted(refused: destination.refused) }
        return destination
      })
  }

  /// What somebody took back on their device before they knew whether it had arrived: when it had, the answer of then, which says
  /// how to undo it. Otherwise it is not found, and is never done, however late it comes.
  private func earlierReplyOrNever() async throws -> Reply {
    let never = Destination(Link(inSpace: "/"))
    let taken = try await storage.take(visit.operation) { _ in never }
    guard taken.destination != never else { throw Refusal.notFound }
    return try await reply(to: taken)
  }

  /// The answer to a form that has arrived before; for those whose change needs what its first arrival took away.
  package func earlierReply() async throws -> Reply? {
    guard let taken = try await storage.earlier(visit.operation) else { return nil }
    return try await reply(to: taken)
  }

  func reply(to taken: TakenChange) async throws -> Reply {
    let destination = taken.destination
    guard visit.door == .data else { return try await self.taken(leadingTo: destination.link, done: destination.done) }
    var reply = Reply(status: 204, body: .empty)
    reply.outcome = Outcome(
      link: destination.link, done: destination.done, sequence: taken.sequence, made: taken.made,
      isRepeated: taken.isRepeated)
    return reply
  }

  /// To a page that shows what was taken; or, to a device that shows it already, the number that the space has reached with it.
  package func taken(leadingTo link: Link, done: ID<Activity>? = nil) async throws -> Reply {
    guard visit.door == .page else {
      let sequence = try await read { $0.sequence }
      return try await reply(
        to: TakenChange(destination: Destination(link, done: done), sequence: sequence, made: visit.madeID))
    }
    guard visit.wantsNoPage else { return .redirect(to: link.with("done", done?.description).address(at: place)) }
    return .taken(at: try await read { $0.sequence }, done: done)
  }

  /// Reads what a screen shows and frames it: one consistent state for the screen, the toast and the live sequence.
  package func show(
    status: Int = 200, _ screen: @escaping @Sendable (SpaceView) throws -> any Screen
  ) async throws -> Reply {
    let (page, sequence) = try await read { view in
      (try frame(try screen(view), view), view.sequence)
    }
    house.live.note(sequence, of: space.id)
    try await noteShown(sequence)
    return .page(page, status: status)
  }

  /// Takes a form; when it is not valid, shows it again with what was typed and what is wrong.
  /// - Parameters:
  ///   - screen: the form as it came back.
  ///   - body: takes it.
  package func take(
    orShow screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen,
    by body: () async throws -> Reply
  ) async throws -> Reply {
    // A program is told what is wrong, and where.
    guard visit.door == .page else { return try await body() }
    do {
      return try await body()
    } catch let problems as Invalid {
      let state = FormState(returned: visit.form, problems: problems, mint: house.mint)
      return try await show(status: 422) { try screen($0, state) }
    }
  }

  func toast(_ view: SpaceView) throws -> Toast? {
    guard
      let id = ID<Activity>(visit.query["done"]), let activity = try Activity.find(id, in: view), maySee(activity),
      let app = house.app(of: activity.subject.topic)
    else { return nil }
    return Toast(activity, app: app, mayUndo: mayUndo(activity))
  }
}
