import Crypto
import Foundation
import TestKit
import Testing

@testable import Kit
@testable import WebAuthn

/// An authenticator made of software, which also lies when it is told to.
struct SoftAuthenticator: Sendable {
  static let (present, verified): (UInt8, UInt8) = (1, 4)

  var key: P256.Signing.PrivateKey
  var credential: [UInt8]
  /// Of the person, as the house gave it.
  var user: [UInt8] = []
  var counter: UInt32 = 0
  var flags = present | verified
  var party = "localhost"
  var origin = "http://localhost:8080"
  var crossOrigin: Bool?
  var topOrigin: String?
  /// What the browser says it was asked for, when it lies.
  var type: String?
  var challenge: [UInt8]?
  /// Whether the credential goes along; else as it should be.
  var holdsCredential: Bool?
  var extensions: [UInt8] = []
  /// Of the key.
  var algorithm = -7
  /// Changes the bytes after all else has been written, and before anything is signed.
  var mangle: @Sendable ([UInt8]) -> [UInt8] = { $0 }
  var mangleSignature: @Sendable ([UInt8]) -> [UInt8] = { $0 }

  init(seed: UInt8 = 7) {
    // Any number below the curve's order is a private key.
    key = try! P256.Signing.PrivateKey(rawRepresentation: Array(repeating: seed, count: 32))
    credential = Array(repeating: seed, count: 16)
  }

  func clientData(_ type: String, _ challenge: [UInt8]) -> [UInt8] {
    var fields = [
      "\"type\":\"\(self.type ?? type)\"", "\"challenge\":\"\(Base64URL.encode(self.challenge ?? challenge))\"",
      "\"origin\":\"\(origin)\"",
    ]
    if let crossOrigin { fields.append("\"crossOrigin\":\(crossOrigin)") }
    if let topOrigin { fields.append("\"topOrigin\":\"\(topOrigin)\"") }
    return Array("{\(fields.joined(separator: ","))}".utf8)
  }

  func authenticatorData(withCredential: Bool) -> [UInt8] {
    let holds = holdsCredential ?? withCredential
    let all = flags | (holds ? 0x40 : 0) | (extensions.isEmpty ? 0 : 0x80)
    let count = (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - $0 * 8)) }
    let attested: [UInt8] =
      holds
      ? Array(repeating: 0, count: 16) + [UInt8(credential.count >> 8), UInt8(credential.count & 255)] + credential
        + coseKey : []
    return mangle(Array(SHA256.hash(data: Array(party.utf8))) + [all] + count + attested + extensions)
  }

  var coseKey: [UInt8] {
    let point = Array(key.publicKey.x963Representation)
    return [0xA5, 0x01, 0x02, 0x03, UInt8(0x20 - 1 - algorithm), 0x20, 0x01, 0x21, 0x58, 0x20] + point[1...32]
      + [0x22, 0x58, 0x20] + point[33...64]
  }

  func attestation(authData: [UInt8]) -> [UInt8] {
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
  func registration(_ challenge: [UInt8], name: String = "My phone") -> [(String, String)] {
    let attestation = attestation(authData: authenticatorData(withCredential: true))
    return [
      ("name", name), ("client", Base64URL.encode(clientData("webauthn.create", challenge))),
      ("attestation", Base64URL.encode(attestation)), ("transports", "internal,hybrid,pigeon"),
    ]
  }

  /// The form that a script sends to sign in.
  func assertion(_ challenge: [UInt8]) throws -> [(String, String)] {
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

extension Form {
  init(sent fields: [(String, String)]) {
    self.init(fields.map { (name: $0.0, value: $0.1) })
  }
}

extension TestBrowser {
  /// The challenge that the house gives, as an authenticator gets it.
  func challenge(_ link: Link, _ fields: [(String, String)] = []) async throws -> [UInt8] {
    struct Options: Decodable {
      let challenge: String
    }
    let answer = try await post(link.path, fields)
    let options = try JSONDecoder().decode(Options.self, from: Data(answer.bytes))
    return Base64URL.decode(options.challenge) ?? []
  }

  func signIn(_ authenticator: SoftAuthenticator, to: String = "") async throws -> TestAnswer {
    let challenge = try await challenge(AccountPaths.passkeySignInOptions())
    return try await post(AccountPaths.passkeySignIn().path, try authenticator.assertion(challenge) + [("to", to)])
  }
}

extension TestMember {
  /// Adds the authenticator's passkey through the pages, and tells it whose it is.
  @discardableResult
  func add(
    _ authenticator: inout SoftAuthenticator, named name: String = "My phone", password: String = ""
  ) async throws -> TestAnswer {
    authenticator.user = Array(person.id.description.utf8)
    let challenge = try await browser.challenge(
      AccountPaths.passkeyOptions(), [("name", name), ("current", password)])
    return try await browser.post(
      AccountPaths.newPasskey().path, authenticator.registration(challenge, name: name))
  }

  var passkeys: [Passkey] {
    get async throws {
      let id = person.id
      return try await home.house.accounts.read { try $0.passkeys(of: id) }
    }
  }
}
