import Crypto

/// A passkey's answer to somebody who wants to come in (Web Authentication, section 7.2).
struct PasskeyAssertion {
  let client: ClientData
  let credential: [UInt8]
  private let authenticator: AuthenticatorData
  /// What is signed: the authenticator's data and the hash of the browser's.
  private let message: [UInt8]
  private let signature: [UInt8]
  /// The person's id, as the authenticator was given it.
  private let userHandle: [UInt8]

  /// - Throws: ``PasskeyProblem/malformed``.
  init(_ form: Form) throws {
    let (clientBytes, authenticatorBytes) = (try form.bytes("client"), try form.bytes("authenticator"))
    client = try ClientData(clientBytes)
    authenticator = try AuthenticatorData(authenticatorBytes)
    guard authenticator.credential == nil else { throw PasskeyProblem.malformed }
    credential = try form.bytes("credential")
    signature = try form.bytes("signature")
    userHandle = try form.bytes("user")
    message = authenticatorBytes + Array(SHA256.hash(data: clientBytes))
  }

  var counter: Int64 { Int64(authenticator.counter) }

  /// That a page of this house asked for it. The challenge is the caller's to spend.
  /// - Throws: ``PasskeyProblem``.
  func check(for party: RelyingParty) throws {
    try client.check(.assertion, for: party)
    try authenticator.check(for: party)
  }

  /// That this passkey gave it. Its counter is looked at where it is stored anew.
  /// - Throws: ``PasskeyProblem``.
  func check(by passkey: Passkey) throws {
    guard userHandle == Array(passkey.person.description.utf8) else { throw PasskeyProblem.wrongPerson }
    guard passkey.key.isSignature(signature, of: message) else { throw PasskeyProblem.wrongSignature }
  }
}
