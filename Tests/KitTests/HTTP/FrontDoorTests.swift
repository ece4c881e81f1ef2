import HTTPTypes
import TestKit
import Testing

@testable import Kit

@Suite struct FrontDoorTests {
  private static let host = HTTPField.Name("Host")!
  private static let site = HTTPField.Name("Sec-Fetch-Site")!

  @Test(arguments: ["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST"])
  func theHouseAnswersToItsOwnNames(host: String) async throws {
    let home = try await TestHouse()
    #expect(try await home.stranger().get("/", headers: [Self.host: host]).status == 200)
  }

  @Test(arguments: ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1", "[::2]:8080"])
  func anyOtherNameIsRefused(host: String) async throws {
    let home = try await TestHouse()
    #expect(try await home.stranger().get("/", headers: [Self.host: host]).status == 421)
  }

  @Test func aChangeThatAnotherSiteAsksForIsRefused() async throws {
    let marta = try await TestHouse().owner()
    for site in ["cross-site", "same-site"] {
      let answer = try await marta.browser.post("/sign-out", [("anyway", "yes")], headers: [Self.site: site])
      #expect(answer.status == 403)
    }
    #expect(try await marta.browser.get("/me").status == 200)
  }

  @Test func withoutFetchMetadataTheOriginDecides() async throws {
    let marta = try await TestHouse().owner()
    let old: [HTTPField.Name: String] = [Self.site: ""]
    #expect(try await marta.browser.post("/sign-out", headers: old).status == 403)
    let foreign = old.merging([.origin: "https://evil.example"]) { $1 }
    #expect(try await marta.browser.post("/sign-out", headers: foreign).status == 403)
    #expect(try await marta.browser.post("/sign-out", headers: old.merging([.origin: "null"]) { $1 }).status == 403)
    let own = old.merging([.origin: "http://localhost"]) { $1 }
    #expect(try await marta.browser.post("/sign-out", headers: own).status == 303)
  }

  @Test func everyAnswerCarriesTheSecurityHeaders() async throws {
    let marta = try await TestHouse().owner()
    let answers = [
      try await marta.browser.get("/me"), try await marta.browser.get("/"), try await marta.browser.get("/nowhere"),
      try await marta.browser.get("/", headers: [Self.host: "evil.example"]),
      try await marta.browser.post("/sign-out", headers: [Self.site: "cross-site"]),
      try await marta.browser.post("/me", [("name", "x")]),
      try await marta.browser.send(.post, "/me", body: Array("a=%ZZ".utf8)),
      try await marta.browser.send(.post, "/me", body: Array(repeating: 97, count: Route.usualBodyLimit + 1)),
      try await marta.browser.send(.delete, "/me"), try await marta.home.stranger().get("/me"),
    ]
    #expect(answers.map(\.status) == [200, 303, 404, 421, 403, 400, 400, 413, 404, 303])
    for answer in answers {
      for (name, value) in SecurityHeaders.fields { #expect(answer.headers[name] == value) }
    }
  }

  @Test(arguments: ["192.168.1.20", "8.8.8.8", "::ffff:192.168.1.20", "fe80::1"])
  func untilAnOwnerHasAPasswordOnlyThisMachineMayComeIn(peer: String) async throws {
    let marta = try await TestHouse().owner(language: .es)
    let outside = marta.home.stranger(language: .es, from: peer)
    let refusal = try await outside.get("/sign-in")
    #expect(refusal.status == 403)
    #expect(refusal.text.contains("aún no tiene contraseña"))
    try await marta.home.setPassword("cuatro gatos en la luna", of: marta.person.id)
    #expect(try await outside.get("/sign-in").status == 200)
  }

  @Test(arguments: ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])
  func thisMachineMayAlwaysComeIn(peer: String) async throws {
    let home = try await TestHouse()
    #expect(try await home.stranger(from: peer).get("/").status == 200)
  }

  @Test func aMembersPasswordDoesNotOpenTheHouse() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    try await marta.home.setPassword("cuatro gatos en la luna", of: luis.person.id)
    #expect(try await marta.home.stranger(from: "192.168.1.20").get("/sign-in").status == 403)
  }
}
