import HTTPTypes
import TestKit
import Testing

@testable import Kit

@Suite struct SignInTests {
  private static let password = "cuatro gatos en la luna"

  /// A house in which Marta lives and has a password.
  private func home() async throws -> (TestHouse, TestMember) {
    let home = try await TestHouse()
    let marta = try await home.owner()
    try await home.setPassword(Self.password, of: marta.person.id)
    return (home, marta)
  }

  @Test func whoIsNotSignedInIsAskedAndComesBack() async throws {
    let (home, marta) = try await home()
    let stranger = home.stranger()
    let page = marta.address(Link(inSpace: "/orders/customers").with("q", "ana maría"))
    let refusal = try await stranger.get(page)
    #expect(refusal.status == 303)
    let form = try await stranger.get(try #require(refusal.location))
    #expect(form.text.contains("name=\"to\" value=\"\(page)\""))
    let answer = try await stranger.post(
      "/sign-in", [("name", "márta"), ("password", Self.password), ("to", page)])
    #expect(answer.status == 303)
    #expect(answer.location == page)
    #expect(try await stranger.get(page).status == 200)
  }

  @Test func aWrongPasswordSaysNoMoreThanAnUnknownName() async throws {
    let (home, _) = try await home()
    let wrong = try await home.stranger().post("/sign-in", [("name", "X"), ("password", "not this one")])
    let unknown = try await home.stranger().post("/sign-in", [("name", "X"), ("password", Self.password)])
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("do not match"))
    #expect(wrong.text == unknown.text)
  }

  @Test func whatWasTypedAsAPasswordIsNotSentBack() async throws {
    let (home, _) = try await home()
    let answer = try await home.stranger().post("/sign-in", [("name", "Marta"), ("password", "secret-but-wrong")])
    #expect(!answer.text.contains("secret-but-wrong"))
    #expect(answer.text.contains("value=\"Marta\""))
  }

  @Test(arguments: [
    "//evil.example", "https://evil.example/", "/\\evil.example", "/\t/evil.example", "javascript:x", "",
  ])
  func signingInNeverLeadsOutOfTheHouse(way: String) async throws {
    let (home, _) = try await home()
    let answer = try await home.stranger().post(
      "/sign-in", [("name", "Marta"), ("password", Self.password), ("to", way)])
    #expect(answer.location == "/")
  }

  @Test func signingInReplacesTheSession() async throws {
    let (home, marta) = try await home()
    let before = marta.browser.session
    _ = try await marta.browser.post("/sign-in", [("name", "Marta"), ("password", Self.password)])
    #expect(marta.browser.session != before)
    #expect(try await home.house.accounts.viewer(with: try #require(before)) == nil)
  }

  @Test func aScriptIsToldToSignInByTheStatusAndNotByARedirect() async throws {
    let (home, marta) = try await home()
    let page = marta.address(Link(inSpace: "/orders/customers/new"))
    let answer = try await home.stranger().post(
      page, headers: [HTTPField.Name("Sobremesa-Script")!: "1", .referer: "http://localhost\(page)"])
    #expect(answer.status == 401)
    #expect(answer.text.contains("<form id=\"form\""))
    #expect(answer.text.contains("name=\"to\" value=\"\(page)\""))
  }

  @Test func afterTenWrongTriesANameHasToWaitAndThenMayBeTriedAgain() async throws {
    let (home, _) = try await home()
    let stranger = home.stranger()
    for _ in 1...SignInTries.limit {
      #expect(try await stranger.post("/sign-in", [("name", "Marta"), ("password", "wrong wrong")]).status == 422)
    }
    let right = [("name", "Marta"), ("password", Self.password)]
    let refusal = try await stranger.post("/sign-in", right)
    #expect(refusal.status == 429)
    #expect(refusal.text.contains("15 minutes"))
    home.clock.advance(by: SignInTries.span)
    #expect(try await stranger.post("/sign-in", right).status == 303)
  }

  @Test func oneNamesTriesDontHinderAnother() async throws {
    let (home, marta) = try await home()
    let luis = try await home.member(of: marta.space)
    try await home.setPassword(Self.password, of: luis.person.id)
    for _ in 0...SignInTries.limit {
      _ = try await home.stranger().post("/sign-in", [("name", "Marta"), ("password", "wrong wrong")])
    }
    let answer = try await home.stranger().post("/sign-in", [("name", "Luis"), ("password", Self.password)])
    #expect(answer.status == 303)
  }

  @Test func signingOutEndsTheSessionAndClearsWhatScriptsKept() async throws {
    let (home, marta) = try await home()
    let token = try #require(marta.browser.session)
    let answer = try await marta.browser.post("/sign-out")
    #expect(answer.status == 303)
    #expect(answer.location == "/sign-in")
    #expect(answer.headers[HTTPField.Name("Clear-Site-Data")!] == "\"storage\"")
    #expect(try await home.house.accounts.viewer(with: token) == nil)
    #expect(try await marta.get(AccountPaths.springboard()).status == 303)
  }

  @Test func signingOutWithoutAPasswordOffersToSetOneFirst() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let answer = try await marta.browser.post("/sign-out")
    #expect(answer.location == "/sign-out")
    let question = try await marta.browser.get("/sign-out")
    #expect(question.text.contains("href=\"/me/password\""))
    #expect(try await marta.browser.post("/sign-out", [("anyway", "yes")]).location == "/sign-in")
    #expect(try await marta.browser.get("/me").status == 303)
  }

  @Test func aOneTimeLinkLetsItsPersonInOnce() async throws {
    let (home, marta) = try await home()
    let secret = try await home.house.accounts.change { try $0.makeLink(.signIn, person: marta.person.id) }
    let (link, stranger) = (AccountPaths.enter(secret).path, home.stranger())
    let page = try await stranger.get(link)
    #expect(page.text.contains("Sign in as Marta"))
    #expect(try await stranger.get("/me").status == 303)
    #expect(try await stranger.post(link).location == "/me/ways-in")
    #expect(try await stranger.get("/me").status == 200)
    #expect(try await home.stranger().post(link).status == 410)
  }

  @Test func aOneTimeLinkExpiresAfterAnHour() async throws {
    let (home, marta) = try await home()
    let secret = try await home.house.accounts.change { try $0.makeLink(.signIn, person: marta.person.id) }
    home.clock.advance(by: .seconds(3601))
    #expect(try await home.stranger().get(AccountPaths.enter(secret).path).status == 410)
  }

  @Test func aSessionThatIsUsedLivesOnAndOneThatIsNotEnds() async throws {
    let (home, marta) = try await home()
    home.clock.advance(by: Session.lifetime - .seconds(60))
    #expect(try await marta.browser.get("/me").status == 200)
    home.clock.advance(by: Session.lifetime - .seconds(60))
    #expect(try await marta.browser.get("/me").status == 200)
    home.clock.advance(by: Session.lifetime)
    #expect(try await marta.browser.get("/me").status == 303)
  }
}
