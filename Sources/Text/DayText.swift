extension Day: Styled {
  package enum Style: Hashable, Sendable {
    /// "21 nov 2026", "21 Nov 2026", "21 nov. 2026"
    case medium
    /// "sábado, 21 de noviembre de 2026", "Saturday 21 November 2026"
    case long
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
    let name = month.text(in: locale)
    let usesOf = locale.language != .en
    switch style {
    case .medium:
      return "\(day) \(month.abbreviation.text(in: locale)) \(year)"
    case .long:
      let weekday = weekday.text(in: locale)
      return usesOf ? "\(weekday), \(day) de \(name) de \(year)" : "\(weekday) \(day) \(name) \(year)"
    case .month:
      return usesOf ? "\(name) de \(year)" : "\(name) \(year)"
    }
  }
}
