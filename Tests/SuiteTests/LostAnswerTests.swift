import Foundation
import Kit
import TestKit
import Testing

/// The house has stored a change and its answer is lost: the browser sends the same again, with the same key.
@Suite struct LostAnswerTests {
  private static let table = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "repeatable.txt")

  /// Afterwards there is nobody who could send anything.
  private static let ends: Set<String> = ["/me/leaving", "/sign-out", "/s/:space/leave", "/s/:space/settings/ending"]

  /// They say a state, leave nothing twice, and have no key.
  private static let keyless: Set<String> = ["/s/:space/settings", "/s/:space/settings/apps"]

  /// More ways that leave no activity are not tried.
  private static let tries = 40

  /// Generated from the route table and the forms of a settled space. The committed table says of each route whether it was
  /// walked; `SOBREMESA_WRITE_AUDIENCES=1 swift test` writes it anew.
  @Test func whatIsSentAgainWithTheSameKeyIsDoneOnce() async throws {
    let marta = try await TestHouse().settled()
    _ = try await marta.home.member(of: marta.space)
    // Guests at tables, orders in the kitchen.
    try await UndoExamples.prepare(marta)
    let crawl = try await Crawl(marta)
    let counts = try await RowCounts(marta.home)
    var lines: [String] = []
    for (route, verbs) in crawl.verbs() where !Self.ends.contains(route.pattern) {
      var walked = "not walked"
      var taken = 0
      for verb in verbs where walked != "once" && taken < Self.tries {
        guard let isActive = try await repeatAndCompare(verb, marta, counts) else { continue }
        walked = isActive ? "once" : "leaves no activity"
        taken += 1
      }
      lines.append("\(route.pattern) \(walked)")
    }
    let actual = lines.sorted().joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["SOBREMESA_WRITE_AUDIENCES"] != nil {
      try actual.write(to: Self.table, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.table, encoding: .utf8) == actual)
  }

  /// - Returns: whether it left activity; `nil` when it was not taken.
  private func repeatAndCompare(_ verb: Verb, _ marta: TestMember, _ counts: RowCounts) async throws -> Bool? {
    let envelope = [("operation", marta.home.house.mint.uuid().text), ("client", "device-1"), ("turn", "1")]
    let before = try await counts()
    let first = try await marta.browser.post(verb.address, verb.sent(envelope))
    guard (200..<400).contains(first.status) else { return nil }
    let (stored, sequence) = (try await counts(), try await marta.read(\.sequence))
    let second = try await marta.browser.post(verb.address, verb.sent(envelope))
    // What was taken away may be said to be gone.
    let isGone = [404, 410].contains(second.status)
    #expect(isGone || second.status == first.status && second.location == first.location, "\(verb.address)")
    #expect(try await counts() == stored, "\(verb.address)")
    let now = try await marta.read(\.sequence)
    let isKeyless = Self.keyless.contains(verb.route.pattern)
    #expect(isKeyless || now == sequence, "\(verb.address)")
    return stored["kit_activity"] ?? 0 > before["kit_activity"] ?? 0
  }
}
