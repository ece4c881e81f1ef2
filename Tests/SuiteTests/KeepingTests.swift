import Foundation
import HTTPTypes
import Kit
import TestKit
import Testing

@testable import Suite

/// What browsers may keep for when there is no signal, and of whom.
@Suite struct KeepingTests {
  private static let keep = HTTPField.Name("Sobremesa-Keep")!
  private static let reader = HTTPField.Name("Sobremesa-Reader")!
  private static let sequence = HTTPField.Name("Sobremesa-Sequence")!
  private static let ahead = HTTPField.Name("Sobremesa-Ahead")!

  /// What is kept is decided in this table first.
  @Test func everyPageIsKeptAsTheCommittedTableSays() async throws {
    let house = try await TestHouse()
    let kept = house.house.routes.all.filter { $0.keeping != .never }
    try CommittedTable.compare(kept.map { "\($0.keeping.rawValue) \($0.pattern)" }, with: "keeping.txt")
  }

  @Test func whatIsAPersonsOwnOrAnOwnersIsNeverKept() async throws {
    for route in try await TestHouse().house.routes.all where route.keeping != .never {
      #expect([.member, .manager, .guest, .visitor].contains(route.audience), "\(route.pattern)")
      #expect(route.method == .get && !route.holdsSecret, "\(route.pattern)")
    }
  }

  @Test func aPageThatIsKeptSaysSoAndHowNewItIs() async throws {
    let marta = try await TestHouse().settled()
    for visited in try await Crawl(marta).visited where visited.answer.status == 200 {
      let expected = visited.route.keeping == .never ? nil : visited.route.keeping.rawValue
      #expect(visited.answer.headers[Self.keep] == expected, "\(visited.address)")
      // A page on paper is as it was printed.
      guard expected != nil, visited.answer.text.contains("<live-screen") else { continue }
      #expect(visited.answer.headers[Self.sequence].flatMap { Int($0) } != nil, "\(visited.address)")
    }
  }

  @Test func whatIsFetchedAheadIsThereAndKept() async throws {
    let house = try await TestHouse()
    let marta = try await house.settled()
    let list = try await marta.get(Link(inSpace: "/kept"))
    #expect(list.headers[Self.sequence] != nil)
    let crawl = try await Crawl(marta)
    let addresses = list.text.split(separator: "\n").map(String.init)
    for address in addresses {
      var answer = try await marta.browser.get(address)
      // To itself, with what was drawn for this visit.
      if let location = answer.location { answer = try await marta.browser.get(location) }
      #expect(answer.headers[Self.keep] != nil, "\(address)")
    }
    let fetched = Set(addresses.compactMap { crawl.route(of: $0)?.pattern })
    let main = house.house.routes.all.filter { $0.keeping == .main }.map(\.pattern)
    #expect(Set(main).subtracting(fetched) == [])
  }

  @Test func aLimitedMemberFetchesAheadWhatTheyMayUse() async throws {
    let house = try await TestHouse()
    let marta = try await house.settled()
    let luis = try await house.member("Luis", of: marta.space)
    #expect(
      try await marta.post(AccountPaths.member(luis.person.id), [("role", "member"), ("app-wines", "yes")]).status
        == 303)
    let addresses = try await luis.get(Link(inSpace: "/kept")).text.split(separator: "\n").map(String.init)
    let own = "/s/\(marta.space)"
    #expect(addresses.contains("\(own)/wines/mine"))
    #expect(addresses.allSatisfy { [own, "\(own)/waiting"].contains($0) || $0.hasPrefix("\(own)/wines/") })
  }

  @Test func whatIsNotThereIsNotKept() async throws {
    let marta = try await TestHouse().owner()
    let answer = try await marta.get(Link(inSpace: "/orders/customers/0199a000-0000-7000-8000-000000000999"))
    #expect(answer.status == 404)
    #expect(answer.headers[Self.keep] == nil)
  }

  @Test func aPageSaysWhoseItIs() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let luis = try await house.member("Luis", of: marta.space)
    let start = Link(inSpace: "/")
    let own = try await marta.get(start)
    let word = try #require(own.headers[Self.reader])
    #expect(own.text.contains(" data-reader=\"\(word)\">"))
    #expect(try await marta.get(Link(inSpace: "/activity")).headers[Self.reader] == word)
    let other = try #require(try await luis.get(start).headers[Self.reader])
    #expect(who(other) != who(word))
    #expect(try await house.stranger().get("/sign-in").headers[Self.reader] == "nobody")
  }

  @Test func whoMaySeeSomethingElseIsAnotherReaderAndTheSamePerson() async throws {
    let house = try await TestHouse()
    let marta = try await house.owner()
    let luis = try await house.member("Luis", of: marta.space)
    let before = try #require(try await luis.get(Link(inSpace: "/")).headers[Self.reader])
    #expect(
      try await marta.post(AccountPaths.member(luis.person.id), [("role", "member"), ("app-orders", "yes")]).status
        == 303)
    let limited = try #require(try await luis.get(Link(inSpace: "/shopping/lists")).headers[Self.reader])
    #expect(limited != before)
    #expect(who(limited) == who(before))
    #expect(try await marta.post(AccountPaths.memberRemoval(luis.person.id)).status == 303)
    let removed = try await luis.get(Link(inSpace: "/"))
    #expect(removed.status == 404)
    let word = try #require(removed.headers[Self.reader])
    #expect(word != limited && who(word) == who(before))
  }

  @Test func whatIsFetchedAheadIsNotSeen() async throws {
    let house = try await TestHouse()
    let marta = try await house.settled()
    let luis = try await house.member("Luis", of: marta.space)
    func looks() -> Int { house.counted.statements.count { $0.hasPrefix("INSERT INTO kit_look") } }
    let before = looks()
    let lists = "/s/\(marta.space)/shopping/lists"
    _ = try await luis.browser.get(lists, headers: [Self.ahead: "1"])
    #expect(looks() == before)
    _ = try await luis.browser.get(lists)
    #expect(looks() > before)
  }

  @Test func theWorkerIsAnotherScriptWithEachProgramAndNeedsNobody() async throws {
    let stranger = try await TestHouse().stranger()
    let answer = try await stranger.get("/service-worker.js")
    #expect(answer.status == 200)
    #expect(answer.headers[.cacheControl] == "no-cache")
    #expect(answer.headers[.contentType] == "text/javascript; charset=utf-8")
    let addresses = answer.text.split(separator: "\"").map(String.init).filter { $0.hasPrefix("/") }
    // What it posts by itself is for whoever is signed in.
    for address in addresses where !address.hasPrefix("/me/notices") {
      let isEnding = ["/sign-out", "/me/leaving"].contains(address)
      #expect(try await stranger.get(address).status == (isEnding ? 303 : 200), "\(address)")
    }
  }

  private func who(_ reader: String) -> Substring { reader.prefix { $0 != "-" } }
}
