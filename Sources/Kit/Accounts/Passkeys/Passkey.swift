/// A way in without a password: the public half of a key that never leaves its person's device or key ring.
struct Passkey: Hashable, Sendable {
  /// More than anybody has devices; a browser is told of all of them whenever another is added.
  static let limit = 30
  /// In characters.
  static let nameLimit = 60

  let id: ID<Passkey>
  let person: ID<Person>
  /// By which authenticators tell it from others.
  let credential: [UInt8]
  let key: PasskeyKey
  let counter: Int64
  let transports: [AuthenticatorTransport]
  /// Of the relying party: a house that moves to another name leaves its passkeys behind.
  let house: String
  let name: String
  let createdAt: Instant
  let usedAt: Instant?
  /// When its counter went back.
  let doubtedAt: Instant?

  static let columns: SQL =
    """
    id, person_id, credential, public_key, counter, transports, house, name, created_at, used_at, doubted_at
    """

  init(_ row: SQLRow) throws {
    id = try row["id"]
    person = try row["person_id"]
    credential = try row["credential"]
    key = try row["public_key"]
    counter = try row["counter"]
    transports = AuthenticatorTransport.all(in: try row["transports"])
    house = try row["house"]
    name = try row["name"]
    createdAt = try row["created_at"]
    usedAt = try row["used_at"]
    doubtedAt = try row["doubted_at"]
  }

  /// Whether this can be its next signature: one that counts has counted on, one that doesn't says 0 for ever.
  func mayCount(_ next: Int64) -> Bool {
    next > counter || (next == 0 && counter == 0)
  }
}

extension PasskeyKey: SQLBindable, SQLReadable {
  package init?(sqlValue: SQLValue) {
    guard case .blob(let bytes) = sqlValue else { return nil }
    self.init(bytes: bytes)
  }

  package var sqlValue: SQLValue { .blob(bytes) }
}
