import Kit

/// How long a ticket has been waiting.
struct TicketAge: Hashable, Sendable {
  enum Tone: String, Hashable, Sendable {
    case calm, soon, late
  }

  /// From how many minutes on somebody should look, and hurry.
  struct Limits: Hashable, Sendable {
    var soon = 10
    var late = 20

    /// Of what is made and gets cold.
    static let served = Limits(soon: 3, late: 6)
  }

  /// Whole ones; a clock that runs ahead makes none of them negative.
  let minutes: Int
  let tone: Tone
  /// When it reads differently.
  let changesAt: Instant

  init(since placed: Instant, at now: Instant, limits: Limits = Limits()) {
    let elapsed = max(0, now.milliseconds - placed.milliseconds)
    minutes = Int(elapsed / 60_000)
    tone = minutes >= limits.late ? .late : minutes >= limits.soon ? .soon : .calm
    changesAt = placed + .seconds(60 * (minutes + 1))
  }

  /// "just now", "12 min", "1 h 05 min".
  var phrase: Phrase {
    switch minutes {
    case 0: return Phrase(es: "ahora mismo", en: "just now", pt: "agora mesmo")
    case 1..<60: return Phrase(verbatim: "\(minutes)\u{A0}min")
    default:
      let rest = minutes % 60
      return Phrase(verbatim: "\(minutes / 60)\u{A0}h \(rest < 10 ? "0" : "")\(rest)\u{A0}min")
    }
  }
}
