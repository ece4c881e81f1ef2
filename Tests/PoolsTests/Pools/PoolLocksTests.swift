import Kit
import TestKit
import Testing

@testable import Pools

@Suite struct PoolLocksTests {
  @Test func aDeletedPoolIsNotTriedAgainAndAgain() async throws {
    let cast = try await PoolsCast()
    let (kept, deleted) = (
      try await cast.pool(cast.content(mode: .link)), try await cast.pool(cast.content(mode: .link))
    )
    try await cast.marta.change { _ = try PoolStore($0).remove(deleted) }
    cast.marta.home.clock.advance(by: .seconds(25 * 3600))
    let now = cast.now
    let due = try await cast.marta.read { try PoolLocks.due(at: now, in: $0.connection).map(\.pool) }
    #expect(due == [kept])
  }

  /// As when two processes of a house have found it due.
  @Test func aLockIsAnnouncedOnce() async throws {
    let cast = try await PoolsCast()
    let pool = try await cast.pool(cast.content(mode: .link))
    cast.marta.home.clock.advance(by: .seconds(25 * 3600))
    for _ in 0..<2 { try await cast.marta.change { try PoolStore($0).announceLock(of: pool) } }
    let locks = try await cast.marta.read { try LogStore($0).entries(of: pool).filter { $0.kind == .locked } }
    #expect(locks.count == 1)
  }
}
