import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct EntryTests {
  private func form(_ answer: TestAnswer) throws -> TestForm {
    try #require(try answer.page.form)
  }

  @Test func theStaffWritesDownAnOrderForATable() async throws {
    let cast = try await KitchenCast()
    let marta = cast.marta
    #expect(try await marta.get(KitchenPaths.entry(.new)).status == 200)
    for _ in 1...2 {
      let added = try await marta.post(KitchenPaths.entryDish(.new, cast.flan).with("q", "fl"))
      #expect(added.location?.hasSuffix("/entries/new/menu?q=fl#row-\(cast.flan)") == true)
    }
    #expect(try await marta.get(KitchenPaths.entryMenu(.new)).page.text(of: ".pick-count") == "2")
    let page = try form(await marta.get(KitchenPaths.entry(.new)))
    let sent = try await marta.browser.submit(page, typing: ["way": "dine_in", "table": cast.table.description])
    #expect(sent.status == 303)
    let board = try await cast.board()
    #expect(board.tickets.map(\.tableName) == ["Mesa 4"])
    #expect(board.tickets.map(\.order.total.minorUnits) == [800])
    #expect(try await marta.get(KitchenPaths.entry(.new)).page.forms.count > 0)
    #expect(try await marta.get(KitchenPaths.entryMenu(.new)).page.text(of: ".pick-count") == nil)
  }

  @Test func whatIsTypedStaysWhileOneLooksForDishes() async throws {
    let cast = try await KitchenCast()
    let page = try form(await cast.marta.get(KitchenPaths.entry(.new)))
    let gone = try await cast.marta.browser.submit(
      page, typing: ["way": "delivery", "name": "Luisa", "address": "Calle Mayor 1", "go": "menu"])
    #expect(gone.location?.hasSuffix("/entries/new/menu") == true)
    let back = try await cast.marta.get(KitchenPaths.entry(.new)).page
    #expect(back.field("name")?.value == "Luisa")
    #expect(back.field("address")?.value == "Calle Mayor 1")
  }

  @Test func anOrderWithoutDishesOrTargetIsShownAgain() async throws {
    let cast = try await KitchenCast()
    let marta = cast.marta
    let empty = try form(await marta.get(KitchenPaths.entry(.new)))
    #expect(try await marta.browser.submit(empty, typing: ["way": "pick_up"]).status == 422)
    _ = try await marta.post(KitchenPaths.entryDish(.new, cast.flan))
    let page = try form(await marta.get(KitchenPaths.entry(.new)))
    #expect(try await marta.browser.submit(page).status == 422)
    let delivery = try await marta.browser.submit(page, typing: ["way": "delivery", "name": "Luisa"])
    #expect(delivery.status == 422)
    #expect(try delivery.page.field("address")?.problem != nil)
    #expect(try delivery.page.field("name")?.value == "Luisa")
    let table = try await marta.browser.submit(page, typing: ["way": "dine_in"])
    #expect(try table.page.field("table")?.problem != nil)
    #expect(try await cast.board().tickets.isEmpty)
  }

  @Test func aDishThatSoldOutMeanwhileIsNamed() async throws {
    let cast = try await KitchenCast()
    _ = try await cast.marta.post(KitchenPaths.entryDish(.new, cast.flan))
    try await cast.marta.change { [flan = cast.flan] in
      try $0.run("UPDATE restaurant_dish SET is_sold_out = 1 WHERE id = \(flan)")
    }
    let page = try form(await cast.marta.get(KitchenPaths.entry(.new)))
    let sent = try await cast.marta.browser.submit(page, typing: ["way": "pick_up"])
    #expect(sent.status == 422)
    #expect(sent.text.contains("Flan. Ponlo a 0"))
  }

  @Test func theStaffCorrectsAnOrderAndTheGuestSeesWhatChanged() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let key = EntryKey.correction(id)
    let lines = try await cast.read(id).lines.map(\.id)
    _ = try await cast.marta.post(KitchenPaths.entryDish(key, cast.flan), [("quantity", "2"), ("note", "con nata")])
    let page = try form(await cast.marta.get(KitchenPaths.entry(key)))
    let saved = try await cast.marta.browser.submit(
      page, typing: [EntryDraft.quantity(lines[0]): "1", EntryDraft.note(lines[1]): ""])
    #expect(saved.location?.contains("/kitchen/tickets/\(id)") == true)
    let order = try await cast.read(id)
    #expect(order.lines.map(\.quantity) == [1, 1, 2])
    #expect(order.lines.map(\.note) == ["", "", "con nata"])
    #expect(order.total.minorUnits == 1250 + 400 + 800)
    let ticket = try await cast.marta.get(KitchenPaths.ticket(id)).page
    #expect(
      ticket.texts(of: ".ticket-corrections li") == [
        "Paella: 2 → 1", "Flan, nota: quitada «sin nata»", "Añadido: 2 × Flan",
      ])
    #expect(try await cast.marta.get(KitchenPaths.board()).page.texts(of: ".ticket-corrections li").count == 3)
  }

  @Test func twoWhoCorrectOneOrderAtOnceBothWin() async throws {
    let cast = try await KitchenCast()
    let luis = try await cast.marta.home.member(of: cast.marta.space, language: .es)
    let id = try await cast.order()
    let key = EntryKey.correction(id)
    let lines = try await cast.read(id).lines.map(\.id)
    let first = try form(await cast.marta.get(KitchenPaths.entry(key)))
    let second = try form(await luis.get(KitchenPaths.entry(key)))
    _ = try await cast.marta.browser.submit(first, typing: [EntryDraft.quantity(lines[0]): "5"])
    _ = try await luis.browser.submit(second, typing: [EntryDraft.note(lines[1]): "con nata"])
    let order = try await cast.read(id)
    #expect(order.lines.map(\.quantity) == [5, 1])
    #expect(order.lines.map(\.note) == ["", "con nata"])
  }

  @Test func stepsWithoutScriptsAndZeroTakesOut() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let key = EntryKey.correction(id)
    let flan = try await cast.read(id).lines[1].id
    let page = try form(await cast.marta.get(KitchenPaths.entry(key)))
    #expect(try await cast.marta.browser.submit(page, typing: ["step": "\(flan)-"]).status == 303)
    let stepped = try await cast.marta.get(KitchenPaths.entry(key))
    #expect(try stepped.page.field(EntryDraft.quantity(flan))?.value == "0")
    _ = try await cast.marta.browser.submit(try form(stepped))
    #expect(try await cast.read(id).lines.count == 1)
  }

  @Test func aStepFromTheEndOfWhatNumbersHoldStaysInRange() {
    let line: ID<OrderLine> = Mint.system.id()
    let field = EntryDraft.quantity(line)
    for (typed, step, stepped) in [
      ("9223372036854775807", "+", "100"), ("-9223372036854775808", "-", "0"), ("7", "+", "8"),
    ] {
      let draft = EntryDraft(Form([(field, typed), ("step", "\(line)\(step)")])).stepped
      #expect(draft.form[field] == stepped)
    }
  }

  @Test func whatIsNoQuantityIsExplained() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0].id
    let page = try form(await cast.marta.get(KitchenPaths.entry(.correction(id))))
    let sent = try await cast.marta.browser.submit(page, typing: [EntryDraft.quantity(line): "mil"])
    #expect(sent.status == 422)
    #expect(try sent.page.field(EntryDraft.quantity(line))?.value == "mil")
  }

  @Test(arguments: ["101", "-1", "1000", "99999999999999999999"])
  func aQuantityThatNoLineHoldsIsExplainedAndKept(typed: String) async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0].id
    let page = try form(await cast.marta.get(KitchenPaths.entry(.correction(id))))
    let sent = try await cast.marta.browser.submit(
      page, typing: [EntryDraft.quantity(line): typed, "note": "Con prisa"])
    #expect(sent.status == 422)
    #expect(sent.text.contains("De 0 a 100; con 0 se quita el plato."))
    #expect(try sent.page.field(EntryDraft.quantity(line))?.value == typed)
    #expect(try sent.page.field("note")?.value == "Con prisa")
  }

  @Test func moreOfADishThanALineHoldsIsNotAdded() async throws {
    let cast = try await KitchenCast()
    _ = try await cast.marta.post(KitchenPaths.entryDish(.new, cast.flan), [("quantity", "100")])
    let refused = try await cast.marta.post(KitchenPaths.entryDish(.new, cast.flan), [("quantity", "2")])
    #expect(refused.status == 422)
    #expect(try refused.page.field("quantity")?.problem == "El pedido ya tiene 100 de este plato; el máximo es 100.")
    #expect(try await cast.marta.get(KitchenPaths.entryMenu(.new)).page.text(of: ".pick-count") == "100")
  }

  @Test func whatWasCancelledIsNotCorrected() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    _ = try await cast.marta.change { try OrderStore($0).cancel(id) }
    #expect(try await cast.marta.get(KitchenPaths.entry(.correction(id))).status == 409)
  }
}
