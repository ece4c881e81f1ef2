import Crypto
import Synchronization

/// People, their sessions and where they belong, with the answers that every request needs kept in memory.
package final class Accounts: Sendable {
  let database: any Database
  let mint: Mint
  private let live: LiveHub
  private let known = Mutex(Known())

  private struct Known {
    /// Grows with every change of accounts, so that answers read before a change are not kept after it.
    var generation: UInt64 = 0
    var viewers: [SecretHash: Viewer] = [:]
    var ownerHasPassword: Bool?
  }

  init(database: any Database, mint: Mint, live: LiveHub) {
    self.database = database
    self.mint = mint
    self.live = live
  }

  /// Part of the pages' ETags: changes whenever who may see what does.
  var generation: UInt64 { known.withLock(\.generation) }

  /// Who holds this session, or `nil` when it has ended or never was.
  package func viewer(with token: String) async throws -> Viewer? {
    let hash = SecretHash(token)
    if let viewer = known.withLock({ $0.viewers[hash] }) { return viewer }
    let generation = generation
    let now = mint.now()
    let viewer = try await database.read { try AccountStore($0).viewer(with: hash, at: now) }
    guard let viewer else { return nil }
    known.withLock { known in
      if known.generation == generation { known.viewers[hash] = viewer }
    }
    return viewer
  }

  /// Whether the house may be used from beyond this machine: only once an owner has a password.
  func isOpenToOthers() async throws -> Bool {
    if let answer = known.withLock(\.ownerHasPassword) { return answer }
    let generation = generation
    let answer = try await database.read { try AccountStore($0).someOwnerHasPassword() }
    known.withLock { known in
      if known.generation == generation { known.ownerHasPassword = answer }
    }
    return answer
  }

  /// Changes accounts and forgets what was kept in memory.
  package func change<Value: Sendable>(
    _ body: @escaping @Sendable (AccountEdit) throws -> Value
  ) async throws -> Value {
    let mint = mint
    let value = try await database.write { try body(AccountEdit($0, mint: mint)) }
    forget()
    return value
  }

  /// After something outside has changed accounts: a space renamed, a command-line tool.
  func forget() {
    known.withLock { known in
      known.generation += 1
      known.viewers = [:]
      known.ownerHasPassword = nil
    }
  }
}

/// What is stored of a secret: its SHA-256. The secrets are 128 random bits, so a fast hash is enough.
struct SecretHash: Hashable, Sendable, SQLBindable, SQLReadable {
  private let bytes: [UInt8]

  init(_ secret: String) {
    bytes = Array(SHA256.hash(data: Array(secret.utf8)))
  }

  init?(sqlValue: SQLValue) {
    guard case .blob(let bytes) = sqlValue else { return nil }
    self.bytes = bytes
  }

  var sqlValue: SQLValue { .blob(bytes) }
}
