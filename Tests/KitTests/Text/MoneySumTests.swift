import TestKit
import Testing

@testable import Kit
@testable import Text

@Suite struct MoneySumTests {
  private let english = ReaderLocale(language: .en, zone: .utc)

  private func euros(_ units: Int64) -> Money { Money(minorUnits: units, currency: .eur) }

  @Test func whatFitsIsTheAmount() {
    let sum = MoneySum([euros(150), euros(250)], currency: .eur)
    #expect(sum.amount == euros(400))
    #expect(sum.share(of: 3) == euros(133))
    #expect(Phrase(sum).text(in: english) == "€4.00")
  }

  @Test func whatDoesNotFitIsSaidToBeTooLarge() {
    var sum = MoneySum(euros(.max))
    sum += euros(1)
    #expect(sum.amount == nil)
    #expect(sum.minorUnits == .max)
    #expect(sum.share(of: 2) == euros(Int64.max / 2 + 1))
    #expect(Phrase(sum).text(in: english) == "Too large to add up")
    #expect(MoneySum([sum, MoneySum(euros(-1))], currency: .eur).amount == euros(.max))
  }

  @Test func anOrderHasALimitOfWhich900000AddUp() throws {
    let most = euros(Money.largestTotal)
    #expect(try Money.total([most], currency: .eur) == most)
    #expect(throws: Money.Failure.tooLarge) { try Money.total([most, euros(1)], currency: .eur) }
    #expect(!Money.largestTotal.multipliedReportingOverflow(by: 900_000).overflow)
  }

  @Test func aDatabaseAddsUpWhatItsOwnSumRefuses() async throws {
    let store = try await TestDatabase(["CREATE TABLE paid (amount BIGINT)"])
    try await store.database.write { connection in
      for amount in [Int64.max, Int64.max, 5, -3, nil] as [Int64?] {
        try connection.run("INSERT INTO paid (amount) VALUES (\(amount))")
      }
    }
    let sum = try await store.database.read { connection in
      let row = try connection.row("SELECT \(MoneySum.columns(of: "amount", as: "paid")) FROM paid WHERE amount < 9")
      let all = try connection.row("SELECT \(MoneySum.columns(of: "amount", as: "paid")) FROM paid")
      return try [row, all].compactMap { try $0.map { try MoneySum($0, "paid", currency: .eur) } }
    }
    #expect(sum.map { $0.amount?.minorUnits } == [2, nil])
  }
}
