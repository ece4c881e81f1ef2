/// The storage of one space for one author: what handlers read from and change through.
package struct SpaceStorage: Sendable {
  let space: ID<Space>
  let author: Author
  let database: any Database
  let live: LiveHub
  let mint: Mint
  /// Of the route by which its changes are asked for.
  let audience: AudienceName

  /// - Parameter audience: who may take back what is changed through it. What no route asked for is the owners'.
  package init(
    space: ID<Space>, author: Author, database: any Database, live: LiveHub, mint: Mint,
    audience: AudienceName = .owner
  ) {
    (self.space, self.author, self.audience) = (space, author, audience)
    (self.database, self.live, self.mint) = (database, live, mint)
  }

  /// Reads one consistent state of the space.
  package func read<Value: Sendable>(_ body: @escaping @Sendable (SpaceView) throws -> Value) async throws -> Value {
    let space = space
    return try await database.read { try body(SpaceView(space, in: $0)) }
  }

  /// Makes a change that no form asked for and, once it is on the disk, tells the open screens.
  package func write<Value: Sendable>(_ body: @escaping @Sendable (SpaceTransaction) throws -> Value) async throws
    -> Value
  {
    let (space, author, mint, audience) = (space, author, mint, audience)
    let (value, announcements) = try await database.write(in: .space(space)) { connection in
      let transaction = try SpaceTransaction(space, by: author, for: audience, mint: mint, in: connection)
      let value = try body(transaction)
      return (value, transaction.announcements)
    }
    live.announce(announcements)
    return value
  }

  /// Keeps how somebody wants to see something: no change of the space, so that its sequence stays, no activity tells of it and
  /// nobody hears of it.
  package func keepPreference(_ body: @escaping @Sendable (any WritableConnection) throws -> Void) async throws {
    try await database.write(in: .space(space), body)
  }

  /// Where the change of a form led that arrived before.
  /// - Throws: ``Refusal/operationReused`` when the operation's key came with another body.
  func earlier(_ operation: Operation?) async throws -> TakenChange? {
    let space = space
    return try await database.read { try operation?.earlierAnswer(in: space, $0).map { TakenChange(answer: $0) } }
  }

  /// Makes a change and, once it is on the disk, tells the open screens.
  /// - Returns: what the closure returns, or, when the operation arrived before, what it returned then.
  /// - Throws: ``Refusal/operationReused`` when the operation's key came with another body before.
  package func change(
    _ operation: Operation?, clientSequence: ClientSequence? = nil,
    _ body: @escaping @Sendable (SpaceTransaction) throws -> Destination
  ) async throws -> Destination {
    try await take(operation, clientSequence: clientSequence, body).destination
  }

  /// The same, with what the space has come to by it.
  /// - Parameter made: the id under which it makes something, which an answer to a later arrival says too.
  func take(
    _ operation: Operation?, clientSequence: ClientSequence? = nil, making made: String? = nil,
    _ body: @escaping @Sendable (SpaceTransaction) throws -> Destination
  ) async throws -> TakenChange {
    let (space, author, mint, audience) = (space, author, mint, audience)
    let (taken, announcements) = try await database.write(in: .space(space)) {
      connection -> (TakenChange, [Announcement]) in
      if let operation {
        // Whoever brings the same at the same moment has been answered when it is looked up.
        try connection.hold(space)
        if let answer = try operation.earlierAnswer(in: space, connection) {
          return (TakenChange(answer: answer), [])
        }
      }
      let transaction = try SpaceTransaction(
        space, by: author, for: audience, mint: mint, clientSequence: clientSequence, in: connection)
      let taken = TakenChange(destination: try body(transaction), sequence: transaction.sequence, made: made)
      try operation?.keep(taken.answer, in: transaction)
      return (taken, transaction.announcements)
    }
    live.announce(announcements)
    return taken
  }
}

/// A change that was taken, now or when the same arrived before.
struct TakenChange: Hashable, Sendable {
  let destination: Destination
  /// The number of the space with it; `nil` for what an earlier program kept.
  let sequence: Int64?
  /// The id under which it made something.
  let made: String?
  let isRepeated: Bool

  init(destination: Destination, sequence: Int64?, made: String?) {
    (self.destination, self.sequence, self.made, isRepeated) = (destination, sequence, made, false)
  }

  /// As it is kept with the operation: the activity's id or `-`, a space, the link's path, a space, the space's number, and the id of
  /// what was made after another space.
  var answer: String {
    "\(destination.answer) \(sequence.map { "\($0)" } ?? "-")\(made.map { " \($0)" } ?? "")"
  }

  init(answer: String) {
    let parts = answer.split(separator: " ")
    destination = Destination(answer: parts.prefix(2).joined(separator: " "))
    sequence = parts.count > 2 ? Int64(parts[2]) : nil
    made = parts.count > 3 ? String(parts[3]) : nil
    isRepeated = true
  }
}

/// Where a change leads: a page of the same space, and the activity line it tells of in a toast.
package struct Destination: Hashable, Sendable {
  package let link: Link
  package let done: ID<Activity>?
  /// What was asked for and is not done, by the names of the fields. People read it on the page, beside what is done; a program's
  /// change is done as a whole or not at all.
  let refused: Invalid

  package init(_ link: Link, done: ID<Activity>? = nil, refusing refused: Invalid = Invalid()) {
    (self.link, self.done, self.refused) = (link, done, refused)
  }

  /// As it is kept with the operation: the activity's id or `-`, a space, the link's path.
  var answer: String { "\(done?.description ?? "-") \(link.path)" }

  init(answer: String) {
    let parts = answer.split(separator: " ", maxSplits: 1)
    done = ID(parts[0])
    link = Link(inSpace: String(parts.count > 1 ? parts[1] : "/"))
    refused = Invalid()
  }
}
