import Foundation
import Kit
import TestKit
import Testing

@testable import Kit

/// What programs can do is what people can do: generated from the route table, so that nothing is forgotten.
@Suite struct DoorTableTests {
  @Test func everyChangeHasADoorOrAReasonForNone() async throws {
    let routes = try await TestHouse().house.routes.all
    let doors = Dictionary(
      routes.compactMap { route in route.door.map { ("\(route.method.rawValue) \(route.pattern)", $0) } }
    ) { first, _ in first }
    let changes = routes.filter { route in
      route.method == .post && route.pattern.hasPrefix("/s/:space/")
        && [.member, .manager, .owner, .operator].contains(route.audience)
    }
    let lines = changes.map { route in
      let door = doors["POST /api/spaces/:space/\(route.pattern.dropFirst("/s/:space/".count))"]?.action?.name
      return "\(route.pattern) \(door ?? "- \(Self.reason(for: route))")"
    }
    let read = routes.compactMap { route in route.door?.document.map { "\(route.pattern) \($0.name)" } }
    try CommittedTable.compare(lines + read, with: "doors.txt")
  }

  private static func reason(for route: Route) -> String {
    if route.audience == .owner || route.audience == .operator { return "decided by \(route.audience.rawValue)s" }
    guard let action = route.action else {
      return route.app == nil ? "of the house itself" : "a file, or a step of a form"
    }
    return action.isOfPages ? "its page alone shows what comes of it" : "unknown"
  }

  @Test func everyDoorHasAReasonOrAnAction() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "doors.txt")
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("- unknown"))
  }

  /// `SOBREMESA_WRITE_TABLES=1` writes it anew: a change of it is a change for every program.
  @Test func theDescriptionIsAsCommitted() async throws {
    let house = try await TestHouse().house
    let document = OpenAPI(routes: house.routes.all, app: nil).document
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/openapi.json")
    if ProcessInfo.processInfo.environment["SOBREMESA_WRITE_TABLES"] != nil {
      try (String(decoding: document.lines, as: UTF8.self) + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try JSONReader.read(try String(contentsOf: file, encoding: .utf8))
    #expect(kept.value.bytes == document.bytes, "SOBREMESA_WRITE_TABLES=1 swift test --filter DoorTableTests")
    #expect(document.bytes.count <= 250_000)
  }

  @Test func everyOperationHasANameOfItsOwn() async throws {
    let house = try await TestHouse().house
    let paths = try #require(OpenAPI(routes: house.routes.all, app: nil).document.members?["paths"]?.members)
    let names = paths.values.flatMap { $0.members?.values.map { $0 } ?? [] }
      .compactMap { $0.members?["operationId"] }.compactMap { if case .text(let name) = $0 { name } else { nil } }
    #expect(Set(names).count == names.count && names.count > 100)
  }

  @Test func oneAppIsDescribedByItself() async throws {
    let house = try await TestHouse()
    let answer = try await house.stranger().get("/api/openapi.json?app=shopping")
    #expect(answer.status == 200 && answer.text.contains("shopping.item.buy") && !answer.text.contains("orders.order"))
    #expect(try await house.stranger().get("/api/openapi.json?app=nothing").status == 400)
  }

  @Test func whoHasTheDescriptionIsToldThatItHolds() async throws {
    let house = try await TestHouse()
    let first = try await house.stranger().get("/api/openapi.json")
    let tag = try #require(first.headers[.eTag])
    let again = try await house.stranger().get("/api/openapi.json", headers: [.ifNoneMatch: tag])
    #expect(again.status == 304 && again.text.isEmpty && again.headers[.eTag] == tag)
    let shopping = try await house.stranger().get("/api/openapi.json?app=shopping", headers: [.ifNoneMatch: tag])
    #expect(shopping.status == 200)
  }

  @Test func eachProblemIsExplained() async throws {
    let house = try await TestHouse()
    for kind in ProblemKind.allCases {
      for language in Language.allCases {
        let page = try await house.stranger(language: language).get(kind.page.path).page
        #expect(page.words.contains(kind.meaning.text(in: ReaderLocale(language: language, zone: .utc))))
      }
    }
    #expect(try await house.stranger().get("/problems/elsewhere").status == 404)
  }
}
