/// What becomes of a push by what the push service answers (RFC 8030; 8292, section 2.1).
enum PushOutcome: Hashable, Sendable {
  case done
  /// The browser is told no more: nothing goes there again.
  case gone
  /// It has to be shorter.
  case tooLarge
  /// It may be tried again, after so long at least.
  case later(atLeast: Duration)
  /// It will be refused again.
  case refused(status: Int)

  init(_ answer: FetchAnswer) {
    switch answer.status {
    case 200..<300: self = .done
    case 404, 410: self = .gone
    case 413: self = .tooLarge
    case 408, 429, 500...: self = .later(atLeast: Self.wait(answer.headers("retry-after").first))
    default: self = .refused(status: answer.status)
    }
  }

  /// Nobody answered; whether it has arrived is not known.
  init(_ problem: FetchProblem) {
    switch problem {
    case .noAddress, .privateAddress, .unusualPort: self = .refused(status: 0)
    default: self = .later(atLeast: .zero)
    }
  }

  /// What a header says in seconds; one that says a date is waited for as usual.
  private static func wait(_ text: String?) -> Duration {
    .seconds(text.flatMap { Int($0) }.map { max(0, min($0, 24 * 3600)) } ?? 0)
  }

  /// After how many tries nobody tries again.
  static let mostTries = 6

  /// How long after so many tries the next one waits: half a minute, two, eight, half an hour, two hours.
  static func patience(after tries: Int) -> Duration {
    .seconds(30 * (1 << (2 * min(max(tries - 1, 0), 4))))
  }
}
