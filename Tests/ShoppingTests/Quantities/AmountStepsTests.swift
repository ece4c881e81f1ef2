import Testing

@testable import Kit
@testable import Shopping

struct AmountStepsTests {
  @Test(arguments: [
    (Unit.piece, 2_000, 3_000), (.piece, 1_000, 2_000), (.bottle, 2_000, 3_000), (.dozen, 1_000, 2_000),
    (.kilogram, 2_000, 3_000), (.kilogram, 1_500, 2_000), (.kilogram, 500, 1_000), (.kilogram, 250, 500),
    (.litre, 1_000, 2_000), (.gram, 500_000, 600_000), (.gram, 150_000, 200_000), (.gram, 50_000, 100_000),
    (.millilitre, 750_000, 800_000), (.centilitre, 33_000, 40_000),
  ])
  func plusGoesToTheNextRoundAmount(unit: Unit, now: Int64, next: Int64) {
    #expect(AmountSteps(of: unit).above(now) == next)
  }

  @Test(
    arguments: [
      (Unit.piece, 3_000, 2_000), (.piece, 1_000, nil), (.kilogram, 2_000, 1_000), (.kilogram, 1_500, 1_000),
      (.kilogram, 1_000, 500), (.kilogram, 500, nil), (.kilogram, 750, 500), (.gram, 500_000, 400_000),
      (.gram, 100_000, 50_000), (.gram, 20_000, nil),
    ] as [(Unit, Int64, Int64?)])
  func minusGoesToTheRoundAmountBelowAndNeverToNothing(unit: Unit, now: Int64, next: Int64?) {
    #expect(AmountSteps(of: unit).below(now) == next)
  }

  @Test func oneThatIsTheMostThatCanBeTypedGrowsNoMore() {
    #expect(AmountSteps(of: .piece).above(Quantity.largestTyped) == nil)
  }

  @Test(arguments: Unit.allCases) func downAgainIsWhereOneBegan(unit: Unit) {
    let steps = AmountSteps(of: unit)
    for times in 1...20 {
      let now = Int64(times) * steps.coarse
      #expect(steps.above(now).flatMap(steps.below) == now)
    }
  }
}
