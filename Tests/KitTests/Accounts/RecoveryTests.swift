import TestKit
import Testing

@testable import Kit

@Suite struct RecoveryTests {
  private static let password = "four words make sense"
  private static let other = "another four words here"

  /// The code as the page shows it, once.
  private func code(_ member: TestMember, password: String? = nil) async throws -> String {
    let answer = try await member.browser.post("/me/recovery", password.map { [("current", $0)] } ?? [])
    #expect(answer.status == 200)
    return String(try #require(answer.text.firstMatch(of: />\n?([0-9a-f]{4}(-[0-9a-f]{4}){7})</)?.1))
  }

  private func recover(
    _ house: TestHouse, _ code: String, name: String = "Marta"
  ) async throws -> (answer: TestAnswer, browser: TestBrowser) {
    let browser = house.stranger()
    let form = [("name", name), ("code", code), ("new", Self.other), ("again", Self.other)]
    return (try await browser.post("/recover", form), browser)
  }

  @Test func theCodeSetsAnotherPasswordAndSignsIn() async throws {
    let marta = try await TestHouse().owner()
    let (answer, browser) = try await recover(marta.home, try await code(marta))
    #expect(answer.status == 303)
    // Who has used a code is led to the next.
    let next = try await browser.follow(answer).page
    #expect(next.words.contains("Your code is used up. Make a new one now"))
    #expect(next.field("current") == nil)
    #expect(try await browser.get("/me").status == 200)
    let stranger = marta.home.stranger()
    #expect(try await stranger.post("/sign-in", [("name", "Marta"), ("password", Self.other)]).status == 303)
  }

  @Test func itIsReadInWhateverCaseAndGroups() async throws {
    let marta = try await TestHouse().owner()
    let written = try await code(marta).uppercased().replacing("-", with: " ")
    #expect(try await recover(marta.home, written).answer.status == 303)
  }

  @Test func itWorksOnceAndEndsEverySession() async throws {
    let marta = try await TestHouse().owner()
    let code = try await code(marta)
    #expect(try await recover(marta.home, code).answer.status == 303)
    #expect(try await marta.browser.get("/me").status == 303)
    #expect(try await recover(marta.home, code).answer.status == 422)
  }

  @Test func aNewCodeEndsTheOneBefore() async throws {
    let marta = try await TestHouse().owner()
    let (first, second) = (try await code(marta), try await code(marta))
    #expect(try await recover(marta.home, first).answer.status == 422)
    #expect(try await recover(marta.home, second).answer.status == 303)
  }

  @Test func itIsOfOnePersonAlone() async throws {
    let marta = try await TestHouse().owner()
    _ = try await marta.home.member(of: marta.space)
    let refusal = try await recover(marta.home, try await code(marta), name: "Luis")
    #expect(refusal.answer.status == 422)
    #expect(refusal.answer.text.contains("The name and the code do not match."))
  }

  @Test func whoBorrowsADeviceCannotMakeOneWithoutThePassword() async throws {
    let marta = try await TestHouse().owner()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    #expect(try await marta.browser.post("/me/recovery").status == 422)
    #expect(try await marta.browser.post("/me/recovery", [("current", "wrong password")]).status == 422)
    _ = try await code(marta, password: Self.password)
  }

  @Test func guessingIsSlowedDown() async throws {
    let house = try await TestHouse().owner().home
    for _ in 1...SignInTries.limit { #expect(try await recover(house, "0000").answer.status == 422) }
    #expect(try await recover(house, "0000").answer.status == 429)
    house.clock.advance(by: SignInTries.span)
    #expect(try await recover(house, "0000").answer.status == 422)
  }

  @Test func aPasswordResetFromTheTerminalLeavesALinkAsTheOnlyWayIn() async throws {
    let marta = try await TestHouse().owner()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let code = try await code(marta, password: Self.password)
    let token = try #require(try await marta.home.house.accounts.resetPassword(of: "marta"))
    #expect(try await marta.browser.get("/me").status == 303)
    let stranger = marta.home.stranger()
    #expect(try await stranger.post("/sign-in", [("name", "Marta"), ("password", Self.password)]).status == 422)
    #expect(try await recover(marta.home, code).answer.status == 422)
    #expect(try await stranger.post("/enter/\(token)").status == 303)
    #expect(try await stranger.get("/me").text.contains("None yet"))
  }
}
