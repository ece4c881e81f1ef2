import TestKit
import Testing

@testable import Kit

/// What is left of somebody's rights for a program.
@Suite struct TokenRightsTests {
  private let space = ID<Space>("0199a000-0000-7000-8000-000000000001")!

  private func membership(_ role: Role, _ limit: AppAccess, showing apps: AppAccess = .all) -> Membership {
    Membership(
      space: Space(id: space, name: "Home", currency: .eur, zone: .utc, apps: apps), role: role, limit: limit)
  }

  @Test func ofAnOwnerNothingIsLeftThatTheTokenDoesNotName() {
    let left = membership(.owner, .all).limited(to: .only(["shopping"]))
    #expect(left.role == .member)
    #expect(left.mayUse("shopping") && !left.mayUse("orders"))
    #expect(!left.mayManage("shopping"))
  }

  @Test func anOwnersProgramDecidesInAnAppThatTheTokenSaysSoOf() {
    let apps: AppAccess = .only(["restaurant", "restaurant.manager"])
    #expect(membership(.owner, .all).limited(to: apps).mayManage("restaurant"))
    #expect(membership(.member, .all).limited(to: apps).mayManage("restaurant"))
    let waiter = membership(.member, .only(["restaurant"])).limited(to: apps)
    #expect(waiter.mayUse("restaurant") && !waiter.mayManage("restaurant"))
  }

  @Test func whatIsTakenFromItsPersonIsTakenFromIt() {
    let apps: AppAccess = .only(["shopping", "orders"])
    let limited = membership(.member, .only(["orders", "wines"])).limited(to: apps)
    #expect(limited.mayUse("orders") && !limited.mayUse("shopping") && !limited.mayUse("wines"))
    #expect(!membership(.owner, .all, showing: .only(["wines"])).limited(to: apps).mayUse("orders"))
  }
}

@Suite struct TokenDraftTests {
  private let today = Day("2026-11-21")!
  private let offered = ["shopping", "restaurant", "restaurant.manager"]

  private func draft(_ fields: [(String, String)]) throws -> TokenDraft {
    try TokenDraft(Form(fields), offered: offered, today: today, in: Zone("Europe/Madrid")!)
  }

  private func problems(_ fields: [(String, String)]) -> Invalid? {
    do {
      _ = try draft(fields)
      return nil
    } catch {
      return error as? Invalid
    }
  }

  private let usual = [("name", "  Home Assistant "), ("use", "read"), ("app-shopping", "yes")]

  @Test func itHoldsUntilItIsEndedUnlessADayIsSaid() throws {
    let draft = try draft(usual)
    #expect(draft.name == "Home Assistant" && !draft.mayWrite && draft.expiresAt == nil)
    #expect(draft.apps == .only(["shopping"]))
  }

  @Test func theLastDayIsOneOnWhichItHolds() throws {
    #expect(try draft(usual + [("until", "2026-11-21")]).expiresAt == Instant(iso8601: "2026-11-21T23:00:00.000Z"))
    #expect(problems(usual + [("until", "2026-11-20")])?["until"] == TokenPhrases.isOver)
    #expect(problems(usual + [("until", "soon")])?["until"] == TokenPhrases.noDay)
  }

  @Test func anAppThatIsNotOfferedIsNotTaken() throws {
    #expect(try draft(usual + [("app-orders", "yes")]).apps == .only(["shopping"]))
  }

  @Test func nobodyDecidesInAnAppThatTheyDoNotUse() throws {
    #expect(try draft(usual + [("app-restaurant.manager", "yes")]).apps == .only(["shopping"]))
    let both = usual + [("app-restaurant", "yes"), ("app-restaurant.manager", "yes")]
    #expect(try draft(both).apps == .only(["shopping", "restaurant", "restaurant.manager"]))
  }

  @Test func itHasANameAndAnApp() {
    let nothing = problems([("name", " "), ("use", "write")])
    #expect(nothing?["name"] == TokenPhrases.nameMissing)
    #expect(nothing?[""] == TokenPhrases.noApp)
    #expect(
      problems([("name", String(repeating: "x", count: 61)), ("use", "read"), ("app-shopping", "yes")])?["name"] != nil)
  }

  @Test func whatIsNoChoiceIsNotUnderstood() {
    #expect(throws: Refusal.self) { try draft([("name", "x"), ("use", "everything"), ("app-shopping", "yes")]) }
  }
}
