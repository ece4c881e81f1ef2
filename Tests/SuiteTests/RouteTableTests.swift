import Foundation
import HTTPTypes
import Kit
import TestKit
import Testing

@testable import Suite

/// Generated from the route table, so that no route is forgotten.
@Suite struct RouteTableTests {
  private static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
  private static let origin = HTTPField.Name("Origin")!
  private static let permissions = HTTPField.Name("Permissions-Policy")!

  /// Who may use what is decided in this table first.
  @Test func everyRouteHasTheAudienceThatTheCommittedTableGivesIt() async throws {
    let house = try await TestHouse()
    let lines = house.house.routes.all.map { "\($0.method.rawValue) \($0.pattern) \($0.audience.rawValue)" }
    try CommittedTable.compare(lines, with: "audiences.txt")
  }

  @Test func everyPageOfAnAppLiesUnderOneOfItsTabs() async throws {
    let house = try await TestHouse().house
    for app in house.apps {
      let routes = house.routes.all.filter { $0.method == .get && $0.pattern.hasPrefix("/s/:space/\(app.id)/") }
      for route in routes {
        let path = route.pattern.dropFirst("/s/:space".count)
        #expect(app.tabs.contains { $0.claim(on: path) > 0 }, "\(route.pattern)")
      }
    }
  }

  @Test func nobodyComesInWithoutASession() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let stranger = house.stranger()
    for route in house.house.routes.all where ![.anyone, .guest, .visitor].contains(route.audience) {
      let answer = try await stranger.send(route, in: marta.space)
      #expect(
        answer.location?.hasPrefix("/sign-in") == true || answer.status == 401, "\(route.method) \(route.pattern)")
    }
  }

  /// What guests may do of what their link opens is tested with the link of each capability; here nobody has one.
  @Test func nobodyIsAGuestWithoutALink() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    for route in house.house.routes.all where route.audience == .guest {
      for browser in [house.stranger(), marta.browser] {
        let answer = try await browser.send(route, in: marta.space)
        #expect(answer.status == 403, "\(route.method) \(route.pattern)")
      }
    }
  }

  @Test func anAddressThatNoSpaceHasLeadsNowhere() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    for route in house.house.routes.all where route.audience == .visitor {
      let answer = try await house.stranger().send(route, in: marta.space)
      #expect(answer.status == 404, "\(route.method) \(route.pattern)")
      #expect(answer.headers[.setCookie] == nil)
    }
  }

  @Test func anotherSpaceIsNotFound() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let zoe = try await house.owner("Zoe")
    for route in house.house.routes.all where route.pattern.hasPrefix("/s/:space") {
      let answer = try await zoe.browser.send(route, in: marta.space)
      #expect(answer.status == 404, "\(route.method) \(route.pattern)")
    }
  }

  @Test func aMemberMayNotDoWhatOwnersDo() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let luis = try await house.member(of: marta.space)
    for route in house.house.routes.all where route.audience == .owner {
      let answer = try await luis.browser.send(route, in: marta.space)
      #expect(answer.status == 403, "\(route.method) \(route.pattern)")
    }
  }

  @Test func whoServesMayNotDoWhatManagersDo() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let (luis, eva) = (try await house.member("Luis", of: marta.space), try await house.member("Eva", of: marta.space))
    let served = [("role", "member"), ("app-restaurant", "yes")]
    _ = try await marta.post(AccountPaths.member(luis.person.id), served)
    _ = try await marta.post(AccountPaths.member(eva.person.id), served + [("app-restaurant.manager", "yes")])
    let routes = house.house.routes.all.filter { $0.audience == .manager }
    #expect(routes.count > 20)
    for route in routes {
      let (refused, taken) = (
        try await luis.browser.send(route, in: marta.space), try await eva.browser.send(route, in: marta.space)
      )
      #expect(refused.status == 403, "\(route.method) \(route.pattern)")
      #expect(taken.status != 403, "\(route.method) \(route.pattern)")
    }
  }

  @Test func anOwnerMayNotDoWhatOperatorsDo() async throws {
    let house = try await TestHouse()
    _ = try await house.owner()
    let zoe = try await house.owner("Zoe")
    let routes = house.house.routes.all.filter { $0.audience == .operator }
    #expect(routes.count > 4)
    for route in routes {
      let answer = try await zoe.browser.send(route, in: zoe.space)
      #expect(answer.status == 403, "\(route.method) \(route.pattern)")
    }
  }

  @Test func everyRouteKnowsItsApp() async throws {
    let house = try await TestHouse()
    for route in house.house.routes.all {
      let places = ["/s/:space/", "/g/:share/", "/r/:reception/", "/api/spaces/:space/"]
      let rest = places.first(where: route.pattern.hasPrefix).map { route.pattern.dropFirst($0.count) } ?? ""
      let named = rest.split(separator: "/").first.map(String.init)
      #expect(route.app == house.house.apps.map(\.id).first { $0 == named }, "\(route.pattern)")
    }
  }

  /// The test's own idea of an address that lets somebody in: the parameter's name.
  @Test func anAddressThatLetsSomebodyInIsToldToNobody() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    for route in house.house.routes.all where !route.pattern.hasSuffix("/live") {
      let isSecret = [":token", ":code"].contains { route.pattern.hasSuffix($0) || route.pattern.contains("\($0)/") }
      #expect(route.holdsSecret == isSecret, "\(route.pattern)")
      let answer = try await marta.browser.send(route, in: marta.space)
      #expect(
        answer.headers[.init("Referrer-Policy")!] == (isSecret ? "strict-origin" : "same-origin"), "\(route.pattern)")
      #expect((answer.headers[.init("X-Robots-Tag")!] == "noindex, nofollow") == isSecret, "\(route.pattern)")
    }
  }

  @Test func aLimitedMemberFindsNothingOfOtherApps() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    for app in house.house.apps.map(\.id) {
      let limited = try await house.member("Only \(app)", of: marta.space)
      let change = AccountPaths.member(limited.person.id)
      #expect(try await marta.post(change, [("role", "member"), ("app-\(app)", "yes")]).status == 303)
      for route in house.house.routes.all where route.pattern.hasPrefix("/s/:space/") {
        let owner = house.house.apps.first { route.pattern.hasPrefix("/s/:space/\($0.id)") }?.id
        guard let owner, owner != app else { continue }
        let answer = try await limited.browser.send(route, in: marta.space)
        #expect(answer.status == 404, "\(app): \(route.method) \(route.pattern)")
      }
    }
  }

  @Test(arguments: [
    [secFetchSite: "cross-site"], [secFetchSite: "same-site"],
    [secFetchSite: "", origin: "https://elsewhere.example"], [secFetchSite: ""],
  ])
  func aChangeFromAnotherSiteIsRefused(headers: [HTTPField.Name: String]) async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    for route in house.house.routes.all where route.method == .post {
      let answer = try await marta.browser.send(route, in: marta.space, headers: headers)
      // A program says of no site that it comes from there, and is asked for its token.
      let saysNothing = headers.values.allSatisfy(\.isEmpty)
      #expect(answer.status == (route.audience == .token && saysNothing ? 401 : 403), "\(route.pattern)")
    }
  }

  @Test func everyAnswerCarriesTheSecurityHeaders() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    for route in house.house.routes.all where !route.pattern.hasSuffix("/live") {
      let answer = try await marta.browser.send(route, in: marta.space)
      #expect(answer.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true, "\(route.pattern)")
      #expect(answer.headers[.xContentTypeOptions] == "nosniff", "\(route.pattern)")
      #expect(answer.status < 500, "\(route.method) \(route.pattern)")
    }
  }

  @Test func whatNoBrowserOpensSaysNothingOfPages() async throws {
    let house = try await TestHouse()
    let page = try await house.stranger().get("/sign-in")
    #expect(page.headers[Self.permissions] != nil)
    let data = try await house.stranger().get("/api/openapi.json")
    #expect(data.headers[.contentSecurityPolicy] == "default-src 'none'; frame-ancestors 'none'")
    #expect(data.headers[Self.permissions] == nil)
  }

  @Test func aHostThatIsNotOursIsMisdirected() async throws {
    let house = try await TestHouse()
    let answer = try await house.stranger().get("/sign-in", headers: [HTTPField.Name("Host")!: "evil.example"])
    #expect(answer.status == 421)
    #expect(try answer.page.words.contains(house.house.settings.url))
  }
}

extension TestBrowser {
  /// Asks for a route with ids that nothing has.
  fileprivate func send(
    _ route: Route, in space: ID<Space>, headers: [HTTPField.Name: String] = [:]
  ) async throws -> TestAnswer {
    let address = route.address(in: space)
    return route.method == .get
      ? try await get(address, headers: headers) : try await post(address, [], headers: headers)
  }
}

extension Route {
  /// With ids that nothing has.
  func address(in space: ID<Space>) -> String {
    let parts = pattern.split(separator: "/").map { part in
      switch part {
      case ":space": space.description
      case _ where part.hasPrefix(":"): "0199a000-0000-7000-8000-000000000999"
      default: String(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
