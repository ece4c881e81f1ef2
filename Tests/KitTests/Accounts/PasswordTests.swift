import Foundation
import TestKit
import Testing

@testable import Kit

@Suite struct PasswordTests {
  private static let here = ClientAddress(peer: nil, headers: [:], proxies: [])
  private let mint = TestClock().mint

  @Test func aHashKnowsItsPasswordAndNoOther() throws {
    let hash = try PasswordHash("contraseña ñandú", cost: .trifling, mint: mint)
    #expect(try hash.matches("contraseña ñandú"))
    #expect(try hash.matches("contrasen\u{303}a n\u{303}andu\u{301}"))
    #expect(try !hash.matches("contrasena nandu"))
    #expect(try !hash.matches(""))
  }

  @Test func noneOfAThousandOtherPasswordsMatches() throws {
    let cost = PasswordCost(power: 1, blockSize: 1, parallelism: 1)
    for number in 1...1000 {
      let hash = try PasswordHash("password \(number)", cost: cost, mint: mint)
      #expect(try !hash.matches("password \(number + 1)"))
    }
  }

  @Test func aHashIsStoredWithHowItWasMade() throws {
    let hash = try PasswordHash("cuatro gatos", cost: .full, mint: mint)
    guard case .text(let text) = hash.sqlValue else {
      Issue.record("not stored as text")
      return
    }
    #expect(text.hasPrefix("scrypt$15$8$3$"))
    #expect(!text.contains("gatos"))
    let stored = try #require(PasswordHash(sqlValue: .text(text)))
    #expect(stored == hash)
    #expect(try stored.matches("cuatro gatos"))
  }

  @Test func twoPeopleWithOnePasswordHaveTwoHashes() throws {
    let one = try PasswordHash("cuatro gatos", cost: .trifling, mint: mint)
    #expect(try one != PasswordHash("cuatro gatos", cost: .trifling, mint: mint))
  }

  @Test func nobodysHashMatchesNothing() throws {
    #expect(try !PasswordHash.nobody(.trifling).matches(""))
  }

  @Test(arguments: [
    "corto", "password", "P@ssw0rd", "12345678", "contraseña123", "aaaaaaaaaa", "Marta Ruiz", "SobreMesa1",
    "Marta1985", "MÁRTA 12345", "ruiz.marta.7", "1234Ruiz5678", "martamarta",
  ])
  func aWeakPasswordIsRefused(password: String) {
    #expect(PasswordRule.problem(password, of: "Marta Ruiz") != nil)
  }

  @Test(arguments: [
    "cuatro gatos en la luna", "x9!kQ2#mZ", String(repeating: "ab1", count: 42), "Marta ve 3 gatos", "83746251904",
  ])
  func aFairPasswordIsTaken(password: String) {
    #expect(PasswordRule.problem(password, of: "Marta Ruiz") == nil)
  }

  @Test func aPasswordOfMoreThan128CharactersIsRefused() {
    #expect(PasswordRule.problem(String(repeating: "ab1", count: 43), of: "Marta") != nil)
  }

  @Test func aPasswordOfThousandsOfMarksIsNotLookedAt() async throws {
    let home = try await TestHouse()
    let marta = try await home.owner()
    try await home.setPassword("cuatro gatos", of: marta.person.id)
    let heap = "Z" + String(repeating: "\u{301}\u{323}\u{302}\u{331}", count: 30_000)
    #expect(heap.count == 1)
    #expect(PasswordRule.problem(heap, of: "Marta") != nil)
    let work = home.house.accounts.passwordWork
    try await whileBusy(work, [.known, .stranger]) {
      // It would wait for its turn otherwise, and be told that the house is busy.
      await #expect(throws: Invalid.self) {
        _ = try await home.house.accounts.person(named: "Marta", password: heap, from: Self.here)
      }
    }
  }

  @Test func aNameLongerThanAnyIsNeitherLookedForNorKept() async throws {
    let home = try await TestHouse()
    let work = home.house.accounts.passwordWork
    try await whileBusy(work, [.known, .stranger]) {
      for name in [String(repeating: "a", count: 61), "Z" + String(repeating: "\u{301}", count: 200)] {
        await #expect(throws: Invalid.self) {
          _ = try await home.house.accounts.person(named: name, password: "cuatro gatos", from: Self.here)
        }
      }
    }
  }

  @Test func whoComesWhileTwoAreHashedWaitsTheirTurn() async throws {
    // Longer than a busy machine takes.
    let work = PasswordWork(patience: .seconds(3600))
    let third = try await whileBusy(work, [.known, .known]) {
      let third = Task { try await work.run(for: .known) { "in" } }
      while work.waitingCount == 0 { await Task.yield() }
      return third
    }
    #expect(try await third.value == "in")
  }

  @Test func whoeverWaitsForAsLongAsPatienceLastsIsToldSo() async throws {
    let work = PasswordWork(patience: .zero)
    try await whileBusy(work, [.known, .known]) {
      await #expect(throws: Refusal.busy) { try await work.run(for: .known) {} }
    }
    try await work.run(for: .known) {}
  }

  @Test func beyondEightNobodyWaits() async throws {
    // Longer than a busy machine takes.
    let work = PasswordWork(patience: .seconds(3600))
    let waiting = try await whileBusy(work, [.stranger]) {
      let waiting = (1...PasswordWork.mostWaiting).map { _ in Task { try await work.run(for: .stranger) {} } }
      while work.waitingCount < PasswordWork.mostWaiting { await Task.yield() }
      await #expect(throws: Refusal.busy) { try await work.run(for: .stranger) {} }
      return waiting
    }
    for task in waiting { try await task.value }
  }

  @Test func strangersLeaveAPlaceForThoseWhoAreKnown() async throws {
    let work = PasswordWork(patience: .zero)
    try await whileBusy(work, [.stranger]) {
      await #expect(throws: Refusal.busy) { try await work.run(for: .stranger) {} }
      try await work.run(for: .known) {}
    }
  }

  /// Does something while the work is taken up by others.
  @discardableResult
  private func whileBusy<Value: Sendable>(
    _ work: PasswordWork, _ callers: [PasswordWork.Caller], _ body: () async throws -> Value
  ) async throws -> Value {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let end = DispatchSemaphore(value: 0)
    let others = callers.map { caller in
      Task {
        try await work.run(for: caller) {
          begin.yield()
          end.wait()
        }
      }
    }
    var beginnings = begun.makeAsyncIterator()
    for _ in callers { await beginnings.next() }
    let outcome: Result<Value, any Error>
    do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
    for _ in callers { end.signal() }
    for other in others { try await other.value }
    return try outcome.get()
  }

  @Test func aHashOfAnotherCostIsMadeAnewWhenItsPersonSignsIn() async throws {
    let home = try await TestHouse()
    let marta = try await home.owner()
    let old = try PasswordHash(
      "cuatro gatos", cost: PasswordCost(power: 3, blockSize: 1, parallelism: 1), mint: home.clock.mint)
    try await home.house.accounts.change { try $0.setPassword(old, of: marta.person.id) }
    #expect(
      try await home.house.accounts.person(named: "Marta", password: "cuatro gatos", from: Self.here) == marta.person.id
    )
    let now = try await home.house.accounts.read { try $0.passwordHash(of: marta.person.id) }
    #expect(now?.cost == .trifling)
    #expect(try now?.matches("cuatro gatos") == true)
  }
}
