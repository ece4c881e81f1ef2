import Foundation

/// What a script asks an authenticator for, as JSON that a browser knows; bytes are in Base64 (see ``Base64URL``).
struct PasskeyOptions: Encodable {
  private struct Parameter: Encodable {
    var type = "public-key"
    /// ES256.
    var alg = -7
  }

  private struct Party: Encodable {
    let id: String
    let name: String
  }

  private struct User: Encodable {
    let id: String
    let name: String
    let displayName: String
  }

  private struct Descriptor: Encodable {
    var type = "public-key"
    let id: String
    let transports: [String]
  }

  private struct Selection: Encodable {
    var residentKey = "required"
    var requireResidentKey = true
    var userVerification = "required"
  }

  private let challenge: String
  /// In milliseconds.
  private let timeout = PasskeyChallenges.lifetime.components.seconds * 1000
  private var rpId: String?
  private var userVerification: String?
  private var rp: Party?
  private var user: User?
  private var pubKeyCredParams: [Parameter]?
  private var excludeCredentials: [Descriptor]?
  private var authenticatorSelection: Selection?
  private var attestation: String?

  /// For signing in with whichever passkey of this house the person chooses.
  init(signingInAt party: RelyingParty, challenge: String) {
    self.challenge = Base64URL.encode(Array(challenge.utf8))
    rpId = party.id
    userVerification = "required"
  }

  /// For a new passkey.
  /// - Parameter others: that the person has; an authenticator that holds one of them makes no second.
  init(adding others: [Passkey], to person: Person, at party: RelyingParty, challenge: String) {
    self.challenge = Base64URL.encode(Array(challenge.utf8))
    rp = Party(id: party.id, name: "Sobremesa")
    user = User(id: Base64URL.encode(Array(person.id.description.utf8)), name: person.name, displayName: person.name)
    pubKeyCredParams = [Parameter()]
    excludeCredentials = others.map {
      Descriptor(id: Base64URL.encode($0.credential), transports: $0.transports.map(\.rawValue))
    }
    authenticatorSelection = Selection()
    attestation = "none"
  }

  var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
