import Kit
import Testing

@testable import Shopping

@Suite struct PriceTests {
  private static func price(_ cents: Int64, _ basis: Price.Basis) -> Price {
    Price(amount: Money(minorUnits: cents, currency: .eur), basis: basis)
  }

  @Test(arguments: [
    (350, Price.Basis.per(.kilogram), 2000, Unit.kilogram, 700), (350, .per(.kilogram), 500_000, .gram, 175),
    (240, .per(.dozen), 6000, .piece, 120), (99, .per(.kilogram), 333, .kilogram, 33),
    (101, .per(.kilogram), 500, .kilogram, 51), (99, .per(.kilogram), 500, .kilogram, 50),
    (89, .per(.piece), 6000, .piece, 534), (100, .per(.dozen), 1000, .piece, 8), (725, .whole, 500_000, .gram, 725),
    (1, .per(.kilogram), 1000, .gram, 0), (5, .per(.kilogram), 100_000, .gram, 1),
  ])
  func theCostIsThePriceTimesTheQuantityRoundedHalfUp(
    cents: Int64, basis: Price.Basis, thousandths: Int64, unit: Unit, cost: Int64
  ) throws {
    let quantity = try #require(Quantity(thousandths: thousandths, unit: unit))
    #expect(try Self.price(cents, basis).cost(of: quantity).minorUnits == cost)
  }

  @Test func withoutAQuantityItIsTheCostOfOneUnlessItIsWeighedOrPoured() throws {
    #expect(try Self.price(120, .per(.can)).cost(of: nil).minorUnits == 120)
    #expect(try Self.price(120, .whole).cost(of: nil).minorUnits == 120)
    #expect(throws: Price.Failure.doesNotFitTheQuantity) { try Self.price(120, .per(.kilogram)).cost(of: nil) }
  }

  @Test func aPriceOfAnotherMeasureSaysNothingOfTheCost() {
    #expect(throws: Price.Failure.doesNotFitTheQuantity) {
      try Self.price(350, .per(.kilogram)).cost(of: Quantity(thousandths: 2000, unit: .bottle))
    }
  }

  @Test func aCostThatDoesNotFitIsAnErrorAndNotAnotherCost() {
    #expect(throws: Price.Failure.tooLarge) {
      try Self.price(.max, .per(.piece)).cost(of: Quantity(thousandths: 2000, unit: .piece))
    }
    #expect(throws: Price.Failure.tooLarge) {
      try Self.price(1, .per(.kilogram)).cost(of: Quantity(thousandths: .max, unit: .kilogram))
    }
  }

  @Test func thePriceOfTheWholeGrowsWithIt() throws {
    let half = try #require(Quantity(thousandths: 500_000, unit: .gram))
    let more = try #require(Quantity(thousandths: 1500, unit: .kilogram))
    #expect(try Self.price(350, .whole).following(half, to: more) == Self.price(1050, .whole))
    #expect(try Self.price(350, .per(.kilogram)).following(half, to: more) == Self.price(350, .per(.kilogram)))
  }

  @Test func aPriceSaysWhatItIsFor() {
    #expect(Self.price(350, .per(.kilogram)).text(in: .es) == "3,50\u{A0}€/kg")
    #expect(Self.price(120, .per(.can)).text(in: .en) == "€1.20/tin")
    #expect(Self.price(700, .whole).text(in: .pt) == "7,00\u{A0}€ no total")
  }

  @Test func besideSmallMeasuresAPriceIsThatOfAll() {
    func basis(_ thousandths: Int64, _ unit: Unit) -> Price.Basis {
      Price.customaryBasis(beside: Quantity(thousandths: thousandths, unit: unit))
    }
    #expect(basis(500_000, .gram) == .whole)
    #expect(basis(33_000, .centilitre) == .whole)
    #expect(basis(500, .dozen) == .whole)
    #expect(basis(2000, .dozen) == .per(.dozen))
    #expect(basis(2000, .kilogram) == .per(.kilogram))
    #expect(basis(1000, .bottle) == .per(.bottle))
    #expect(Price.customaryBasis(beside: nil) == .per(.piece))
  }
}
