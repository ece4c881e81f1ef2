import Kit

@testable import Pools

/// A match as a test says it, beside what was read: “2010-08-20 20:30 | Bayern München – VfL Wolfsburg | ht 1-0 ft 2-1”, with
/// “| postponed” at the end where it isn't as scheduled.
enum ReadMatch {
  static func lines(_ reading: FixtureReading) -> [String] { reading.records.map { line($0) } }

  static func line(_ record: FixtureRecord) -> String {
    var time = record.kickOff?.hour.map { " \(two($0)):\(two(record.kickOff?.minute ?? 0))" } ?? ""
    if case .offset(let minutes)? = record.kickOff?.clock, record.kickOff?.hour != nil {
      time += "\(minutes < 0 ? "-" : "+")\(two(abs(minutes) / 60)):\(two(abs(minutes) % 60))"
    }
    let day = record.kickOff.map { "\($0.day)" } ?? "-"
    let score = record.score.isEmpty ? "-" : record.score.stored
    let status = record.status == .scheduled ? "" : " | \(record.status.rawValue)"
    return "\(day)\(time) | \(record.home.key) – \(record.away.key) | \(score)\(status)"
  }

  /// The same of what a test expects, with the teams as the book knows them.
  static func expected(_ text: String, in country: String?) -> String {
    let parts = text.split(separator: "|", maxSplits: 2).map { String($0).trimmed }
    let teams = parts[1].components(at: " – ").map { FixtureTeam(named: $0, in: country).key }
    return "\(parts[0]) | \(teams.joined(separator: " – ")) | \(parts[2])"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension String {
  func components(at mark: String) -> [String] {
    guard let at = range(of: mark) else { return [self] }
    return [String(self[..<at.lowerBound])] + String(self[at.upperBound...]).components(at: mark)
  }
}
