import Kit

/// The days whose takings are told: one, or some that follow each other.
struct TakingsPeriod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case day, week, month
    /// From one day to another.
    case days
  }

  /// As far as it goes back from its last day.
  static let mostMonths = 24

  let kind: Kind
  let days: ClosedRange<Day>

  /// What an address asks for: today unless it names others, and never a day to come.
  init(_ query: Form, on today: Day) {
    switch (query["span"], Day(query["from"]), Day(query["to"])) {
    case ("week", _, _): self.init(.week, today.adding(days: 1 - today.weekday.rawValue)...today)
    case ("month", _, _): self.init(.month, today.adding(days: 1 - today.day)...today)
    case (_, nil, nil):
      let day = Day(query["day"]).map { min($0, today) } ?? today
      self.init(.day, day...day)
    case (_, let from, let to):
      let (one, other) = (min(from ?? to ?? today, today), min(to ?? today, today))
      let last = max(one, other)
      self.init(.days, max(min(one, other), last.adding(months: -Self.mostMonths))...last)
    }
  }

  private init(_ kind: Kind, _ days: ClosedRange<Day>) { (self.kind, self.days) = (kind, days) }

  var isOneDay: Bool { days.lowerBound == days.upperBound }

  /// The address that asks for it.
  func asked(_ link: Link) -> Link {
    switch kind {
    case .day: link.with("day", days.lowerBound.description)
    case .week: link.with("span", "week")
    case .month: link.with("span", "month")
    case .days: link.with("from", days.lowerBound.description).with("to", days.upperBound.description)
    }
  }

  func hours(in zone: Zone) -> Range<Instant> {
    Instant(startOf: days.lowerBound, in: zone)..<Instant(startOf: days.upperBound.adding(days: 1), in: zone)
  }

  var name: Phrase {
    if isOneDay { return Phrase(Capitalized(days.lowerBound.written(.long))) }
    let (from, to) = (days.lowerBound.written(.medium), days.upperBound.written(.medium))
    return Phrase(es: "Del \(from) al \(to)", en: "\(from) to \(to)", pt: "De \(from) a \(to)")
  }
}

/// Above figures of a period: the ways to others.
struct TakingsPeriods {
  let period: TakingsPeriod
  let today: Day
  /// The page's own address.
  let page: Link

  var html: HTML {
    let day = period.days.lowerBound
    let steps: HTML? =
      period.kind == .day
      ? """
      \(step(day.adding(days: -1), "chevron-left", ReportPhrases.dayBefore))\
      \(day < today ? step(day.adding(days: 1), "chevron-right", ReportPhrases.dayAfter) : nil)
      """ : nil
    let spans: [(title: Phrase, link: Link, isCurrent: Bool)] = [
      (ReportPhrases.today, page, period.kind == .day && day == today),
      (PeriodPhrases.week, page.with("span", "week"), period.kind == .week),
      (PeriodPhrases.month, page.with("span", "month"), period.kind == .month),
    ]
    return """
      <p class="large-subtitle">\(period.name)</p>\
      \(Segments(ReportPhrases.days, links: spans).html)\
      \(steps.map { "<nav class=\"tools\" aria-label=\"\(PeriodPhrases.day)\">\($0)</nav>" as HTML })\
      \(PeriodForm(period.days, isChosen: period.kind == .days, latest: today, on: page).html)
      """
  }

  private func step(_ day: Day, _ icon: Icon, _ label: Phrase) -> HTML {
    "<a class=\"tool\" href=\"\(page.with("day", day.description))\">\(icon)<span>\(label)</span></a>"
  }
}
