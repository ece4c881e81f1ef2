import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct OperatorTests {
  private func people() async throws -> (marta: TestMember, zoe: TestMember) {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    return (marta, try await marta.home.owner("Zoe"))
  }

  private func operators(_ house: TestHouse) async throws -> [String] {
    try await house.house.accounts.read { try $0.operators().map(\.name) }
  }

  @Test func whoeverMovedInFirstRunsTheInstallationAndOwnersOfOtherSpacesDoNot() async throws {
    let (marta, zoe) = try await people()
    #expect(try await operators(marta.home) == ["Marta"])
    #expect(try await marta.browser.get("/me").text.contains("/me/operators"))
    #expect(try await !zoe.browser.get("/me").text.contains("/me/operators"))
    #expect(try await zoe.browser.get("/me/operators").status == 403)
    #expect(try await zoe.browser.post("/me/operators/\(zoe.person.id)").status == 403)
    #expect(try await operators(marta.home) == ["Marta"])
  }

  @Test func anOperatorNamesAnotherWhoIsOneAtOnce() async throws {
    let (marta, zoe) = try await people()
    let page = try await marta.browser.get("/me/operators").page
    let form = try #require(page.forms.first { $0.action == "/me/operators/\(zoe.person.id)" })
    #expect(try await marta.browser.submit(form).status == 303)
    #expect(try await operators(marta.home) == ["Marta", "Zoe"])
    #expect(try await zoe.browser.get("/me/operators").status == 200)
    #expect(try await marta.browser.post("/me/operators/\(ID<Person>(marta.home.house.mint.uuid()))").status == 404)
  }

  @Test func oneStepsBackWhileAnotherRemains() async throws {
    let (marta, zoe) = try await people()
    #expect(try await !marta.browser.get("/me/operators").text.contains("/me/operators/departure"))
    #expect(try await marta.browser.post("/me/operators/departure").status == 409)
    _ = try await marta.browser.post("/me/operators/\(zoe.person.id)")
    #expect(try await marta.browser.get("/me/operators").text.contains("/me/operators/departure"))
    #expect(try await marta.browser.post("/me/operators/departure").status == 303)
    #expect(try await operators(marta.home) == ["Zoe"])
    #expect(try await marta.browser.get("/me/operators").status == 403)
  }

  @Test func theLastOneDoesNotLeaveOthersWithoutAny() async throws {
    let (marta, zoe) = try await people()
    #expect(try await marta.browser.post("/me/leaving").status == 409)
    #expect(try await zoe.browser.post("/me/leaving").status == 303)
    #expect(try await marta.browser.post("/me/leaving").status == 303)
    #expect(try await operators(marta.home) == [])
  }
}
