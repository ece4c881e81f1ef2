import Kit
import TestKit
import Testing

@testable import Restaurant

/// What is chosen with a dish that was ordered.
@Suite struct OptionCorrectionTests {
  private let spanish = ReaderLocale(language: .es, zone: .utc)

  private func key(_ id: ID<Order>) -> EntryKey { .correction(id) }

  /// Chooses these options of a line, by way of the button on the sheet.
  private func choose(
    _ options: [ID<ModifierOption>], of line: ID<OrderLine>, _ id: ID<Order>, _ cast: KitchenCast
  ) async throws -> TestAnswer {
    let sheet = try #require(try await cast.marta.get(KitchenPaths.entry(key(id))).page.form)
    let led = try await cast.marta.browser.submit(sheet, typing: ["go": EntryDraft.options(line)])
    #expect(led.location?.hasSuffix("/lines/\(line)") == true)
    let page = try #require(try await cast.marta.browser.follow(led).page.form)
    let kept = page.fields.filter { !$0.0.hasPrefix("option.") }
    return try await cast.marta.browser.post(
      page.action, kept + options.map { ("option.any", $0.description) })
  }

  private func send(_ cast: KitchenCast, _ id: ID<Order>) async throws -> TestAnswer {
    let sheet = try #require(try await cast.marta.get(KitchenPaths.entry(key(id))).page.form)
    return try await cast.marta.browser.submit(sheet)
  }

  private func set(_ sql: SQL, _ cast: KitchenCast) async throws {
    try await cast.marta.change { try $0.run(sql) }
  }

  @Test func aNewOptionCostsWhatItCostsTodayAndTheDishWhatItCostThen() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0]
    try await set("UPDATE restaurant_dish SET price = 9900 WHERE id = \(cast.paella)", cast)
    try await set("UPDATE restaurant_modifier SET price = 200 WHERE id = \(cast.extra)", cast)
    #expect(try await choose([cast.extra], of: line.id, id, cast).status == 303)
    let sheet = try await cast.marta.get(KitchenPaths.entry(key(id)))
    #expect(sheet.text.contains("Con alioli"))
    #expect(try await send(cast, id).status == 303)
    let order = try await cast.read(id)
    #expect(order.lines[0].modifiers.map(\.option) == [cast.extra])
    #expect(order.lines[0].price.minorUnits == 1450)
    #expect(order.total.minorUnits == 2 * 1450 + 400)
    let done = try #require(try await cast.activity(id).first)
    let told = TicketChange.corrections(in: done).map { $0.text(in: spanish).replacing("\u{A0}", with: " ") }
    #expect(told == ["Paella, opciones: ninguna → Con alioli", "Paella, precio: 12,50 € → 14,50 €"])
    try await cast.undo(done.id)
    #expect(try await cast.read(id).lines == [line, order.lines[1]])
  }

  @Test func whatWasChosenKeepsItsPriceAndStaysEvenWhenTheMenuHasItNoMore() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0].id
    _ = try await choose([cast.extra], of: line, id, cast)
    _ = try await send(cast, id)
    try await set("UPDATE restaurant_modifier SET price = 900, is_sold_out = 1 WHERE id = \(cast.extra)", cast)
    _ = try await choose([cast.extra], of: line, id, cast)
    _ = try await send(cast, id)
    #expect(try await cast.read(id).lines[0].price.minorUnits == 1400)
    try await set("DELETE FROM restaurant_modifier WHERE id = \(cast.extra)", cast)
    let page = try await cast.marta.get(KitchenPaths.entryOptions(key(id), line))
    #expect(page.text.contains("Ya no están en la carta"))
    _ = try await choose([], of: line, id, cast)
    _ = try await send(cast, id)
    #expect(try await cast.read(id).lines[0].price.minorUnits == 1250)
    #expect(try await cast.read(id).lines[0].modifiers.isEmpty)
  }

  @Test func whatCannotBeChosenIsSaidAtOnce() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0].id
    try await set("UPDATE restaurant_modifier SET is_sold_out = 1 WHERE id = \(cast.extra)", cast)
    #expect(try await choose([cast.extra], of: line, id, cast).status == 422)
  }

  @Test func whatSellsOutBeforeTheCorrectionIsSentIsNamed() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0].id
    _ = try await choose([cast.extra], of: line, id, cast)
    try await set("UPDATE restaurant_modifier SET is_sold_out = 1 WHERE id = \(cast.extra)", cast)
    let sent = try await send(cast, id)
    #expect(sent.status == 422)
    #expect(sent.text.contains("Paella: una de las opciones elegidas ya no se puede pedir"))
    #expect(try await cast.read(id).lines[0].modifiers.isEmpty)
  }

  @Test func aDishWithSomethingElseGoesBackIntoThePan() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.bring(id, to: .ready, from: .received)
    let line = try await cast.read(id).lines[0].id
    _ = try await choose([cast.extra], of: line, id, cast)
    _ = try await send(cast, id)
    #expect(try await cast.read(id).lines.map(\.state) == [.preparing, .ready])
  }

  @Test func optionsOfADishThatIsBeingAddedAreChosenAnew() async throws {
    let cast = try await KitchenCast()
    _ = try await cast.marta.post(KitchenPaths.entryDish(.new, cast.paella))
    let sheet = try #require(try await cast.marta.get(KitchenPaths.entry(.new)).page.form)
    let field = try #require(sheet.fields.first { $0.0.hasPrefix("quantity.") }).0
    let line = try #require(ID<OrderLine>(field.dropFirst("quantity.".count)))
    let page = try #require(try await cast.marta.get(KitchenPaths.entryOptions(.new, line)).page.form)
    let chosen = try await cast.marta.browser.post(
      page.action, page.fields + [("option.any", cast.extra.description)])
    #expect(chosen.status == 303)
    #expect(try await cast.marta.get(KitchenPaths.entry(.new)).page.root.first("[data-line]")?["data-price"] == "1400")
  }
}
