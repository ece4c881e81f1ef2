import Kit

/// The periods that a report can be of, above it.
struct ReportPeriods {
  let period: ReportPeriod
  let years: ClosedRange<Int>
  /// The report's own address.
  let link: Link

  var html: HTML {
    let spans: [(title: Phrase, link: Link, isCurrent: Bool)] = [
      (ReportPhrases.lastDays(ReportPeriod.recentDays), link, period.kind == .recent),
      (PeriodPhrases.week, link.with("span", "week"), period.kind == .week),
      (PeriodPhrases.month, link.with("span", "month"), period.kind == .month),
      (ReportPhrases.thisQuarter, link.with("span", "quarter"), period.kind == .quarter),
    ]
    let years = years.suffix(ReportPeriod.mostYears).reversed().map { year in
      (title: Phrase(verbatim: "\(year)"), link: link.with("year", "\(year)"), isCurrent: period.year == year)
    }
    let form = PeriodForm(period.days, isChosen: period.kind == .days, on: link)
    let links = (spans + years).html { span in
      let current: HTML? = span.isCurrent ? " aria-current=\"true\"" : nil
      return "<a href=\"\(span.link)\"\(current)>\(span.title)</a>"
    }
    return "<nav class=\"filter-bar\" aria-label=\"\(ReportPhrases.span)\">\(links)</nav>\(form.html)"
  }
}
