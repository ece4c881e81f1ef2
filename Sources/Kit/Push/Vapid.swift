import Crypto
import Foundation
import WebAuthn

/// Who the house is to push services: a key that it has made once, by which browsers let it and nobody else push to them (RFC 8292).
struct Vapid: Sendable {
  /// For so long what it signs holds; a day at most.
  static let lifetime = Duration.seconds(12 * 3600)

  private struct Head: Encodable {
    let typ = "JWT"
    let alg = "ES256"
  }

  private struct Claims: Encodable {
    let aud: String
    let exp: Int64
    let sub: String?
  }

  let key: P256.Signing.PrivateKey

  /// As browsers are told it.
  var publicKey: String { Base64URL.encode(Array(key.publicKey.x963Representation)) }

  /// The header that lets a push to this origin in.
  /// - Parameter contact: the house's address, for whoever runs the push service; `nil` where it is none of the web's.
  func authorization(for origin: String, contact: String?, at now: Instant) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let claims = Claims(aud: origin, exp: (now + Self.lifetime).milliseconds / 1000, sub: contact)
    let said = try [encoder.encode(Head()), encoder.encode(claims)].map { Base64URL.encode(Array($0)) }
      .joined(separator: ".")
    let signature = try key.signature(for: Array(said.utf8))
    return "vapid t=\(said).\(Base64URL.encode(Array(signature.rawRepresentation))), k=\(publicKey)"
  }
}

extension AccountStore {
  /// `nil` in a house that has not been opened yet.
  func vapid() throws -> Vapid? {
    let stored: [UInt8]? = try connection.value("SELECT private_key FROM kit_push_key WHERE id = 1")
    return try stored.map { Vapid(key: try P256.Signing.PrivateKey(rawRepresentation: $0)) }
  }
}

extension Accounts {
  /// Makes the house's key, the first time that it is opened.
  package func makePushKey() async throws {
    guard try await read({ try $0.vapid() }) == nil else { return }
    let (fresh, now) = (Array(P256.Signing.PrivateKey().rawRepresentation), mint.now())
    try await database.writeIfRoom { connection in
      try connection.run(
        """
        INSERT INTO kit_push_key (id, private_key, made_at) VALUES (1, \(fresh), \(now)) ON CONFLICT (id) DO NOTHING
        """)
    }
  }
}
