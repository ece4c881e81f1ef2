import Foundation
import Testing

@testable import Suite

/// What the real program allows itself and others.
@Suite(.timeLimit(.minutes(5))) struct LimitTests {
  @Test func aSecondHostIsRefused() async throws {
    let answers = try await onThread {
      let house = try ServedHouse()
      return try [["localhost", "evil.example"], ["localhost", "localhost"], ["localhost"]].map { hosts in
        let wire = try Wire(port: house.port)
        let lines = hosts.map { "Host: \($0)\r\n" }.joined()
        wire.send("GET /healthz HTTP/1.1\r\n\(lines)Connection: close\r\n\r\n")
        return try wire.readToEnd()
      }
    }
    #expect(answers.map { $0.prefix(12) } == ["HTTP/1.1 400", "HTTP/1.1 400", "HTTP/1.1 200"])
  }

  @Test func theHouseMayOpenAsManyDescriptorsAsItsMachineAllows() async throws {
    let limits = try await onThread {
      let house = try ServedHouse()
      return try String(contentsOfFile: "/proc/\(house.processID)/limits", encoding: .utf8)
    }
    let line = try #require(limits.firstMatch(of: /Max open files +(\d+) +(\d+)/))
    let (soft, hard) = (try #require(Int(line.1)), try #require(Int(line.2)))
    #expect(soft >= min(hard, Descriptors.most))
  }

  @Test func oneAddressHoldsHalfOfTheConnectionsAndAProxyAll() {
    let counts = ConnectionCounts(most: 10, proxies: ["10.0.0.1"])
    let held = (1...5).map { _ in counts.enter(from: "203.0.113.7") }
    #expect(!held.contains(nil))
    #expect(counts.enter(from: "203.0.113.7") == nil)
    #expect(counts.enter(from: "203.0.113.8") != nil)
    if let first = held[0] { counts.leave(first) }
    #expect(counts.enter(from: "203.0.113.7") != nil)
    #expect((1...10).allSatisfy { _ in counts.enter(from: "10.0.0.1") != nil })
  }

  @Test func connectionsAreManyFromAQuarterOnAndNoLongerOnceTheyHaveEnded() throws {
    let counts = ConnectionCounts(most: 8, proxies: [])
    let held = try (1...3).map { try #require(counts.enter(from: "203.0.113.\($0)")) }
    #expect(counts.areMany)
    counts.leave(held[0])
    #expect(!counts.areMany)
  }

  @Test func streamsAndConnectionsLeaveDescriptorsForTheRest() {
    let few = Descriptors(count: 1_024)
    #expect(few.forStreams == 512 && few.forConnections == 768)
    let many = Descriptors(count: Descriptors.most)
    #expect(many.forStreams == 2_000 && many.forConnections > Server.mostConnections)
  }
}
