import Kit

/// How things stand with a match besides its score.
enum FixtureStatus: String, CaseIterable, Codable, Sendable, SQLBindable, SQLReadable {
  case scheduled, postponed, cancelled
  /// Begun and broken off.
  case abandoned
  /// Decided at a desk: its score was given and not played, so it settles nothing by itself.
  case awarded

  /// As files write it.
  init?(file text: String) {
    switch text.searchKey {
    case "", "scheduled", "fixture", "timed", "live", "played", "finished", "ft": self = .scheduled
    case "postponed", "delayed", "suspended", "aplazado", "adiado": self = .postponed
    case "cancelled", "canceled", "annulled", "cancelado": self = .cancelled
    case "abandoned", "interrupted", "suspendido": self = .abandoned
    case "awarded", "awd", "w o", "walkover": self = .awarded
    default: return nil
    }
  }
}
