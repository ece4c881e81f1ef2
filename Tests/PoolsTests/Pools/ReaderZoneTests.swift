import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct ReaderZoneTests {
  @Test(arguments: [
    ("Europe/Madrid", Language.es, "hora de Madrid"), ("Europe/London", .es, "hora de Londres"),
    ("Europe/London", .en, "London time"), ("America/Sao_Paulo", .pt, "hora de São Paulo"),
    ("America/Argentina/Buenos_Aires", .en, "Buenos Aires time"), ("UTC", .es, "UTC"),
  ]) func aZoneIsNamedByItsCity(zone: String, language: Language, name: String) throws {
    let locale = ReaderLocale(language: language, zone: try #require(Zone(zone)))
    #expect(ReaderZone().text(in: locale) == name)
  }

  @Test func whereAKickOffOrALockIsShownItsZoneIsNamed() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    let page = try await cast.marta.get(PoolsPaths.pool(pool)).page.words
    #expect(page.contains("(Madrid time)"))
    #expect(page.contains("Bets are open until"))
    #expect(page.components(separatedBy: "(Madrid time)").count == 3)
    for link in [PoolsPaths.summary(pool), PoolsPaths.poolForm(pool)] {
      #expect(try await cast.marta.get(link).text.contains("Madrid time"), "\(link.path)")
    }
  }
}
