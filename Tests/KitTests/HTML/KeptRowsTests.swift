import Testing
import Text

@testable import Kit

/// Rows that are drawn once for all who read alike.
struct KeptRowsTests {
  private static let madrid = ReaderLocale(language: .es, zone: Zone("Europe/Madrid")!)
  private static let bar = Place.space(ID("01a22152-5e93-7448-a617-4310a7ad11d2")!)

  private let rows = KeptRows<String>(most: 2)
  private let drawn = Locked<[String]>([])

  private func draw(
    _ name: String, for locale: ReaderLocale = madrid, at place: Place = bar, isEditing: Bool = false
  ) -> String {
    let drawn = drawn
    let row = rows.row(name, for: locale, at: place) { name in
      drawn.withLock { $0.append(name) }
      return Row(
        title: Phrase(es: "Fin de \(name)", en: "End of \(name)", pt: "Fim de \(name)"), opens: Link(inSpace: "/a"))
    }
    return String(decoding: HTML { row.write(&$0, isEditing) }.rendered(for: locale, at: place), as: UTF8.self)
  }

  private var count: Int { drawn.withLock(\.count) }

  @Test func aRowIsDrawnOnce() {
    let first = draw("Ana <3")
    #expect(draw("Ana <3") == first)
    #expect(first.contains("Fin de Ana &lt;3") && first.contains("\"/s/01a22152-5e93-7448-a617-4310a7ad11d2/a\""))
    #expect(count == 1)
  }

  @Test func whatIsAnotherIsDrawn() {
    #expect(draw("Ana") != draw("Luis"))
    #expect(count == 2)
  }

  @Test func whoReadsAnotherLanguageIsDrawnTheirOwn() {
    let spanish = draw("Ana")
    let english = draw("Ana", for: ReaderLocale(language: .en, zone: Zone("Europe/Madrid")!))
    #expect(spanish.contains("Fin de Ana") && english.contains("End of Ana"))
  }

  @Test func whoeverComesByAnotherAddressStaysThere() {
    let other = Place.space(ID("01a22152-5eb1-7ba2-9594-3c31b4eeb893")!)
    #expect(draw("Ana") != draw("Ana", at: other))
  }

  @Test func whatIsEditedIsDrawnForThat() {
    _ = draw("Ana")
    _ = draw("Ana", isEditing: true)
    #expect(count == 2)
  }

  @Test func whatNobodyHasAskedForLatelyIsDrawnAgain() {
    for name in ["Ana", "Bea", "Ana", "Eva", "Ana", "Ida", "Ana"] { _ = draw(name) }
    #expect(drawn.withLock(\.self) == ["Ana", "Bea", "Eva", "Ida"])
    _ = draw("Bea")
    #expect(count == 5)
  }
}
