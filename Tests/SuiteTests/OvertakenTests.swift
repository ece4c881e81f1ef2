import Foundation
import Kit
import TestKit
import Testing

/// A request that comes late, after a newer one of the same device, doesn't undo what that one said.
@Suite struct OvertakenTests {
  /// Generated from the forms of a settled space: of each route by which one of several states is said, or fields are changed.
  /// The committed table names them.
  @Test func noOlderRequestOverridesANewerOneOfTheSameDevice() async throws {
    let marta = try await TestHouse().settled()
    _ = try await marta.home.member(of: marta.space)
    let crawl = try await Crawl(marta)
    let others = crawl.verbs(word: "else")
    var lines: [String] = []
    for (route, verbs) in crawl.verbs() where !Self.makes(route) {
      let older = others.first { $0.route.pattern == route.pattern }?.verbs ?? []
      if try await isWalked(verbs, older, marta) { lines.append(route.pattern) }
    }
    try CommittedTable.compare(lines, with: "turns.txt")
  }

  /// Of the ways in which a thing may be changed twice.
  private static let tries = 20

  /// What makes something new, or takes away or brings back: done once, whenever it arrives. A correction is a deed of its own,
  /// with its reason in the log.
  private static func makes(_ route: Route) -> Bool {
    let parts = [
      "new", "deletion", "removal", "return", "undo", "lines", "adding", "again", "copy", "placing", "sign-out",
      "correction",
    ]
    return !route.pattern.hasPrefix("/s/")
      || route.pattern.split(separator: "/").contains { parts.contains(String($0)) }
  }

  /// Finds two things that the same form says of the same thing, each of which changes it, and sends the older after the newer.
  private func isWalked(_ verbs: [Verb], _ others: [Verb], _ marta: TestMember) async throws -> Bool {
    var turn = 1_000
    // What has no key and doesn't say what it changes is sent by browsers alone, one after the other.
    for newer in verbs where newer.offer.form.isKeyed || newer.fields.contains(where: { $0.0.hasPrefix("was.") }) {
      for older in others where older.address == newer.address && said(older) != said(newer) {
        turn += 10
        guard turn < 1_000 + 10 * Self.tries else { return false }
        guard
          try await leavesActivity(newer, turn, marta), try await leavesActivity(older, turn + 2, marta),
          try await leavesActivity(newer, turn + 4, marta)
        else { continue }
        #expect(try await !leavesActivity(older, turn + 3, marta), "\(older.address) \(said(older))")
        return true
      }
    }
    return false
  }

  private func said(_ verb: Verb) -> String {
    verb.fields.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
  }

  private func leavesActivity(_ verb: Verb, _ turn: Int, _ marta: TestMember) async throws -> Bool {
    let before = try await activity(of: marta)
    let envelope = [
      ("operation", marta.home.house.mint.uuid().text), ("client", "device-1"), ("turn", String(turn)),
    ]
    let answer = try await marta.browser.post(verb.address, verb.sent(envelope))
    let after = try await activity(of: marta)
    return answer.status < 400 && after != before
  }

  private func activity(of marta: TestMember) async throws -> Int? {
    try await marta.read { try $0.connection.value("SELECT COUNT(*) AS lines FROM kit_activity") }
  }
}
