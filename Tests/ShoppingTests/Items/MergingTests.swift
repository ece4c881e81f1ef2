import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct MergingTests {
  private func merging(_ typed: String, into list: [Item], in language: Language = .es) -> Merging? {
    Merging(ShoppingCast.line(typed), into: list, in: language)
  }

  private func merged(_ typed: String, onto item: String, in language: Language = .es) -> Merging.Merged? {
    guard case .merges(let merged) = merging(typed, into: [ShoppingCast.item(item)], in: language)?.verdict else {
      return nil
    }
    return merged
  }

  @Test(arguments: [
    ("500 g tomates", "1 kg tomates", "1,5 kg"), ("1 kg tomate", "500 g Tomates", "1,5 kg"), ("pan", "2 pan", "2 uds."),
    ("2 l leche", "leche", "2 l"), ("2 l leche", "leche 50 cl", "2,5 l"), ("docena de huevos", "6 huevos", "18 uds."),
    ("docena de huevos", "12 huevos", "2 docenas"), ("2 latas de atún", "lata de atún", "3 latas"),
    ("6 pães", "um pão", "7 uds."), ("2 kg patatas", "1 kg potatoes", "3 kg"),
    ("zumo de naranja 1 l", "2 l zumos naranja", "3 l"),
    ("2 quinotos", "3 quinoto", "5 uds."),
  ])
  func whatIsTheSameMerges(old: String, new: String, total: String) {
    #expect(merged(new, onto: old)?.quantity?.text(in: .es) == total.replacing(" ", with: "\u{A0}"))
  }

  @Test func aNameAloneMergesWithANameAlone() {
    #expect(merged("leche", onto: "Leche") == Merging.Merged(quantity: nil, price: nil, differingPrice: nil))
  }

  @Test(arguments: [
    ("2 botellas de leche", "2 l leche"), ("1 kg tomates", "2 tomates"),
    ("2 latas de cerveza", "2 botellas de cerveza"),
  ])
  func whatCannotBeConvertedStaysSeparate(old: String, new: String) {
    let verdict = merging(new, into: [ShoppingCast.item(old)])?.verdict
    #expect(verdict == .staysSeparate(.unitsDoNotConvert))
  }

  @Test func aBoughtItemNeverGrows() {
    let bought = ShoppingCast.item("1 kg tomates", isBought: true)
    #expect(merging("1 kg tomates", into: [bought])?.verdict == .staysSeparate(.bought))
  }

  @Test(arguments: [("leche Pascual", "leche Mimosa"), ("leche Pascual", "leche"), ("leche", "leche Pascual")])
  func anotherBrandStaysSeparate(old: String, new: String) {
    #expect(merging(new, into: [ShoppingCast.item(old)])?.verdict == .staysSeparate(.otherBrand))
  }

  @Test func theSameBrandMergesHoweverItIsWritten() {
    var item = ShoppingCast.item("2 leche Pascual")
    item.line.brand = "PASCUAL"
    guard case .merges = merging("leche pascual x3", into: [item])?.verdict else {
      Issue.record("stays separate")
      return
    }
  }

  @Test func ofSeveralItemsTheOneThatItCanMergeWithGrows() {
    let list = [
      ShoppingCast.item("1 kg tomates", 1, isBought: true), ShoppingCast.item("2 tomates", 2),
      ShoppingCast.item("1 kg tomates", 3), ShoppingCast.item("1 kg tomates", 4),
    ]
    #expect(merging("1 kg tomates", into: list)?.item.id == list[2].id)
    #expect(merging("lata de tomates", into: list)?.item.id == list[0].id)
    #expect(merging("cebollas", into: list) == nil)
  }

  @Test(arguments: [
    ("leche", "leche entera"), ("cebollas", "cebolletas"), ("pimienta", "pimientos"), ("col", "cola"),
    ("salsa", "perejil"),
    ("patatas", "patatas fritas"),
  ])
  func otherGoodsAreOthers(old: String, new: String) {
    #expect(merging(new, into: [ShoppingCast.item(old)]) == nil)
  }

  @Test func theEverydayNamesOfTwoLanguagesAreTheSameGood() {
    #expect(merged("tomatoes", onto: "tomates") != nil)
    #expect(merged("salsa", onto: "parsley", in: .pt) != nil)
    #expect(merged("salsa", onto: "parsley", in: .es) == nil)
    #expect(merged("pepper", onto: "peppers", in: .en) == nil)
  }

  @Test func aPriceThatComesIsTakenWhenThereIsNone() {
    let both = merged("1 kg tomates 3,50", onto: "1 kg tomates")
    #expect(both?.price == ShoppingCast.line("1 kg tomates 3,50").price)
    #expect(both?.differingPrice == nil)
  }

  @Test func ofDifferingPricesTheOneOnTheListStaysAndTheOtherIsSaid() {
    let both = merged("1 kg tomates 3,90", onto: "1 kg tomates 3,50")
    #expect(both?.price == ShoppingCast.line("1 kg tomates 3,50").price)
    #expect(both?.differingPrice == ShoppingCast.line("1 kg tomates 3,90").price)
    #expect(merged("1 kg tomates 3,50", onto: "1 kg tomates 3,50")?.differingPrice == nil)
  }

  @Test(arguments: [
    ("500 g jamón 4,00", "500 g jamón 4,00", 800, false), ("500 g jamón 4,00", "500 g jamón", 800, false),
    ("500 g jamón", "500 g jamón 4,00", 800, false), ("500 g jamón 4,00", "250 g jamón 3,00", 700, true),
    ("500 g jamón 4,00", "jamón", 400, false), ("500 g jamón 4,00", "1 kg jamón 9,00", 1200, true),
  ])
  func aPriceOfTheWholeIsThatOfTheNewWhole(old: String, new: String, cents: Int64, differs: Bool) {
    let both = merged(new, onto: old)
    #expect(both?.price?.amount.minorUnits == cents)
    #expect(both?.price?.basis == .whole)
    #expect((both?.differingPrice != nil) == differs)
  }

  @Test func whatIsTooMuchStaysSeparate() throws {
    var item = ShoppingCast.item("tomates")
    item.line.quantity = Quantity(thousandths: .max, unit: .kilogram)
    #expect(merging("1 kg tomates", into: [item])?.verdict == .staysSeparate(.tooLarge))
  }

  @Test(arguments: 0..<4) func itDoesNotMatterInWhichOrderThingsAreAdded(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let things = ["tomates", "1 kg tomates", "250 g tomates", "tomate 3 kg", "2,5 kg tomates", "1.250 g de tomate"]
    for _ in 0..<100 {
      let typed = (0..<4).map { _ in generator.pick(things) }
      let one = total(of: typed)
      let other = total(of: typed.shuffled(using: &generator))
      #expect(one == other || (one.flatMap { one in other.map(one.isAsMuch) } ?? false))
    }
  }

  private func total(of typed: [String]) -> Quantity? {
    var item = ShoppingCast.item(typed[0])
    for text in typed.dropFirst() {
      guard case .merges(let merged) = merging(text, into: [item])?.verdict else { continue }
      item.line.quantity = merged.quantity
    }
    return item.line.quantity
  }
}
