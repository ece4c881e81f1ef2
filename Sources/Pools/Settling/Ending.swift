import Kit

/// How a pool ended.
enum Ending: Hashable, Sendable {
  case result(Score)
  /// The match was not played, or not to its end: every stake goes back and the carry-over stays as it is.
  case cancelled

  var score: Score? { if case .result(let score) = self { score } else { nil } }

  /// As its row and a form say which of the two it is.
  var kind: String { self == .cancelled ? "cancelled" : "result" }

  /// As the log and the activity write it.
  var note: String { score?.canonical ?? kind }

  init?(note: String) {
    if note == Self.cancelled.kind {
      self = .cancelled
    } else if let score = Score(note) {
      self = .result(score)
    } else {
      return nil
    }
  }

  var title: Phrase { score.map { Phrase(verbatim: $0.text) } ?? PoolsPhrases.notPlayed }
}
