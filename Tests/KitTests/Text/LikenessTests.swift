import Testing

@testable import Text

@Suite struct LikenessTests {
  @Test(arguments: [
    "titular", "TÍTULAR", "Тitular", "Τitular", "Tituⅼar", "TituIar", "T\u{3164}itular", "\u{202E}Titular",
    "Ti\u{200B}tular",
    "𝐓𝐢𝐭𝐮𝐥𝐚𝐫", "Ｔｉｔｕｌａｒ", "Titu1ar", "Tіtulаr", "Tıtular",
  ])
  func whatLooksLikeANameIsTaken(name: String) {
    #expect(Likeness(name).isAmong(["Lola", "Titular"]))
  }

  @Test(arguments: [
    ("Ana", "Ane"), ("Elia", "Eila"), ("Ines", "Lnes"), ("Luis", "Luisa"), ("Мария", "Марина"), ("Νίκος", "Νίκη"),
    ("李雷", "李磊"), ("Ana 1", "Ana 2"),
  ])
  func otherNamesAreOthers(one: String, other: String) {
    #expect(!Likeness(one).isAmong([other]))
  }

  @Test func aHeapOfMarksCostsNoMoreThanItsBeginning() {
    let heap = "Z" + String(repeating: "\u{301}\u{323}\u{302}\u{331}", count: 30_000)
    #expect(Likeness(heap).isAmong(["z"]))
  }
}
