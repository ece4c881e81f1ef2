import Kit
import Testing

@testable import Shopping

@Suite struct ItemTests {
  @Test func aListIsCompletedWhenEverythingIsBought() {
    let open = ShoppingCast.item("pan")
    let bought = ShoppingCast.item("leche", isBought: true)
    #expect(![Item]().isCompleted)
    #expect(![open, bought].isCompleted)
    #expect([bought, bought].isCompleted)
  }

  @Test func aCopyIsToBeBoughtAgainAndOtherwiseTheSame() {
    var item = ShoppingCast.item("2 kg tomates 3,50", isBought: true)
    item.note = "de rama"
    let now = Instant(milliseconds: 99)
    let copy = item.copied(as: ShoppingCast.id(7), at: now)
    #expect(!copy.isBought)
    #expect(copy.id != item.id)
    #expect(copy.addedAt == now)
    #expect(copy.line == item.line)
    #expect(copy.note == item.note)
  }

  @Test func theTotalsAreOfAllThatHasAPriceAndOfWhatIsInTheBasket() throws {
    let items = [
      ShoppingCast.item("2 kg tomates 3,50", 1, isBought: true), ShoppingCast.item("6 x leite Mimosa 0,89", 2),
      ShoppingCast.item("500 g jamón 7,25", 3), ShoppingCast.item("pan 1,10", 4, isBought: true),
      ShoppingCast.item("huevos", 5), ShoppingCast.item("merluza a 12,90 el kilo", 6),
      ShoppingCast.item("2 botellas de vino a 4,00/l", 7),
    ]
    let totals = try Totals(items, currency: .eur)
    #expect(totals.estimated.minorUnits == 700 + 534 + 725 + 110)
    #expect(totals.inBasket.minorUnits == 700 + 110)
    #expect(totals.uncounted == 3)
  }

  @Test func anEstimateThatKnowsNoneOfTheRestIsNotOne() throws {
    let bought = ShoppingCast.item("pan 1,10", 1, isBought: true)
    #expect(try !Totals([bought, ShoppingCast.item("huevos", 2)], currency: .eur).looksAhead)
    #expect(try Totals([bought, ShoppingCast.item("pan 1,10", 2)], currency: .eur).looksAhead)
    #expect(try Totals([bought], currency: .eur).looksAhead)
  }

  @Test func anEmptyListCostsNothing() throws {
    let totals = try Totals([], currency: .gbp)
    #expect(totals.estimated == .zero(.gbp))
    #expect(totals.inBasket == .zero(.gbp))
    #expect(totals.uncounted == 0)
  }

  @Test func eachCostIsRoundedAsAtATillAndThenAdded() throws {
    let items = (1...3).map { ShoppingCast.item("250 g queso a 9,98 el kilo", $0) }
    #expect(try Totals(items, currency: .eur).estimated.minorUnits == 750)
  }

  @Test func aTotalThatDoesNotFitIsAnError() {
    var item = ShoppingCast.item("pan 1,00")
    item.line.price = Price(amount: Money(minorUnits: .max, currency: .eur), basis: .whole)
    #expect(throws: Money.Failure.tooLarge) { try Totals([item, item], currency: .eur) }
    item.line.price = Price(amount: Money(minorUnits: .max, currency: .eur), basis: .per(.piece))
    item.line.quantity = Quantity(thousandths: 2000, unit: .piece)
    #expect(throws: Money.Failure.tooLarge) { try Totals([item], currency: .eur) }
  }

  @Test func aPriceInAnotherCurrencyIsNotCounted() throws {
    #expect(try Totals([ShoppingCast.item("pan 1,00")], currency: .gbp).uncounted == 1)
  }
}
