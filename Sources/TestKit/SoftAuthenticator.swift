package import Crypto
import Foundation
import WebAuthn

/// An authenticator made of software, which also lies when it is told to.
package struct SoftAuthenticator: Sendable {
  package static let (present, verified): (UInt8, UInt8) = (1, 4)

  package var key: P256.Signing.PrivateKey
  package var credential: [UInt8]
  /// Of the person, as the house gave it.
  package var user: [UInt8] = []
  package var counter: UInt32 = 0
  package var flags = present | verified
  package var party = "localhost"
  package var origin = "http://localhost:8080"
  package var crossOrigin: Bool?
  package var topOrigin: String?
  /// What the browser says it was asked for, when it lies.
  package var type: String?
  package var challenge: [UInt8]?
  /// Whether the credential goes along; else as it should be.
  package var holdsCredential: Bool?
  package var extensions: [UInt8] = []
  /// Of the key.
  package var algorithm = -7
  /// Changes the bytes after all else has been written, and before anything is signed.
  package var mangle: @Sendable ([UInt8]) -> [UInt8] = { $0 }
  package var mangleSignature: @Sendable ([UInt8]) -> [UInt8] = { $0 }

  package init(seed: UInt8 = 7) {
    // Any number below the curve's order is a private key.
    do {
      key = try P256.Signing.PrivateKey(rawRepresentation: Array(repeating: seed, count: 32))
    } catch {
      preconditionFailure("\(seed) makes no key: \(error)")
    }
    credential = Array(repeating: seed, count: 16)
  }

  package func clientData(_ type: String, _ challenge: [UInt8]) -> [UInt8] {
    var fields = [
      "\"type\":\"\(self.type ?? type)\"", "\"challenge\":\"\(Base64URL.encode(self.challenge ?? challenge))\"",
      "\"origin\":\"\(origin)\"",
    ]
    if let crossOrigin { fields.append("\"crossOrigin\":\(crossOrigin)") }
    if let topOrigin { fields.append("\"topOrigin\":\"\(topOrigin)\"") }
    return Array("{\(fields.joined(separator: ","))}".utf8)
  }

  package func authenticatorData(withCredential: Bool) -> [UInt8] {
    let holds = holdsCredential ?? withCredential
    let all = flags | (holds ? 0x40 : 0) | (extensions.isEmpty ? 0 : 0x80)
    let count = (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - $0 * 8)) }
    let attested: [UInt8] =
      holds
      ? Array(repeating: 0, count: 16) + [UInt8(credential.count >> 8), UInt8(credential.count & 255)] + credential
        + coseKey : []
    return mangle(Array(SHA256.hash(data: Array(party.utf8))) + [all] + count + attested + extensions)
  }

  package var coseKey: [UInt8] {
    let point = Array(key.publicKey.x963Representation)
    return [0xA5, 0x01, 0x02, 0x03, UInt8(0x20 - 1 - algorithm), 0x20, 0x01, 0x21, 0x58, 0x20] + point[1...32]
      + [0x22, 0x58, 0x20] + point[33...64]
  }

  package func attestation(authData: [UInt8]) -> [UInt8] {
    [0xA3, 0x63] + Array("fmt".utf8) + [0x64] + Array("none".utf8) + [0x67] + Array("attStmt".utf8) + [0xA0, 0x68]
      + Array("authData".utf8) + length(authData.count) + authData
  }

  private func length(_ count: Int) -> [UInt8] {
    switch count {
    case ..<24: [0x40 + UInt8(count)]
    case ..<256: [0x58, UInt8(count)]
    default: [0x59, UInt8(count >> 8), UInt8(count & 255)]
    }
  }

  /// The form that a script sends after making a passkey.
  package func registration(_ challenge: [UInt8], name: String = "My phone") -> [(String, String)] {
    let attestation = attestation(authData: authenticatorData(withCredential: true))
    return [
      ("name", name), ("client", Base64URL.encode(clientData("webauthn.create", challenge))),
      ("attestation", Base64URL.encode(attestation)), ("transports", "internal,hybrid,pigeon"),
    ]
  }

  /// The form that a script sends to sign in.
  package func assertion(_ challenge: [UInt8]) throws -> [(String, String)] {
    let (client, data) = (clientData("webauthn.get", challenge), authenticatorData(withCredential: false))
    let signature = try key.signature(for: data + Array(SHA256.hash(data: client)))
    return [
      ("credential", Base64URL.encode(credential)), ("client", Base64URL.encode(client)),
      ("authenticator", Base64URL.encode(data)),
      ("signature", Base64URL.encode(mangleSignature(Array(signature.derRepresentation)))),
      ("user", Base64URL.encode(user)),
    ]
  }
}
