import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct CountingTests {
  @Test func aTapOnPlusIsSentWithTheAmountThatIsWantedSoTwiceIsOnce() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 l leche")
    let more = try #require(try await form(of: "leche", in: cast))
    for _ in 1...2 { try await press(more, in: cast) }
    #expect(try await cast.texts() == ["3 l leche"])
  }

  @Test func whatSaysNoQuantityIsCountedFromOne() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let amount = try #require(try await form(of: "pan", in: cast))
    try await press(amount, in: cast)
    #expect(try await cast.texts() == ["2 uds. pan"])
  }

  @Test func aPriceOfTheWholeGrowsAndAPriceOfOneStays() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("500 g queso 6,00\n2 kg tomates 3,50/kg")
    try await cast.count("queso", Quantity(thousandths: 600_000, unit: .gram))
    try await cast.count("tomates", Quantity(thousandths: 3_000, unit: .kilogram))
    #expect(try await cast.texts() == ["600 g queso 7,20 € en total", "3 kg tomates 3,50 €/kg"])
  }

  @Test func undoingItGivesBackAsMuchAsItWasUnlessSomebodySaidOtherwiseSince() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 l leche\n2 l zumo")
    let milk = try await cast.count("leche", Quantity(thousandths: 3_000, unit: .litre))
    let juice = try await cast.count("zumo", Quantity(thousandths: 3_000, unit: .litre))
    try await cast.count("zumo", Quantity(thousandths: 5_000, unit: .litre))
    try await cast.undo(milk)
    try await cast.undo(juice)
    #expect(try await cast.texts() == ["2 l leche", "5 l zumo"])
  }

  @Test(arguments: ["0", "-1000", "x", "", "1000000000000"])
  func whatNoPageOfOursAsksForIsRefused(quantity: String) async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 l leche")
    let milk = try #require(try await cast.item("leche")).id
    let answer = try await cast.marta.post(
      ShoppingPaths.itemAmount(cast.list, milk), [("unit", "l"), ("quantity", quantity)])
    #expect(answer.status == 400)
    #expect(try await cast.texts() == ["2 l leche"])
  }

  /// + is the last of its buttons.
  private func press(_ form: TestForm, in cast: HouseholdCast) async throws {
    let more = try #require(form.presses.last)
    _ = try await cast.marta.browser.post(form.action, form.fields + [(more.name, more.value)])
  }

  private func form(of name: String, in cast: HouseholdCast) async throws -> TestForm? {
    let item = try #require(try await cast.item(name))
    let address = cast.marta.address(ShoppingPaths.itemAmount(cast.list, item.id))
    return try await cast.marta.get(ShoppingPaths.list(cast.list)).page.forms.first { $0.action == address }
  }
}

extension HouseholdCast {
  @discardableResult
  func count(_ name: String, _ quantity: Quantity?) async throws -> ID<Activity>? {
    guard let item = try await item(name), let quantity else { return nil }
    let list = list
    return try await marta.change { try ItemStore($0).set(item.id, on: list, to: quantity) }
  }
}
