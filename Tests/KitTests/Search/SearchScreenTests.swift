import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct SearchScreenTests {
  private func titles(_ member: TestMember, matching search: String = "") async throws -> [String] {
    try await member.get(SearchScreen.path().with("q", search)).page.rows.map(\.title)
  }

  @Test func itLeadsToEachAppsTabsAndToTheHousesOwnPages() async throws {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    let tabs = NotesApp().tabs.map { $0.title.text(in: ReaderLocale(language: .en, zone: .utc)) }
    let all = try await titles(marta)
    #expect(all.starts(with: tabs))
    #expect(all.contains("Activity") && all.contains("Profile"))
    #expect(
      try await marta.get(SearchScreen.path()).text.contains(
        "href=\"/s/\(marta.space)\(NotesApp().tabs[0].link.path)\""))
  }

  @Test(arguments: ["activ", "ACTÍV", "house activity", "act hou"])
  func aPlaceIsFoundByBeginningsOfItsNameAndOfWhereItBelongs(_ search: String) async throws {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    #expect(try await titles(marta, matching: search) == ["Activity"])
  }

  @Test func nothingFoundIsSaid() async throws {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    #expect(try await marta.get(SearchScreen.path().with("q", "xyzzy")).text.contains("Nothing found"))
  }

  @Test func settingsStandThereForOwnersAlone() async throws {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    let luis = try await marta.home.member(of: marta.space)
    #expect(try await titles(marta, matching: "settings") == ["Space settings"])
    #expect(try await titles(luis, matching: "settings") == [])
  }

  @Test func aLimitedMemberFindsTheirAppsAlone() async throws {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    let luis = try await marta.home.member(of: marta.space)
    _ = try await marta.home.house.accounts.change { transaction in
      try transaction.connection.run("UPDATE kit_member SET apps = 'orders' WHERE person_id = \(luis.person.id)")
    }
    #expect(try await titles(luis).first == "Home of Marta")
  }

  @Test func keysAreOnUntilOneTurnsThemOff() async throws {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    let pages = [NotesApp().tabs[0].link, AccountPaths.springboard(), AccountPaths.profile()]
    for page in pages {
      #expect(try await marta.get(page).text.contains(" data-keys=\"/s/\(marta.space)/search\""))
    }
    let profile = [("name", "Marta"), ("language", "en"), ("theme", "auto"), ("colour", "blue"), ("zone", "")]
    #expect(try await marta.browser.post("/me", profile + [("keys", "off")]).status == 303)
    for page in pages { #expect(try await !marta.get(page).text.contains("data-keys")) }
    #expect(try await marta.browser.post("/me", profile + [("keys", "on")]).status == 303)
    #expect(try await marta.get(pages[0]).text.contains("data-keys"))
  }
}
