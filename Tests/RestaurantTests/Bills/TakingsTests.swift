import Kit
import Testing

@testable import Restaurant

@Suite struct TakingsTests {
  private func euros(_ cents: Int64) -> MoneySum { MoneySum(Money(minorUnits: cents, currency: .eur)) }

  private func share(
    _ cents: Int64, _ method: PaymentMethod? = .card, _ way: ServiceType = .dineIn, at hour: Int64 = 21, orders: Int = 1
  ) -> Takings.Share {
    let at = Instant(milliseconds: hour * 3_600_000)
    return Takings.Share(
      method: method, way: way, placedAt: at, paidAt: at, orders: orders, amount: euros(cents))
  }

  private func dish(_ name: String, _ quantity: Int, _ cents: Int64, in section: String?) -> Takings.DishTotal {
    Takings.DishTotal(
      dish: name, name: LocalizedText(es: name), section: section.map { LocalizedText(es: $0) }, quantity: quantity,
      amount: euros(cents))
  }

  private func takings(_ shares: [Takings.Share], _ dishes: [Takings.DishTotal] = []) -> Takings {
    Takings(shares, dishes: dishes, in: .utc, currency: .eur)
  }

  @Test func eachTableAddsUpToTheTakings() {
    let takings = takings([
      share(1000), share(500, .cash, at: 14), share(200, nil, .pickUp, at: 14), share(250, .card, .delivery, orders: 2),
    ])
    #expect(takings.amount.minorUnits == 1950)
    #expect(takings.orders == 5)
    #expect(takings.average?.minorUnits == 390)
    #expect(takings.methods.map(\.of) == [.card, .cash, nil])
    #expect(takings.methods.map(\.amount.minorUnits) == [1250, 500, 200])
    #expect(takings.hours.map(\.of) == [14, 21])
    #expect(takings.hours.map(\.amount.minorUnits) == [700, 1250])
    #expect(takings.ways.map(\.amount.minorUnits) == [1500, 200, 250])
    #expect(takings.days.map(\.amount.minorUnits) == [1950])
  }

  @Test func theBestDishesAreThoseEatenMost() {
    let takings = takings(
      [], [dish("Sopa", 2, 1000, in: "Primeros"), dish("Pan", 3, 600, in: "Otros"), dish("Flan", 3, 450, in: "Otros")])
    #expect(takings.dishes.map(\.dish) == ["Pan", "Flan", "Sopa"])
  }

  @Test func sectionsStandAsOnTheMenuAndWhatIsOnItNoMoreComesLast() {
    let takings = takings(
      [],
      [
        dish("Gazpacho", 1, 100, in: nil), dish("Sopa", 2, 1000, in: "Primeros"), dish("Pan", 3, 600, in: "Otros"),
        dish("Flan", 3, 450, in: "Otros"),
      ])
    #expect(takings.sections.map { $0.of?.text(for: .es, mainly: .es) } == ["Primeros", "Otros", nil])
    #expect(takings.sections.map(\.amount.minorUnits) == [1000, 1050, 100])
  }

  @Test func daysWithoutMoneyHaveNoAverage() {
    #expect(takings([]).average == nil)
    #expect(takings([]).amount == .zero(.eur))
  }

  @Test func aSumThatDoesNotFitIsToldAsSuchAndTheRestGoesOn() {
    let takings = takings([share(.max), share(1)])
    #expect(takings.amount.amount == nil)
    #expect(Phrase(takings.amount).text(in: ReaderLocale(language: .en, zone: .utc)) == "Too large to add up")
    #expect(takings.orders == 2)
  }

  @Test(arguments: [
    ([:], "2026-11-27", "2026-11-27"), (["day": "2026-11-02"], "2026-11-02", "2026-11-02"),
    (["day": "2027-01-01"], "2026-11-27", "2026-11-27"), (["span": "week"], "2026-11-23", "2026-11-27"),
    (["span": "month"], "2026-11-01", "2026-11-27"),
    (["from": "2026-11-03", "to": "2026-11-01"], "2026-11-01", "2026-11-03"),
    (["from": "1900-01-01", "to": "2026-11-01"], "2024-11-01", "2026-11-01"),
    (["to": "2099-01-01"], "2026-11-27", "2026-11-27"),
  ])
  func aPeriodIsOfDaysThatThereHaveBeen(asked: [String: String], from: String, to: String) throws {
    let today = try #require(Day("2026-11-27"))
    let period = TakingsPeriod(Form(asked.map { ($0.key, $0.value) }), on: today)
    #expect(period.days.lowerBound.description == from)
    #expect(period.days.upperBound.description == to)
  }
}
