import Kit
import TestKit
import Testing

@testable import Orders

/// An order is read first, and changed one tap further. It is Saturday, 21 November 2026.
@Suite struct OrderPageTests {
  @Test func itSaysForWhomUntilWhenWhatAndHowMuchAndAsksForNothing() async throws {
    let cast = try await OrdersCast()
    var draft = cast.draft(lines: [cast.line(cast.bread, quantity: 3), cast.line(cast.cake, quantity: 1)])
    (draft.promisedOn, draft.note) = ("2026-11-24", "Ring twice")
    let page = try await cast.marta.get(OrdersPaths.order(try await cast.add(draft))).page
    #expect(page.text(of: ".order-head h2") == "Ana García")
    #expect(page.text(of: ".order-sum") == "€30.40")
    #expect(page.text(of: ".order-when strong") == "For Tuesday 24")
    #expect(page.text(of: ".order-note") == "Ring twice")
    let lines = page.root.all(".order-lines .row").map { row in
      [".row-title", ".row-subtitle", ".row-value"].compactMap { row.first($0)?.text }
    }
    #expect(lines == [["3 × Bread", "€2.80 each", "€8.40"], ["1 × Cake", "€22.00"]])
    #expect(page.form == nil)
  }

  @Test func whatIsWantedOfAProductIsTheSumOfItsLines() async throws {
    let cast = try await OrdersCast()
    let lines = [(cast.cake, 2), (cast.bread, 1), (cast.cake, 3)].map { cast.line($0, quantity: $1) }
    var wanted = try await cast.lines(try await cast.add(cast.draft(lines: lines)))
    #expect(Set(wanted.wanted.map(\.proposals)) == [["5 Cake"], ["1 Bread"]])
    wanted[0].unit = "kg"
    #expect(wanted.wanted.count == 2)
    #expect(wanted.wanted.first { $0.title.contains("Cake") }?.proposals.count == 2)
  }

  @Test func itLeadsToItsFormAndBack() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let links = try await cast.marta.get(OrdersPaths.order(id)).page.links.filter { $0.name == "Edit" }
    let edit = try #require(links.first { $0.address.hasSuffix("/form") })
    let form = try await cast.marta.browser.get(edit.address).page
    #expect(form.field("quantity-\(try await cast.lines(id)[0].id)")?.value == "3")
    let shown = try await cast.shown(id).form
    var typed = shown.fields.map { ($0.name, $0.value) }
    typed += shown.fields.map { ("was.\($0.name)", $0.value) }
    typed.removeAll { $0.0 == "note" }
    let saved = try await cast.marta.post(OrdersPaths.draft(id), typed + [("note", "Ring twice")])
    #expect(saved.location?.hasPrefix(cast.marta.address(OrdersPaths.order(id))) == true)
    let discarded = try await cast.marta.post(OrdersPaths.draft(id), [("discard", "yes")])
    #expect(discarded.location == cast.marta.address(OrdersPaths.order(id)))
    let new: ID<Order> = cast.marta.home.house.mint.id()
    let left = try await cast.marta.post(OrdersPaths.draft(new), [("discard", "yes")])
    #expect(left.location == cast.marta.address(OrdersPaths.orders()))
  }

  @Test(
    arguments: zip(OrderState.allCases, ["Confirm", "Mark as prepared", "Mark as delivered", "Mark as paid", nil, nil]))
  func theNextStepIsItsOneMainButton(state: OrderState, step: String?) async throws {
    let cast = try await OrdersCast()
    let page = try await cast.marta.get(OrdersPaths.order(try await cast.add(cast.draft(state: state)))).page
    #expect(page.text(of: "main form .button") == step)
    let pressed = page.root.all(".track button").filter { $0["aria-pressed"] == "true" }.map(\.text)
    #expect(pressed == (state == .cancelled ? [] : [state.title.text(in: cast.locale)]))
    #expect((page.button(named: "Cancel the order") == nil) == (state == .cancelled))
  }

  @Test func aLineOfTheFormIsOneRowWithItsPriceBehindIt() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft())
    let line = try await cast.lines(id)[0].id
    let page = try await cast.marta.get(OrdersPaths.orderForm(id)).page
    let row = try #require(page.root.first("#line-\(line)"))
    #expect(row.first(".line-row h2")?.text == "Bread")
    #expect(row.first(".line-total")?.text == "€8.40")
    #expect(row.first("details")?["open"] == nil)
    #expect(row.first("details summary")?.text.hasPrefix("2.80 each") == true)
    // What is wrong with it is in sight.
    let shown = try await cast.shown(id).form
    var typed = shown.fields.filter { $0.name != "price-\(line)" }.map { ($0.name, $0.value) }
    typed += shown.fields.map { ("was.\($0.name)", $0.value) }
    let refused = try await cast.marta.post(OrdersPaths.draft(id), typed + [("price-\(line)", "much")]).page
    #expect(refused.root.first("#line-\(line) details")?["open"] != nil)
  }
}
