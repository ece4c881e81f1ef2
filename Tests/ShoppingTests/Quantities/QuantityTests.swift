import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct QuantityTests {
  private static func quantity(_ thousandths: Int64, _ unit: Unit) throws -> Quantity {
    try #require(Quantity(thousandths: thousandths, unit: unit))
  }

  @Test(arguments: [0, -1, Int64.min]) func nothingAndLessIsNoQuantity(thousandths: Int64) {
    #expect(Quantity(thousandths: thousandths, unit: .piece) == nil)
  }

  @Test(arguments: [
    (1500, Unit.kilogram, 1_500_000, Unit.gram), (500_000, .gram, 500, .kilogram), (1000, .litre, 100_000, .centilitre),
    (33_000, .centilitre, 330_000, .millilitre), (2500, .decilitre, 250, .litre), (1000, .dozen, 12_000, .piece),
    (6000, .piece, 500, .dozen), (1000, .pound, 16_000, .ounce), (1000, .bottle, 1000, .bottle),
  ])
  func aQuantityIsToldInAnotherUnit(from: Int64, unit: Unit, to: Int64, other: Unit) throws {
    let quantity = try Self.quantity(from, unit)
    let converted = try Self.quantity(to, other)
    #expect(quantity.converted(to: other) == converted)
    #expect(quantity.isAsMuch(as: converted))
  }

  @Test(arguments: [
    (500 as Int64, Unit.gram, Unit.kilogram), (7000, .piece, .dozen), (1000, .kilogram, .litre), (1000, .bottle, .can),
    (1000, .bottle, .piece), (1000, .pint, .litre), (1000, .pound, .kilogram),

  ])
  func whatIsNotExactOrNotTheSameMeasureIsNotConverted(thousandths: Int64, unit: Unit, other: Unit) throws {
    #expect(try Self.quantity(thousandths, unit).converted(to: other) == nil)
  }

  @Test(arguments: [
    (500_000, Unit.gram, 1000, Unit.kilogram, 1500, Unit.kilogram), (200_000, .gram, 300_000, .gram, 500_000, .gram),
    (500_000, .gram, 500_000, .gram, 1000, .kilogram), (1000, .dozen, 1000, .piece, 13_000, .piece),
    (1000, .dozen, 12_000, .piece, 2000, .dozen), (1000, .litre, 33_000, .centilitre, 1330, .litre),
    (500, .gram, 1000, .kilogram, 1_000_500, .gram), (2000, .bottle, 1000, .bottle, 3000, .bottle),
  ])
  func quantitiesAddUp(one: Int64, unit: Unit, two: Int64, other: Unit, sum: Int64, sumUnit: Unit) throws {
    let total = try Self.quantity(sum, sumUnit)
    #expect(try Self.quantity(one, unit) + Self.quantity(two, other) == total)
    #expect(try Self.quantity(two, other) + Self.quantity(one, unit) == total)
  }

  @Test func whatDoesNotConvertIsNotAdded() throws {
    let bottle = try Self.quantity(1000, .bottle)
    let litre = try Self.quantity(1000, .litre)
    #expect(throws: Quantity.Failure.unitsDoNotConvert) { try bottle + litre }
    let most = try Self.quantity(.max, .piece)
    #expect(throws: Quantity.Failure.tooLarge) { try most + most }
    #expect(throws: Quantity.Failure.tooLarge) { try Self.quantity(.max, .kilogram) + Self.quantity(1, .gram) }
  }

  @Test(arguments: [
    (1500, Unit.kilogram, "1,5 kg", "1.5 kg", "1,5 kg"), (1000, .kilogram, "1 kg", "1 kg", "1 kg"),
    (125, .litre, "0,125 l", "0.125 l", "0,125 l"), (1_250_000, .gram, "1250 g", "1,250 g", "1.250 g"),
    (1000, .piece, "1 ud.", "1 pc.", "1 un."), (6000, .piece, "6 uds.", "6 pcs.", "6 un."),
    (1000, .bottle, "1 botella", "1 bottle", "1 garrafa"),
    (500, .bottle, "½ botella", "½ bottle", "½ garrafa"),
    (500, .piece, "½ ud.", "½ pc.", "½ un."), (1750, .piece, "1¾ uds.", "1¾ pcs.", "1¾ un."),
    (300, .piece, "0,3 uds.", "0.3 pcs.", "0,3 un."), (500, .kilogram, "0,5 kg", "0.5 kg", "0,5 kg"),
    (2000, .dozen, "2 docenas", "2 dozen", "2 dúzias"), (3000, .carton, "3 briks", "3 cartons", "3 caixinhas"),
  ])
  func aQuantityIsWrittenAsTheLanguageDoes(thousandths: Int64, unit: Unit, es: String, en: String, pt: String) throws {
    let quantity = try Self.quantity(thousandths, unit)
    #expect(quantity.text(in: .es) == es.replacing(" ", with: "\u{A0}"))
    #expect(quantity.text(in: .en) == en.replacing(" ", with: "\u{A0}"))
    #expect(quantity.text(in: .pt) == pt.replacing(" ", with: "\u{A0}"))
  }

  @Test(arguments: 0..<6) func conversionsThereAndBackChangeNothing(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let quantity = try Self.quantity(
        Int64.random(in: 1...Quantity.largestTyped, using: &generator), generator.pick(Unit.allCases))
      let other = generator.pick(Unit.allCases)
      guard let converted = quantity.converted(to: other) else { continue }
      #expect(converted.converted(to: quantity.unit) == quantity)
      #expect(converted.isAsMuch(as: quantity))
    }
  }

  @Test(arguments: 0..<6) func itDoesNotMatterInWhichOrderQuantitiesAreAdded(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let measures: [[Unit]] = [
      [.gram, .kilogram], [.millilitre, .centilitre, .decilitre, .litre], [.piece, .dozen], [.can],
    ]
    for _ in 0..<500 {
      let units = generator.pick(measures)
      let three = try (0..<3).map { _ in
        try Self.quantity(Int64.random(in: 1...Quantity.largestTyped, using: &generator), generator.pick(units))
      }
      let left = try (three[0] + three[1]) + three[2]
      let right = try three[0] + (three[1] + three[2])
      #expect(left.isAsMuch(as: right))
      #expect(try left.isAsMuch(as: three[2] + three[0] + three[1]))
    }
  }
}
