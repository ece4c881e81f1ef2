import Kit
import Testing

@testable import Restaurant

@Suite struct KitchenCountTests {
  private func modifier(_ name: String, _ id: ID<ModifierOption>) -> ChosenModifier {
    ChosenModifier(option: id, name: LocalizedText(es: name), price: .zero(.eur))
  }

  private func line(
    _ dish: String, _ quantity: Int, _ modifiers: [ChosenModifier] = [], note: String = "",
    state: LineState = .waiting
  ) -> KitchenCount.Line {
    KitchenCount.Line(
      dish: dish, name: LocalizedText(es: dish), modifiers: modifiers, note: note, quantity: quantity, state: state)
  }

  @Test func theSameDishOfAllTicketsIsCountedTogetherAndItsVariantsApart() {
    let rare = modifier("Poco hecho", Mint.system.id())
    let egg = modifier("Huevo", Mint.system.id())
    let count = KitchenCount(
      [
        line("Entrecot", 1, [rare]), line("Sopa", 2), line("Entrecot", 2), line("Entrecot", 1, [rare, egg]),
        line("Entrecot", 3, [egg, rare]), line("Sopa", 1, note: "sin sal"),
      ], mainly: .es)
    #expect(count.dishes.map(\.id) == ["Entrecot", "Sopa"])
    #expect(count.dishes.map(\.quantity) == [7, 3])
    #expect(count.dishes[0].variants.map(\.quantity) == [4, 2, 1])
    #expect(count.dishes[0].variants.map(\.isPlain) == [false, true, false])
    #expect(count.dishes[1].variants.map(\.note) == ["", "sin sal"])
    #expect(count.quantity == 10)
  }

  @Test func whatIsReadyNeedsNoCooking() {
    let count = KitchenCount(
      [line("Sopa", 2, state: .ready), line("Sopa", 1, state: .preparing), line("Flan", 4, state: .served)],
      mainly: .es)
    #expect(count.dishes.map(\.id) == ["Sopa"])
    #expect(count.quantity == 1)
  }

  @Test func asManyOfEachStandInTheAlphabetsOrder() {
    let count = KitchenCount([line("Ñoquis", 1), line("Nata", 1), line("Ábaco", 1), line("Zumo", 2)], mainly: .es)
    #expect(count.dishes.map(\.id) == ["Zumo", "Ábaco", "Nata", "Ñoquis"])
  }

  @Test func aDishRenamedBetweenTwoTicketsIsStillOneDish() {
    let renamed = KitchenCount.Line(dish: "Sopa", name: LocalizedText(es: "Sopa del día"), quantity: 1)
    #expect(KitchenCount([line("Sopa", 1), renamed], mainly: .es).dishes.map(\.quantity) == [2])
  }

  @Test func withoutTicketsThereIsNothingToCook() {
    #expect(KitchenCount([], mainly: .es).dishes.isEmpty)
  }
}

@Suite struct DayReportTests {
  private func line(_ dish: String, _ quantity: Int, _ cents: Int64) -> DayReport.Line {
    DayReport.Line(
      dish: dish, name: LocalizedText(es: dish), quantity: quantity, total: Money(minorUnits: cents, currency: .eur))
  }

  private func order(_ state: OrderState, _ lines: DayReport.Line..., way: ServiceType = .dineIn) -> DayReport.Order {
    DayReport.Order(way: way, state: state, lines: lines)
  }

  @Test func takingsAreWhatIsDoneAndTheRestIsOutstanding() {
    let report = DayReport(
      [
        order(.done, line("Sopa", 2, 1000), line("Flan", 1, 450)), order(.done, line("Sopa", 1, 500), way: .delivery),
        order(.preparing, line("Flan", 2, 900)), order(.onItsWay, line("Pan", 1, 100), way: .delivery),
        order(.refused, line("Sopa", 50, 99_999)), order(.cancelled, line("Pan", 9, 900)),
      ], currency: .eur)
    #expect(report.orders == 4)
    #expect(report.takings.minorUnits == 1950)
    #expect(report.outstanding.minorUnits == 1000)
    #expect((report.refused, report.cancelled) == (1, 1))
    #expect(report.ordersByWay == [.dineIn: 2, .delivery: 2])
    #expect(report.average?.minorUnits == 975)
  }

  @Test func theBestDishesAreThoseEatenMostAndNotThoseRefused() {
    let report = DayReport(
      [
        order(.done, line("Sopa", 2, 1000), line("Flan", 3, 450)), order(.ready, line("Pan", 3, 600)),
        order(.refused, line("Sopa", 50, 99_999)),
      ], currency: .eur)
    #expect(report.dishes.map(\.dish) == ["Pan", "Flan", "Sopa"])
    #expect(report.dishes.map(\.quantity) == [3, 3, 2])
    #expect(DayReport([order(.done, line("A", 1, 1), line("B", 1, 2))], currency: .eur, limit: 1).dishes.count == 1)
  }

  @Test func aDayWithoutOrdersIsEmpty() {
    let report = DayReport([], currency: .eur)
    #expect(report.isEmpty)
    #expect(report.average == nil)
    #expect(report.takings == .zero(.eur))
  }

  @Test func aSumThatDoesNotFitIsToldAsSuchAndTheRestGoesOn() {
    let report = DayReport([order(.done, line("A", 1, .max), line("B", 1, 1))], currency: .eur)
    #expect(report.takings.amount == nil)
    #expect(Phrase(report.takings).text(in: ReaderLocale(language: .en, zone: .utc)) == "Too large to add up")
    #expect(report.orders == 1)
    #expect(report.dishes.map(\.total.amount?.minorUnits).contains(Int64.max))
  }
}
