import TestKit
import Testing

@testable import Kit

@Suite struct OperatingPageTests {
  private let page = OperatingPaths.house().path

  @Test(arguments: [
    (Language.es, "Todo va bien.", "La última copia tiene 9 días."),
    (.en, "All is well.", "The last backup is 9 days old."), (.pt, "Está tudo bem.", "A última cópia tem 9 dias."),
  ])
  func itSaysFirstWhetherAllIsWell(language: Language, well: String, old: String) async throws {
    // With all apps, as a copy of a server's database has all of their tables.
    let marta = try await TestHouse().owner(language: language)
    _ = try await marta.home.house.backups.make()
    #expect(try await marta.browser.get(page).page.text(of: ".notice") == well)
    marta.home.clock.advance(by: .seconds(9 * 24 * 3600 + 60))
    let notice = try #require(try await marta.browser.get(page).page.text(of: ".notice"))
    #expect(notice.hasPrefix(old))
  }

  @Test func aFaultIsSaidByItsNumberAndRouteAndNothingElse() async throws {
    let marta = try await TestHouse(apps: [MishapApp()]).owner()
    let number = try #require(try await marta.get(MishapApp.fault()).page.text(of: "code"))
    let answer = try await marta.browser.get(page)
    #expect(try answer.page.words.contains(number))
    #expect(try answer.page.words.contains("/s/{space}/mishap/fault"))
    #expect(try answer.page.words.contains("There has been 1 fault in the last 24 hours."))
    #expect(!answer.text.contains("secret"))
    #expect(try !answer.page.words.contains(marta.space.description))
  }

  @Test func aJobThatFailedIsNamed() async throws {
    let marta = try await TestHouse(apps: [MishapApp()]).owner()
    await marta.home.house.schedule.runDue()
    let words = try await marta.browser.get(page).page.words
    #expect(words.contains("A job has failed: mishap.happen."))
    #expect(words.contains("kit.sweep-drafts"))
  }

  @Test func itCountsWhoAndWhatThereIs() async throws {
    let marta = try await TestHouse(apps: []).owner()
    _ = try await marta.home.member("Luis", of: marta.space)
    _ = try await marta.home.owner("Zoe")
    let rows = try await marta.browser.get(page).page.rows
    let values = Dictionary(rows.map { ($0.title, $0.value) }) { first, _ in first }
    #expect(values["People"] == "3")
    #expect(values["Spaces"] == "2")
    #expect(values["Database"]??.hasSuffix("B") == true)
  }

  @Test func itSaysHowAPhoneReachesTheHouse() async throws {
    let here = try await TestHouse(apps: []).owner()
    #expect(try await here.browser.get(page).page.words.contains("No phone can reach this"))
    let open = try await TestHouse(apps: [], url: "http://casa.example").owner()
    #expect(try await open.browser.get(page).page.words.contains("Any phone reaches it at http://casa.example."))
  }

  @Test func onlyOperatorsSeeItAndItIsInTheirProfile() async throws {
    let marta = try await TestHouse(apps: []).owner()
    let zoe = try await marta.home.owner("Zoe")
    for path in [OperatingPaths.house(), OperatingPaths.changes()] {
      #expect(try await zoe.browser.get(path.path).status == 403)
      #expect(try await marta.browser.get(path.path).status == 200)
    }
    #expect(try await marta.browser.get(AccountPaths.profile().path).text.contains("\"\(page)\""))
    #expect(try await !zoe.browser.get(AccountPaths.profile().path).text.contains("\"\(page)\""))
  }

  @Test func whatIsNewIsReadAsItIs() {
    let changelog = Changelog("# Changelog\n\nWords.\n\n## 2\n\n- One\n  and `more`.\n- Two.\n\n## 1\n\n- Begun.\n")
    #expect(
      changelog.versions == [
        Changelog.Version(name: "2", changes: ["One and `more`.", "Two."]),
        Changelog.Version(name: "1", changes: ["Begun."]),
      ])
    #expect(Changelog.ofProgram.versions.first.map { $0.changes.count > 5 } == true)
  }
}
