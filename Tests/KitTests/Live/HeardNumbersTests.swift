import Testing

@testable import Kit

@Suite struct HeardNumbersTests {
  /// What has been heard of up to 10.
  private func heard() -> HeardNumbers {
    var numbers = HeardNumbers()
    #expect(numbers.look(at: 10, wasDeaf: true) == .missed)
    #expect(numbers.look(at: 10, wasDeaf: false) == .none)
    return numbers
  }

  @Test func whatIsHeardInWhateverOrderIsNotMissed() {
    var numbers = heard()
    for number in [12, 11, 14, 13, 13] as [Int64] { numbers.hear(number) }
    #expect(numbers.look(at: 14, wasDeaf: false) == .none)
  }

  @Test func whatMayBeOnItsWayIsMissedWhenItHasNotComeByTheNextLook() {
    var numbers = heard()
    #expect(numbers.look(at: 11, wasDeaf: false) == .open)
    #expect(numbers.look(at: 11, wasDeaf: false) == .missed)
    #expect(numbers.look(at: 11, wasDeaf: false) == .none)
  }

  @Test func whatComesInBetweenWasOnItsWay() {
    var numbers = heard()
    #expect(numbers.look(at: 12, wasDeaf: false) == .open)
    numbers.hear(11)
    numbers.hear(12)
    #expect(numbers.look(at: 12, wasDeaf: false) == .none)
  }

  @Test func oneThatWasNotHeardIsMissedThoughLaterOnesWere() {
    var numbers = heard()
    numbers.hear(12)
    #expect(numbers.look(at: 12, wasDeaf: false) == .open)
    numbers.hear(13)
    #expect(numbers.look(at: 13, wasDeaf: false) == .missed)
    numbers.hear(14)
    #expect(numbers.look(at: 14, wasDeaf: false) == .none)
  }

  @Test func whoWasDeafHasMissedWhatHasHappened() {
    var numbers = heard()
    #expect(numbers.look(at: 11, wasDeaf: true) == .missed)
    #expect(numbers.look(at: 11, wasDeaf: true) == .none)
  }

  @Test func aNumberThatGoesBackIsOfAnotherState() {
    var numbers = heard()
    #expect(numbers.look(at: 7, wasDeaf: false) == .missed)
    numbers.hear(8)
    #expect(numbers.look(at: 8, wasDeaf: false) == .none)
  }
}
