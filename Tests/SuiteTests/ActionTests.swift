import Kit
import TestKit
import Testing

/// A form asks for what the action of its route says, and for nothing else.
@Suite struct ActionTests {
  /// What forms hold whatever they ask for.
  private static let envelope: Set<String> = ["operation", "client", "turn", "back"]

  /// What no page offers that a list leads to.
  private static let offTheLists: Set<String> = [
    "orders.customer.bring-back", "orders.product.bring-back", "pools.pool.list", "pools.pool.confirm-kick-off",
    "pools.pool.keep-result", "pools.bet.reissue", "pools.stake.return", "pools.bote.pass", "pools.source.delete",
    "pools.source.refresh", "wines.catalogue.take-back",
  ]

  /// Pickers on the way to a pool, and files, which the house takes.
  private static let noActions: Set<String> = [
    "/s/:space/pools/pools/drafts/:pool/stake", "/s/:space/pools/pools/drafts/:pool/match",
    "/s/:space/pools/pools/drafts/:pool/team/:side", "/s/:space/pools/pools/drafts/:pool/team/:side/new",
    "/s/:space/pools/fixtures/import", "/s/:space/shopping/transfer", "/s/:space/shopping/transfer/imports/:import",
  ]

  @Test func whatAppsTakeIsAnActionOrAStepToOne() async throws {
    let apps: Set<String> = ["pools", "shopping", "wines"]
    let routes = try await TestHouse().house.routes.all.filter { route in
      route.method == .post && route.app.map(apps.contains) == true
    }
    #expect(Set(routes.filter { $0.action == nil }.map(\.pattern)) == Self.noActions)
  }

  @Test func everyFormAsksForWhatItsActionSays() async throws {
    let marta = try await TestHouse().settled()
    let crawl = try await Crawl(marta)
    let actions = marta.home.house.routes.all.compactMap(\.action)
    // One deed may have several doors, as members and guests have; it asks the same at each.
    #expect(Set(actions.map { "\($0.name) \($0.inputs.map(\.name))" }).count == Set(actions.map(\.name)).count)
    var asked: [String: Set<String>] = [:]
    for form in crawl.offers.values.map(\.form) {
      guard let action = crawl.route(of: form.action, method: .post)?.action else { continue }
      let names = Set((form.fields.map(\.0) + form.presses.map(\.name)).map(Self.withoutID))
      // A switch that is off is not sent; what it was shown with is.
      asked[action.name, default: []].formUnion(names.map { $0.hasPrefix("was.") ? String($0.dropFirst(4)) : $0 })
    }
    for action in actions where !Self.offTheLists.contains(action.name) {
      let (asked, said) = (try #require(asked[action.name]), Set(action.inputs.flatMap(Self.names)))
      #expect(asked.subtracting(Self.envelope).subtracting(said).subtracting(action.steps) == [], "\(action.name)")
      #expect(said.subtracting(asked) == [], "\(action.name)")
    }
  }

  private static func names(_ input: Action.Input) -> [String] {
    if case .rows(let own) = input.kind { [input.name] + own.flatMap(names) } else { [input.name] }
  }

  /// `quantity-ID` asks for what `quantity` says.
  private static func withoutID(_ name: String) -> String {
    guard name.count > 37, ID<Action>(String(name.suffix(36))) != nil else { return name }
    return String(name.dropLast(37))
  }
}
