/// A passkey that an authenticator has just made (Web Authentication, section 7.1).
package struct PasskeyRegistration {
  package let client: ClientData
  package let credential: AuthenticatorData.Credential
  package let counter: Int64
  package let transports: [AuthenticatorTransport]
  private let authenticator: AuthenticatorData

  /// - Parameters:
  ///   - client: what the browser says, the JSON's bytes.
  ///   - attestation: what the authenticator says, as CBOR.
  ///   - transports: a list with commas.
  /// - Throws: ``PasskeyProblem/malformed``.
  package init(client: [UInt8], attestation: [UInt8], transports: String) throws {
    self.client = try ClientData(client)
    let attestation = try CBOR(attestation)
    // Attestation was not asked for: the statement about the authenticator's make is there and not read.
    guard
      case .map(let entries) = attestation, entries.count == 3, case .text = attestation[.text("fmt")],
      case .map = attestation[.text("attStmt")], let bytes = attestation[.text("authData")]?.bytes
    else { throw PasskeyProblem.malformed }
    authenticator = try AuthenticatorData(bytes)
    guard let credential = authenticator.credential else { throw PasskeyProblem.malformed }
    self.credential = credential
    counter = Int64(authenticator.counter)
    self.transports = AuthenticatorTransport.all(in: transports)
  }

  /// That it was made here, for this house, by somebody whom the authenticator knows. The challenge is the caller's to spend.
  /// - Throws: ``PasskeyProblem``.
  package func check(for party: RelyingParty) throws {
    try client.check(.creation, for: party)
    try authenticator.check(for: party)
  }
}
