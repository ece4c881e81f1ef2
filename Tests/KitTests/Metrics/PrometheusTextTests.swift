import Testing

@testable import Kit

@Suite struct PrometheusTextTests {
  @Test func aLabelStaysOneWhateverIsInIt() {
    var text = PrometheusText()
    text.add("thing", .gauge, "Things.", [([("name", "a\"b\\c\nd")], 1)])
    #expect(text.text == "# HELP thing Things.\n# TYPE thing gauge\nthing{name=\"a\\\"b\\\\c\\nd\"} 1\n")
  }

  @Test func whatIsNotKnownIsLeftOut() {
    var text = PrometheusText()
    text.add("thing", .gauge, "Things.", Int?.none)
    text.add("other", .gauge, "Others.", [])
    #expect(text.text.isEmpty)
  }

  @Test func aHistogramEndsWithAllThatWasCounted() {
    var (text, histogram) = (PrometheusText(), Histogram())
    histogram.add(.seconds(60))
    text.add("time_seconds", "Time.", [([], histogram)])
    #expect(text.text.contains("time_seconds_bucket{le=\"0.001\"} 0\n"))
    #expect(text.text.contains("time_seconds_bucket{le=\"10\"} 0\n"))
    #expect(text.text.hasSuffix("time_seconds_bucket{le=\"+Inf\"} 1\ntime_seconds_sum 60\ntime_seconds_count 1\n"))
  }
}
