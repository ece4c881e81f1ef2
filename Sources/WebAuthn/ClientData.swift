import Foundation

/// What the browser says of the page that asked (Web Authentication, section 5.8.1): JSON, whose bytes are signed along.
package struct ClientData {
  enum Ceremony: String {
    case creation = "webauthn.create"
    case assertion = "webauthn.get"
  }

  private struct Content: Decodable {
    let type: String
    let challenge: String
    let origin: String
    let crossOrigin: Bool?
    let topOrigin: String?
  }

  private let content: Content
  /// The secret that the house gave as the challenge.
  package let challenge: String

  /// - Throws: ``PasskeyProblem/malformed``.
  init(_ bytes: [UInt8]) throws {
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    } catch {
      throw PasskeyProblem.malformed
    }
    guard let secret = Base64URL.decode(content.challenge), let challenge = String(validating: secret, as: UTF8.self)
    else { throw PasskeyProblem.malformed }
    self.challenge = challenge
  }

  /// That a page of this house itself asked for it.
  /// - Throws: ``PasskeyProblem``.
  func check(_ ceremony: Ceremony, for party: RelyingParty) throws {
    guard content.type == ceremony.rawValue else { throw PasskeyProblem.malformed }
    guard content.origin == party.origin, content.crossOrigin != true, content.topOrigin == nil else {
      throw PasskeyProblem.wrongOrigin
    }
  }
}
