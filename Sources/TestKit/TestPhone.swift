import Crypto
import Foundation
package import Kit
import Synchronization
package import Testing
import WebAuthn

/// A browser that is told when nobody looks, with its push service: it answers as it is told, reads what comes by code of its own
/// (RFC 8291, section 4; RFC 8292) and keeps it.
package final class TestPhone: Sendable {
  /// Where push services stand in tests.
  package static let hosts: Set<String> = ["127.0.0.1"]

  /// What arrived.
  package struct Told: Sendable {
    package let title: String
    package let body: String
    package let link: String
    package let tag: String
    package let id: String
    package let lang: String
  }

  private struct Payload: Decodable {
    let title, body, link, tag, id, lang, icon, silence: String
  }

  private struct Claims: Decodable {
    let aud: String
    let exp: Int
    let sub: String?
  }

  private let site: TestSite
  private let answers: Answers
  private let own = P256.KeyAgreement.PrivateKey()
  private let secret = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }

  private final class Answers: Sendable {
    let next = Mutex<[TestSite.Answer]>([])
  }

  package init() async throws {
    let answers = Answers()
    self.answers = answers
    site = try await TestSite { _ in
      answers.next.withLock { $0.isEmpty ? .page(status: 201) : $0.removeFirst() }
    }
  }

  /// A phone of somebody who uses all apps and has turned notices on.
  package convenience init(of member: TestMember) async throws {
    try await self.init()
    for tab in member.home.house.apps.compactMap(\.tabs.first) { _ = try await member.get(tab.link) }
    _ = try await turnOn(by: member.browser)
  }

  package var endpoint: String { "http://127.0.0.1:\(site.port)/push/1" }

  package var fields: [(String, String)] { Self.fields(at: endpoint, own, secret) }

  /// What the script of a page sends.
  package static func fields(at endpoint: String) -> [(String, String)] {
    fields(at: endpoint, P256.KeyAgreement.PrivateKey(), Array(repeating: 7, count: 16))
  }

  private static func fields(
    at endpoint: String, _ own: P256.KeyAgreement.PrivateKey, _ secret: [UInt8]
  ) -> [(String, String)] {
    [
      ("endpoint", endpoint), ("p256dh", Base64URL.encode(Array(own.publicKey.x963Representation))),
      ("auth", Base64URL.encode(secret)),
    ]
  }

  /// Sends what the script of the page sends.
  package func turnOn(by browser: TestBrowser) async throws -> TestAnswer {
    let page = try await browser.get("/me/notices").page
    let key = try #require(page.root.first("push-device")?["key"].flatMap(Base64URL.decode))
    _ = try P256.Signing.PublicKey(x963Representation: key)
    return try await browser.post("/me/notices/devices", fields)
  }

  /// Answers the next push with it, and those after it with 201.
  package func answerNext(_ status: Int, _ headers: [String] = []) {
    answers.next.withLock { $0.append(.page(status: status, headers)) }
  }

  /// The heads of what came, whatever was answered.
  package var heads: [String] { site.asked }

  /// What came, in words, whatever was answered; what has none is left out.
  package var told: [Told] {
    get throws {
      try site.brought.filter { !$0.body.isEmpty }.map { head, body in
        #expect(head.lowercased().contains("content-encoding: aes128gcm\r\n"))
        let payload = try JSONDecoder().decode(Payload.self, from: Data(opened(body)))
        #expect(payload.icon.hasPrefix("/assets/") && !payload.silence.isEmpty)
        return Told(
          title: payload.title, body: payload.body, link: payload.link, tag: payload.tag, id: payload.id,
          lang: payload.lang)
      }
    }
  }

  package var sentences: [String] { get throws { try told.map(\.body) } }

  /// Checks that each push says who sends it, and is meant for this service.
  /// - Parameter key: of the house, as its page says it.
  package func checkSender(
    _ key: String, at now: Instant, contact: String? = nil, location: SourceLocation = #_sourceLocation
  ) throws {
    for head in heads {
      let said = try #require(
        head.firstMatch(of: /Authorization: vapid t=([\w\-]+)\.([\w\-]+)\.([\w\-]+), k=([\w\-]+)/)?.output,
        sourceLocation: location)
      let point = try #require(Base64URL.decode(String(said.4)))
      let signature = try P256.Signing.ECDSASignature(
        rawRepresentation: try #require(Base64URL.decode(String(said.3))))
      let signer = try P256.Signing.PublicKey(x963Representation: point)
      #expect(
        signer.isValidSignature(signature, for: Array("\(said.1).\(said.2)".utf8)), sourceLocation: location)
      #expect(String(said.4) == key, sourceLocation: location)
      let first = try #require(Base64URL.decode(String(said.1)))
      #expect(String(decoding: first, as: UTF8.self) == #"{"alg":"ES256","typ":"JWT"}"#, sourceLocation: location)
      let claims = try JSONDecoder().decode(
        Claims.self, from: Data(try #require(Base64URL.decode(String(said.2)))))
      #expect(claims.aud == "http://127.0.0.1:\(site.port)", sourceLocation: location)
      #expect(claims.sub == contact, sourceLocation: location)
      let left = Int64(claims.exp) - now.milliseconds / 1000
      #expect(left > 0 && left <= 24 * 3600, sourceLocation: location)
    }
  }

  // MARK: What a browser does

  private func opened(_ message: [UInt8]) throws -> [UInt8] {
    let (salt, length) = (Array(message[..<16]), Int(message[20]))
    let theirs = Array(message[21..<21 + length])
    let record = message[16..<20].reduce(0) { $0 << 8 | Int($1) }
    try #require(length == 65 && message.count <= 4096 && message.count - 21 - length <= record)
    let shared = try own.sharedSecretFromKeyAgreement(with: .init(x963Representation: theirs))
    let mine = Array(own.publicKey.x963Representation)
    let common = Self.expanded(
      shared.withUnsafeBytes { Array($0) }, salt: secret, info: Array("WebPush: info\0".utf8) + mine + theirs, 32)
    let key = Self.expanded(common, salt: salt, info: Array("Content-Encoding: aes128gcm\0".utf8), 16)
    let nonce = Self.expanded(common, salt: salt, info: Array("Content-Encoding: nonce\0".utf8), 12)
    let box = try AES.GCM.SealedBox(combined: nonce + message[(21 + length)...])
    let filled = Array(try AES.GCM.open(box, using: SymmetricKey(data: key)))
    let end = try #require(filled.lastIndex { $0 != 0 })
    try #require(filled[end] == 2)
    return Array(filled[..<end])
  }

  /// HKDF (RFC 5869) of at most one block.
  private static func expanded(_ input: [UInt8], salt: [UInt8], info: [UInt8], _ length: Int) -> [UInt8] {
    let key = Array(HMAC<SHA256>.authenticationCode(for: input, using: SymmetricKey(data: salt)))
    return Array(HMAC<SHA256>.authenticationCode(for: info + [1], using: SymmetricKey(data: key)).prefix(length))
  }
}

extension TestHouse {
  /// The browser of a session.
  package func browser(holding token: String, language: Language = .en) -> TestBrowser {
    TestBrowser(house: house, token: token, language: language)
  }

  /// Lets some time pass, and tells what is to be told then.
  package func tell(after duration: Duration = .seconds(5)) async throws {
    clock.advance(by: duration)
    let schedule = house.schedule
    for name in ["kit.look-for-news", "kit.tell-news"] {
      for job in schedule.jobs where job.name == name { _ = try await schedule.runIfDue(job) }
    }
  }
}
