extension Instant: Styled {
  package enum Style: Hashable, Sendable {
    /// "21 nov 2026, 10:30"
    case dateAndTime
    /// "21 nov 2026"
    case date
    /// Its day alone, as seen from a moment: "hoy", "21 nov"
    case day(from: Instant)
    /// Within a line, as seen from a day: "hoy, 10:30", "21 nov, 10:30"
    case near(to: Day)
    /// "10:30", 24 hours in every language
    case time
    /// "sábado, 21 de noviembre de 2026, 10:30"
    case long
  }

  /// Date and time.
  package func text(in locale: ReaderLocale) -> String {
    text(in: locale, as: .dateAndTime)
  }

  package func text(in locale: ReaderLocale, as style: Style) -> String {
    let local = local(in: locale.zone)
    return switch style {
    case .dateAndTime: "\(local.day.text(in: locale)), \(local.clockText)"
    case .date: local.day.text(in: locale)
    case .day(let now): local.day.text(in: locale, as: .near(to: now.day(in: locale.zone)))
    case .near(let today): "\(local.day.text(in: locale, as: .near(to: today))), \(local.clockText)"
    case .time: local.clockText
    case .long: "\(local.day.text(in: locale, as: .long)), \(local.clockText)"
    }
  }
}
