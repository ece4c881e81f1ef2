/// What an authenticator says of itself and what it did (Web Authentication, section 6.1).
package struct AuthenticatorData {
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let userPresent = Flags(rawValue: 1 << 0)
    static let userVerified = Flags(rawValue: 1 << 2)
    static let backupEligible = Flags(rawValue: 1 << 3)
    static let backedUp = Flags(rawValue: 1 << 4)
    static let holdsCredential = Flags(rawValue: 1 << 6)
    static let holdsExtensions = Flags(rawValue: 1 << 7)
  }

  package struct Credential: Hashable {
    /// In bytes; the standard's own.
    static let idLengths = 1...1023

    package let id: [UInt8]
    package let key: PasskeyKey
  }

  private static let (hashLength, modelLength) = (32, 16)

  /// SHA-256 of the relying party's id.
  let partyHash: [UInt8]
  let flags: Flags
  /// How often it has signed; 0 when it doesn't count.
  let counter: UInt32
  /// The one that was made; `nil` when it only signed.
  let credential: Credential?

  /// - Throws: ``PasskeyProblem/malformed`` also when something follows that the flags don't announce.
  init(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    partyHash = Array(try Self.take(Self.hashLength, from: &rest))
    flags = Flags(rawValue: try Self.take(1, from: &rest).reduce(0, |))
    counter = try Self.take(4, from: &rest).reduce(0) { $0 << 8 | UInt32($1) }
    credential = flags.contains(.holdsCredential) ? try Self.credential(from: &rest) : nil
    if flags.contains(.holdsExtensions) {
      var reader = CBORReader(rest)
      guard case .map = try reader.value() else { throw PasskeyProblem.malformed }
      rest = reader.rest
    }
    guard rest.isEmpty else { throw PasskeyProblem.malformed }
  }

  private static func credential(from rest: inout ArraySlice<UInt8>) throws -> Credential {
    // The model of the authenticator, which without attestation is hearsay.
    _ = try take(modelLength, from: &rest)
    let length = try take(2, from: &rest).reduce(0) { $0 << 8 | Int($1) }
    guard Credential.idLengths.contains(length) else { throw PasskeyProblem.malformed }
    let id = Array(try take(length, from: &rest))
    var reader = CBORReader(rest)
    let key = try PasskeyKey(cose: try reader.value())
    rest = reader.rest
    return Credential(id: id, key: key)
  }

  private static func take(_ count: Int, from rest: inout ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw PasskeyProblem.malformed }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// That it worked for this house, with its person there and known to it.
  /// - Throws: ``PasskeyProblem``.
  func check(for party: RelyingParty) throws {
    guard partyHash == party.hash else { throw PasskeyProblem.wrongHouse }
    guard flags.contains(.userPresent) else { throw PasskeyProblem.notPresent }
    guard flags.contains(.userVerified) else { throw PasskeyProblem.notVerified }
    guard flags.contains(.backupEligible) || !flags.contains(.backedUp) else { throw PasskeyProblem.malformed }
  }
}
