import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct VATSumsTests {
  private func line(_ cents: Int64, _ rate: VATRate?, quantity: Int = 1) -> OrderLine {
    let mint = Mint.system
    return OrderLine(
      id: mint.id(), product: mint.id(), productName: "Bread", quantity: quantity,
      unitPrice: Money(minorUnits: cents, currency: .eur), vatRate: rate)
  }

  private func told(_ lines: [OrderLine], _ pricing: VATPricing) throws -> [[Int64]] {
    try VATSums(lines, pricing, in: .eur).shares.map { [$0.base.minorUnits, $0.tax.minorUnits] }
  }

  @Test func pricesWithTheTaxInThemAddUpToWhatTheySay() throws {
    let lines = [line(1_210, 21), line(110, 10, quantity: 3), line(99, 4)]
    #expect(try told(lines, .included) == [[1_000, 210], [300, 30], [95, 4]])
    #expect(try VATSums(lines, .included, in: .eur).total.minorUnits == 1_210 + 330 + 99)
  }

  @Test func pricesWithoutItGetItOnTop() throws {
    let lines = [line(1_000, 21), line(100, 10, quantity: 3), line(99, 4)]
    #expect(try told(lines, .added) == [[1_000, 210], [300, 30], [99, 4]])
    #expect(try VATSums(lines, .added, in: .eur).total.minorUnits == 1_210 + 330 + 103)
  }

  /// Three lines of 3 cents bear 0.63 each: 1.89 together is 2, and three times 1 would be 3.
  @Test func aRateIsRoundedOnceOverAllItsLines() throws {
    #expect(try told([line(3, 21), line(3, 21), line(3, 21)], .added) == [[9, 2]])
  }

  @Test func halfACentGoesUp() throws {
    #expect(try told([line(250, 21)], .added) == [[250, 53]])
    #expect(try told([line(10, 5)], .added) == [[10, 1]])
  }

  @Test func whatHasNoRateStandsLastAndApartFromNothingPercent() throws {
    let sums = try VATSums([line(500, nil), line(700, 0), line(121, 21)], .included, in: .eur)
    #expect(sums.shares.map(\.rate) == [21, 0, nil])
    #expect(sums.shares.map(\.base.minorUnits) == [100, 700, 500])
  }

  @Test func withoutVATTheRatesSayNothing() throws {
    let sums = try VATSums([line(500, 21), line(700, 10)], .silent, in: .eur)
    #expect(sums.total.minorUnits == 1_200)
    #expect(sums.shares.map(\.tax.minorUnits) == [0])
    #expect(sums.html == nil)
  }

  @Test func theTaxCanMakeAnOrderTooLarge() throws {
    let most = line(Money.largestTotal, 21)
    #expect(try VATSums([most], .included, in: .eur).total.minorUnits == Money.largestTotal)
    #expect(throws: Money.Failure.tooLarge) { try VATSums([most], .added, in: .eur) }
  }
}
