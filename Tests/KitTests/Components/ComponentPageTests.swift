import TestKit
import Testing

@testable import Kit

@Suite struct ComponentPageTests {
  private static let page = ComponentPaths.components().path

  @Test(arguments: Language.allCases)
  func itShowsEachWayThatSomethingCanStand(language: Language) async throws {
    let marta = try await TestHouse().owner(language: language)
    let page = try await marta.browser.get(Self.page).page
    let badges = page.root.all(".badge[data-tone]").compactMap { $0["data-tone"] }
    #expect(Set(badges) == Set(Tone.allCases.map(\.rawValue)))
    #expect(page.root.all(".avatar").count == PersonColour.allCases.count)
    #expect(page.root.all(".field[data-invalid]").count == ComponentsScreen.problems.messages.count - 1)
  }

  @Test func whatIsSentIsLookedAtAndKeptNowhere() async throws {
    let marta = try await TestHouse().owner()
    let refused = try await marta.browser.post(Self.page, [("name", ""), ("email", "ana@")])
    #expect(refused.status == 422)
    let shown = try refused.page.root
    #expect(shown.first("#name")?["aria-invalid"] == "true")
    #expect(shown.first("#email")?["value"] == "ana@")
    #expect(try await marta.browser.post(Self.page, [("name", "Bea")]).status == 303)
    #expect(try await marta.browser.get(Self.page).page.root.first("#name")?["value"] == "Ana García")
  }

  @Test func itsSheetLiesOverIt() async throws {
    let marta = try await TestHouse().owner()
    let address = ComponentPaths.sheet().path
    #expect(try await marta.browser.get(Self.page).text.contains("href=\"\(address)\""))
    let sheet = try await marta.browser.get(address).page.root
    #expect(sheet.first("[data-kind=sheet] [data-cancel]")?["href"] == Self.page)
    let refused = try await marta.browser.post(address, [("name", "")])
    #expect(refused.status == 422)
    #expect(try refused.page.root.first("#name")?["aria-invalid"] == "true")
    #expect(try await marta.browser.post(address, [("name", "Bea")]).location?.hasPrefix(Self.page) == true)
  }

  @Test func onlyOperatorsSeeIt() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let zoe = try await house.owner("Zoe")
    #expect(try await zoe.browser.get(Self.page).status == 403)
    #expect(try await !zoe.browser.get(AccountPaths.profile().path).text.contains(Self.page))
    #expect(try await marta.browser.get(AccountPaths.profile().path).text.contains(Self.page))
  }
}
