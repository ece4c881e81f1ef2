/// A passkey that an authenticator has just made (Web Authentication, section 7.1).
struct PasskeyRegistration {
  let client: ClientData
  let credential: AuthenticatorData.Credential
  let counter: Int64
  let transports: [Passkey.Transport]
  private let authenticator: AuthenticatorData

  /// - Throws: ``PasskeyProblem/malformed``.
  init(_ form: Form) throws {
    client = try ClientData(try form.bytes("client"))
    let attestation = try CBOR(try form.bytes("attestation"))
    // Whose make the authenticator is was not asked: the statement about it is there and not read.
    guard
      case .map(let entries) = attestation, entries.count == 3, case .text = attestation[.text("fmt")],
      case .map = attestation[.text("attStmt")], let bytes = attestation[.text("authData")]?.bytes
    else { throw PasskeyProblem.malformed }
    authenticator = try AuthenticatorData(bytes)
    guard let credential = authenticator.credential else { throw PasskeyProblem.malformed }
    self.credential = credential
    counter = Int64(authenticator.counter)
    transports = Passkey.Transport.all(in: form["transports"])
  }

  /// That it was made here, for this house, by somebody whom the authenticator knows. The challenge is the caller's to spend.
  /// - Throws: ``PasskeyProblem``.
  func check(for party: RelyingParty) throws {
    try client.check(.creation, for: party)
    try authenticator.check(for: party)
  }
}

extension Form {
  /// Longer than any authenticator's answer; attestations with their certificates take a few thousand.
  private static let passkeyFieldLimit = 32_768

  /// A field in which a script sends bytes.
  /// - Throws: ``PasskeyProblem/malformed``.
  func bytes(_ name: String) throws -> [UInt8] {
    let text = self[name]
    guard !text.isEmpty, text.utf8.count <= Self.passkeyFieldLimit, let bytes = Base64URL.decode(text) else {
      throw PasskeyProblem.malformed
    }
    return bytes
  }
}
