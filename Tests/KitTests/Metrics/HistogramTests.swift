import Testing

@testable import Kit

@Suite struct HistogramTests {
  @Test func eachBoundHoldsWhatTookNoLonger() {
    var histogram = Histogram()
    for milliseconds in [0, 1, 2, 30, 60_000] { histogram.add(.milliseconds(milliseconds)) }
    #expect(histogram.count == 5)
    #expect(histogram.sum == 60.033)
    let within = Dictionary(uniqueKeysWithValues: zip(Histogram.bounds, histogram.within))
    #expect(within[0.001] == 2)
    #expect(within[0.0025] == 3)
    #expect(within[0.025] == 3)
    #expect(within[0.05] == 4)
    // What took a minute lies beyond all of them.
    #expect(within[10] == 4)
  }

  @Test func aClockThatGoesBackCountsAsNoTime() {
    var histogram = Histogram()
    histogram.add(.seconds(-5))
    #expect(histogram.sum == 0)
    #expect(histogram.within.first == 1)
  }
}
