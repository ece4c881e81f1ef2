import Foundation
import TestKit
import Testing

@testable import Kit

/// For each capability of each app: a link opens its thing, and of all routes of the house only those that are mounted for it.
@Suite struct GuestLinkTests {
  private struct Shared {
    let capability: Capability
    /// Of the things that the settled space holds, the one that is shared and one that isn't.
    let things: [String]
  }

  /// The sample content, and two people of whom each could show something.
  private func settled() async throws -> TestMember {
    let marta = try await TestHouse().settled()
    _ = try await marta.home.member(of: marta.space)
    return marta
  }

  /// What every capability could be given on, as a walk through the space finds it.
  private func shared(_ crawl: Crawl, by marta: TestMember) async throws -> [Shared] {
    let ids = Set(crawl.values.values.joined().filter { ID<Space>($0) != nil }).sorted()
    var shared: [Shared] = []
    for capability in marta.home.house.apps.flatMap(\.capabilities) {
      let things = try await marta.read { view in
        try ids.filter { id in
          do {
            _ = try capability.subject(id, view)
            return true
          } catch is Refusal {
            return false
          }
        }
      }
      shared.append(Shared(capability: capability, things: things))
    }
    return shared
  }

  private func guest(_ shared: Shared, of marta: TestMember) async throws -> (browser: TestBrowser, link: ID<ShareLink>)
  {
    let (capability, thing) = (shared.capability, shared.things[0])
    let id: ID<ShareLink> = marta.home.house.mint.id()
    let secret = try await marta.home.house.accounts.change { transaction in
      let view = try SpaceView(marta.space, in: transaction.connection)
      return try transaction.share(
        capability, try capability.subject(thing, view), id: id, holding: .ever, in: marta.space,
        by: Author(person: marta.person.id, name: marta.person.name))
    }
    let browser = marta.home.stranger()
    #expect(try await browser.post("/l/\(secret)", [("name", "Lola")]).status == 303)
    return (browser, id)
  }

  @Test func aLinkOpensExactlyItsThing() async throws {
    let marta = try await settled()
    for shared in try await shared(Crawl(marta), by: marta) {
      try #require(shared.things.count >= 2, "\(shared.capability.name): the sample holds two things to share")
      let (lola, link) = try await guest(shared, of: marta)
      let opens = try #require(shared.capability.opens(shared.things[0])).address(at: .guest(link))
      #expect(try await lola.get(opens).status == 200, "\(shared.capability.name)")
      let neighbour = opens.replacing(shared.things[0], with: shared.things[1])
      #expect(try await lola.get(neighbour).status == 404, "\(neighbour)")
    }
  }

  @Test func aGuestOpensNoOtherRoute() async throws {
    let marta = try await settled()
    let crawl = try await Crawl(marta)
    for shared in try await shared(crawl, by: marta) {
      let (lola, _) = try await guest(shared, of: marta)
      for route in marta.home.house.routes.all where ![.anyone, .guest, .visitor].contains(route.audience) {
        for address in crawl.addresses(route) where !address.contains(":") {
          let answer = route.method == .get ? try await lola.get(address) : try await lola.post(address)
          let isRefused = answer.location?.hasPrefix("/sign-in") == true || answer.status == 401
          #expect(isRefused, "\(route.method) \(address): \(answer.status)")
        }
      }
    }
  }

  /// The routes of one capability with the ids of another thing, and with those of things within it: two of each kind here,
  /// all with `SOBREMESA_LONG`.
  @Test func aGuestReachesNothingBesideTheirThing() async throws {
    let marta = try await settled()
    let crawl = try await Crawl(marta)
    for shared in try await shared(crawl, by: marta) {
      let (lola, link) = try await guest(shared, of: marta)
      let sequence = try await marta.read(\.sequence)
      for route in marta.home.house.routes.all where route.audience == .guest {
        for address in addresses(route, link, crawl, besides: shared.things[0]) {
          let answer = route.method == .get ? try await lola.get(address) : try await lola.post(address)
          #expect(answer.status == 404, "\(route.method) \(address): \(answer.status)")
        }
      }
      #expect(try await marta.read(\.sequence) == sequence)
    }
  }

  private func addresses(
    _ route: Route, _ link: ID<ShareLink>, _ crawl: Crawl, besides thing: String
  ) -> [String] {
    // What waits lies on the guest's device: its page holds no thing.
    guard !route.pattern.hasSuffix("/live"), !route.pattern.hasSuffix("/waiting") else { return [] }
    let isLong = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] != nil
    let found = crawl.values.values.flatMap { values in
      values.filter { ID<Space>($0) != nil && $0 != thing }.prefix(isLong ? .max : 2)
    }
    let ids = Set(found).sorted()
    return ids.map { id in
      route.pattern.split(separator: "/").map { part in
        part == ":share" ? "/\(link)" : part.hasPrefix(":") ? "/\(id)" : "/\(part)"
      }.joined()
    }
  }
}
