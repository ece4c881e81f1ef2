import Kit
import TestKit
import Testing

/// Looking changes nothing: a GET is let in from other sites, is repeated by browsers and previewed by chat programs.
@Suite struct ReadingTests {
  /// What is noted of somebody who looks, and changes nothing of what there is to see.
  private static let markers = [
    // When a session was used last, and where.
    "UPDATE kit_session SET seen_at",
    // Until where somebody has seen an app, for the badges of the springboard.
    "INSERT INTO kit_look",
    // When a guest used their link last.
    "UPDATE kit_guest SET seen_at", "UPDATE kit_share SET used_at",
  ]

  @Test func noPageWritesAnything() async throws {
    for house in [try await TestHouse().settled(), try await TestHouse().owner()] {
      let (before, sequence) = (house.home.counted.statements.count, try await house.read(\.sequence))
      let crawl = try await Crawl(house)
      #expect(crawl.visited.count > 40)
      // The crawl asks for what is found alone; the others are asked for too, with ids that nothing has.
      let patterns = Set(crawl.visited.map(\.route.pattern))
      for route in house.home.house.routes.all where route.method == .get && !patterns.contains(route.pattern) {
        let address = route.pattern.split(separator: "/").map { part in
          part == ":space"
            ? house.space.description : part.hasPrefix(":") ? "0199a000-0000-7000-8000-000000000999" : String(part)
        }
        guard address.last != "live" else { continue }
        _ = try await house.browser.get("/" + address.joined(separator: "/"))
      }
      let written = house.home.counted.statements.dropFirst(before)
      let changes = written.filter { statement in !Self.markers.contains { statement.hasPrefix($0) } }
      #expect(Set(changes) == [])
      #expect(try await house.read(\.sequence) == sequence)
    }
  }

  @Test func noPageOfAGuestOrAVisitorWritesAnything() async throws {
    let marta = try await TestHouse().settled()
    try await marta.change { try PublicPageStore($0).set("casa-pepe", isOpen: true, for: "restaurant") }
    let before = marta.home.counted.statements.count
    for route in marta.home.house.routes.all where route.method == .get && route.audience == .visitor {
      let address = route.pattern.replacing(":reception", with: "casa-pepe")
      guard !address.contains(":"), !address.hasSuffix("/live") else { continue }
      #expect(try await marta.home.stranger().get(address).status < 400, "\(address)")
    }
    #expect(marta.home.counted.statements.count == before)
  }
}
