import Foundation
import TestKit
import Testing

@testable import Kit
@testable import WebAuthn

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
