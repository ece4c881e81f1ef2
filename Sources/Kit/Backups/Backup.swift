/// A whole and checked copy of the database, as it was at one moment.
package struct Backup: Hashable, Sendable {
  package let at: Instant
  package let path: String
  let bytes: Int64

  private static let start = "sobremesa-"
  private static let end = ".sqlite"

  /// Its file's name says when it was made: `sobremesa-2026-11-21T09-30-00Z.sqlite`.
  static func name(at moment: Instant) -> String {
    "\(start)\(moment.iso8601.replacing(":", with: "-"))\(end)"
  }

  /// When the copy of that name was made; `nil` when it is none.
  static func moment(of name: String) -> Instant? {
    guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
    let parts = name.dropFirst(start.count).dropLast(end.count).split(separator: "T")
    guard parts.count == 2 else { return nil }
    return Instant(iso8601: "\(parts[0])T\(parts[1].replacing("-", with: ":"))")
  }
}

/// What there is of copies.
package struct BackupFigures: Sendable, Equatable {
  package let count: Int
  package let bytes: Int64
  /// When the newest good one was made.
  package let newest: Instant?
  /// Of the last try since the start.
  package let problem: BackupProblem?
}

/// Why the house made no copy of itself.
package enum BackupProblem: WaitsForNextTime, Hashable {
  /// The disk hasn't room for two.
  case noRoom
  /// The copy did not pass its check.
  case damaged
  /// Something else, which the log tells.
  case failed

  package var phrase: Phrase {
    switch self {
    case .noRoom: BackupPhrases.noRoom
    case .damaged: BackupPhrases.damaged
    case .failed: BackupPhrases.failed
    }
  }
}

/// What those who run the house have to know of its copies.
enum BackupTrouble: Hashable {
  case problem(BackupProblem)
  /// The newest good one is older than it may be.
  case missing

  static let oldest = Duration.seconds(2 * 24 * 3600)

  /// - Parameters:
  ///   - newest: when the newest good copy was made.
  ///   - problem: of the last try.
  ///   - beginning: since when there is anything to copy.
  static func of(newest: Instant?, problem: BackupProblem?, beginning: Instant?, now: Instant) -> BackupTrouble? {
    if let problem { return .problem(problem) }
    guard let last = newest ?? beginning, now - last > oldest else { return nil }
    return .missing
  }

  var phrase: Phrase {
    switch self {
    case .problem(let problem): problem.phrase
    case .missing: BackupPhrases.missing
    }
  }
}
