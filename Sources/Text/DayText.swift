extension Day: Styled {
  package enum Style: Hashable, Sendable {
    /// "21 nov", "21 Nov", "21 nov."
    case short
    /// "21 nov 2026", "21 Nov 2026", "21 nov. 2026"
    case medium
    /// "sábado, 21 de noviembre de 2026", "Saturday 21 November 2026"
    case long
    /// Within a line, as seen from a day: "hoy", "mañana", "ayer", in the week to come "miércoles 25", else the medium style, without
    /// the year that it is.
    case near(to: Day)
    /// Over the things of a day, as seen from another: "hoy", "miércoles, 25 de noviembre", with the year when it is another.
    case heading(from: Day)
    /// "noviembre de 2026", "November 2026": the heading of a month's report
    case month
  }

  /// In the medium style.
  package func text(in locale: ReaderLocale) -> String {
    text(in: locale, as: .medium)
  }

  package func text(in locale: ReaderLocale, as style: Style) -> String {
    let (year, number, day) = date
    guard let month = Month(rawValue: number) else { fatalError("a day's month is one of twelve") }
    var name: String { month.text(in: locale) }
    let usesOf = locale.language != .en
    switch style {
    case .short:
      return "\(day) \(month.abbreviation.text(in: locale))"
    case .medium:
      return "\(text(in: locale, as: .short)) \(year)"
    case .near(let today):
      if let word = word(from: today) { return word.text(in: locale) }
      if (2...6).contains(today.days(until: self)) { return "\(weekday.text(in: locale)) \(day)" }
      return text(in: locale, as: today.year == year ? .short : .medium)
    case .heading(let today):
      if let word = word(from: today) { return word.text(in: locale) }
      guard today.year == year else { return text(in: locale, as: .long) }
      let weekday = weekday.text(in: locale)
      return usesOf ? "\(weekday), \(day) de \(name)" : "\(weekday) \(day) \(name)"
    case .long:
      let weekday = weekday.text(in: locale)
      return usesOf ? "\(weekday), \(day) de \(name) de \(year)" : "\(weekday) \(day) \(name) \(year)"
    case .month:
      return usesOf ? "\(name) de \(year)" : "\(name) \(year)"
    }
  }

  /// What people call it rather than by its date.
  private func word(from today: Day) -> Phrase? { Self.words[today.days(until: self)] }

  private static let words = [
    -1: Phrase(es: "ayer", en: "yesterday", pt: "ontem"),
    0: Phrase(es: "hoy", en: "today", pt: "hoje"),
    1: Phrase(es: "mañana", en: "tomorrow", pt: "amanhã"),
  ]
}
