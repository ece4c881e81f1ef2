import Testing

@testable import Kit

/// Where nothing is called as somebody typed, the nearest word that is known is proposed.
@Suite struct VocabularyTests {
  private static let words = Vocabulary([
    "Bar Núñez", "Casa Martínez", "Martín Pescador", "Mercadona", "Tarta de queso",
  ])

  private func meant(_ text: String) -> String? { Vocabulary.meant(by: text, among: [Self.words]) }

  @Test(arguments: [
    ("martinze", "Martínez"), ("Núñes", "Núñez"), ("mercadnoa", "Mercadona"), ("mercdona", "Mercadona"),
    ("mercadonna", "Mercadona"), ("tatra", "Tarta"),
  ])
  func oneSlipIsForgiven(typed: String, meant: String) {
    #expect(self.meant(typed) == meant)
  }

  @Test func twoAreForgivenInALongWord() {
    #expect(meant("mrecadnoa") == "Mercadona")
    #expect(meant("qeuos") == nil)
  }

  @Test func shortWordsAndThoseLikeNothingAreLeftAlone() {
    #expect(meant("bra") == nil)
    #expect(meant("xxyyzz") == nil)
    #expect(meant("martinze xxyyzz") == nil)
  }

  @Test func whatIsKnownStaysAsItWasTyped() {
    #expect(meant("casa martinze") == "casa Martínez")
    #expect(meant("casa queso") == nil)
    #expect(meant("marti") == nil)
  }

  @Test func ofTwoThatAreAsNearTheMoreFrequentIsMeant() {
    let words = Vocabulary(["Pera", "Peru", "Peru verde"])
    #expect(Vocabulary.meant(by: "pero", among: [words]) == "Peru")
  }

  @Test(
    arguments: [
      ("casa", "casa", 0), ("casa", "cada", 1), ("casa", "csaa", 1), ("casa", "casas", 1), ("casa", "asa", 1),
      ("casa", "sac", nil),
    ] as [(String, String, Int?)])
  func slipsAreCounted(one: String, other: String, slips: Int?) {
    #expect(Slips.between(Array(one.utf8), Array(other.utf8), atMost: 2) == slips)
  }
}
