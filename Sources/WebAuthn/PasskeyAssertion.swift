import Crypto

/// A passkey's answer to somebody who wants to come in (Web Authentication, section 7.2).
package struct PasskeyAssertion {
  package let client: ClientData
  package let credential: [UInt8]
  private let authenticator: AuthenticatorData
  /// What is signed: the authenticator's data and the hash of the browser's.
  private let message: [UInt8]
  private let signature: [UInt8]
  /// The person's id, as the authenticator was given it.
  private let userHandle: [UInt8]

  /// - Parameters:
  ///   - client: what the browser says, the JSON's bytes.
  ///   - authenticator: what the authenticator says.
  ///   - credential: by which of its keys.
  ///   - user: the handle that it was given with the key.
  /// - Throws: ``PasskeyProblem/malformed``.
  package init(
    client: [UInt8], authenticator: [UInt8], credential: [UInt8], signature: [UInt8], user: [UInt8]
  ) throws {
    self.client = try ClientData(client)
    self.authenticator = try AuthenticatorData(authenticator)
    guard self.authenticator.credential == nil else { throw PasskeyProblem.malformed }
    (self.credential, self.signature) = (credential, signature)
    userHandle = user
    message = authenticator + Array(SHA256.hash(data: client))
  }

  package var counter: Int64 { Int64(authenticator.counter) }

  /// That a page of this house asked for it. The challenge is the caller's to spend.
  /// - Throws: ``PasskeyProblem``.
  package func check(for party: RelyingParty) throws {
    try client.check(.assertion, for: party)
    try authenticator.check(for: party)
  }

  /// That this key gave it, for the person that the key belongs to. Its counter is checked where the new one is stored.
  /// - Throws: ``PasskeyProblem``.
  package func check(by key: PasskeyKey, of user: [UInt8]) throws {
    guard userHandle == user else { throw PasskeyProblem.wrongPerson }
    guard key.isSignature(signature, of: message) else { throw PasskeyProblem.wrongSignature }
  }
}
