import Testing

@testable import Text

struct PhraseTests {
  private let money = Money(minorUnits: 1_234_550, currency: .eur)

  @Test func aPhraseIsWrittenInTheReadersLanguage() {
    let phrase = Phrase(es: "Clientes", en: "Customers", pt: "Fregueses")
    #expect(texts(phrase) == ["Clientes", "Customers", "Fregueses"])
  }

  @Test func aVerbatimPhraseIsTheSameInEveryLanguage() {
    #expect(texts(Phrase(verbatim: "Ana #1")) == ["Ana #1", "Ana #1", "Ana #1"])
  }

  @Test func valuesInsideAPhraseFollowTheReader() {
    let phrase = Phrase(es: "Total: \(money).", en: "\(money) in total", pt: "Total: \(money)")
    #expect(texts(phrase) == ["Total: 12.345,50\u{A0}€.", "€12,345.50 in total", "Total: 12.345,50\u{A0}€"])
  }

  @Test func datesInsideAPhraseFollowTheReadersZone() throws {
    let instant = try #require(Instant(iso8601: "2026-11-21T23:30:00Z"))
    let phrase = Phrase(es: "el \(instant.written(.date))", en: "on \(instant.written(.date))", pt: "\(instant)")
    let madrid = ReaderLocale(language: .es, zone: try #require(Zone("Europe/Madrid")))
    let lima = ReaderLocale(language: .en, zone: try #require(Zone("America/Lima")))
    #expect(phrase.text(in: madrid) == "el 22 nov 2026")
    #expect(phrase.text(in: lima) == "on 21 Nov 2026")
  }

  @Test func phrasesNestAndNamesStayAsTheyAre() {
    let state = Phrase(es: "pagado", en: "paid", pt: "pago")
    let name = "O'Hara & 50% #"
    let phrase = Phrase(es: "«\(name)»: \(state)", en: "“\(name)”: \(state)", pt: "«\(name)»: \(state)")
    #expect(texts(phrase) == ["«O'Hara & 50% #»: pagado", "“O'Hara & 50% #”: paid", "«O'Hara & 50% #»: pago"])
  }

  @Test func integersInsideAPhraseAreGrouped() {
    let phrase = Phrase(es: "\(4321)", en: "\(4321)", pt: "\(4321)")
    #expect(texts(phrase) == ["4321", "4,321", "4.321"])
  }

  @Test(arguments: [
    (0, ["0 pedidos", "0 orders", "0 encomendas"]),
    (1, ["1 pedido", "1 order", "1 encomenda"]),
    (-1, ["−1 pedido", "−1 order", "−1 encomenda"]),
    (2, ["2 pedidos", "2 orders", "2 encomendas"]),
    (12_345, ["12.345 pedidos", "12,345 orders", "12.345 encomendas"]),
  ])
  func aCountedPhraseAgreesWithItsNumber(count: Int, expected: [String]) {
    let phrase = Phrase.counted(
      count, es: (one: "# pedido", other: "# pedidos"), en: (one: "# order", other: "# orders"),
      pt: (one: "# encomenda", other: "# encomendas"))
    #expect(texts(phrase) == expected)
  }

  @Test func aNumberSignInsideAnInterpolatedNameIsNotTheCount() {
    let name = "Mesa #4"
    let phrase = Phrase.counted(
      3, es: (one: "\(name): # plato", other: "\(name): # platos (#)"), en: (one: "#", other: "none"),
      pt: (one: "", other: ""))
    #expect(texts(phrase) == ["Mesa #4: 3 platos (3)", "none", ""])
  }

  @Test func phrasesAreEqualWhenTheySayTheSame() {
    func total(_ units: Int64, _ currency: Currency = .eur) -> Phrase {
      let money = Money(minorUnits: units, currency: currency)
      return Phrase(es: "Total \(money)", en: "Total \(money)", pt: "Total \(money)")
    }
    #expect(total(350) == total(350))
    #expect(total(350).hashValue == total(350).hashValue)
    #expect(total(350) != total(351))
    #expect(total(350) != total(350, .usd))
    #expect(Phrase(es: "a", en: "b", pt: "c") != Phrase(es: "a", en: "b", pt: "d"))
  }

  private func texts(_ value: some Localized) -> [String] {
    Language.allCases.map { value.text(in: ReaderLocale(language: $0, zone: .utc)) }
  }
}
