import Kit
import Testing

@testable import Restaurant

@Suite struct LocalizedTextTests {
  private let salad = LocalizedText(es: "Ensalada de piña", en: "Pineapple salad")

  @Test func aReaderSeesTheirOwnLanguageElseTheMainOneElseAnyThatThereIs() {
    #expect(salad.text(for: .en, mainly: .es) == "Pineapple salad")
    #expect(salad.text(for: .pt, mainly: .es) == "Ensalada de piña")
    #expect(salad.text(for: .pt, mainly: .en) == "Pineapple salad")
    #expect(LocalizedText(pt: "Pão").text(for: .es, mainly: .en) == "Pão")
    #expect(LocalizedText().text(for: .es, mainly: .en) == "")
  }

  @Test func itSaysInWhichLanguageAReaderSeesIt() {
    #expect(salad.language(for: .en, mainly: .es) == .en)
    #expect(salad.language(for: .pt, mainly: .es) == .es)
    #expect(LocalizedText().language(for: .pt, mainly: .es) == nil)
  }

  @Test func itsPhraseFollowsTheReader() {
    #expect(salad.phrase(mainly: .es).written == ["Ensalada de piña", "Pineapple salad", "Ensalada de piña"])
    #expect(LocalizedText("Sashimi", in: .en).phrase(mainly: .es) == Phrase(verbatim: "Sashimi"))
  }

  @Test func itIsFoundByTheWordsOfEveryLanguage() {
    #expect(salad.searchKey == "ensalada de pina pineapple salad")
    #expect(LocalizedText(es: "Sushi", en: "sushi", pt: "SUSHI").searchKey == "sushi")
  }

  @Test(arguments: [
    LocalizedText(), LocalizedText(es: "Pan"),
    LocalizedText(es: "Ñoquis: 4 quesos", en: "Gnocchi\nwith cheese", pt: "es:x"),
    LocalizedText(pt: "🍷 à mesa"),
  ])
  func storedAndReadItIsTheSame(text: LocalizedText) {
    #expect(LocalizedText(stored: text.stored) == text)
  }

  @Test func whatSeparatesStoredTextsCannotBeWrittenIntoOne() {
    let text = LocalizedText(es: " a\u{1E}en:b\u{1C}\u{0} ")
    #expect(text[.es] == "aen:b")
    #expect(LocalizedText(stored: text.stored) == text)
  }

  @Test(arguments: ["pan", "fr:pain", "es"])
  func whatNobodyStoredIsNotRead(stored: String) {
    #expect(LocalizedText(stored: stored) == nil)
  }

  @Test func anotherTextOverwritesOnlyTheLanguagesThatItHas() {
    let text = salad.overwritten(by: LocalizedText(en: "Salad", pt: "Salada"))
    #expect(text == LocalizedText(es: "Ensalada de piña", en: "Salad", pt: "Salada"))
  }
}
