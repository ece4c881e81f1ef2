import Testing

@testable import Text

struct CapitalizedTests {
  @Test(arguments: [
    ("hoy", "Hoy"), ("Hoy", "Hoy"), ("últimos", "Últimos"), ("n\u{303}oras", "N\u{303}oras"), ("ßa", "SSa"),
    ("3 kg", "3 kg"), ("a", "A"), ("", ""),
  ])
  func theFirstLetterIsLargeInWhateverAlphabet(text: String, expected: String) {
    let locale = ReaderLocale(language: .es, zone: .utc)
    #expect(Capitalized(Phrase(verbatim: text)).text(in: locale) == expected)
  }
}
