import Foundation
import Testing

@testable import Text

struct FoldingTests {
  @Test(arguments: [
    ("", ""), ("   ", ""), ("¿?", ""),
    ("Ana García", "ana garcia"), ("  Ana \t\n García  ", "ana garcia"),
    ("ÁÉÍÓÚÜÑÇ áéíóúüñç", "aeiouunc aeiouunc"), ("São João Ãõ", "sao joao ao"),
    ("Straße GROẞ", "strasse gross"), ("Ødegård Ærø cœur Œuf", "odegard aero coeur oeuf"), ("Łódź Đorđe", "lodz dorde"),
    ("İstanbul ılık", "istanbul ilik"), ("þing Ðað", "thing dad"), ("Ǆ ǅ ǆ", "dz dz dz"),
    ("Ngô Đình Diệm, Phở", "ngo dinh diem pho"),
    ("ﬁn ﬂor ﬃ ﬆ", "fin flor ffi st"), ("ＡＢＣ　１２３！", "abc 123"), ("x² H₂O 1º 2ª", "x2 h2o 1o 2a"),
    ("Xarel·lo", "xarello"), ("Paraŀlel", "parallel"), ("xarel\u{2027}lo", "xarello"),
    ("Nero d'Avola", "nero davola"), ("Nero d’Avola", "nero davola"), ("O`Neill", "oneill"),
    ("L´Hospitalet", "lhospitalet"),
    ("Pouilly-Fuissé", "pouilly fuisse"), ("A.B.C. (d.o.c.g.)", "a b c d o c g"), ("50% de_todo\\", "50 de todo"),
    ("n~", "n"),
    ("3,50 €", "3 50"), ("«Viña» – “Tinto”…", "vina tinto"), ("so\u{AD}bre\u{200B}mesa", "sobremesa"),
    ("a\u{301}e\u{300}n\u{303}", "aen"), ("e\u{301}\u{328}", "e"),
    ("Ёлка ЙОД", "елка иод"), ("Е\u{308}лка И\u{306}од", "елка иод"), ("Άλφα ΣΟΦΌΣ σοφός", "αλφα σοφοσ σοφοσ"),
    ("ᾼ Ώ", "α ω"),
    ("東京 ワイン", "東京 ワイン"), ("שלום", "שלום"), ("हिन्दी", "हिन्दी"),
    ("🍷 Tinto", "🍷 tinto"), ("𝐀", "𝐀"),
  ])
  func theSearchKeyFoldsWhatPeopleTypeDifferently(text: String, key: String) {
    #expect(text.searchKey == key)
  }

  @Test(arguments: ["avola", "AVOLA", "davola", "d'Avola", "d’avola", "nero d", "Nero D'Ávola"])
  func aWineIsFoundHoweverItsApostropheIsTyped(query: String) {
    #expect("Nero d’Avola".searchKey.contains(query.searchKey))
  }

  @Test func composedAndDecomposedTextHaveTheSameKeys() {
    let text = "Ñandú çà Łódź Ǻ ǖ ṩ Ậ Ё Й ΐ ᾧ Ǆ İ ñÑ pingüino Ș ţ Ǽ"
    for form in [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping] {
      #expect(form.searchKey == text.searchKey)
      #expect(form.sortKey == text.sortKey)
    }
  }

  @Test func everyAccentedLatinLetterBecomesASCII() {
    for value in [
      0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F, 0x1CD...0x1DC, 0x1F8...0x21B, 0x1E00...0x1E99, 0x1EA0...0x1EF9,
    ].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let key = String(scalar).searchKey
      #expect(!key.isEmpty && key.utf8.allSatisfy { (97...122).contains($0) }, "\(scalar) is \(key)")
    }
  }

  @Test(arguments: ["Ñandú, “Xarel·lo” 100%", "İ ẞ ŉ ᾼ ǅ 𝐀 🍷", "n\u{303}n"])
  func foldingAKeyChangesNothing(text: String) {
    #expect(text.searchKey.searchKey == text.searchKey)
  }

  @Test func ñSortsAfterEveryNAndBeforeO() {
    let sorted = [
      "caña", "canz", "cana", "Canuto", "caños", "cano", "cao", "CAÑA", "canon", "ñu", "nuez", "Oca", "nzz", "n",
    ].sorted { ($0.sortKey, $0) < ($1.sortKey, $1) }
    #expect(
      sorted == [
        "cana", "cano", "canon", "Canuto", "canz", "CAÑA", "caña", "caños", "cao", "n", "nuez", "nzz", "ñu", "Oca",
      ])
  }

  @Test func alphabeticalOrderKeepsTheOrderOfEqualNames() {
    let people = [(1, "Peña"), (2, "ana"), (3, "Penz"), (4, "Ána"), (5, "ANA")]
    #expect(people.alphabetical(by: \.1).map(\.0) == [2, 4, 5, 3, 1])
  }

  @Test(arguments: [
    ("Peña", "pen~a"), ("PEN\u{303}A", "pen~a"), ("Ñ", "n~"), ("n \u{303}", "n"), ("ã", "a"), ("Ńń", "nn"),
    ("Año 2026", "an~o 2026"),
    ("Ana García", "ana garcia"),
  ])
  func theSortKeyIsTheSearchKeyWithÑApart(text: String, key: String) {
    #expect(text.sortKey == key)
  }
}
