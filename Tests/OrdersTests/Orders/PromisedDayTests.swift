import Kit
import TestKit
import Testing

@testable import Orders

/// The day that an order is promised for, chosen by a tap. It is Saturday, 21 November 2026.
@Suite struct PromisedDayTests {
  @Test func theWeekAheadIsATapEachAndAnyOtherDayAField() async throws {
    let cast = try await OrdersCast()
    let page = try await cast.marta.get(OrdersPaths.newOrder()).page
    #expect(
      page.texts(of: ".field-days button") == [
        "Today", "Tomorrow", "Monday 23", "Tuesday 24", "Wednesday 25", "Thursday 26", "Friday 27",
      ])
    #expect(page.root.all(".field-days button[aria-pressed=true]").isEmpty)
    #expect(page.root.all(".field-days details[open]").isEmpty)
    #expect(page.field("promised")?.value == "")
  }

  @Test func withoutScriptsATapIsAStepOfTheForm() async throws {
    let cast = try await OrdersCast()
    let id: ID<Order> = cast.marta.home.house.mint.id()
    func tap(_ day: String) async throws -> TestPage {
      _ = try await cast.marta.post(OrdersPaths.draft(id), [("note", "half-typed"), ("promised", ""), ("day", day)])
      return try await cast.marta.get(OrdersPaths.draft(id)).page
    }
    let chosen = try await tap("2026-11-23")
    #expect(chosen.texts(of: ".field-days button[aria-pressed=true]") == ["Monday 23"])
    #expect(chosen.field("promised")?.value == "2026-11-23")
    // Pressed again it says that there is none.
    let press = chosen.root.all(".field-days button[aria-pressed=true]").first?["value"]
    #expect(press == "")
    #expect(try await tap("").field("promised")?.value == "")
  }

  @Test func aDayFurtherAheadShowsItsField() async throws {
    let cast = try await OrdersCast()
    var draft = cast.draft()
    draft.promisedOn = "2026-12-24"
    let page = try await cast.marta.get(OrdersPaths.orderForm(try await cast.add(draft))).page
    #expect(page.root.all(".field-days details[open]").count == 1)
    #expect(page.field("promised")?.value == "2026-12-24")
  }
}
