import Kit
import Testing

@testable import Wines

/// What people's words are taken for.
@Suite struct UnderstoodTests {
  @Test(
    arguments: [
      ("tinto", [.type(.red)]), ("vinho branco", [.type(.white)]), ("sweet wine", [.type(.sweet)]),
      ("un espumoso brasileño", [.type(.sparkling), .country("BR")]),
      ("rosé from chile", [.type(.rose), .country("CL")]),
      ("menos de 20", [.price(PriceLimit(below: 2_000))]), ("under 12.50", [.price(PriceLimit(below: 1_250))]),
      ("até 10 euros", [.price(PriceLimit(below: 1_000, isUpTo: true, currencies: [.eur]))]),
      ("<20€", [.price(PriceLimit(below: 2_000, currencies: [.eur]))]),
      ("entre 10 y 20 €", [.price(PriceLimit(from: 1_000, below: 2_000, isUpTo: true, currencies: [.eur]))]),
      ("more than £30", [.price(PriceLimit(from: 3_000, currencies: [.gbp]))]),
      ("barato", [.price(PriceLimit(below: 1_500))]), ("92 puntos", [.score(ScoreLimit(9_200, of: .hundred))]),
      ("más de 90 puntos", [.score(ScoreLimit(9_000, of: .hundred))]),
      ("92+", [.score(ScoreLimit(9_200, of: .hundred))]),
      ("4 stars", [.score(ScoreLimit(400, of: .five))]), ("nota 4,5", [.score(ScoreLimit(450, of: .five))]),
      ("rated over 4", [.score(ScoreLimit(400, of: .five))]), ("17/20", [.score(ScoreLimit(1_700, of: .twenty))]),
      ("para cordero", [.food(["Lamb"])]), ("with blue cheese", [.food(["Blue Cheese"])]),
      ("tinto encorpado", [.type(.red), .body(["Full-bodied", "Very full-bodied"])]),
      ("2015", [.year(2015)]), ("añada 2009", [.year(2009)]),
    ] as [(String, [Understood.Meaning])])
  func oneIsUnderstoodInThreeLanguages(typed: String, meanings: [Understood.Meaning]) {
    let understood = Understood(typed)
    #expect(understood.parts.map(\.meaning) == meanings && understood.terms.isEmpty)
  }

  @Test(arguments: [
    ("vega sicilia unico", ["vega", "sicilia", "unico"]), ("unico de vega sicilia 2009", ["unico", "vega", "sicilia"]),
    ("rioja reserva menos de 20", ["rioja", "reserva"]), ("bin 389", ["bin", "389"]),
    ("un tinto para un cordero por menos de 15 euros", []), ("tawny 20 anos", ["tawny", "20"]),
    ("the chocolate block", ["chocolate", "block"]), ("big house red", ["big", "house"]), ("wine with ham", []),
    ("tinto fino", ["tinto fino"]),
    ("porto branco", ["porto", "branco"]),
    ("sparkling rosé", ["rose"]), ("juve y camps", ["juve", "camps"]),
  ])
  func whatIsLeftIsLookedFor(typed: String, terms: [String]) {
    #expect(Set(Understood(typed).terms.map { $0.words.joined(separator: " ") }) == Set(terms))
  }

  @Test(arguments: ["la", "vino", "de la", "seco"]) func nothingButFillersIsLookedForAsItStands(typed: String) {
    #expect(Understood(typed).terms.map(\.typed).joined(separator: " ") == typed)
  }

  @Test func whatIsTakenOffTakesWhatLedToItAlong() {
    let understood = Understood("tinto para cordero por menos de 15 €")
    #expect(
      understood.parts.map(\.rest) == [
        "para cordero por menos de 15 €", "tinto por menos de 15 €", "tinto para cordero",
      ])
    #expect(Understood("garnacha rosado").terms.map(\.rest) == ["rosado"])
  }

  @Test func aGrapeIsFoundByItsOtherNames() {
    let term = Understood("garnacha").terms.first
    #expect(term?.kin.contains(["grenache"]) == true && term?.kin.contains(["cannonau"]) == true)
    #expect(term?.names.contains("Grenache") == true)
    #expect(Understood("tinta roriz").terms.first?.kin.contains(["tempranillo"]) == true)
    #expect(Understood("oporto").terms.first?.kin.contains(["port"]) == true)
  }

  @Test func numbersAreFoundAsTheyAreWrittenOtherwise() {
    #expect(Understood("roda 1").terms.last?.kin.first == ["i"])
    #expect(Understood("roda ii").terms.last?.kin == [["2"]])
    #expect(Understood("i").terms.last?.kin.isEmpty == true)
  }
}
