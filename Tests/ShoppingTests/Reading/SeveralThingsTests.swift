import Kit
import Testing

@testable import Shopping

@Suite struct SeveralThingsTests {
  private func names(_ text: String, _ language: Language) -> [String] {
    ListText(text, parser: LineParser(currency: .eur, language: language)).entries.map(\.line.name)
  }

  @Test(arguments: [
    ("leche y huevos y pan", Language.es, ["leche", "huevos", "pan"]),
    ("pan y leche y 2 kg de patatas y huevos", .es, ["pan", "leche", "patatas", "huevos"]),
    ("milk and eggs and bread", .en, ["milk", "eggs", "bread"]), ("pão e leite e ovos", .pt, ["pão", "leite", "ovos"]),
    ("bread and butter", .en, ["bread", "butter"]),
  ])
  func severalThatAreLinkedAreEachOne(line: String, language: Language, things: [String]) {
    #expect(names(line, language) == things)
  }

  @Test(arguments: [
    ("mac and cheese", Language.en), ("fish and chips", .en), ("half and half", .en),
    ("pizza de jamón y queso y piña", .es), ("zumo de naranja y zanahoria", .es),
  ])
  func aDishOfSeveralIsOne(line: String, language: Language) {
    #expect(names(line, language) == [line])
  }

  @Test(arguments: [
    ("2 panes y una docena de huevos", Language.es, "huevos"), ("2 panes y media docena de huevos", .es, "huevos"),
    ("3 iogurtes e meia dúzia de ovos", .pt, "ovos"), ("2 pães e uma dúzia de ovos", .pt, "ovos"),
    ("2 loaves and a dozen eggs", .en, "eggs"),
  ])
  func anAmountInTwoWordsIsOne(line: String, language: Language, last: String) {
    let names = names(line, language)
    #expect(names.count == 2 && names.last == last)
  }

  @Test func aDishStandsAmongOthers() {
    #expect(names("mac and cheese and milk", .en) == ["mac and cheese", "milk"])
    #expect(names("milk and fish and chips", .en) == ["milk", "fish and chips"])
    #expect(names("2 fish and chips, milk", .en) == ["fish and chips", "milk"])
  }
}
