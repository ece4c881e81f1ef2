import Kit
import TestKit
import Testing

@testable import Restaurant

/// Slips on paper, read back by a decoder of their own.
@Suite struct SlipTests {
  private func paper(_ slip: Slip, _ width: SlipWidth) throws -> [PrintedPaper.Row] {
    let paper = try PrintedPaper(ESCPOS.bytes(of: slip, on: width))
    #expect(paper.isCut && paper.slips.count == 1)
    return paper.slips[0]
  }

  @Test func lettersOfSpainAndPortugalAndTheEuroComeOut() throws {
    let text = "áéíóúüñç ãõàâêô ÁÉÍÓÚÜÑÇÃÕ ¿¡ºª 3,50 €"
    #expect(try paper(Slip([.text(text)]), .wide)[0].text == text)
  }

  @Test func whatThePageHasNotIsWrittenWithWhatItHas() throws {
    #expect(
      try paper(Slip([.text("“Œuf” – Žižek’s 寿司… 5\u{A0}€")]), .wide)[0].text == "\"OEuf\" - Zizek's ??... 5 €")
    // Letters that were typed with their marks apart are one place wide.
    #expect(try paper(Slip([.text("cafe\u{301}")]), .wide)[0].text == "café")
  }

  @Test func nothingThatGuestsWriteCommandsThePrinter() throws {
    let note = "sin\u{1B}@ nada\u{1D}V\u{0} \u{10}\u{4}\u{1}\r\nsal\u{7F}"
    let rows = try paper(Slip([.text(note)]), .wide)
    #expect(rows.map(\.text) == ["sin @ nada V sal"])
  }

  @Test func noRowIsWiderThanItsPaper() throws {
    var random = SeededGenerator(seed: 858)
    let words = ["a", "pulpo", "croquetas", "à", "supercalifragilisticoespialidosísimamente", "€", "寿", "de", "3,50"]
    for width in SlipWidth.allCases {
      for _ in 0..<400 {
        let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in words.randomElement(using: &random)! }
          .joined(separator: " ")
        let amount = ["", "3,50 €", "1.234.567,00 €"].randomElement(using: &random)!
        let slip = Slip([
          .heading(text), .centred(text), .large(text), .strong(text), .text(text), .detail(text), .sum(text, amount),
          .item(quantity: "\(Int.random(in: 1...100, using: &random))", name: text, amount: amount), .rule,
        ])
        let rows = try paper(slip, width)
        #expect(rows.allSatisfy { $0.width <= width.columns }, "\(text)")
        // Nothing of it is lost at the end of a row.
        let letters = CodePage.plain(text).filter { $0 != " " }
        #expect(rows.map(\.text).joined().filter { $0 != " " }.components(of: letters) >= (letters.isEmpty ? 0 : 7))
      }
    }
  }

  @Test func anAmountStandsAtTheEdgeOfTheFirstRow() throws {
    let slip = Slip([.item(quantity: "2", name: "Ración grande de croquetas de jamón ibérico", amount: "26,00 €")])
    #expect(
      try paper(slip, .narrow).map(\.text) == [
        "2   Ración grande de     26,00 €", "    croquetas de jamón", "    ibérico",
      ])
  }
}

extension String {
  /// How often another is in it.
  fileprivate func components(of other: String) -> Int { other.isEmpty ? 0 : ranges(of: other).count }
}
