import TestKit
import Testing

@testable import Kit

@Suite struct TextRuleTests {
  private static let heap = "Z" + String(repeating: "\u{301}\u{323}\u{302}\u{331}", count: 10_000)

  @Test func oneCharacterOfThousandsOfMarksIsNoShortText() {
    #expect(Self.heap.count == 1)
    #expect(TextRule.optional(Self.heap, atMost: 60) == KitPhrases.tooLong(60))
    #expect(TextRule.optional(Self.heap, atMost: 100_000) == KitPhrases.tooLong(100_000), "no run of marks is a text")
    #expect(Profile.problem(withName: Self.heap) != nil)
    #expect(SpaceDraft.problem(withName: Self.heap) != nil)
  }

  @Test(arguments: [
    "Ñandú", "Nguyễn Thị Ánh", "Zoë 👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 London", "שָׁלוֹם", "क्षत्रिय", "مُحَمَّد",
    "n\u{303}andu\u{301}",
  ])
  func whatPeopleWriteIsTaken(text: String) {
    #expect(TextRule.optional(text, atMost: 20) == nil)
    #expect(Profile.problem(withName: text) == nil)
  }

  @Test func aLimitInCharactersIsOneInWhatTheyAreMadeOfToo() {
    let accented = String(repeating: "a\u{301}", count: 10)
    #expect(TextRule.fits(accented, 10))
    #expect(!TextRule.fits(accented, 9))
    let piled = String(repeating: "a\u{301}\u{302}\u{303}\u{304}", count: 10)
    #expect(piled.count == 10)
    #expect(!TextRule.fits(piled, 10))
  }

  @Test func aNameHasSixtyCharactersAnd240Bytes() {
    #expect(Profile.problem(withName: String(repeating: "ñ", count: 60)) == nil)
    #expect(Profile.problem(withName: String(repeating: "ñ", count: 61)) != nil)
    #expect(Profile.problem(withName: String(repeating: "👩‍👩‍👧‍👦", count: 11)) != nil)
  }

  @Test func aNameOfWhatCannotBeSeenIsNone() {
    for name in ["", " ", "\u{3164}", "\u{115F}\u{1160}", "\u{200B}", "…"] {
      #expect(Profile.problem(withName: name) == KitPhrases.nameMissing)
    }
  }

  @Test func whatIsOnlyShownIsCutInsideACharacterToo() {
    #expect(Self.heap.cut(to: 40).utf8.count < 100)
    #expect("Viña".cut(to: 40) == "Viña" && "Viña"[...].cut(to: 3) == "Viñ")
  }
}
