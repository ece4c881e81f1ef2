import TestKit
import Testing

@testable import Kit

/// Only so much at once; a few others wait their turn.
@Suite struct TurnstileTests {
  @Test func whoLeavesLetsTheNextOneIn() async {
    let turnstile = Turnstile(capacity: 1, waitingLimit: 1, patience: nil)
    #expect(await turnstile.enter())
    async let next = turnstile.enter()
    turnstile.leave()
    #expect(await next)
    turnstile.leave()
    #expect(await turnstile.enter())
  }

  @Test func noMoreWaitThanMay() async {
    let turnstile = Turnstile(capacity: 1, waitingLimit: 0, patience: nil)
    #expect(await turnstile.enter())
    #expect(await !turnstile.enter())
  }

  @Test func whoWaitsForTooLongIsSentAway() async {
    let turnstile = Turnstile(capacity: 1, waitingLimit: 1, patience: .zero)
    #expect(await turnstile.enter())
    #expect(await !turnstile.enter())
    turnstile.leave()
    #expect(await turnstile.enter())
  }

  @Test func whatWeighsMoreThanTheCapacityComesInAlone() async {
    let turnstile = Turnstile(capacity: 10, waitingLimit: 0, patience: .zero)
    #expect(await turnstile.enter(4))
    #expect(await !turnstile.enter(20))
    turnstile.leave(4)
    #expect(await turnstile.enter(20))
    #expect(await !turnstile.enter(1))
    turnstile.leave(20)
    #expect(await turnstile.enter(10))
  }

  @Test func itClosesWhenTheLastOneHasLeft() async {
    let turnstile = Turnstile(capacity: 1, waitingLimit: 1, patience: nil)
    #expect(await turnstile.enter())
    let left = Shared(false)
    Task {
      // Leaves as soon as it sees that no more are let in.
      while !turnstile.isClosed { await Task.yield() }
      left.change { $0 = true }
      turnstile.leave()
    }
    await turnstile.close()
    #expect(left.value)
    #expect(await !turnstile.enter())
  }
}
