import Kit

/// Goals of both sides.
struct Score: Hashable, Sendable {
  /// No side of a football match has ever scored more.
  static let limit = 99

  let home: Int
  let away: Int

  /// `nil` unless both are from 0 to ``limit``.
  init?(_ home: Int, _ away: Int) {
    guard (0...Self.limit).contains(home), (0...Self.limit).contains(away) else { return nil }
    (self.home, self.away) = (home, away)
  }

  /// As a form or a canonical text has it: “2-1”.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let home = Self.goals(parts[0]), let away = Self.goals(parts[1]) else { return nil }
    self.init(home, away)
  }

  /// - Returns: `nil` where the columns hold nothing.
  init?(_ row: SQLRow, _ home: String = "home", _ away: String = "away") throws {
    let goals: (Int?, Int?) = (try row[home], try row[away])
    guard let home = goals.0, let away = goals.1 else { return nil }
    self.init(home, away)
  }

  static func goals(_ text: some StringProtocol) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }

  /// “2-1”: part of what is hashed, so it never changes.
  var canonical: String { "\(home)-\(away)" }
  /// “2–1”, as people read it.
  var text: String { "\(home)–\(away)" }

  var outcome: Outcome { home > away ? .home : home < away ? .away : .draw }

  /// How many goals lie between two scores, both sides counted.
  func distance(to other: Score) -> Int {
    abs(home - other.home) + abs(away - other.away)
  }
}

/// Who wins.
enum Outcome: String, CaseIterable, Sendable {
  case home, draw, away
}
