import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct ItemStoreTests {
  @Test func twoWhoTickAtOnceBothSeeItBought() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let first = try await cast.set("pan", as: cast.luis)
    let second = try await cast.set("pan", as: cast.marta)
    #expect(first != nil)
    #expect(second == nil)
    #expect(try await cast.item("pan")?.boughtBy?.name == "Luis")
  }

  @Test func aTickIsUndoneAndRedoneAsWasWanted() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let tick = try await cast.set("pan")
    try await cast.undo(tick)
    #expect(try await cast.item("pan")?.isBought == false)
    #expect(try await cast.item("pan")?.boughtBy == nil)
    try await cast.set("pan")
    let back = try await cast.set("pan", bought: false)
    try await cast.undo(back)
    #expect(try await cast.item("pan")?.isBought == true)
  }

  @Test func twoWhoEditDifferentFieldsBothWin() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates")
    let (list, item) = (cast.list, try #require(try await cast.item("tomates")))
    let shown = ItemDraft(item, in: .es)
    var (price, note) = (shown, shown)
    price.price = "3,50"
    note.note = "maduros"
    let (priced, noted) = (price, note)
    try await cast.marta.change { try ItemStore($0).change(item.id, on: list, to: priced, from: shown, in: .es) }
    try await cast.luis.change { try ItemStore($0).change(item.id, on: list, to: noted, from: shown, in: .es) }
    #expect(try await cast.texts() == ["2 kg tomates 3,50 €/kg"])
    #expect(try await cast.item("tomates")?.note == "maduros")
  }

  @Test func anEditOfADeletedItemIsRefusedWithASentenceAndDoesNotBringItBack() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let (list, pan) = (cast.list, try #require(try await cast.item("pan")).id)
    let page = try await cast.marta.get(ShoppingPaths.item(list, pan)).page
    let deletion = try await cast.luis.change { try ItemStore($0).remove(pan, from: list) }
    let answer = try await cast.marta.browser.submit(try #require(page.form), typing: ["note": "x"])
    #expect(answer.status == 410)
    #expect(answer.text.contains("Este artículo ya no está en la lista"))
    #expect(try await cast.marta.post(ShoppingPaths.itemPurchase(list, pan), [("bought", "yes")]).status == 410)
    #expect(try await cast.items().isEmpty)
    #expect(try await cast.luis.change { try ItemStore($0).remove(pan, from: list) } == nil)
    try await cast.undo(deletion)
    #expect(try await cast.item("pan")?.note == "")
  }

  @Test func whatIsWrongInAFormIsSaidBesideItsFieldAndKept() async throws {
    let cast = try await HouseholdCast()
    let form = try #require(try await cast.marta.get(ShoppingPaths.newItem(cast.list)).page.form)
    let answer = try await cast.marta.browser.submit(
      form, typing: ["name": "pan", "quantity": "cero", "price": "x", "note": "bien hecho"])
    #expect(answer.status == 422)
    let page = try answer.page
    #expect(page.field("quantity")?.problem?.hasPrefix("Escribe un número mayor que cero") == true)
    #expect(page.field("price")?.problem?.hasPrefix("Esto no es un importe") == true)
    #expect(page.field("name")?.value == "pan")
    #expect(page.field("note")?.value == "bien hecho")
    #expect(try await cast.items().isEmpty)
  }

  @Test func anItemFromTheFormHasAllItsFields() async throws {
    let cast = try await HouseholdCast()
    let form = try #require(try await cast.marta.get(ShoppingPaths.newItem(cast.list)).page.form)
    _ = try await cast.marta.browser.submit(
      form,
      typing: [
        "name": "leche", "brand": "Pascual", "quantity": "6", "unit": "l", "price": "0,89", "basis": "l",
        "note": "la azul",
      ])
    let item = try #require(try await cast.item("leche"))
    #expect(item.line.brand == "Pascual")
    #expect(try await cast.texts() == ["6 l leche 0,89 €/l"])
    #expect(item.note == "la azul")
    #expect(try await cast.categoryName(of: item) == "Lácteos y huevos")
  }

  @Test(arguments: [("1,125", Unit.kilogram), ("1,125", .gram), ("0,5", .litre), ("12", .piece)])
  func aQuantityComesBackFromItsFormAsItWas(text: String, unit: Unit) throws {
    var draft = ItemDraft(name: "x")
    draft.quantity = text
    draft.unit = unit.rawValue
    let content = try ItemContent(draft, currency: .eur, language: .es, categories: [])
    let again = try ItemContent(
      ItemDraft(content.line, in: .en), currency: .eur, language: .en, categories: [])
    #expect(again.line == content.line)
  }

  @Test func clearingTakesWhatIsBoughtOffTheListAndIsUndone() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan\nleche\nhuevos")
    try await cast.set("pan")
    try await cast.set("leche")
    let list = cast.list
    let clearing = try await cast.marta.change { try ItemStore($0).clearBought(on: list) }
    #expect(try await cast.items().map(\.line.name) == ["huevos"])
    #expect(try await cast.marta.change { try ItemStore($0).clearBought(on: list) } == nil)
    try await cast.undo(clearing)
    #expect(try await cast.items().filter(\.isBought).count == 2)
  }

  @Test func twoPeopleAreToldApartByTheirInitials() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan", as: cast.luis)
    try await cast.type("leche", as: cast.marta)
    try await cast.set("leche", as: cast.luis)
    let page = try await cast.marta.get(ShoppingPaths.list(cast.list)).page
    #expect(page.texts(of: ".item .avatar") == ["L", "L"])
    #expect(page.words.contains("Apuntado por Luis"))
    #expect(page.words.contains("Comprado por Luis"))
  }
}
