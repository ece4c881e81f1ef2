import Crypto
import TestKit
import Testing

@testable import Kit
@testable import WebAuthn

/// A way in which an authenticator or a browser goes wrong, and what is made of it.
struct Mangling: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let problem: PasskeyProblem
  let change: @Sendable (inout SoftAuthenticator) -> Void

  init(
    _ description: String, _ problem: PasskeyProblem, _ change: @escaping @Sendable (inout SoftAuthenticator) -> Void
  ) {
    testDescription = description
    self.problem = problem
    self.change = change
  }

  /// What is wrong in both ceremonies.
  static let common = [
    Mangling("another site", .wrongOrigin) { $0.origin = "https://evil.example" },
    Mangling("another port", .wrongOrigin) { $0.origin = "http://localhost:9999" },
    Mangling("another scheme", .wrongOrigin) { $0.origin = "https://localhost:8080" },
    Mangling("a name that begins like ours", .wrongOrigin) { $0.origin = "http://localhost:8080.evil.example" },
    Mangling("an address in other letters", .wrongOrigin) { $0.origin = "http://LOCALHOST:8080" },
    Mangling("inside another site's page", .wrongOrigin) { $0.crossOrigin = true },
    Mangling("under another site's page", .wrongOrigin) { $0.topOrigin = "https://evil.example" },
    Mangling("another house's id", .wrongHouse) { $0.party = "casa.example" },
    Mangling("nobody there", .notPresent) { $0.flags = SoftAuthenticator.verified },
    Mangling("nobody verified", .notVerified) { $0.flags = SoftAuthenticator.present },
    Mangling("neither", .notPresent) { $0.flags = 0 },
    Mangling("backed up and not to be", .malformed) { $0.flags |= 0x10 },
    Mangling("another challenge", .expired) { $0.challenge = Array("0123456789abcdef0123456789abcdef".utf8) },
    Mangling("no challenge", .expired) { $0.challenge = [] },
    Mangling("a challenge that is no text", .malformed) { $0.challenge = [0xFF, 0xFE] },
    Mangling("another kind of ceremony", .malformed) { $0.type = "payment.get" },
    Mangling("something after the end", .malformed) { $0.mangle = { $0 + [0] } },
    Mangling("extensions that are not announced", .malformed) { $0.mangle = { $0 + [0xA0] } },
    Mangling("extensions that are no map", .malformed) { $0.extensions = [0x01] },
    Mangling("extensions cut short", .malformed) { $0.extensions = [0xA1, 0x01] },
    Mangling("something after the extensions", .malformed) { $0.extensions = [0xA0, 0x00] },
    Mangling("nothing at all", .malformed) { $0.mangle = { _ in [] } },
  ]
}

@Suite struct PasskeyRegistrationTests {
  private static let manglings =
    Mangling.common + [
      Mangling("signed instead of made", .malformed) { $0.type = "webauthn.get" },
      Mangling("no credential", .malformed) { $0.holdsCredential = false },
      Mangling("an empty credential id", .malformed) { $0.credential = [] },
      Mangling("a credential id that is too long", .malformed) { $0.credential = Array(repeating: 1, count: 1024) },
      Mangling("another algorithm", .malformed) { $0.algorithm = -8 },
      Mangling("a point that is not on the curve", .malformed) {
        $0.mangle = { bytes in bytes.dropLast() + [bytes.last! ^ 1] }
      },
    ]

  /// Takes what the authenticator makes, as the house does.
  private func register(_ authenticator: SoftAuthenticator) async throws -> [Passkey] {
    let marta = try await TestHouse().owner()
    let accounts = marta.home.house.accounts
    let party = try marta.home.house.requireRelyingParty()
    let secret = try await accounts.challenges.make(.adding(to: marta.person.id), by: accounts.mint)
    let registration = try PasskeyRegistration(Form(sent: authenticator.registration(Array(secret.utf8))))
    try await accounts.challenges.spend(
      registration.client.challenge, .adding(to: marta.person.id), at: accounts.mint.now())
    try registration.check(for: party)
    try await accounts.change { try $0.addPasskey(registration, named: "A", to: marta.person, at: party) }
    return try await marta.passkeys
  }

  @Test func whatAnAuthenticatorMakesIsKept() async throws {
    var authenticator = SoftAuthenticator()
    authenticator.counter = 41
    let passkey = try #require(try await register(authenticator).first)
    #expect(passkey.credential == authenticator.credential)
    #expect(passkey.counter == 41)
    #expect(passkey.transports == [.hybrid, .inside])
    #expect(passkey.house == "localhost")
    #expect(passkey.usedAt == nil)
  }

  @Test func extensionsAndBackupsAreNoHindrance() async throws {
    var authenticator = SoftAuthenticator()
    authenticator.flags |= 0x08 | 0x10
    authenticator.extensions = [0xA1, 0x6B] + Array("credProtect".utf8) + [0x02]
    authenticator.crossOrigin = false
    #expect(try await register(authenticator).count == 1)
  }

  @Test(arguments: manglings)
  func whatIsMangledIsRefused(mangling: Mangling) async throws {
    var authenticator = SoftAuthenticator()
    mangling.change(&authenticator)
    let mangled = authenticator
    await #expect(throws: mangling.problem) { try await register(mangled) }
  }

  @Test func whatIsCutShortAnywhereIsRefused() throws {
    let authenticator = SoftAuthenticator()
    let data = authenticator.authenticatorData(withCredential: true)
    for length in 0..<data.count {
      #expect(throws: PasskeyProblem.malformed, "\(length)") { try AuthenticatorData(Array(data.prefix(length))) }
    }
    let attestation = authenticator.attestation(authData: data)
    let client = Base64URL.encode(authenticator.clientData("webauthn.create", [65]))
    for length in 0..<attestation.count {
      let form = Form([("client", client), ("attestation", Base64URL.encode(Array(attestation.prefix(length))))])
      #expect(throws: PasskeyProblem.malformed, "\(length)") { try PasskeyRegistration(form) }
    }
  }

  @Test func noByteOfAnAttestationMakesItCrash() throws {
    let authenticator = SoftAuthenticator()
    let attestation = authenticator.attestation(authData: authenticator.authenticatorData(withCredential: true))
    let client = Base64URL.encode(authenticator.clientData("webauthn.create", [65]))
    var taken = 0
    for position in attestation.indices {
      for bit in 0..<8 {
        var changed = attestation
        changed[position] ^= 1 << bit
        let form = Form([("client", client), ("attestation", Base64URL.encode(changed))])
        do {
          _ = try PasskeyRegistration(form)
          taken += 1
        } catch {
          #expect(error as? PasskeyProblem == .malformed)
        }
      }
    }
    // Another id, another counter, another hash: those are read, and looked at afterwards.
    #expect(taken > 0)
  }

  @Test func aKeyHasToBeExactlyOfOneKind() throws {
    let point = Array(SoftAuthenticator().key.publicKey.x963Representation)
    let (x, y) = (CBOR.bytes(Array(point[1...32])), CBOR.bytes(Array(point[33...64])))
    let good: [CBOR: CBOR] = [
      .integer(1): .integer(2), .integer(3): .integer(-7), .integer(-1): .integer(1), .integer(-2): x, .integer(-3): y,
    ]
    _ = try PasskeyKey(cose: .map(good))
    let changes: [(CBOR, CBOR?)] = [
      (.integer(1), .integer(1)), (.integer(3), .integer(-257)), (.integer(-1), .integer(2)), (.integer(3), nil),
      (.integer(-2), .bytes([1])), (.integer(-2), y), (.integer(-3), .bool(true)), (.integer(-3), nil),
      (.integer(-4), .bytes([1])),
    ]
    for (key, value) in changes {
      var cose = good
      cose[key] = value
      #expect(throws: PasskeyProblem.malformed) { try PasskeyKey(cose: .map(cose)) }
    }
    #expect(throws: PasskeyProblem.malformed) { try PasskeyKey(cose: .array([])) }
  }
}

@Suite struct PasskeyAssertionTests {
  private static let manglings =
    Mangling.common + [
      Mangling("made instead of signed", .malformed) { $0.type = "webauthn.create" },
      Mangling("a credential along", .malformed) { $0.holdsCredential = true },
      Mangling("another key", .wrongSignature) { $0.key = SoftAuthenticator(seed: 9).key },
      Mangling("no signature", .malformed) { $0.mangleSignature = { _ in [] } },
      Mangling("a signature that is none", .wrongSignature) { $0.mangleSignature = { _ in [1, 2, 3] } },
      Mangling("a signature cut short", .wrongSignature) { $0.mangleSignature = { $0.dropLast() } },
      Mangling("something after the signature", .wrongSignature) { $0.mangleSignature = { $0 + [0] } },
      Mangling("another person", .wrongPerson) { $0.user = Array("0199a000-0000-7000-8000-000000000999".utf8) },
      Mangling("nobody", .malformed) { $0.user = [] },
      Mangling("a passkey that isn't here", .unknown) { $0.credential = [1, 2, 3] },
    ]

  /// Somebody with a passkey whose authenticator has signed nothing since.
  private func home(counter: UInt32 = 0) async throws -> (TestMember, SoftAuthenticator) {
    let marta = try await TestHouse().owner()
    var authenticator = SoftAuthenticator()
    authenticator.counter = counter
    try await marta.add(&authenticator)
    return (marta, authenticator)
  }

  private func enter(
    _ authenticator: SoftAuthenticator, _ member: TestMember, secret: String? = nil
  ) async throws -> Viewer? {
    let house = member.home.house
    let challenge = try await house.accounts.challenges.make(.signIn, by: house.mint)
    let secret = secret ?? challenge
    let assertion = try PasskeyAssertion(Form(sent: try authenticator.assertion(Array(secret.utf8))))
    let token = try await house.accounts.enter(
      by: assertion, at: try house.requireRelyingParty(), device: "Test", insteadOf: nil)
    return try await house.accounts.viewer(with: token)
  }

  @Test func aSignatureLetsItsPersonIn() async throws {
    let (marta, authenticator) = try await home()
    #expect(try await enter(authenticator, marta)?.person.id == marta.person.id)
    #expect(try await marta.passkeys.first?.usedAt == marta.home.clock.now)
  }

  @Test(arguments: manglings)
  func whatIsMangledLetsNobodyIn(mangling: Mangling) async throws {
    var (marta, authenticator) = try await home()
    mangling.change(&authenticator)
    let mangled = authenticator
    await #expect(throws: mangling.problem) { try await enter(mangled, marta) }
    #expect(try await marta.passkeys.first?.usedAt == nil)
  }

  @Test func everyByteThatIsSignedCounts() async throws {
    let (marta, authenticator) = try await home()
    let passkey = try #require(try await marta.passkeys.first)
    let fields = try authenticator.assertion(Array("0123456789abcdef0123456789abcdef".utf8))
    try PasskeyAssertion(Form(sent: fields)).check(by: passkey)
    for name in ["authenticator", "client", "signature"] {
      let index = try #require(fields.firstIndex { $0.0 == name })
      let bytes = try #require(Base64URL.decode(fields[index].1))
      for position in bytes.indices {
        var (changed, form) = (bytes, fields)
        changed[position] ^= 1
        form[index].1 = Base64URL.encode(changed)
        #expect(throws: PasskeyProblem.self, "\(name) \(position)") {
          try PasskeyAssertion(Form(sent: form)).check(by: passkey)
        }
      }
    }
  }

  @Test func aChallengeIsAnsweredOnce() async throws {
    let (marta, authenticator) = try await home()
    let accounts = marta.home.house.accounts
    let secret = try await accounts.challenges.make(.signIn, by: accounts.mint)
    _ = try await enter(authenticator, marta, secret: secret)
    await #expect(throws: PasskeyProblem.expired) { try await enter(authenticator, marta, secret: secret) }
  }

  @Test func aWrongAnswerUsesItsChallengeUpToo() async throws {
    var (marta, authenticator) = try await home()
    let accounts = marta.home.house.accounts
    let secret = try await accounts.challenges.make(.signIn, by: accounts.mint)
    authenticator.flags = SoftAuthenticator.present
    let wrong = authenticator
    await #expect(throws: PasskeyProblem.notVerified) { try await enter(wrong, marta, secret: secret) }
    authenticator.flags |= SoftAuthenticator.verified
    let right = authenticator
    await #expect(throws: PasskeyProblem.expired) { try await enter(right, marta, secret: secret) }
  }

  @Test func aChallengeIsForOnePurposeAndOnePerson() async throws {
    let (marta, authenticator) = try await home()
    let accounts = marta.home.house.accounts
    let adding = try await accounts.challenges.make(.adding(to: marta.person.id), by: accounts.mint)
    await #expect(throws: PasskeyProblem.expired) { try await enter(authenticator, marta, secret: adding) }
    let luis = try await marta.home.member(of: marta.space)
    let another = try await accounts.challenges.make(.adding(to: marta.person.id), by: accounts.mint)
    await #expect(throws: PasskeyProblem.expired) {
      try await accounts.challenges.spend(another, .adding(to: luis.person.id), at: accounts.mint.now())
    }
  }

  @Test func aChallengeDoesNotWaitForEver() async throws {
    let (marta, authenticator) = try await home()
    let accounts = marta.home.house.accounts
    let secret = try await accounts.challenges.make(.signIn, by: accounts.mint)
    marta.home.clock.advance(by: PasskeyChallenges.lifetime)
    await #expect(throws: PasskeyProblem.expired) { try await enter(authenticator, marta, secret: secret) }
  }

  @Test func whoAsksForManyChallengesFillsNoDatabase() async throws {
    let home = try await TestHouse()
    let (challenges, clock) = (PasskeyChallenges(database: home.database, remembered: 100), home.clock)
    let first = try await challenges.make(.signIn, by: clock.mint)
    clock.advance(by: .milliseconds(1))
    for _ in 1..<challenges.remembered { _ = try await challenges.make(.signIn, by: clock.mint) }
    let last = try await challenges.make(.signIn, by: clock.mint)
    let kept: Int? = try await home.database.read { try $0.value("SELECT COUNT(*) AS count FROM kit_challenge") }
    #expect(kept == challenges.remembered - challenges.remembered / 10 + 1)
    await #expect(throws: PasskeyProblem.expired) { try await challenges.spend(first, .signIn, at: clock.now) }
    try await challenges.spend(last, .signIn, at: clock.now)
  }

  @Test func aChallengeThatHasHadItsTimeIsSwept() async throws {
    let home = try await TestHouse()
    let challenges = home.house.accounts.challenges
    for _ in 0..<3 { _ = try await challenges.make(.signIn, by: home.clock.mint) }
    home.clock.advance(by: PasskeyChallenges.lifetime)
    _ = try await challenges.make(.signIn, by: home.clock.mint)
    let kept: Int? = try await home.database.read { try $0.value("SELECT COUNT(*) AS count FROM kit_challenge") }
    #expect(kept == 1)
  }

  /// As two processes of one house, or one before and after it is opened anew.
  @Test func aChallengeOfOneProcessIsAnsweredToAnother() async throws {
    let home = try await TestHouse()
    let (one, other) = (PasskeyChallenges(database: home.database), PasskeyChallenges(database: home.database))
    let secret = try await one.make(.signIn, by: home.clock.mint)
    try await other.spend(secret, .signIn, at: home.clock.now)
    await #expect(throws: PasskeyProblem.expired) { try await one.spend(secret, .signIn, at: home.clock.now) }
  }

  @Test(arguments: [(5, 6), (5, 500), (0, 1), (0, 0), (5, .max)] as [(UInt32, UInt32)])
  func anAuthenticatorThatCountsGoesOn(from: UInt32, to: UInt32) async throws {
    var (marta, authenticator) = try await home(counter: from)
    authenticator.counter = to
    #expect(try await enter(authenticator, marta) != nil)
    #expect(try await marta.passkeys.first?.counter == Int64(to))
  }

  @Test(arguments: [(5, 5), (5, 4), (5, 0), (.max, 0)] as [(UInt32, UInt32)])
  func aCounterThatGoesBackLetsNobodyInAndIsTold(from: UInt32, to: UInt32) async throws {
    var (marta, authenticator) = try await home(counter: from)
    authenticator.counter = to
    let copy = authenticator
    await #expect(throws: PasskeyProblem.counterWentBack) { try await enter(copy, marta) }
    let passkey = try #require(try await marta.passkeys.first)
    #expect(passkey.doubtedAt == marta.home.clock.now)
    #expect(passkey.counter == Int64(from))
    #expect(passkey.usedAt == nil)
    #expect(try await marta.read { try Activity.of(passkey.id, in: $0) }.first?.event == "passkey.doubted")
  }
}
