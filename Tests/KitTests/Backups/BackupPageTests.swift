import TestKit
import Testing

@testable import Kit

@Suite struct BackupPageTests {
  private static let day = Duration.seconds(24 * 3600)

  @Test(arguments: [(Language.es, "Aún no hay ninguna"), (.en, "None yet"), (.pt, "Ainda não há nenhuma")])
  func theOperatorMakesOneAndSeesWhenItWas(language: Language, none: String) async throws {
    let marta = try await TestHouse().owner(language: language)
    #expect(try await marta.browser.get(BackupPaths.backups().path).page.words.contains(none))
    let answer = try await marta.browser.post(BackupPaths.backups().path)
    #expect(answer.status == 303)
    let page = try await marta.browser.follow(answer).page
    #expect(!page.words.contains(none))
    #expect(page.rows.count == 1)
    #expect(try marta.home.house.backups.all().count == 1)
  }

  @Test func onlyOperatorsSeeThem() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let others = [try await house.member(of: marta.space), try await house.owner("Zoe")]
    for other in others {
      #expect(try await other.browser.get(BackupPaths.backups().path).status == 403)
      #expect(try await other.browser.post(BackupPaths.backups().path).status == 403)
      #expect(try await !other.browser.get(AccountPaths.profile().path).text.contains(BackupPaths.backups().path))
    }
    #expect(try house.house.backups.all().isEmpty)
    #expect(try await marta.browser.get(AccountPaths.profile().path).text.contains(BackupPaths.backups().path))
  }

  @Test func theHomeScreenSaysWhenThereIsNoGoodOne() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let zoe = try await house.owner("Zoe")
    let says = { (member: TestMember) in
      try await member.get(AccountPaths.springboard()).page.words.contains("no good backup from the last two days")
    }
    #expect(try await !says(marta))
    house.clock.advance(by: Self.day * 3)
    #expect(try await says(marta))
    #expect(try await !says(zoe))
    _ = try await marta.browser.post(BackupPaths.backups().path)
    #expect(try await !says(marta))
  }
}
