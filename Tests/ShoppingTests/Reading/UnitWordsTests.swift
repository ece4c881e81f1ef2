import Kit
import Testing

@testable import Shopping

@Suite struct UnitWordsTests {
  @Test(arguments: Unit.allCases) func everyNameOfAUnitIsReadAsThatUnit(unit: Unit) throws {
    for thousandths: Int64 in [1000, 2000] {
      let quantity = try #require(Quantity(thousandths: thousandths, unit: unit))
      for language in Language.allCases {
        let atoms = Atom.atoms(of: quantity.text(in: language))
        var reading = QuantityReading(atoms[...], isInFront: false)
        #expect(reading.phrase()?.quantity == quantity, "\(quantity.text(in: language))")
        #expect(!unit.title.text(in: ReaderLocale(language: language, zone: .utc)).isEmpty)
      }
    }
  }

  @Test(arguments: [
    ("lts.", Unit.litre), ("GRS", .gram), ("Kilos", .kilogram), ("pct", .pack), ("dúzias", .dozen), ("tins", .can),
    ("manojo", .bunch), ("garrafas", .bottle), ("uds", .piece),
  ])
  func aUnitIsKnownByItsAbbreviationsAndPlurals(word: String, unit: Unit) {
    #expect(UnitWords.meaning(of: word.searchKey)?.unit == unit)
  }
}
