import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct ItemOrderTests {
  private let produce = Category(id: ShoppingCast.id(101), name: "Fruta", colour: .green)
  private let dairy = Category(id: ShoppingCast.id(102), name: "Lácteos", colour: .cyan)
  private let empty = Category(id: ShoppingCast.id(103), name: "Mascotas", colour: .sand)

  private var items: [Item] {
    [
      ShoppingCast.item("tomates", 1, category: produce.id), ShoppingCast.item("leche Pascual", 2, category: dairy.id),
      ShoppingCast.item("Ñoras", 3, category: produce.id), ShoppingCast.item("nueces", 4),
      ShoppingCast.item("leite Mimosa", 5, category: dairy.id),
      ShoppingCast.item("yogur pascual", 6, category: dairy.id),
      ShoppingCast.item("ámbar", 7, category: ShoppingCast.id(999)),
    ]
  }

  private func names(_ order: ItemOrder, _ categories: [Shopping.Category] = []) -> [[String]] {
    order.sections(of: items, categories: categories).map { $0.items.map(\.line.name) }
  }

  @Test func byNameTheyAreAlphabeticalWithAccentsAndEnyeInTheirPlace() {
    #expect(names(.name) == [["ámbar", "leche", "leite", "nueces", "Ñoras", "tomates", "yogur"]])
  }

  @Test func byDateTheNewestIsFirst() {
    #expect(names(.date) == [["ámbar", "yogur", "leite", "nueces", "Ñoras", "leche", "tomates"]])
  }

  @Test func byDateEachDayHasItsSectionWhereTheReaderIs() throws {
    // Half past eleven in the evening.
    let late = Instant(
      milliseconds: Instant(startOf: TestClock.start.day(in: .utc), in: .utc).milliseconds + 23 * 3_600_000 + 1_800_000)
    let madrid = try #require(Zone("Europe/Madrid"))
    var item = ShoppingCast.item("pan", 1)
    item = Item(id: item.id, line: item.line, note: "", category: nil, addedAt: late, isBought: false)
    let sections: (Zone) -> [ItemSection.Heading] = { zone in
      ItemOrder.date.sections(of: [item], categories: [], in: zone).map(\.heading)
    }
    #expect(sections(.utc) == [.day(late.day(in: .utc))])
    #expect(sections(madrid) == [.day(late.day(in: madrid))])
    #expect(sections(.utc) != sections(madrid))
  }

  @Test func byBrandThereIsASectionForEachHoweverItIsWritten() {
    let sections = ItemOrder.brand.sections(of: items, categories: [])
    #expect(sections.map(\.heading) == [.brand("Mimosa"), .brand("Pascual"), .noBrand])
    #expect(names(.brand) == [["leite"], ["leche", "yogur"], ["ámbar", "nueces", "Ñoras", "tomates"]])
  }

  @Test func byCategoryTheSectionsStandInTheShopsOrder() {
    let sections = ItemOrder.category.sections(of: items, categories: [dairy, empty, produce])
    #expect(sections.map(\.heading) == [.category(dairy), .category(produce), .noCategory])
    #expect(
      names(.category, [produce, dairy]) == [["Ñoras", "tomates"], ["leche", "leite", "yogur"], ["ámbar", "nueces"]])
  }

  @Test(arguments: ItemOrder.allCases) func anEmptyListHasNoSections(order: ItemOrder) {
    #expect(order.sections(of: [], categories: [dairy]).isEmpty)
  }

  @Test(arguments: ItemOrder.allCases) func everyItemIsInOneSectionWhateverTheOrder(order: ItemOrder) {
    let sorted = order.sections(of: items.shuffled(), categories: [dairy]).flatMap(\.items)
    #expect(sorted.count == items.count)
    #expect(Set(sorted) == Set(items))
    #expect(sorted == order.sections(of: items.reversed(), categories: [dairy]).flatMap(\.items))
  }
}
