import Kit
import TestKit
import Testing

/// A form asks for what the action of its route says, and for nothing else.
@Suite struct ActionTests {
  /// What forms hold whatever they ask for.
  private static let envelope: Set<String> = ["operation", "client", "turn", "back"]

  /// What no page offers that a list leads to.
  private static let offTheLists: Set<String> = ["orders.customer.bring-back", "orders.product.bring-back"]

  /// What is offered once guests have come and ordered.
  private static let withGuests: Set<String> = [
    "restaurant.tab.answer", "restaurant.tab.admit", "restaurant.tab.send-away", "restaurant.tab.pay",
    "restaurant.tab.sit-down", "restaurant.tab.leave", "restaurant.order.set-quantity", "restaurant.order.remove-line",
    "restaurant.order.place", "restaurant.order.discard", "restaurant.order.repeat", "restaurant.ticket.advance",
    "restaurant.ticket.advance-line", "restaurant.ticket.refuse", "restaurant.ticket.cancel",
    "restaurant.ticket.bring-back", "restaurant.entry.choose", "restaurant.day.change", "restaurant.day.delete",
    "restaurant.stock.replenish", "restaurant.stock.set", "restaurant.entry.save",
  ]

  @Test func whatTheRestaurantTakesIsAnAction() async throws {
    let routes = try await TestHouse().house.routes.all.filter { $0.app == "restaurant" && $0.method == .post }
    let files: Set<String> = ["/s/:space/restaurant/desk/transfer", "/s/:space/restaurant/desk/transfer/:import"]
    #expect(Set(routes.filter { $0.action == nil }.map(\.pattern)).subtracting(files) == [])
  }

  @Test func everyFormAsksForWhatItsActionSays() async throws {
    let marta = try await TestHouse().settled()
    let crawl = try await Crawl(marta)
    let actions = marta.home.house.routes.all.compactMap(\.action)
    // One deed may have several doors, as members and guests have; it asks the same at each.
    #expect(Set(actions.map { "\($0.name) \($0.inputs.map(\.name))" }).count == Set(actions.map(\.name)).count)
    var asked: [String: Set<String>] = [:]
    for form in crawl.forms.values {
      guard let action = crawl.route(of: form.action, method: .post)?.action else { continue }
      // What is not ticked is asked all the same.
      let boxes = form.element.all("input[name]").compactMap { $0["name"] }
      let names = Set((form.fields.map(\.0) + form.presses.map(\.name) + boxes).map(Self.withoutID))
      asked[action.name, default: []].formUnion(names.filter { !$0.hasPrefix("was.") })
    }
    for action in actions where !Self.offTheLists.union(Self.withGuests).contains(action.name) {
      let (asked, said) = (try #require(asked[action.name]), Set(action.inputs.flatMap(Self.names)))
      #expect(asked.subtracting(Self.envelope).subtracting(said).subtracting(action.steps) == [], "\(action.name)")
      #expect(said.subtracting(asked) == [], "\(action.name)")
    }
  }

  private static func names(_ input: Action.Input) -> [String] {
    if case .rows(let own) = input.kind { [input.name] + own.flatMap(names) } else { [input.name] }
  }

  /// `quantity-ID` asks for what `quantity` says, and `option.ID.price` for what `option.price` does.
  private static func withoutID(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).filter { ID<Action>($0) == nil }
    let bare = parts.joined(separator: ".")
    guard bare.count > 37, ID<Action>(String(bare.suffix(36))) != nil else { return bare }
    return String(bare.dropLast(37))
  }
}
