/// Durations of many alike, in milliseconds.
struct Times: Codable {
  let count: Int
  let p50: Double
  let p95: Double
  let p99: Double
  let max: Double

  init(_ times: [Double]) {
    let sorted = times.sorted()
    func share(_ share: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[Swift.min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
    (count, p50, p95, p99, max) = (sorted.count, share(0.5), share(0.95), share(0.99), sorted.last ?? 0)
  }
}

/// How long something takes, in milliseconds.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  return try clock.measure(body) / .milliseconds(1)
}
