import Foundation
import TestKit
import Testing

@testable import Kit

/// The house has stored a change and its answer is lost: the browser sends the same again.
@Suite struct LostAnswerTests {
  /// Afterwards there is nobody who could send anything; and where it is offered.
  private static let ending: [(pattern: String, page: String)] = [
    ("/me/operators/departure", page: "/me/operators"), ("/s/:space/leave", "/s/:space/leave"),
    ("/s/:space/settings/ending", "/s/:own/settings/ending"), ("/spaces/:space/return", "/spaces"),
    ("/sign-out", "/sign-out"), ("/me/leaving", "/me/leaving"),
  ]

  private static let (notWalked, noReason) = ("not walked", "?")

  /// What they do instead.
  private static let reasons = [
    "/again/:token": "a cookie", "/house/backups": "a file beside the database",
    "/house/components": "what is sent is only looked at",
    "/house/components/sheet": "what is sent is only looked at",
    "/me/passkeys/new/options": "a challenge that answers once", "/r/:reception/language": "a cookie",
    "/sign-in/passkey/options": "a challenge that answers once",
  ]

  /// Generated from the route table and the forms of a furnished house. The committed table says of each route what became of
  /// it.
  @Test func whatIsSentAgainIsDoneOnce() async throws {
    let (marta, luis, furnishing) = try await furnished()
    var repetition = try await Repetition(marta.home, ending: Set(Self.ending.map(\.pattern)))
    let place = "/r/casa-pepe/restaurant"
    let diner = Walker(try await furnishing.add(), in: marta.home, from: ["\(place)/menu", "\(place)/table"])
    let code = try #require(try await UndoExamples.values("SELECT code FROM restaurant_table", marta).last)
    let passer = Walker(marta.home.stranger(), in: marta.home, from: ["\(place)/tables/\(code)"])
    let (guest, bet) = try await furnishing.bet()
    var owner = Walker(marta)
    owner.open = try await furnishing.putAway() + [bet]
    for walker in [diner, passer, guest] { try await repetition.walk(walker) }
    try await repetition.walk(try await furnishing.order(for: luis), roams: false)
    // What the first walk has made and taken away brings more to light.
    for _ in 1...2 { try await repetition.walk(owner) }
    try await comeBack(&repetition, marta)
    for (pattern, page) in Self.ending { try await end(pattern, page, &repetition, marta) }
    try await moveIn(&repetition)
    let posts = marta.home.house.routes.all.filter { $0.method == .post }
    try await beginAnew(&repetition, posts.map(\.pattern))
    let outcomes = repetition.outcomes
    let lines = posts.map { "\($0.pattern) \(words(outcomes[$0.pattern], $0.pattern))" }
    #expect(lines.filter { $0.hasSuffix(Self.notWalked) || $0.hasSuffix(Self.noReason) } == [])
    try CommittedTable.compare(lines, with: "repeatable.txt")
  }

  private func furnished() async throws -> (marta: TestMember, luis: TestMember, Furnishing) {
    let marta = try await TestHouse().settled()
    let luis = try await marta.home.member(of: marta.space)
    try await UndoExamples.prepare(marta)
    return (marta, luis, Furnishing(marta: marta))
  }

  /// What was no more to be done after everything else is done where nothing was done before. What is deleted is said, unless
  /// it had gone before.
  private func beginAnew(_ repetition: inout Repetition, _ patterns: [String]) async throws {
    let outcomes = repetition.outcomes
    let missing = patterns.filter { pattern in
      switch outcomes[pattern] {
      case .keepsNothing: Self.reasons[pattern] == nil
      case .leavesNoActivity: pattern.hasSuffix("/deletion")
      case .session, .once: false
      case nil: true
      }
    }
    let (marta, _, furnishing) = try await furnished()
    _ = try await furnishing.add()
    var other = try await Repetition(marta.home, ending: [], asked: Set(missing))
    var owner = Walker(marta)
    owner.open = try await furnishing.putAway()
    try await other.walk(owner)
    repetition.add(other)
  }

  /// Those who are not signed in.
  private func comeBack(_ repetition: inout Repetition, _ marta: TestMember) async throws {
    let ana = try await marta.home.owner("Ana")
    let (accounts, person) = (marta.home.house.accounts, ana.person)
    let code = RecoveryCode(marta.home.house.mint)
    try await marta.home.setPassword(Filling.password, of: person.id)
    try await accounts.change { try $0.setRecovery(code, of: person.id) }
    try await repetition.walk(Walker(ana, at: "/me/passkeys/new"), doing: "/me/passkeys/new")
    var walker = Walker(marta.home.stranger(), in: marta.home, from: ["/sign-in", "/recover"])
    walker.known["name"] = person.name
    walker.known["code"] = code.text
    try await repetition.walk(walker)
  }

  /// Somebody new does what is the end of them.
  private func end(
    _ pattern: String, _ page: String, _ repetition: inout Repetition, _ marta: TestMember
  ) async throws {
    let zoe = try await marta.home.owner("Zoe \(pattern.count)")
    let (person, space) = (zoe.person.id, marta.space)
    try await marta.home.house.accounts.change { transaction in
      try transaction.addMember(person, to: space, as: .member)
      try transaction.nameOperator(person)
    }
    if pattern == "/spaces/:space/return" { _ = try await zoe.browser.post("/s/\(zoe.space)/settings/ending") }
    let page = page.replacing(":space", with: "\(space)").replacing(":own", with: "\(zoe.space)")
    try await repetition.walk(Walker(zoe, at: page), doing: pattern)
  }

  /// The first who comes to an empty house.
  private func moveIn(_ repetition: inout Repetition) async throws {
    let home = try await TestHouse()
    let secret = try await home.house.accounts.change { try $0.makeWelcome() }
    var other = try await Repetition(home, ending: [])
    let walker = Walker(home.stranger(), in: home, from: ["/welcome/\(secret)"])
    try await other.walk(walker, doing: "/welcome/:token")
    repetition.add(other)
  }

  private func words(_ outcome: Repetition.Outcome?, _ pattern: String) -> String {
    switch outcome {
    case .once: "once"
    case .leavesNoActivity: "leaves no activity"
    case .session: "changes sessions alone"
    case .keepsNothing: "keeps nothing: \(Self.reasons[pattern] ?? Self.noReason)"
    case nil: Self.notWalked
    }
  }
}
