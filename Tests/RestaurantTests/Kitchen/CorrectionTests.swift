import Foundation
import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct CorrectionTests {
  private let spanish = ReaderLocale(language: .es, zone: .utc)

  @Test func quantitiesChangeAndTheTotalWithThemAtTheFrozenPrice() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.marta.change { [paella = cast.paella] in
      try $0.run("UPDATE restaurant_dish SET price = 9900 WHERE id = \(paella)")
    }
    let line = try await cast.read(id).lines[0].id
    let done = try await cast.correct(id, Correction(kept: [.init(line: line, quantity: 3)]))
    let order = try await cast.read(id)
    #expect(order.lines.map(\.quantity) == [3, 1])
    #expect(order.total.minorUnits == 3 * 1250 + 400)
    #expect(try await cast.marta.read { try BillStore($0).outstanding() }.minorUnits == 3 * 1250 + 400)
    #expect(order.correctedAt != nil)
    let activity = try #require(try await cast.activity(id).first)
    #expect(TicketChange.corrections(in: activity).map { $0.text(in: spanish) } == ["Paella: 2 → 3"])
    try await cast.undo(done)
    let again = try await cast.read(id)
    #expect(again.lines.map(\.quantity) == [2, 1])
    #expect(again.total.minorUnits == 2900)
    #expect(again.correctedAt == nil)
  }

  /// Such lines name the order's line in the field, and kept no detail.
  @Test func aCorrectionNotedBeforeEventsKeptDetailsIsReadAndTakenBackAsBefore() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0]
    let done = try await cast.correct(id, Correction(kept: [.init(line: line.id, quantity: 3)]))
    let name = ["line-quantity", line.id.description, "es", line.name.stored].joined(separator: "\u{1D}")
    let fields = String(
      decoding: try JSONEncoder().encode([FieldChange(name, from: "2", to: "3")]), as: UTF8.self)
    try await cast.marta.change {
      try $0.run("UPDATE kit_activity SET fields = \(fields), detail = NULL WHERE id = \(done)")
    }
    let activity = try #require(try await cast.activity(id).first)
    #expect(TicketChange.corrections(in: activity).map { $0.text(in: spanish) } == ["Paella: 2 → 3"])
    try await cast.undo(done)
    #expect(try await cast.read(id).lines.map(\.quantity) == [2, 1])
  }

  @Test func dishesAreTakenOutAndAddedAtTodaysPrice() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let before = try await cast.read(id)
    let added = try await cast.marta.read { [paella = cast.paella, extra = cast.extra] view in
      let dish = try view.find(paella)
      let selection = Selection(quantity: 1, choice: ModifierChoice([extra]), note: "poco hecha")
      return Correction.Added(
        dish: dish,
        content: try selection.validated(
          for: dish, groups: try ModifierStore(view).groups(of: paella), mainly: .es))
    }
    let correction = Correction(
      kept: [.init(line: before.lines[1].id, quantity: 0)], added: [added], note: "Con prisa")
    let done = try await cast.correct(id, correction)
    let order = try await cast.read(id)
    #expect(order.lines.map(\.quantity) == [2, 1])
    #expect(order.lines[1].modifiers.map(\.option) == [cast.extra])
    #expect(order.total.minorUnits == 2500 + 1400)
    let activity = try #require(try await cast.activity(id).first)
    #expect(
      TicketChange.corrections(in: activity).map { $0.text(in: spanish) } == [
        "Quitado: 1 × Flan", "Añadido: 1 × Paella", "Nota del pedido: «Con prisa»",
      ])
    try await cast.undo(done)
    #expect(try await cast.read(id).lines == before.lines)
    #expect(try await cast.read(id).note.isEmpty)
  }

  @Test func changesReadInEachLanguage() throws {
    let line = TicketChange.Line(
      TestClock().mint.id(), LocalizedText(es: "Pan", en: "Bread", pt: "Pão"), mainly: .es)
    let change = TicketChange(.lineNote, of: line, from: "sin sal", to: "con sal")
    let texts = Language.allCases.map { change.phrase?.text(in: ReaderLocale(language: $0, zone: .utc)) }
    #expect(
      Set(texts) == [
        "Pan, nota: «sin sal» → «con sal»", "Bread, note: “sin sal” → “con sal”", "Pão, nota: “sin sal” → “con sal”",
      ])
    #expect(try JSONDecoder().decode(TicketChange.self, from: JSONEncoder().encode(change)) == change)
  }

  @Test func anOrderKeepsADish() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let lines = try await cast.read(id).lines
    await #expect(throws: Invalid.self) {
      try await cast.correct(id, Correction(kept: lines.map { .init(line: $0.id, quantity: 0) }))
    }
    #expect(try await cast.read(id).lines == lines)
  }

  @Test func moreOfWhatIsReadyGoesBackIntoThePan() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    try await cast.bring(id, to: .ready, from: .received)
    let line = try await cast.read(id).lines[0].id
    let done = try await cast.correct(id, Correction(kept: [.init(line: line, quantity: 3)]))
    #expect(try await cast.read(id).state == .preparing)
    #expect(try await cast.read(id).lines.map(\.state) == [.preparing, .ready])
    try await cast.undo(done)
    #expect(try await cast.read(id).state == .ready)
    #expect(try await cast.read(id).lines.map(\.state) == [.ready, .ready])
  }

  @Test func onlyTheLastCorrectionIsTakenBack() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0].id
    let first = try await cast.correct(id, Correction(kept: [.init(line: line, quantity: 3)]))
    let second = try await cast.correct(id, Correction(kept: [.init(line: line, note: "sin gambas")]))
    #expect(try await cast.undo(first).status == 409)
    #expect(try await cast.undo(second).status == 303)
    #expect(try await cast.undo(first).status == 303)
    #expect(try await cast.read(id).lines[0].quantity == 2)
  }

  @Test func aCorrectionThatChangesNothingIsNone() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let line = try await cast.read(id).lines[0]
    #expect(try await cast.correct(id, Correction(kept: [.init(line: line.id, quantity: 2, note: "")])) == nil)
    #expect(try await cast.board().tickets.flatMap(\.corrections).isEmpty)
  }

  @Test func theTicketShowsItsCorrectionsUntilTheyAreTakenBack() async throws {
    let cast = try await KitchenCast()
    let id = try await cast.order()
    let signal = try await cast.board().signals
    let line = try await cast.read(id).lines[0].id
    let done = try await cast.correct(id, Correction(kept: [.init(line: line, quantity: 1)]))
    #expect(try await cast.board().tickets.flatMap(\.corrections).count == 1)
    #expect(try await cast.board().signals != signal)
    try await cast.undo(done)
    #expect(try await cast.board().tickets.flatMap(\.corrections).isEmpty)
  }
}
