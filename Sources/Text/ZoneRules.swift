import Foundation
import Synchronization

/// The offsets of one zone, one object per identifier. It remembers the periods between changes of the clock that were
/// asked for last, so that a list of dates asks Foundation once or twice.
final class ZoneRules: Sendable {
  let identifier: String
  private let timeZone: TimeZone
  private let recent = Mutex<[Period]>([])

  /// The time between two changes of the clock, in seconds since 1970.
  private struct Period {
    let seconds: Range<Int64>
    let offset: Int
  }

  /// Two periods a year: some four years of a report.
  private static let remembered = 8

  /// Never emptied: it cannot outgrow the few hundred zones that exist, as their names are matched exactly.
  private static let known = Mutex<[String: ZoneRules]>([:])

  static func named(_ identifier: String) -> ZoneRules? {
    known.withLock { known in
      if let rules = known[identifier] { return rules }
      guard identifier.contains("/") || identifier == "UTC", let timeZone = TimeZone(identifier: identifier) else {
        return nil
      }
      let rules = ZoneRules(identifier: identifier, timeZone: timeZone)
      known[identifier] = rules
      return rules
    }
  }

  private init(identifier: String, timeZone: TimeZone) {
    (self.identifier, self.timeZone) = (identifier, timeZone)
  }

  func offset(atSecond second: Int64) -> Int {
    recent.withLock { recent in
      if let period = recent.last(where: { $0.seconds.contains(second) }) { return period.offset }
      let period = period(containing: second)
      if recent.count == Self.remembered { recent.removeFirst() }
      recent.append(period)
      return period.offset
    }
  }

  /// Foundation tells only the next change, so the walk begins well before.
  private func period(containing second: Int64) -> Period {
    let moment = Self.date(second)
    let longerThanAYear: Int64 = 400 * 86_400
    var start = second - longerThanAYear
    var end = Int64.max
    while let change = timeZone.nextDaylightSavingTimeTransition(after: Self.date(start)) {
      let next = Int64(change.timeIntervalSince1970.rounded(.down))
      guard next > start else { break }
      if next > second {
        end = next
        break
      }
      start = next
    }
    return Period(seconds: start..<end, offset: timeZone.secondsFromGMT(for: moment))
  }

  private static func date(_ second: Int64) -> Date {
    Date(timeIntervalSince1970: Double(second))
  }
}
