import Testing

/// The change feed over a real connection to the real program.
@Suite(.timeLimit(.minutes(5))) struct LiveStreamTests {
  private static let customer = "id=0199a000-0000-7000-8000-000000000001&name=Ana&address=Calle+Mayor+1"

  @Test func aStreamSaysWhereItStandsAndThenEveryChange() async throws {
    let (head, hello, answer, change) = try await onThread {
      let house = try ServedHouse()
      let stream = try house.open("/live")
      let head = try stream.read(until: "\r\n\r\n")
      let hello = try stream.read(until: "\n\n")
      let answer = try house.post("/orders/customers/new", Self.customer)
      // The catalogue of wines may be furnished while one listens.
      return (head, hello, answer, try stream.read(until: "\"orders.customer\"]}"))
    }
    #expect(head.contains("200 OK") && head.contains("text/event-stream"))
    let first = try #require(hello.firstMatch(of: /event: hello\ndata: {"sequence":(\d+),"topics":\[\],"beat":20}/))
    #expect(answer.hasPrefix("HTTP/1.1 303"))
    let said = try #require(change.matches(of: /event: change\ndata: {"sequence":(\d+),"topics":/).last?.1)
    #expect(try #require(Int(said)) > #require(Int(first.1)))
  }

  @Test func theHouseStopsAtOnceAlthoughStreamsAreOpen() async throws {
    let (took, code) = try await onThread {
      let house = try ServedHouse()
      let streams = try (1...3).map { _ in try house.open("/live") }
      for stream in streams { _ = try stream.read(until: "event: hello") }
      let stopped = house.stop()
      for stream in streams { _ = try stream.readToEnd() }
      return stopped
    }
    #expect(code == 0)
    #expect(took < .seconds(3))
  }

  @Test func aStreamIsForMembersAlone() async throws {
    let answer = try await onThread {
      let house = try ServedHouse()
      let wire = try Wire(port: house.port)
      wire.send("GET \(house.space)/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      return try wire.readToEnd()
    }
    #expect(answer.hasPrefix("HTTP/1.1 303"))
  }
}
