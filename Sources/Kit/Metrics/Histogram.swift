/// How long things took: how many were done within each of a few bounds, and the sum of all.
package struct Histogram: Sendable, Equatable {
  /// In seconds, from what nobody notices to what nobody waits for.
  package static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  private static let boundsInNanoseconds = bounds.map { Int64($0 * 1e9) }

  /// Of each bound those that it holds and the one before doesn't; last those beyond all of them. Empty until the first.
  private var counts: [Int] = []
  private var nanoseconds: Int64 = 0

  package init() {}

  package mutating func add(_ duration: Duration) {
    if counts.isEmpty { counts = Array(repeating: 0, count: Self.bounds.count + 1) }
    let taken = max(0, duration.nanoseconds)
    counts[Self.boundsInNanoseconds.firstIndex { taken <= $0 } ?? Self.bounds.count] += 1
    nanoseconds += taken
  }

  package var count: Int { counts.reduce(0, +) }

  /// In seconds.
  package var sum: Double { Double(nanoseconds) / 1e9 }

  /// How many lie within each bound, those of the smaller ones among them.
  package var within: [Int] {
    var sum = 0
    return counts.dropLast().map { count in
      sum += count
      return sum
    }
  }
}

extension Duration {
  /// Parts of one are cut off.
  fileprivate var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
