import Foundation
import Kit
import TestKit
import Testing
import WebAuthn

/// Fills in what browsers fill in: what an authenticator says, of which each new passkey is one of its own and the last one signs,
/// and where they are told.
struct Authenticators {
  private struct Options: Decodable {
    struct User: Decodable {
      let id: String
    }

    let challenge: String
    let user: User?
  }

  private var last = SoftAuthenticator()
  private var count: UInt8 = 0

  mutating func sign(_ verb: Verb, for walker: Walker) async throws -> Verb {
    let names = verb.fields.map(\.0)
    if names.contains("p256dh") {
      count += 1
      let fields = TestPhone.fields(at: "https://push.example/\(count)")
      return Verb(route: verb.route, offer: verb.offer, fields: fields, use: verb.use, file: verb.file)
    }
    let isNew = names.contains("attestation")
    guard isNew || names.contains("signature") else { return verb }
    let controls = verb.offer.form.page.root.all(isNew ? "passkey-maker" : "passkey-entry")
    guard let address = controls.first?["options"], verb.address != address else { return verb }
    let answer = try await walker.browser.post(address, verb.fields)
    guard answer.status == 200 else { return verb }
    let options = try JSONDecoder().decode(Options.self, from: Data(answer.bytes))
    let challenge = Base64URL.decode(options.challenge) ?? []
    if isNew {
      count += 1
      last = SoftAuthenticator(seed: count)
      last.user = options.user.flatMap { Base64URL.decode($0.id) } ?? []
    }
    let said = isNew ? last.registration(challenge) : try last.assertion(challenge)
    let signed = verb.fields.map { field in (field.0, said.first { $0.0 == field.0 }?.1 ?? field.1) }
    return Verb(route: verb.route, offer: verb.offer, fields: signed, use: verb.use, file: verb.file)
  }
}
