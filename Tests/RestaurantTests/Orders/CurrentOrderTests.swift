import TestKit
import Testing

@testable import Kit
@testable import Restaurant

@Suite struct CurrentOrderTests {
  private func order(of member: TestMember) async throws -> CurrentOrder? {
    let diner = Diner.person(member.person.id)
    return try await member.read { try CurrentOrderStore($0, of: diner, mainly: .en).order() }
  }

  @Test func theSameDishAgainRaisesItsQuantity() async throws {
    let cast = try await RestaurantCast()
    for _ in 1...3 { _ = try await cast.marta.post(RestaurantPaths.adding(cast.soup)) }
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.flan), [("quantity", "2")])
    let order = try #require(try await order(of: cast.marta))
    #expect(order.lines.map(\.line.quantity) == [3, 2])
    #expect(try order.total(in: .eur).minorUnits == 3 * 450 + 2 * 390)
  }

  @Test func theSameDishInAnotherWayIsAnotherLine() async throws {
    let cast = try await RestaurantCast()
    let field = try await cast.field()
    for options in [[cast.rare], [cast.rare], [cast.rare, cast.cheese]] {
      _ = try await cast.marta.post(
        RestaurantPaths.adding(cast.steak), options.map { (field, $0.description) })
    }
    _ = try await cast.marta.post(
      RestaurantPaths.adding(cast.steak), [(field, cast.rare.description), ("note", "No salt")])
    let order = try #require(try await order(of: cast.marta))
    #expect(order.lines.map(\.line.quantity) == [2, 1, 1])
    #expect(order.lines.map(\.line.price.minorUnits) == [1850, 2000, 1850])
    #expect(order.lines[2].line.note == "No salt")
  }

  @Test func whatMustBeChosenIsAskedForAndWhatWasTypedStays() async throws {
    let cast = try await RestaurantCast()
    let answer = try await cast.marta.post(RestaurantPaths.adding(cast.steak), [("quantity", "7"), ("note", "Well")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("Choose at least 1"))
    #expect(answer.text.contains("value=\"7\"") && answer.text.contains("value=\"Well\""))
    #expect(try await order(of: cast.marta) == nil)
  }

  @Test(arguments: ["0", "101", "-3", "many", "99999999999999999999"])
  func aQuantityBeyondTheRangeIsRefused(quantity: String) async throws {
    let cast = try await RestaurantCast()
    let answer = try await cast.marta.post(RestaurantPaths.adding(cast.soup), [("quantity", quantity)])
    #expect(answer.status == 422)
    #expect(try await order(of: cast.marta) == nil)
  }

  @Test func aLineHoldsBetweenOneAndAHundredAndSaysSo() async throws {
    let cast = try await RestaurantCast()
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.soup), [("quantity", "99")])
    let line = try #require(try await order(of: cast.marta)?.lines.first?.line.id)
    for (asked, status, kept) in [
      ("100", 303, 100), ("101", 422, 100), ("1", 303, 1), ("0", 422, 1), ("-5", 422, 1),
      ("99999999999999999999", 422, 1),
    ] {
      let answer = try await cast.marta.post(RestaurantPaths.line(line), [("quantity", asked)])
      #expect(answer.status == status)
      if status == 422 { #expect(answer.text.contains("The quantity goes from 1 to 100.")) }
      #expect(try await order(of: cast.marta)?.lines.first?.line.quantity == kept)
    }
  }

  @Test func moreOfADishThanALineHoldsIsRefusedBesideTheField() async throws {
    let cast = try await RestaurantCast()
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.soup), [("quantity", "60")])
    let refused = try await cast.marta.post(RestaurantPaths.adding(cast.soup), [("quantity", "41"), ("note", "")])
    #expect(refused.status == 422)
    #expect(try refused.page.field("quantity")?.problem == "The order already has 60 of this dish; the limit is 100.")
    #expect(try refused.page.field("quantity")?.value == "41")
    #expect(try await order(of: cast.marta)?.lines.first?.line.quantity == 60)
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.soup), [("quantity", "40")])
    let fromTheMenu = try await cast.marta.post(RestaurantPaths.lines(), [("dish", cast.soup.description)])
    #expect(fromTheMenu.status == 422)
    #expect(try await order(of: cast.marta)?.lines.first?.line.quantity == 100)
  }

  @Test func anOrderThatNoLongerFitsIsNotOrderedAgain() async throws {
    let cast = try await RestaurantCast()
    let guest = cast.guest()
    try await guest.add(cast.soup, [("quantity", "60")])
    try await guest.add(cast.flan)
    _ = try await guest.place()
    try await guest.add(cast.soup, [("quantity", "50")])
    let id = try #require(try await cast.orders().first).id
    let answer = try await guest.post(RestaurantPaths.again(id))
    #expect(answer.status == 409)
    #expect(answer.text.contains("Garlic soup: The order already has 50 of this dish"))
    let waiting = try await guest.get(RestaurantPaths.order()).page
    #expect(waiting.root.all("[name=typed]").map { $0["value"] } == ["50"])
  }

  @Test func cancellingTakesTheLinesAlongAndUndoBringsAllBack() async throws {
    let cast = try await RestaurantCast()
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.soup))
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.flan))
    let answer = try await cast.marta.post(RestaurantPaths.cancellation())
    #expect(try await order(of: cast.marta) == nil)
    let done = try #require(answer.done)
    _ = try await cast.marta.browser.post("/s/\(cast.marta.space)/undo/\(done)")
    #expect(try await order(of: cast.marta)?.lines.count == 2)
  }

  @Test func undoingACancellationJoinsWhatWasChosenSince() async throws {
    let cast = try await RestaurantCast()
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.soup))
    let answer = try await cast.marta.post(RestaurantPaths.cancellation())
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.flan))
    let done = try #require(answer.done)
    #expect(try await cast.marta.browser.post("/s/\(cast.marta.space)/undo/\(done)").status == 303)
    #expect(try await order(of: cast.marta)?.lines.count == 2)
  }

  @Test func aLineThatWasTakenOutComesBackByUndo() async throws {
    let cast = try await RestaurantCast()
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.soup))
    let line = try #require(try await order(of: cast.marta)?.lines.first?.line.id)
    let answer = try await cast.marta.post(RestaurantPaths.lineDeletion(line))
    #expect(try await order(of: cast.marta) == nil)
    let done = try #require(answer.done)
    _ = try await cast.marta.browser.post("/s/\(cast.marta.space)/undo/\(done)")
    #expect(try await order(of: cast.marta)?.lines.map(\.line.id) == [line])
  }

  @Test func eachPersonAndEachGuestHasAnOrderOfTheirOwn() async throws {
    let cast = try await RestaurantCast()
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    let (lola, paco) = (cast.guest(), cast.guest())
    _ = try await cast.marta.post(RestaurantPaths.adding(cast.soup))
    try await lola.add(cast.flan)
    #expect(try await order(of: luis) == nil)
    #expect(try await paco.get(RestaurantPaths.order()).text.contains("You have not chosen anything yet"))
    #expect(try await lola.get(RestaurantPaths.order()).text.contains("Flan"))
    let line = try #require(try await order(of: cast.marta)?.lines.first?.line.id)
    #expect(try await luis.post(RestaurantPaths.line(line), [("quantity", "5")]).status == 404)
    #expect(try await lola.post(RestaurantPaths.lineDeletion(line)).status == 404)
  }
}

extension RestaurantCast {
  /// The name of the field with what is chosen about the steak.
  func field() async throws -> String {
    let steak = steak
    let group = try await marta.read { try ModifierStore($0).groups(of: steak).first?.id }
    return ModifierChoice.field(try #require(group))
  }
}
