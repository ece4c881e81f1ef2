import Foundation
import Kit
import TestKit
import Testing

@testable import Pools

/// The same match out of two sources is one, and what is known of it better stays.
@Suite struct TwoSourcesTests {
  private func bring(
    _ text: String, to marta: TestMember, _ choices: FixtureImport.Choices = FixtureImport.Choices()
  ) async throws -> FixtureImport.Report {
    let file = try FixtureFile(Array(text.utf8), name: text.hasPrefix("{") ? "x.json" : "x.txt")
    return try await marta.change { try FixtureImport.run(file, into: $0, choices: choices).report }
  }

  private let json = """
    {"name":"World Cup 2022","matches":[
    {"round":"Matchday 1","date":"2022-11-20","time":"19:00","team1":"Qatar","team2":"Ecuador","group":"Group A","score":{"ft":[0,2]}},
    {"round":"Matchday 6","date":"2022-11-25","time":"16:00","team1":"Argentina","team2":"France","group":"Group B","score":{"ft":[1,0]}},
    {"round":"Final","num":64,"date":"2022-12-18","time":"18:00","team1":"Argentina","team2":"France",
     "score":{"ht":[2,0],"ft":[2,2],"et":[3,3],"p":[4,2]}}]}
    """

  @Test func aCalendarWithoutDaysTellsOfTheSameMatches() async throws {
    let marta = try await TestHouse().owner()
    #expect(try await bring(json, to: marta).new == 3)
    let report = try await bring(
      "= World Cup 2022\n▪ First stage\n▪▪ Group A\n  Qatar v Ecuador   0-2\n▪ Final\n  Argentina v France  3-3 a.e.t., 4-2 pen.\n",
      to: marta)
    // Two of Argentina's matches with France are there: only the round tells which.
    #expect((report.new, report.changed.count, report.unchanged) == (0, 0, 2))
    #expect(try await marta.read { try FixtureStore($0).count() } == 3)
  }

  @Test func numbersAndZonesOfATextAreTheSameMatchesToo() async throws {
    let marta = try await TestHouse().owner()
    _ = try await bring(json, to: marta)
    let report = try await bring(
      "= World Cup 2022\n▪ Final\nSun Dec 18\n  (64) 18:00 UTC+3  Argentina 3-3 a.e.t. (2-2, 2-0), 4-2 pen. France   @ Lusail\n",
      to: marta)
    #expect((report.new, report.changed.count) == (0, 1))
  }

  @Test(arguments: [
    (
      "{\"ht\":[2,0],\"ft\":[2,2],\"et\":[3,3],\"p\":[4,2]}", "{\"et\":[3,3],\"p\":[4,2]}", "ht 2-0 ft 2-2 et 3-3 p 4-2"
    ),
    ("{\"ft\":[1,1],\"et\":[2,1]}", "{\"ft\":[2,1]}", "ft 1-1 et 2-1"),
    ("{\"ft\":[1,1],\"p\":[4,2]}", "{\"ft\":[1,1]}", "ft 1-1 p 4-2"),
    ("{\"et\":[2,1]}", "{\"ft\":[1,1],\"et\":[2,1]}", "ft 1-1 et 2-1"),
    ("{\"ft\":[2,1]}", "{\"ft\":[1,1],\"et\":[2,1]}", "ft 1-1 et 2-1"),
  ]) func aPoorerSourceErasesNoBetterKnownScore(known: String, said: String, holds: String) throws {
    let (before, after) = (
      ScoreNode(try JSONReader.read(known)).reading.score, ScoreNode(try JSONReader.read(said)).reading.score
    )
    #expect(before.updated(by: after).stored == holds)
  }

  @Test func clubsAreKnownWithTheirCountryBehindThem() {
    let book = ClubBook.shared
    for (name, key) in [
      ("Real Madrid CF (ESP)", "es.real-madrid"), ("FC Bayern München (GER)", "de.bayern"),
      ("Botafogo (Bra)", "br.botafogo"),
      ("Sporting Clube de Portugal (POR)", "pt.sporting"), ("Arsenal FC (ENG)", "en.arsenal"),
      ("Barcelona (ECU)", "ec.barcelona"),
      ("Nacional (URU)", "uy.nacional"), ("Nacional (POR)", "pt.nacional"),
    ] { #expect(book.side(named: name).key == key, "\(name)") }
    #expect(book.side(named: "Real Madrid CF (ESP)").name == "Real Madrid")
    // A namesake elsewhere is another club.
    #expect(book.side(named: "Everton (CHI)").key.hasPrefix(Side.unknown))
    #expect(book.side(named: "Liverpool", in: "uy").key.hasPrefix(Side.unknown))
    #expect(book.side(named: "Liverpool", in: "en").key == "en.liverpool")
    #expect(book.side(named: "Uruguay", in: "uy").key == "nt.uruguay")
  }

  @Test func nationsAreKnownByTheirNamesInThreeLanguagesAndTheirCodes() {
    let book = ClubBook.shared
    for (name, key) in [
      ("Italia", "nt.italy"), ("Itália", "nt.italy"), ("ITA", "nt.italy"), ("Dinamarca", "nt.denmark"),
      ("DEN", "nt.denmark"),
      ("DNK", "nt.denmark"), ("Republic of Ireland", "nt.ireland"), ("China PR", "nt.china"),
      ("Korea DPR", "nt.north-korea"),
      ("Czechia", "nt.czechia"), ("Côte d'Ivoire", "nt.ivory-coast"), ("Trinidad & Tobago", "nt.trinidad"),
      ("Kosovo", "nt.kosovo"),
      ("Soviet Union", "nt.soviet-union"), ("Eslovénia", "nt.slovenia"), ("Ucrania", "nt.ukraine"),
      ("IR Iran", "nt.iran"),
    ] { #expect(book.side(named: name).key == key, "\(name)") }
    // FIFA's 211, and those that were.
    #expect(book.nations.count { $0.zone != nil } == 211)
    for nation in book.nations { if let zone = nation.zone { #expect(Zone(zone) != nil, "\(zone)") } }
  }

  @Test func shieldsThatAreAlikeBearDifferentLetters() {
    var seen: [String: String] = [:]
    for club in ClubBook.shared.clubs {
      #expect((1...3).contains(club.initials.count), "\(club.key)")
      let face = "\(club.country) \(club.initials)"
      #expect(seen[face] == nil, "\(club.key) looks like \(seen[face] ?? "")")
      seen[face] = club.key
    }
    #expect(
      Initials.of("Girona FC") == "GIR" && Initials.of("San Fernando") == "SFE" && Initials.of("1. FC Köln") == "KOL")
  }

  @Test(arguments: [
    ("Spain Primera División 2025/26", "Europe/Madrid"), ("Uganda Premier League 2023/24", "Africa/Kampala"),
    ("Premier League 2025/26", "Europe/London"), ("English Premier League 2025/26", "Europe/London"),
    ("Russian Premier League 2024/25", "Europe/Moscow"), ("Liga MX 2024/25", "America/Mexico_City"),
    ("Copa Libertadores 2025", "America/Argentina/Buenos_Aires"), ("UEFA Champions League 2025/26", "Europe/Paris"),
    ("World Cup 2022", "Asia/Qatar"), ("Euro 2024", "Europe/Berlin"), ("Deutsche Bundesliga 2010/11", "Europe/Berlin"),
    ("Austrian Bundesliga 2024/25", "Europe/Vienna"), ("Northern Ireland Premiership 2024/25", "Europe/London"),
    ("J1 League 2025", "Asia/Tokyo"), ("Serie A 2024/25", "Europe/Rome"),
    ("Brasileirão Série A 2025", "America/Sao_Paulo"),
    ("League of Words 2020", nil),
  ]) func theTitleTellsWhereClocksAreRead(title: String, zone: String?) {
    #expect(Competition(title: title).zone?.identifier == zone)
  }

  @Test func theZoneIsSaidAndCanBeChangedForWhatComesLaterToo() async throws {
    let marta = try await TestHouse().owner()
    let text = "= League of Words 2026/27\n▪ Matchday 1\nTue Dec 1 2026\n  20:00  Alpha v Beta\n"
    let file = try FixtureFile(Array(text.utf8), name: "words.txt")
    let past = try await marta.change { transaction in
      let (report, activity) = try FixtureImport.run(file, into: transaction)
      #expect(report.zone == ReadZone(identifier: "Europe/Madrid", reason: .space))
      return try PastImportStore(transaction).keep(report, as: activity, from: "words.txt")
    }
    let kickOff = {
      try await marta.read { try FixtureStore($0).upcoming(from: TestClock.start).elements.first?.kickOff?.iso8601 }
    }
    #expect(try await kickOff() == "2026-12-01T19:00:00Z")
    #expect(try await marta.get(PoolsPaths.pastImport(past)).page.words.contains("Europe/Madrid"))
    let answer = try await marta.post(PoolsPaths.importZone(past), [("zone", "Asia/Tokyo")])
    #expect(answer.status == 303)
    #expect(try await kickOff() == "2026-12-01T11:00:00Z")
    #expect(try await marta.post(PoolsPaths.importZone(past), [("zone", "Europe/Atlantis")]).status == 409)
    // The calendar comes again, as by its timetable.
    let again = try await bring(text, to: marta)
    #expect((again.unchanged, again.zone) == (1, ReadZone(identifier: "Asia/Tokyo", reason: .chosen)))
    let activity: ID<Activity>? = try await marta.read {
      try $0.connection.value("SELECT id FROM pools_import WHERE changed = 1 ORDER BY at DESC LIMIT 1")
    }
    #expect(try await marta.post(Undoing.path(try #require(activity)), [("back", "/pools/fixtures")]).status == 303)
    #expect(try await kickOff() == "2026-12-01T19:00:00Z")
    #expect(try await bring(text, to: marta).zone == ReadZone(identifier: "Europe/Madrid", reason: .space))
  }
}
