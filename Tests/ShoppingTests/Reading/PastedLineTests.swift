import Kit
import Testing

@testable import Shopping

@Suite struct PastedLineTests {
  private func names(_ text: String) -> [String] {
    ListText(text, parser: LineParser(currency: .eur, language: .es)).entries.map(\.line.name)
  }

  @Test func everyLineThatSaysSomethingIsAnItem() {
    let pasted = """
      - 2 kg tomates
      * pan

      • leche 0,95
      – 6 huevos
      1. arroz
      2) pasta
      - [ ] café
      - [x] té
      [ ] sal
      ☐ azúcar
      ☑ aceite
      ✅ vinagre
         \u{A0}
      agua
      """
    let first = ["tomates", "pan", "leche", "huevos", "arroz", "pasta", "café", "té", "sal", "azúcar", "aceite"]
    #expect(names(pasted) == first + ["vinagre", "agua"])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\n\n\n"])
  func linesEndAsOnAnySystem(end: String) {
    #expect(names("pan\(end)leche\(end)") == ["pan", "leche"])
  }

  @Test(arguments: [
    ("- [ ] pan", "pan", false), ("- [x] pan", "pan", true), ("* [X] pan", "pan", true), ("[] pan", "pan", false),
    ("✔️ pan", "pan", true), ("3. [x] pan", "pan", true),
  ])
  func aBoxSaysWhetherItIsTicked(line: String, text: String, isTicked: Bool) {
    let pasted = PastedLine(line[...])
    #expect(pasted.text == text)
    #expect(pasted.isTicked == isTicked)
  }

  @Test(arguments: [
    "-3 °C", "*oferta*", "1.5 kg pan", "2 kg pan", "[x]pan", "2024. vino", "(2) pan", "+pan", "--", "a) pan",
  ])
  func whatOnlyLooksLikeAMarkStays(line: String) {
    let pasted = PastedLine(line[...])
    #expect(pasted.text == line)
    #expect(pasted.isTicked == nil)
  }

  @Test(arguments: ["", "   ", "-", "- ", "1.", "- [ ]", "[x]", "•"]) func aMarkAloneIsNoItem(line: String) {
    #expect(names(line).isEmpty)
  }

  @Test func onlyOneMarkOfEachKindIsTaken() {
    #expect(PastedLine("- - pan").text == "- pan")
    #expect(PastedLine("- [ ] [x] pan").text == "[x] pan")
  }
}
