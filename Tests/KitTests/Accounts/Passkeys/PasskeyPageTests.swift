import TestKit
import Testing

@testable import Kit
@testable import WebAuthn

@Suite struct PasskeyPageTests {
  private static let password = "four words make sense"

  private func home(language: Language = .en) async throws -> (TestMember, SoftAuthenticator) {
    let marta = try await TestHouse().owner(language: language)
    var authenticator = SoftAuthenticator()
    try await marta.add(&authenticator)
    return (marta, authenticator)
  }

  @Test func aPasskeySignsInAsAPasswordDoes() async throws {
    let (marta, authenticator) = try await home()
    let page = marta.address(Link(inSpace: "/orders/customers"))
    let stranger = marta.home.stranger()
    let answer = try await stranger.signIn(authenticator, to: page)
    #expect(answer.status == 303)
    #expect(answer.location == page)
    #expect(try await stranger.get(page).status == 200)
    #expect(try await stranger.get("/me/passkeys").text.contains("Last used"))
  }

  @Test func signingInByPasskeyReplacesTheSession() async throws {
    let (marta, authenticator) = try await home()
    let before = try #require(marta.browser.session)
    _ = try await marta.browser.signIn(authenticator)
    #expect(marta.browser.session != before)
    #expect(try await marta.home.house.accounts.viewer(with: before) == nil)
  }

  @Test func signingInByPasskeyNeverLeadsOutOfTheHouse() async throws {
    let (marta, authenticator) = try await home()
    #expect(try await marta.home.stranger().signIn(authenticator, to: "//evil.example").location == "/")
  }

  @Test func theSameAnswerSentTwiceLetsNobodyIn() async throws {
    let (marta, authenticator) = try await home()
    let (first, second) = (marta.home.stranger(), marta.home.stranger())
    let challenge = try await first.challenge(AccountPaths.passkeySignInOptions())
    let fields = try authenticator.assertion(challenge)
    #expect(try await first.post("/sign-in/passkey", fields).status == 303)
    let replay = try await second.post("/sign-in/passkey", fields)
    #expect(replay.status == 422)
    #expect(replay.text.contains("That took too long. Try again."))
    #expect(try await second.get("/me").status == 303)
  }

  @Test func allThatIsWrongIsSaidInTheSameWords() async throws {
    let (marta, authenticator) = try await home()
    let manglings: [@Sendable (inout SoftAuthenticator) -> Void] = [
      { $0.credential = [1] }, { $0.key = SoftAuthenticator(seed: 9).key }, { $0.origin = "https://evil.example" },
      { $0.user = [65] }, { $0.party = "evil.example" }, { $0.flags = 0 }, { $0.mangle = { _ in [] } },
    ]
    var texts: Set<String> = []
    for mangle in manglings {
      var mangled = authenticator
      mangle(&mangled)
      let answer = try await marta.home.stranger().signIn(mangled)
      #expect(answer.status == 422)
      texts.insert(answer.text)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("This passkey does not work here.") == true)
  }

  @Test func aPasskeyWhoseCounterWentBackIsShownToItsPerson() async throws {
    let marta = try await TestHouse().owner()
    var authenticator = SoftAuthenticator()
    authenticator.counter = 9
    try await marta.add(&authenticator)
    let answer = try await marta.home.stranger().signIn(authenticator)
    #expect(answer.text.contains("Somebody may have copied this passkey."))
    let row = try #require(try await marta.browser.get("/me/passkeys").page.rows.first)
    #expect(row.badge == "Copied?")
    #expect(try await marta.browser.get(try #require(row.opens)).text.contains("Somebody may have copied"))
  }

  @Test func aPasskeyBelongsToWhoeverAskedForTheChallenge() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let challenge = try await marta.browser.challenge(AccountPaths.passkeyOptions(), [("name", "A")])
    let answer = try await luis.browser.post("/me/passkeys/new", SoftAuthenticator().registration(challenge))
    #expect(answer.status == 422)
    #expect(try await luis.passkeys.isEmpty)
  }

  @Test func aRegistrationIsTakenOnce() async throws {
    let marta = try await TestHouse().owner()
    let challenge = try await marta.browser.challenge(AccountPaths.passkeyOptions(), [("name", "A")])
    let fields = SoftAuthenticator().registration(challenge)
    #expect(try await marta.browser.post("/me/passkeys/new", fields).status == 303)
    #expect(try await marta.browser.post("/me/passkeys/new", fields).status == 422)
    #expect(try await marta.passkeys.count == 1)
  }

  @Test func nobodyTakesAPasskeyThatIsInTheHouse() async throws {
    var (marta, authenticator) = try await home()
    let luis = try await marta.home.member(of: marta.space)
    let answer = try await luis.add(&authenticator)
    #expect(answer.status == 422)
    #expect(answer.text.contains("keeps a passkey for this address already"))
    #expect(try await luis.passkeys.isEmpty)
  }

  @Test func whoBorrowsADeviceCannotAddOneWithoutThePassword() async throws {
    let marta = try await TestHouse().owner()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let options = AccountPaths.passkeyOptions().path
    #expect(try await marta.browser.post(options, [("name", "A")]).status == 422)
    let refusal = try await marta.browser.post(options, [("name", "A"), ("current", "wrong password")])
    #expect(refusal.status == 422)
    #expect(try refusal.page.field("current")?.problem == "That is not your current password.")
    var authenticator = SoftAuthenticator()
    #expect(try await marta.add(&authenticator, password: Self.password).location == "/me/passkeys?saved=1")
    #expect(try await marta.browser.get("/me/passkeys").page.rows.map(\.title) == ["My phone"])
  }

  @Test func theAuthenticatorIsAskedForNoLessThanWeCheck() async throws {
    let (marta, authenticator) = try await home()
    let adding = try await marta.browser.post(AccountPaths.passkeyOptions().path, [("name", "B")])
    #expect(adding.headers[.contentType] == "application/json")
    for part in [
      "\"attestation\":\"none\"", "\"residentKey\":\"required\"", "\"userVerification\":\"required\"", "\"alg\":-7",
      "\"id\":\"localhost\"", "\"excludeCredentials\":[{", Base64URL.encode(authenticator.credential),
    ] {
      #expect(adding.text.contains(part), "\(part)")
    }
    let entering = try await marta.home.stranger().post(AccountPaths.passkeySignInOptions().path)
    for part in ["\"rpId\":\"localhost\"", "\"userVerification\":\"required\""] {
      #expect(entering.text.contains(part), "\(part)")
    }
    #expect(!entering.text.contains("allowCredentials"))
  }

  @Test func thereIsAnEndToHowManyOneHas() async throws {
    let marta = try await TestHouse().owner()
    for seed in 1...UInt8(Passkey.limit) {
      var authenticator = SoftAuthenticator(seed: seed)
      #expect(try await marta.add(&authenticator).status == 303)
    }
    let answer = try await marta.browser.post(AccountPaths.passkeyOptions().path, [("name", "A")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("You have 30 passkeys already."))
  }

  @Test func itIsRenamedAndDeletedAndActivityTells() async throws {
    let (marta, _) = try await home()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let passkey = try #require(try await marta.passkeys.first)
    let page = AccountPaths.passkey(passkey.id).path
    let form = try #require(try await marta.browser.get(page).page.form)
    #expect(try await marta.browser.submit(form, typing: ["name": " "]).status == 422)
    #expect(try await marta.browser.submit(form, typing: ["name": "Old phone"]).status == 303)
    #expect(try await marta.passkeys.first?.name == "Old phone")
    #expect(try await marta.browser.post(AccountPaths.passkeyRemoval(passkey.id).path).status == 303)
    #expect(try await marta.passkeys.isEmpty)
    let verbs = try await marta.read { try Activity.of(passkey.id, in: $0).map(\.event) }
    #expect(verbs == ["passkey.removed", "passkey.renamed", "passkey.added"])
  }

  @Test func aDeletedPasskeyOpensNothing() async throws {
    let (marta, authenticator) = try await home()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let passkey = try #require(try await marta.passkeys.first)
    _ = try await marta.browser.post(AccountPaths.passkeyRemoval(passkey.id).path)
    #expect(try await marta.home.stranger().signIn(authenticator).status == 422)
  }

  @Test func theOnlyWayInIsNotTakenAway() async throws {
    let (marta, _) = try await home()
    let passkey = try #require(try await marta.passkeys.first)
    let (page, removal) = (AccountPaths.passkey(passkey.id).path, AccountPaths.passkeyRemoval(passkey.id).path)
    #expect(try await marta.browser.get(page).text.contains("It is your only way in"))
    #expect(try await marta.browser.get(page).page.forms.allSatisfy { $0.action != removal })
    #expect(try await marta.browser.post(removal).status == 409)
    #expect(try await marta.passkeys.count == 1)
    var other = SoftAuthenticator(seed: 8)
    try await marta.add(&other)
    #expect(try await marta.browser.post(removal).status == 303)
    #expect(try await marta.passkeys.map(\.credential) == [other.credential])
  }

  @Test func anothersPasskeyIsNotFound() async throws {
    let (marta, _) = try await home()
    let luis = try await marta.home.member(of: marta.space)
    let passkey = try #require(try await marta.passkeys.first)
    let page = AccountPaths.passkey(passkey.id).path
    #expect(try await luis.browser.get(page).status == 404)
    #expect(try await luis.browser.post(page, [("name", "Mine")]).status == 404)
    #expect(try await luis.browser.post(AccountPaths.passkeyRemoval(passkey.id).path).status == 404)
    #expect(try await marta.passkeys.first?.name == "My phone")
  }

  @Test func whoHasAPasskeyMaySignOutWithoutAPassword() async throws {
    let (marta, _) = try await home()
    #expect(try await marta.browser.post("/sign-out").location == "/sign-in")
  }

  @Test func aPasswordResetFromTheTerminalTakesThePasskeysAway() async throws {
    let (marta, authenticator) = try await home()
    _ = try #require(try await marta.home.house.accounts.resetPassword(of: "marta"))
    #expect(try await marta.passkeys.isEmpty)
    #expect(try await marta.home.stranger().signIn(authenticator).status == 422)
  }

  @Test func whatNeedsAScriptIsHiddenUntilOneRuns() async throws {
    let (marta, _) = try await home()
    let new = try await marta.browser.get("/me/passkeys/new").page
    #expect(new.root.first("passkey-maker")?["hidden"] != nil)
    #expect(new.words.contains("Passkeys work at http://localhost:8080"))
    let door = try await marta.home.stranger().get("/sign-in").page
    #expect(door.root.first("passkey-entry")?["hidden"] != nil)
    #expect(door.field("name")?.element["autocomplete"] == "username webauthn")
  }

  @Test func aHouseWithoutANameOffersNoneAndSaysWhatItNeeds() async throws {
    let marta = try await TestHouse(url: "http://192.168.1.20:8080").owner()
    for address in ["/me/passkeys", "/me/passkeys/new"] {
      let page = try await marta.browser.get(address).page
      #expect(page.words.contains("Passkeys need an https address with a name"), "\(address)")
      #expect(page.root.first("passkey-maker") == nil)
      #expect(page.link(named: "Add a passkey") == nil)
    }
    #expect(try await marta.home.stranger().get("/sign-in").page.root.first("passkey-entry") == nil)
    #expect(try await marta.home.stranger().post("/sign-in/passkey/options").status == 409)
    #expect(try await marta.home.stranger().post("/sign-in/passkey").status == 409)
    #expect(try await marta.browser.post("/me/passkeys/new/options", [("name", "A")]).status == 409)
  }
}
