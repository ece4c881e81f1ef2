import Kit
import TestKit
import Testing

@testable import Pools

/// Teams that a space has added for itself.
@Suite struct OwnTeamTests {
  private func form(_ name: String, aliases: String = "", first: String = "#0a66d8") -> [(String, String)] {
    [("name", name), ("aliases", aliases), ("first", first), ("second", "#ffffff"), ("pattern", "stripes")]
  }

  private func add(_ name: String, aliases: String = "", by marta: TestMember) async throws -> ID<Team> {
    let (id, draft): (ID<Team>, TeamDraft) = (
      marta.home.house.mint.id(), TeamDraft(Form(form(name, aliases: aliases)))
    )
    try await marta.change { _ = try TeamStore($0).add(draft, id: id) }
    return id
  }

  @discardableResult
  private func bring(_ home: String, to marta: TestMember) async throws -> FixtureImport.Report {
    let match = #"{"round":"1","date":"2026-12-01","time":"21:00","team1":"\#(home)","team2":"Real Betis"}"#
    let file = try FixtureFile(
      Array("{\"name\":\"Copa del barrio 2026/27\",\"matches\":[\(match)]}".utf8), name: "copa.json")
    return try await marta.change { try FixtureImport.run(file, into: $0).report }
  }

  private func fixtures(of marta: TestMember) async throws -> [Fixture] {
    try await marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements }
  }

  @Test func aTeamIsCorrectedInTheListAndInItsMatchesAndNotInThePoolsThatWereMade() async throws {
    let cast = try await PoolsCast()
    let id = try await add("Los Lnues", aliases: "Lunes FC", by: cast.marta)
    try await bring("Lunes FC", to: cast.marta)
    #expect(try await fixtures(of: cast.marta).first?.home.name == "Los Lnues")
    let side = try await cast.marta.read { try $0.find(id).side }
    let pool = try await cast.pool(cast.content(home: side))

    #expect(try await cast.marta.get(PoolsPaths.team(id)).page.field("name")?.value == "Los Lnues")
    let answer = try await cast.marta.post(
      PoolsPaths.team(id), form("Los Lunes", aliases: "Lunes FC", first: "#00AA44"))
    #expect(answer.status == 303)
    #expect(try await cast.marta.get(PoolsPaths.teams()).text.contains("Los Lunes"))
    let corrected = try #require(try await fixtures(of: cast.marta).first?.home)
    #expect(corrected.name == "Los Lunes")
    #expect(corrected.storedShield == "stripes #00aa44 #ffffff")
    #expect(try await cast.pool(pool).home.name == "Los Lnues")
  }

  @Test func whatIsWrongIsSaidAndTheFormKeepsWhatWasTyped() async throws {
    let marta = try await TestHouse().owner()
    let id = try await add("Los Lunes", by: marta)
    _ = try await add("Los Martes", by: marta)
    for (wrong, field) in [
      (form(""), "name"), (form("los martes"), "name"), (form("Los Lunes", first: "azul"), "first"),
    ] {
      let answer = try await marta.post(PoolsPaths.team(id), wrong)
      #expect(answer.status == 422)
      #expect(try answer.page.field(field)?.problem != nil)
    }
    #expect(try await marta.read { try $0.find(id).name } == "Los Lunes")
  }

  @Test func twoWhoChangeATeamAtOnceKeepBothChanges() async throws {
    let marta = try await TestHouse().owner()
    let id = try await add("Los Lunes", by: marta)
    let shown = TeamDraft(Form(form("Los Lunes")))
    var (renamed, recoloured) = (shown, shown)
    renamed.name = "Lunes Unidos"
    recoloured.first = "#d7141a"
    for draft in [renamed, recoloured] {
      try await marta.change { try TeamStore($0).change(id, to: draft, from: shown) }
    }
    let team = try await marta.read { try $0.find(id) }
    #expect((team.name, team.shield.first.text) == ("Lunes Unidos", "#d7141a"))
  }

  @Test func aSeasonGoesOnWithATeamThatIsCalledOtherwiseNow() async throws {
    let marta = try await TestHouse().owner()
    let id = try await add("Los Lunes", aliases: "Lunes FC", by: marta)
    try await bring("Lunes FC", to: marta)
    try await marta.change { try TeamStore($0).change(id, to: TeamDraft(Form(form("Lunes Unidos"))), from: nil) }
    for name in ["Lunes FC", "Los Lunes", "Lunes Unidos"] {
      let report = try await bring(name, to: marta)
      #expect((report.new, report.changed.count, report.unchanged) == (0, 0, 1), "\(name)")
    }
    #expect(try await fixtures(of: marta).map(\.home.name) == ["Lunes Unidos"])
  }

  @Test func aFormerNameWithACommaIsOneName() async throws {
    let marta = try await TestHouse().owner()
    let id = try await add("Lunes, Martes y Cía", by: marta)
    try await marta.change { try TeamStore($0).change(id, to: TeamDraft(Form(form("Los Lunes"))), from: nil) }
    #expect(try await marta.read { try $0.find(id).former } == ["Lunes, Martes y Cía"])
  }

  @Test func aSeasonGoesOnWithATeamThatHasBeenDeleted() async throws {
    let marta = try await TestHouse().owner()
    let id = try await add("Los Lunes", aliases: "Lunes FC", by: marta)
    try await bring("Lunes FC", to: marta)
    #expect(try await marta.post(PoolsPaths.teamDeletion(id)).status == 303)
    let report = try await bring("Lunes FC", to: marta)
    #expect((report.new, report.unchanged) == (0, 1))
    #expect(try await fixtures(of: marta).count == 1)
  }

  @Test func aSeasonGoesOnWhenNothingIsLeftOfATeamButItsName() async throws {
    let marta = try await TestHouse().owner()
    _ = try await add("Los Lunes", by: marta)
    try await bring("Los Lunes", to: marta)
    try await marta.change { try $0.run("DELETE FROM pools_team") }
    for name in ["Los Lunes", "Los Lunes FC"] { #expect(try await bring(name, to: marta).new == 0, "\(name)") }
    #expect(try await fixtures(of: marta).map(\.home.name) == ["Los Lunes FC"])
  }

  @Test func whoIsShownByANameComesBeforeWhoIsOnlyCalledSo() async throws {
    let marta = try await TestHouse().owner()
    let found = try await marta.read { try TeamStore($0).choices(matching: "sevilla", limit: 5).clubs }
    #expect(found.map(\.names[0]) == ["Sevilla FC", "Real Betis"])
  }

  @Test func aTeamThatHasBeenDeletedSaysSo() async throws {
    let marta = try await TestHouse().owner()
    let id = try await add("Los Lunes", by: marta)
    #expect(try await marta.post(PoolsPaths.teamDeletion(id)).status == 303)
    #expect(try await marta.get(PoolsPaths.team(id)).status == 410)
    #expect(try await marta.post(PoolsPaths.team(id), form("Otra vez")).status == 410)
  }
}
