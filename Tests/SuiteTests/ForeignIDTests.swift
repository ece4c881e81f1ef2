import Kit
import TestKit
import Testing

/// What belongs to another space is not found, whichever way one asks for it. The ids are those that a walk through a
/// settled space finds before the other moves in: who runs the installation finds everybody of it.
@Suite struct ForeignIDTests {
  private func isForeign(_ route: Route) -> Bool {
    route.pattern.hasPrefix("/s/:space/") && route.pattern.dropFirst(3).dropFirst(6).contains(":")
  }

  private func holdsAnID(_ address: String) -> Bool {
    address.split(separator: "/").dropFirst(2).contains { ID<Space>($0) != nil }
  }

  /// Zoe runs no installation: whatever the id is, she is not let in.
  private func isOfOperators(_ route: Route, _ answer: TestAnswer) -> Bool {
    route.audience == .operator && answer.status == 403
  }

  @Test func noPageShowsWhatBelongsToAnotherSpace() async throws {
    let marta = try await TestHouse().settled()
    let crawl = try await Crawl(marta)
    let zoe = try await marta.home.owner("Zoe")
    let visited = crawl.visited.filter { isForeign($0.route) && holdsAnID($0.address) }
    #expect(visited.count > 5)
    for (address, route) in visited.map({ ($0.address, $0.route) }) {
      let own = address.replacing(marta.space.description, with: zoe.space.description)
      // What only leads elsewhere with the same id leads to nothing.
      let answer = try await zoe.browser.follow(zoe.browser.get(own))
      #expect(
        [404, 410].contains(answer.status) || isOfOperators(route, answer), "\(address): \(answer.status)")
    }
  }

  @Test func noChangeReachesWhatBelongsToAnotherSpace() async throws {
    let marta = try await TestHouse().settled()
    let crawl = try await Crawl(marta)
    let zoe = try await marta.home.owner("Zoe")
    let (sequence, forms) = (try await marta.read(\.sequence), crawl.forms)
    for route in marta.home.house.routes.all where route.method == .post && isForeign(route) {
      for address in crawl.addresses(route) where holdsAnID(address) {
        let own = address.replacing(marta.space.description, with: zoe.space.description)
        let answer = try await zoe.browser.post(own, forms[address]?.fields ?? [])
        // What is on the way is of who fills it in, under whatever id.
        let isOnTheWay = route.pattern.contains("/drafts/") && answer.status == 303
        #expect(
          [400, 404, 410, 422].contains(answer.status) || isOnTheWay || isOfOperators(route, answer),
          "\(route.pattern): \(answer.status)")
      }
    }
    #expect(try await marta.read(\.sequence) == sequence)
    #expect(try await zoe.read(\.sequence) == 1)
  }
}
