import Crypto
import Synchronization

/// People, their sessions and where they belong, with the answers that every request needs kept in memory.
package final class Accounts: Sendable {
  let database: any Database
  package let mint: Mint
  /// Of the passwords that are set from now on; others are hashed anew when their people sign in.
  let passwordCost: PasswordCost
  let passwordWork = PasswordWork()
  let tries: SignInTries
  let challenges: PasskeyChallenges
  private let live: LiveHub
  private let known = Mutex(Known())

  fileprivate struct Known {
    /// Grows with every change of accounts, so that answers read before a change are not kept after it.
    var generation: UInt64 = 0
    /// Which changes of accounts have been heard of, whoever made them.
    var changes = HeardNumbers()
    var viewers: [SecretHash: Viewer] = [:]
    var ownerHasPassword: Bool?
  }

  init(database: any Database, mint: Mint, live: LiveHub, passwordCost: PasswordCost) {
    (self.database, self.mint, self.live, self.passwordCost) = (database, mint, live, passwordCost)
    tries = SignInTries(database: database, mint: mint)
    challenges = PasskeyChallenges(database: database)
  }

  /// Changes whenever who may see what does.
  var generation: UInt64 { known.withLock(\.generation) }

  /// Who holds this session, or `nil` when it has ended or never was.
  package func viewer(with token: String) async throws -> Viewer? {
    let (hash, now) = (SecretHash(token), mint.now())
    let viewer = try await viewer(hash) { try $0.viewer(with: hash, at: now) }
    guard let viewer, viewer.token == nil, viewer.seenAt + Session.lifetime > now else { return nil }
    return try await noted(viewer, at: now)
  }

  /// For whom a program comes that brings a token.
  /// - Throws: ``Refusal/signedOut`` when it has ended or never was; ``Refusal/tooOften(seconds:)`` when from there too many came that
  ///   never were.
  func viewer(bearing bearer: Bearer, from address: ClientAddress) async throws -> Viewer {
    let (hash, now) = (bearer.hash, mint.now())
    let viewer = try await viewer(hash) { try $0.viewer(bearing: hash, at: now) }
    guard let viewer, viewer.token?.holds(at: now) == true else {
      try await tries.missToken(hash, from: address, at: now)
      throw Refusal.signedOut
    }
    return try await noted(viewer, at: now)
  }

  private func viewer(
    _ secret: SecretHash, read: @escaping @Sendable (AccountStore) throws -> Viewer?
  ) async throws -> Viewer? {
    if let viewer = believed({ $0.viewers[secret] }) { return viewer }
    return try await readViewer(read)
  }

  /// Notes now and then that they are there.
  private func noted(_ viewer: Viewer, at now: Instant) async throws -> Viewer {
    guard viewer.seenAt + Session.noteInterval <= now else { return viewer }
    return try await note(viewer.seen(at: now))
  }

  /// Something that is kept in memory, as long as the house hears of whatever makes it another.
  private func believed<Value: Sendable>(_ value: (Known) -> Value?) -> Value? {
    database.feed.isAlive ? known.withLock { value($0) } : nil
  }

  private func readViewer(_ read: @escaping @Sendable (AccountStore) throws -> Viewer?) async throws -> Viewer? {
    let generation = generation
    let viewer = try await database.read { try read(AccountStore($0)) }
    guard let viewer else { return nil }
    known.withLock { known in
      if known.generation == generation { known.viewers[viewer.secret] = viewer }
    }
    return viewer
  }

  /// Where the person is now: the start leads there the next time.
  func remember(_ space: ID<Space>, for viewer: Viewer) async throws {
    guard viewer.lastSpace != space else { return }
    _ = try await note(viewer.seen(at: mint.now(), in: space))
  }

  /// Stores when and where a session was used, or a token. It is no change of accounts: what is kept in memory stays.
  private func note(_ viewer: Viewer) async throws -> Viewer {
    try await database.writeIfRoom { connection in
      let note: SQL =
        if let token = viewer.token {
          "UPDATE kit_token SET used_at = \(viewer.seenAt) WHERE id = \(token.id)"
        } else {
          """
          UPDATE kit_session SET seen_at = \(viewer.seenAt), expires_at = \(viewer.seenAt + Session.lifetime), \
          space_id = \(viewer.lastSpace) WHERE id = \(viewer.session)
          """
        }
      try connection.run(note)
    }
    // Who is forgotten by now stays so: what else is known of them was read before.
    known.withLock { known in
      guard let kept = known.viewers[viewer.secret] else { return }
      known.viewers[viewer.secret] = kept.seen(at: viewer.seenAt, in: viewer.lastSpace)
    }
    return viewer
  }

  /// Whether the house may be used from beyond this machine: only once an owner has a password.
  func isOpenToOthers() async throws -> Bool {
    if let answer = believed({ $0.ownerHasPassword }) { return answer }
    let generation = generation
    let answer = try await database.read { try AccountStore($0).someOwnerHasPassword() }
    known.withLock { known in
      if known.generation == generation { known.ownerHasPassword = answer }
    }
    return answer
  }

  /// Changes accounts, forgets what was kept in memory, and tells the open screens of the spaces that changed along.
  package func change<Value: Sendable>(
    _ body: @escaping @Sendable (AccountTransaction) throws -> Value
  ) async throws -> Value {
    let mint = mint
    let (value, news) = try await database.write(in: .accounts) { connection -> (Value, [HouseNews]) in
      let generation = try connection.beginAccountChange()
      let transaction = AccountTransaction(connection, mint: mint)
      let value = try body(transaction)
      let changes = transaction.edits.flatMap(\.announcements).map(HouseNews.change)
      // First that something is no longer so: who is told to ask again is answered by what is so now.
      let ends = transaction.ended.map(HouseNews.ended) + transaction.dismissed.map(HouseNews.dismissed)
      return (value, [.accounts] + changes + ends + [.counted(generation)])
    }
    for piece in news { hear(piece) }
    live.tell(news)
    return value
  }

  package func read<Value: Sendable>(_ body: @escaping @Sendable (AccountStore) throws -> Value) async throws -> Value {
    try await database.read { try body(AccountStore($0)) }
  }

  // MARK: What has changed

  /// Forgets what may be no longer so.
  func hear(_ news: HouseNews) {
    switch news {
    case .accounts: known.withLock { $0.forget() }
    case .counted(let generation): known.withLock { $0.changes.hear(generation) }
    default: break
    }
  }

  /// Forgets what was changed without a word.
  /// - Returns: whether somebody's streams may have to end of which nobody has told.
  func look(in connection: any Connection, wasDeaf: Bool) throws -> Bool {
    let lock = HouseLock.accounts
    let generation: Int64 = try connection.value("SELECT generation FROM kit_lock WHERE name = \(lock)") ?? 0
    return known.withLock { known in
      let gap = known.changes.look(at: generation, wasDeaf: wasDeaf)
      if gap != .none { known.forget() }
      return gap == .missed
    }
  }
}

extension Accounts.Known {
  fileprivate mutating func forget() {
    generation += 1
    viewers = [:]
    ownerHasPassword = nil
  }
}

/// What is stored of a secret: its SHA-256. The secrets are 128 random bits, so a fast hash is enough.
package struct SecretHash: Hashable, Sendable, SQLBindable, SQLReadable {
  private let bytes: [UInt8]

  package init(_ secret: String) {
    bytes = Array(SHA256.hash(data: Array(secret.utf8)))
  }

  package init?(sqlValue: SQLValue) {
    guard case .blob(let bytes) = sqlValue else { return nil }
    self.bytes = bytes
  }

  package var sqlValue: SQLValue { .blob(bytes) }

  var hex: String { Digest.hex(bytes) }
}
