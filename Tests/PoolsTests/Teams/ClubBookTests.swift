import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct ClubBookTests {
  @Test func theBookHoldsClubsAndNations() {
    let book = ClubBook.shared
    #expect(book.clubs.count { $0.isNation } == 221)
    #expect(book.clubs.count { !$0.key.hasPrefix("nt.") } >= 80)
  }

  @Test func noNameStandsForTwoClubs() {
    var owners: [String: String] = [:]
    for club in ClubBook.shared.clubs {
      for name in Set(club.names.map(\.searchKey)) {
        #expect(owners[name] == nil || owners[name] == club.key, "\(name): \(owners[name] ?? ""), \(club.key)")
        owners[name] = club.key
      }
    }
  }

  @Test(arguments: [
    ("Real Madrid CF", "es.real-madrid"), ("REAL MADRID", "es.real-madrid"), ("Ath Bilbao", "es.athletic"),
    ("Sporting Clube de Braga", "pt.braga"), ("Czechia", "nt.czechia"), ("España", "nt.spain"),
    ("FC Getafe", "es.getafe"),
    ("Real Sociedad B", "es.real-sociedad-b"),
  ]) func aClubIsFoundByAnyOfItsNames(name: String, key: String) {
    #expect(ClubBook.shared.side(named: name).key == key)
  }

  @Test(arguments: [
    ("Spain Segunda División 2025/26", "es.sporting"), ("Portuguese Primeira Liga 2025/26", "pt.sporting"),
    ("UEFA Champions League 2025/26", "pt.sporting"),
  ]) func aNameThatTwoCountriesHaveIsTheClubOfTheCompetition(title: String, key: String) {
    #expect(FixtureTeam(named: "Sporting", in: Competition(title: title).country).key == key)
  }

  /// Each club of the files that the book knows by one of its names, it knows by all of them.
  @Test(
    .enabled(if: FootballData.isThere),
    arguments: [("es", "clubs/es.clubs.txt"), ("en", "clubs/eng.clubs.txt"), ("pt", "clubs/pt.clubs.txt")])
  func aClubIsFoundByEveryNameOfTheClubFiles(country: String, path: String) throws {
    let book = ClubBook.shared
    var known = 0
    for names in try Self.clubs(path) {
      let clubs = Set(names.compactMap { book.club(named: $0, in: country) }.filter { $0.country == country })
      guard let club = clubs.first else { continue }
      known += 1
      for name in names { #expect(book.club(named: name, in: country)?.key == club.key, "\(name)") }
    }
    #expect(known >= 15)
  }

  /// The names of each club: “Sevilla FC,  Sevilla” and below it “| Sevilla | FC Sevilla [de]  # a remark”.
  private static func clubs(_ path: String) throws -> [[String]] {
    var clubs: [[String]] = []
    for line in String(decoding: try FootballData.bytes(path), as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.prefix { $0 != "#" }.trimmingPrefix(while: \.isWhitespace)
      if text.isEmpty || text.hasPrefix("=") { continue }
      if text.hasPrefix("|") {
        let names = text.split(separator: "|").map { String($0.replacing(/\[[a-z]+\]/, with: "")) }
        clubs[clubs.count - 1] += names.filter { !$0.searchKey.isEmpty }
      } else {
        let name = text.prefix { $0 != "," }.replacing(#/^[ivx]+\) /#, with: "").replacing(#/\(.*?\)/#, with: "")
        clubs.append([String(name)])
      }
    }
    return clubs
  }

  @Test func anUnknownClubHasTheNeutralShieldAndOneKey() {
    let side = ClubBook.shared.side(named: "UD San Nadie")
    #expect(side.shield == .neutral)
    #expect(side.key == ClubBook.shared.side(named: "San Nadie").key)
    #expect(side.name == "UD San Nadie")
  }

  @Test(arguments: Shield.Pattern.allCases) func everyPatternIsDrawnWithoutStyles(pattern: Shield.Pattern) throws {
    let shield = Shield(
      first: try #require(Colour("#d7141a")), second: try #require(Colour("#ffffff")), pattern: pattern)
    let drawing = String(
      decoding: shield.html("ATH").rendered(for: ReaderLocale(language: .en, zone: .utc), at: nil), as: UTF8.self)
    #expect(!drawing.contains("style="))
    #expect(!drawing.contains(" id="))
    #expect(drawing.contains("#d7141a"))
    #expect(Shield(stored: shield.stored) == shield)
  }

  @Test(arguments: ["#12345", "red", "#12345g", "#1234567", "url(x)", "\"><script>"])
  func aColourIsSixDigitsOrNothing(text: String) {
    #expect(Colour(text) == nil)
  }
}
