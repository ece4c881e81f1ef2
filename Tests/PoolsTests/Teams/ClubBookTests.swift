import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct ClubBookTests {
  @Test func theBookHoldsClubsAndNations() {
    let book = ClubBook.shared
    #expect(book.clubs.count { $0.key.hasPrefix("nt.") } == 48)
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

  @Test func anUnknownClubHasTheNeutralShieldAndOneKey() {
    let side = ClubBook.shared.side(named: "UD San Nadie")
    #expect(side.shield == .neutral)
    #expect(side.key == ClubBook.shared.side(named: "San Nadie").key)
    #expect(side.name == "UD San Nadie")
  }

  @Test(arguments: Shield.Pattern.allCases) func everyPatternIsDrawnWithoutStyles(pattern: Shield.Pattern) throws {
    let shield = Shield(
      first: try #require(Colour("#d7141a")), second: try #require(Colour("#ffffff")), pattern: pattern)
    let drawing = String(decoding: shield.html.rendered(for: Manner(language: .en, zone: .utc), at: nil), as: UTF8.self)
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
