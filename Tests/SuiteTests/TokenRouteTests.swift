import HTTPTypes
import Kit
import TestKit
import Testing

@testable import Suite

/// What programs are refused, of every route that is there for them, and of every page.
@Suite struct TokenRouteTests {
  private static let (origin, secFetchSite) = (HTTPField.Name("Origin")!, HTTPField.Name("Sec-Fetch-Site")!)

  private let house: TestHouse
  private let marta: TestMember
  private let routes: [Route]

  init() async throws {
    house = try await TestHouse(apps: Suite.apps + [GongApp()])
    marta = try await house.owner()
    routes = house.house.routes.all.filter { $0.audience == .token }
  }

  /// Those of a space.
  private var inSpaces: [Route] { routes.filter { $0.pattern.contains("/:space") } }
  private var allApps: [String] { house.house.apps.map(\.id) }

  /// Sends each with all of them far enough apart to be none too many.
  private func answers(
    of program: TestProgram, to routes: [Route], in space: ID<Space>? = nil, headers: [HTTPField.Name: String] = [:]
  ) async throws -> [(route: Route, answer: TestAnswer)] {
    var answers: [(Route, TestAnswer)] = []
    for route in routes {
      house.clock.advance(by: .seconds(2))
      let address = route.address(in: space ?? marta.space)
      answers.append((route, try await program.send(route.method, address, headers: headers)))
    }
    #expect(!answers.isEmpty)
    return answers
  }

  private func expect(
    _ status: Int, of program: TestProgram, to routes: [Route], in space: ID<Space>? = nil,
    headers: [HTTPField.Name: String] = [:], challenge: String? = nil, at location: SourceLocation = #_sourceLocation
  ) async throws {
    for (route, answer) in try await answers(of: program, to: routes, in: space, headers: headers) {
      let name: Comment = "\(route.method) \(route.pattern)"
      #expect(answer.status == status, name, sourceLocation: location)
      #expect(answer.headers[.wwwAuthenticate] == challenge, name, sourceLocation: location)
      #expect(answer.headers[.location] == nil && answer.headers[.setCookie] == nil, name, sourceLocation: location)
    }
  }

  private static let none = "Bearer"
  private static let invalid = "Bearer error=\"invalid_token\""
  private static let insufficient = "Bearer error=\"insufficient_scope\""

  /// What the refusals below are told from.
  @Test func whoHasAKeyForAllIsLetIn() async throws {
    let program = try await marta.program(in: allApps + ["restaurant.manager", "gong.manager"])
    for (route, answer) in try await answers(of: program, to: routes) {
      #expect(![401, 403, 429].contains(answer.status) && answer.status < 500, "\(route.method) \(route.pattern)")
    }
    for (route, answer) in try await answers(of: program, to: routes, headers: [Self.origin: "http://localhost"]) {
      #expect(![401, 403, 429].contains(answer.status), "\(route.method) \(route.pattern)")
    }
  }

  @Test func withoutAKeyNothing() async throws {
    try await expect(401, of: TestProgram(house.stranger(), key: nil), to: routes, challenge: Self.none)
    // Nor with what lets its person in.
    try await expect(401, of: TestProgram(marta.browser, key: nil), to: routes, challenge: Self.none)
  }

  @Test func withAKeyThatNobodyHasNothing() async throws {
    let program = TestProgram(house.stranger(), key: "sbm_00000000000000000000000000000000")
    try await expect(401, of: program, to: routes, challenge: Self.invalid)
    try await expect(401, of: TestProgram(house.stranger(), key: "x"), to: routes, challenge: Self.invalid)
  }

  @Test func aKeyForAnotherSpaceFindsNothing() async throws {
    let bar = try await house.also(marta)
    try await expect(404, of: try await bar.program(in: allApps), to: inSpaces)
    let zoe = try await house.owner("Zoe")
    try await expect(404, of: try await zoe.program(in: allApps), to: inSpaces)
  }

  @Test func aKeyForOtherAppsFindsNothing() async throws {
    for app in allApps {
      let others = try await marta.program(in: allApps.filter { $0 != app })
      let own = inSpaces.filter { $0.app == app }
      if !own.isEmpty { try await expect(404, of: others, to: own) }
    }
  }

  @Test func aKeyForReadingChangesNothing() async throws {
    let program = try await marta.program(mayWrite: false, in: allApps + ["restaurant.manager"])
    let changes = inSpaces.filter { $0.method == .post }
    try await expect(403, of: program, to: changes, challenge: Self.insufficient)
  }

  @Test func aKeyThatHasEndedIsNoneAnyMore() async throws {
    let program = try await marta.program(in: allApps)
    _ = try await answers(of: program, to: routes)
    let form = try #require(try await marta.browser.get("/me/keys").page.forms.first { $0.action.hasSuffix("/end") })
    _ = try await marta.browser.submit(form)
    try await expect(401, of: program, to: routes, challenge: Self.invalid)
  }

  @Test func aKeyThatHasExpiredIsNoneAnyMore() async throws {
    let program = try await marta.program(in: allApps, until: "2026-11-21")
    _ = try await answers(of: program, to: routes)
    house.clock.advance(by: .seconds(24 * 3600))
    try await expect(401, of: program, to: routes, challenge: Self.invalid)
  }

  @Test func withItsPersonGoesTheKey() async throws {
    let luis = try await house.member(of: marta.space)
    let program = try await luis.program(in: allApps)
    _ = try await answers(of: program, to: routes)
    _ = try await marta.post(Link(inSpace: "/settings/members/\(luis.person.id)/removal"))
    try await expect(401, of: program, to: routes, challenge: Self.invalid)
  }

  @Test func whatIsTakenFromItsPersonIsTakenFromIt() async throws {
    let luis = try await house.member(of: marta.space)
    let program = try await luis.program(in: allApps)
    let change = Link(inSpace: "/settings/members/\(luis.person.id)")
    for app in allApps {
      let own = inSpaces.filter { $0.app == app }
      guard !own.isEmpty else { continue }
      let others = allApps.filter { $0 != app }.map { ("app-\($0)", "yes") }
      #expect(try await marta.post(change, [("role", "member")] + others).status == 303)
      try await expect(404, of: program, to: own)
    }
  }

  @Test func whatTheSpaceNoLongerShowsIsNotFound() async throws {
    let program = try await marta.program(in: allApps)
    _ = try await answers(of: program, to: routes)
    let shown = allApps.filter { $0 != "gong" }.map { ("app-\($0)", "yes") }
    #expect(try await marta.post(Link(inSpace: "/settings/apps"), shown).status == 303)
    try await expect(404, of: program, to: inSpaces.filter { $0.app == "gong" })
  }

  @Test(arguments: ["https://elsewhere.example", "null", "http://localhost:1"])
  func aPageOfAnotherSiteIsRefusedWhateverItBrings(origin: String) async throws {
    let program = try await marta.program(in: allApps)
    try await expect(403, of: program, to: routes, headers: [Self.origin: origin])
    let changes = routes.filter { $0.method == .post }
    try await expect(403, of: program, to: changes, headers: [Self.secFetchSite: "cross-site"])
    try await expect(403, of: TestProgram(house.stranger(), key: nil), to: routes, headers: [Self.origin: origin])
  }

  /// Also beside the cookie of its own person, and however it is sent.
  @Test func aKeyIsOfNoUseForPages() async throws {
    let key = try await marta.program(in: allApps + ["restaurant.manager"]).key
    let pages = house.house.routes.all.filter { ![.anyone, .guest, .visitor, .token].contains($0.audience) }
    #expect(pages.count > 300)
    for browser in [house.stranger(), marta.browser] {
      let program = TestProgram(browser, key: key)
      for route in pages {
        let address = route.address(in: marta.space)
        let answer = try await program.send(route.method, address, headers: [Self.secFetchSite: "same-origin"])
        let isRefused = answer.location?.hasPrefix("/sign-in") == true || answer.status == 401
        #expect(isRefused, "\(route.method) \(route.pattern)")
        guard route.method == .post else { continue }
        #expect(try await program.post(address).status == 403, "\(route.pattern)")
      }
    }
  }

  /// What people do with themselves and with others is nothing for programs.
  @Test func nothingOfMembersSettingsAndWaysInIsThereForThem() {
    let words = [
      "settings", "members", "invitations", "leave", "password", "passkeys", "keys", "devices", "shares", "links",
    ]
    for route in routes {
      let parts = route.pattern.split(separator: "/").map(String.init)
      #expect(Set(parts).isDisjoint(with: words), "\(route.pattern)")
    }
  }
}
