import Foundation

/// A point in time, to the millisecond. A clock and a calendar day come of it only in a `Zone`.
///
/// `instant + .seconds(5)` is an instant, `later - earlier` a `Duration`; both stop at the ends of `Int64`.
package struct Instant: Sendable, Hashable, InstantProtocol {
  /// Since 1970-01-01T00:00:00Z.
  package let milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The machine's clock. Code that tests want to steer takes its instants from the clock it is given instead.
  package static func now() -> Instant {
    Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
  }

  /// Parts of a millisecond are cut off towards the past.
  package func advanced(by duration: Duration) -> Instant {
    let (seconds, attoseconds) = duration.components
    let (whole, tooFar) = seconds.multipliedReportingOverflow(by: 1000)
    let step =
      tooFar ? (seconds < 0 ? Int64.min : .max) : whole + attoseconds.flooredQuotient(by: 1_000_000_000_000_000)
    let (sum, beyond) = milliseconds.addingReportingOverflow(step)
    return Instant(milliseconds: beyond ? (step < 0 ? .min : .max) : sum)
  }

  package func duration(to other: Instant) -> Duration {
    let (difference, beyond) = other.milliseconds.subtractingReportingOverflow(milliseconds)
    return .milliseconds(beyond ? (other < self ? Int64.min : .max) : difference)
  }

  package static func + (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(by: duration)
  }

  package static func - (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(by: .zero - duration)
  }

  package static func - (later: Instant, earlier: Instant) -> Duration {
    earlier.duration(to: later)
  }

  package static func < (one: Instant, other: Instant) -> Bool {
    one.milliseconds < other.milliseconds
  }
}

extension Instant: Codable {
  /// A number of milliseconds.
  package init(from decoder: any Decoder) throws {
    milliseconds = try decoder.singleValueContainer().decode(Int64.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(milliseconds)
  }
}

extension Int64 {
  /// Division that rounds down, also below zero: milliseconds before 1970 belong to the second that began earlier.
  func flooredQuotient(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
