extension PasskeyRegistration {
  /// As the script `passkey-maker` sends it.
  /// - Throws: ``PasskeyProblem/malformed``.
  init(_ form: Form) throws {
    try self.init(
      client: try form.bytes("client"), attestation: try form.bytes("attestation"), transports: form["transports"])
  }
}

extension PasskeyAssertion {
  /// As the script `passkey-entry` sends it.
  /// - Throws: ``PasskeyProblem/malformed``.
  init(_ form: Form) throws {
    try self.init(
      client: try form.bytes("client"), authenticator: try form.bytes("authenticator"),
      credential: try form.bytes("credential"), signature: try form.bytes("signature"), user: try form.bytes("user"))
  }

  /// That this passkey gave it.
  /// - Throws: ``PasskeyProblem``.
  func check(by passkey: Passkey) throws {
    try check(by: passkey.key, of: Array(passkey.person.description.utf8))
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
