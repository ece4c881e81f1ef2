import Kit
import TestKit
import Testing

@testable import Pools

/// Who pays whom: what the page shows is noted, and nothing else.
@Suite struct ReimbursementTests {
  private let page = PoolsPaths.newReimbursement()

  /// Ana wins what Luis and Eva put in; nobody has paid anything.
  private func decided(_ cast: PoolsCast) async throws -> ID<Pool> {
    let pool = try await cast.pool()
    try await cast.bet("Ana", 1, 0, in: pool)
    try await cast.bet("Luis", 0, 0, in: pool)
    try await cast.bet("Eva", 0, 1, in: pool)
    try await cast.close(pool, 1, 0)
    return pool
  }

  private func press(_ cast: PoolsCast, _ button: (TestForm) -> String?, _ values: [String: String] = [:]) async throws
    -> TestAnswer
  {
    let form = try #require(try await cast.marta.get(page).page.form)
    let pays = try #require(button(form))
    return try await cast.marta.browser.submit(form, typing: values.merging(["pays": pays]) { $1 })
  }

  private func plan(_ cast: PoolsCast) async throws -> [String] { try await cast.ledger().plan.payments.map(\.text) }

  @Test func whoOwesPaysWhoIsOwedAndWhoHoldsTheMoneyIsLeftInPeace() async throws {
    let cast = try await PoolsCast()
    _ = try await decided(cast)
    #expect(try await plan(cast) == ["200 eva → ana", "200 luis → ana"])
    let shown = try await cast.marta.get(page).page
    #expect(shown.words.contains("Eva pays Ana €2.00"))
    #expect(shown.text(of: "#payments")?.contains("• Luis pays Ana €2.00") == true)
    #expect(try await press(cast, { $0.presses.first?.value }).status == 303)
    #expect(try await plan(cast) == ["200 luis → ana"])
    #expect(try await cast.ledger().isBalanced)
    let balances = try await cast.marta.get(PoolsPaths.balances()).page.words
    #expect(balances.contains("1 payment settles it all"))
    #expect(
      try await cast.marta.get(PoolsPaths.balance(ParticipantKey("ana"))).page.words.contains(
        "Received when settling up"))
  }

  @Test func whoHoldsTheMoneyPaysItOut() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let (ana, luis) = (try await cast.bet("Ana", 1, 0, in: pool), try await cast.bet("Luis", 0, 0, in: pool))
    try await cast.marta.change { for bet in [ana, luis] { try Payments($0).note(bet, isPaid: true) } }
    // In play it is nobody's.
    #expect(try await plan(cast) == [])
    #expect(try await cast.ledger().hands.map(\.amount) == [400])
    try await cast.close(pool, 1, 0)
    #expect(try await plan(cast) == ["400 marta → ana"])
    #expect(try await press(cast, { $0.presses.last?.value }, ["how": "Cash"]).status == 303)
    #expect(try await cast.ledger().hands == [])
    #expect(try await cast.ledger().isBalanced)
    let keeper = try await cast.marta.get(PoolsPaths.keeper(ParticipantKey("marta"))).page
    #expect(keeper.words.contains("Settled by payments and by what is their own"))
    #expect(try await cast.marta.get(page).page.words.contains("All settled up"))
  }

  @Test func theCarryOverStaysWithItsKeeper() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool()
    let ana = try await cast.bet("Ana", 1, 0, in: pool)
    try await cast.bet("Luis", 0, 0, in: pool)
    try await cast.marta.change { try Payments($0).note(ana, isPaid: true) }
    try await cast.close(pool, 4, 4)
    // What Luis owes is the keeper's to collect; what is in the carry-over is nobody's to give.
    #expect(try await plan(cast) == ["200 luis → marta"])
    #expect(try await press(cast, { $0.presses.first?.value }).status == 303)
    #expect(try await plan(cast) == [])
    #expect(try await cast.ledger().hands.map(\.amount) == [400])
    #expect(
      try await cast.marta.get(PoolsPaths.pool(pool)).page.words
        .contains("Nobody got the score: the €4.00 went into the rollover, held by Marta."))
  }

  @Test func allIsSettledAndTakenBackInOne() async throws {
    let cast = try await PoolsCast()
    _ = try await decided(cast)
    let before = try await plan(cast)
    let answer = try await press(cast, { $0.presses.last?.value }, ["note": "in the bar"])
    #expect(try await plan(cast) == [])
    let shown = try await cast.marta.browser.follow(answer).page
    #expect(shown.words.contains("Settled: 2 payments, €4.00"))
    #expect(shown.words.contains("in the bar"))
    try await cast.marta.undo(answer)
    #expect(try await plan(cast) == before)
    #expect(try await cast.marta.read { try ReimbursementStore($0).history() } == [])
    #expect(try await cast.ledger().isBalanced)
  }

  @Test func aPageFromBeforeAChangeSettlesNoOtherAmount() async throws {
    let cast = try await PoolsCast()
    let pool = try await decided(cast)
    let form = try #require(try await cast.marta.get(page).page.form)
    try await cast.correct(pool, 0, 0)
    for press in form.presses {
      let answer = try await cast.marta.browser.submit(form, typing: ["pays": press.value, "note": "Revolut"])
      #expect(answer.status == 422)
      #expect(try answer.page.words.contains("that payment is no longer the same: nothing was noted"))
      #expect(answer.text.contains("value=\"Revolut\""))
      #expect(try answer.page.words.contains("Ana pays Luis €2.00"))
    }
    #expect(try await cast.marta.read { try ReimbursementStore($0).history() } == [])
  }

  @Test func aFormThatArrivesTwiceSettlesOnce() async throws {
    let cast = try await PoolsCast()
    _ = try await decided(cast)
    let form = try #require(try await cast.marta.get(page).page.form)
    let pays = try #require(form.presses.first?.value)
    for _ in 1...2 { #expect(try await cast.marta.browser.submit(form, typing: ["pays": pays]).status == 303) }
    #expect(try await cast.marta.read { try ReimbursementStore($0).history().count } == 1)
  }

  @Test func aPaymentThatWasNotMadeIsDueAgainUntilItComesBack() async throws {
    let cast = try await PoolsCast()
    _ = try await decided(cast)
    let before = try await plan(cast)
    _ = try await press(cast, { $0.presses.last?.value })
    let id = try #require(try await cast.marta.read { try ReimbursementStore($0).history().last?.id })
    let answer = try await cast.marta.post(PoolsPaths.reimbursementDeletion(id))
    #expect(answer.status == 303)
    let due = try await plan(cast)
    #expect(due.count == 1 && Set(before).isSuperset(of: due))
    try await cast.marta.undo(answer)
    #expect(try await plan(cast) == [])
  }

  @Test func howOnePaidIsOfferedTheNextTime() async throws {
    let cast = try await PoolsCast()
    _ = try await decided(cast)
    _ = try await press(cast, { $0.presses.first?.value }, ["how": "Cash"])
    #expect(try await cast.marta.get(page).page.form?.fields.contains { $0 == ("how", "Cash") } == true)
    _ = try await press(cast, { $0.presses.first?.value }, ["note": "Revolut"])
    #expect(try await cast.marta.read { try ReimbursementStore($0).history().map(\.how) } == ["Revolut", "Cash"])
  }

  @Test func aClosedPoolThatNobodyHitSaysThatEverybodyGetsTheirStakeBack() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(nobodyHit: .refund))
    try await cast.bet("Ana", 1, 0, in: pool)
    try await cast.close(pool, 4, 4)
    for link in [PoolsPaths.pool(pool), PoolsPaths.summary(pool)] {
      #expect(try await cast.marta.get(link).text.contains("Nobody got the score: everybody gets their stake back."))
    }
  }
}
