import HTTPTypes
import TestKit
import Testing

@testable import Kit

@Suite struct WaysInTests {
  private static let password = "cuatro gatos en la luna"
  private static let other = "cinco perros al sol"

  private func missing(_ member: TestMember) async throws -> Bool {
    try await member.get(AccountPaths.springboard()).page.link(named: "Choose how to sign in") != nil
  }

  @Test func whoeverHasJustComeInIsOfferedBothWaysAndLater() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let page = try await luis.browser.get("/me/ways-in").page
    #expect(page.title == "How will you come back in?")
    #expect(page.root.first("passkey-maker") != nil)
    #expect(page.form?.action == "/me/ways-in")
    #expect(page.link(named: "Later")?.address == "/")
  }

  @Test func wherePasskeysCannotWorkAPasswordIsOffered() async throws {
    let marta = try await TestHouse(url: "http://casa.example").owner()
    let page = try await marta.browser.get("/me/ways-in").page
    #expect(page.root.first("passkey-maker") == nil)
    #expect(page.words.contains("With a password you can sign in again"))
  }

  @Test func untilItIsDoneTheStartSaysSoToMembersToo() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    #expect(try await missing(luis))
    #expect(try await luis.browser.get("/me").page.words.contains("you cannot come back in by yourself"))
    let form = try #require(try await luis.browser.get("/me/ways-in").page.form)
    let answer = try await luis.browser.submit(form, typing: ["new": Self.password, "again": Self.password])
    #expect(answer.location == "/")
    #expect(try await !missing(luis))
    #expect(try await !luis.browser.get("/me").page.words.contains("you cannot come back in by yourself"))
    #expect(try await luis.browser.get("/me/ways-in").location == "/")
    let stranger = marta.home.stranger()
    #expect(try await stranger.post("/sign-in", [("name", "Luis"), ("password", Self.password)]).status == 303)
  }

  @Test func whoeverPutsItOffIsLeftAloneOnThatDevice() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    #expect(try await luis.get(AccountPaths.springboard()).text.contains("/me/ways-in/later"))
    #expect(try await luis.browser.post("/me/ways-in/later").location == "/")
    #expect(try await !missing(luis))
    #expect(try await missing(marta))
    // Where one looks for it, it still says so.
    #expect(try await luis.browser.get("/me").page.words.contains("you cannot come back in by yourself"))
  }

  @Test func whoComesAfterThemOnThatDeviceIsReminded() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let answer = try await luis.browser.post("/me/ways-in/later")
    let cookie = try #require(answer.headers[.setCookie])
    #expect(cookie.contains("=\(luis.person.id);") && cookie.contains("Max-Age=\(30 * 24 * 3600);"))
  }

  @Test func anOwnerReadsThatNobodyElseCanComeIn() async throws {
    let marta = try await TestHouse().owner()
    #expect(
      try await marta.get(AccountPaths.springboard()).page.words.contains("nobody can come in from another device"))
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    #expect(try await !marta.get(AccountPaths.springboard()).page.words.contains("nobody can come in"))
  }

  @Test func onesOwnNameWithDigitsIsExplainedAndNotTaken() async throws {
    let marta = try await TestHouse().owner()
    let answer = try await marta.browser.post("/me/ways-in", [("new", "marta1985"), ("again", "marta1985")])
    #expect(answer.status == 422)
    #expect(try answer.page.field("new")?.problem?.contains("It is your own name") == true)
    #expect(try await missing(marta))
  }

  @Test func whoComesInByALinkSetsAnotherPasswordWithoutTheOneBefore() async throws {
    let marta = try await TestHouse().owner()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let secret = try #require(try await marta.home.house.accounts.signInLink(for: "Marta"))
    let phone = marta.home.stranger()
    #expect(try await phone.post("/enter/\(secret)").location == "/me/ways-in")
    #expect(try await phone.get("/me/ways-in").page.title == "Forgotten your password?")
    #expect(try await phone.get("/me/password").page.field("current") == nil)
    #expect(try await phone.post("/me/ways-in", [("new", Self.other), ("again", Self.other)]).status == 303)
    // From then on it is a session like any other.
    let form = [("new", Self.password), ("again", Self.password)]
    #expect(try await phone.post("/me/password", form).status == 422)
    #expect(try await marta.browser.get("/me").status == 303)
  }

  @Test func afterAnHourItIsASessionLikeAnyOther() async throws {
    let marta = try await TestHouse().owner()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let secret = try #require(try await marta.home.house.accounts.signInLink(for: "Marta"))
    let phone = marta.home.stranger()
    _ = try await phone.post("/enter/\(secret)")
    marta.home.clock.advance(by: Session.renewal)
    #expect(try await phone.get("/me/ways-in").location == "/")
    #expect(try await phone.get("/me/password").page.field("current") != nil)
    #expect(try await phone.post("/me/ways-in", [("new", Self.other), ("again", Self.other)]).status == 422)
  }
}
