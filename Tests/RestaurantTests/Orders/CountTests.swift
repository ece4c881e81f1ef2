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
