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
    "/me/ways-in/later": "a cookie", "/sign-in/passkey/options": "a challenge that answers once",
  ]

  /// By the pattern of the route.
  private typealias Outcomes = [String: Repetition.Outcome]

  /// Generated from the route table and the forms of a furnished house. The committed table says of each route what became of
  /// it.
  @Test func whatIsSentAgainIsDoneOnce() async throws {
    // In houses of their own, beside each other.
    async let ofGuests = walkAsGuests()
    async let ofOwner = walkAsOwner()
    async let ofOthers = walkAsOthers()
    var outcomes = Self.best(try await [ofGuests, ofOwner, ofOthers])
    // What programs send bears its key in its head, and is the doors' own tests' to look at.
    let posts = try await TestHouse().house.routes.all.filter { $0.method == .post && $0.audience != .token }
    // Of two ways to be rid of one thing the second needs a house of its own.
    for _ in 1...2 {
      outcomes = Self.best([outcomes, try await beginAnew(Self.missing(outcomes, of: posts.map(\.pattern)))])
    }
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

  private func repetition(_ home: TestHouse) async throws -> Repetition {
    try await Repetition(home, ending: Set(Self.ending.map(\.pattern)))
  }

  private static func best(_ all: [Outcomes]) -> Outcomes {
    all.reduce(into: [:]) { best, outcomes in best.merge(outcomes) { max($0, $1) } }
  }

  /// Who sits at a table, who looks at it, who bets by a link, and who was given a way in.
  private func walkAsGuests() async throws -> Outcomes {
    let (marta, luis, furnishing) = try await furnished()
    var repetition = try await repetition(marta.home)
    let place = "/r/casa-pepe/restaurant"
    let diner = Walker(try await furnishing.add(), in: marta.home, from: ["\(place)/menu", "\(place)/table"])
    let code = try #require(try await UndoExamples.values("SELECT code FROM restaurant_table", marta).last)
    let passer = Walker(marta.home.stranger(), in: marta.home, from: ["\(place)/tables/\(code)"])
    let (guest, _) = try await furnishing.bet()
    let player = try await furnishing.play()
    for walker in [diner, passer, guest, player] { try await repetition.walk(walker) }
    try await repetition.walk(try await furnishing.order(for: luis), roams: false)
    return repetition.outcomes
  }

  private func walkAsOwner() async throws -> Outcomes {
    let (marta, luis, furnishing) = try await furnished()
    var repetition = try await repetition(marta.home)
    _ = try await furnishing.add()
    let (_, bet) = try await furnishing.bet()
    _ = try await furnishing.order(for: luis)
    var owner = Walker(marta)
    owner.open += try await furnishing.putAway() + [bet]
    // What the first walk has made and taken away brings more to light.
    for _ in 1...2 { try await repetition.walk(owner) }
    try await comeBack(&repetition, marta)
    return repetition.outcomes
  }

  /// Who leaves for good, and who comes first.
  private func walkAsOthers() async throws -> Outcomes {
    let (marta, _, _) = try await furnished()
    var repetition = try await repetition(marta.home)
    for (pattern, page) in Self.ending { try await end(pattern, page, &repetition, marta) }
    return Self.best([repetition.outcomes, try await moveIn()])
  }

  /// What nothing better is known of. What is deleted or taken in, and who leaves, is said, unless it had gone before.
  private static func missing(_ outcomes: Outcomes, of patterns: [String]) -> Set<String> {
    Set(
      patterns.filter { pattern in
        switch outcomes[pattern] {
        case .keepsNothing: reasons[pattern] == nil
        case .leavesNoActivity: ["/deletion", "/departure", "/taking"].contains { pattern.hasSuffix($0) }
        case .session, .once: false
        case nil: true
        }
      })
  }

  /// What was no more to be done after everything else is done where nothing was done before.
  private func beginAnew(_ missing: Set<String>) async throws -> Outcomes {
    let (marta, _, furnishing) = try await furnished()
    _ = try await furnishing.add()
    var repetition = try await Repetition(marta.home, ending: [], asked: missing)
    var owner = Walker(marta)
    owner.open += try await furnishing.putAway()
    try await repetition.walk(owner)
    return repetition.outcomes
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
  private func moveIn() async throws -> Outcomes {
    let home = try await TestHouse()
    let secret = try await home.house.accounts.change { try $0.makeWelcome() }
    var repetition = try await Repetition(home, ending: [])
    let walker = Walker(home.stranger(), in: home, from: ["/welcome/\(secret)"])
    try await repetition.walk(walker, doing: "/welcome/:token")
    return repetition.outcomes
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
