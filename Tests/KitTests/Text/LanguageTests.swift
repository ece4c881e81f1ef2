import Testing

@testable import Text

struct LanguageTests {
  @Test(arguments: [
    (nil, Language.en),
    ("", .en),
    ("es", .es),
    ("es-ES,es;q=0.9,en;q=0.8", .es),
    ("PT-br", .pt),
    ("pt-PT", .pt),
    ("en-GB;q=0.5, pt;q=0.7", .pt),
    ("de, fr;q=0.9, es;q=0.1", .es),
    ("de", .en),
    ("*", .en),
    ("*, es;q=0.1", .es),
    ("es;q=0, pt;q=0.001", .pt),
    ("es;q=0", .en),
    ("en , es", .en),
    ("es ; q=0.4 , en;q=0.3", .es),
    ("es;q=zwei,pt;q=0.2", .pt),
    ("es;q=7,pt", .pt),
    (";q=1,,-,es", .es),
    ("est", .en),
  ])
  func theMostWantedLanguageOfTheHeaderIsChosen(header: String?, language: Language) {
    #expect(Language(acceptLanguage: header) == language)
  }

  @Test func languagesNameThemselves() {
    #expect(Language.allCases.map(\.ownName) == ["Español", "English", "Português"])
  }
}
