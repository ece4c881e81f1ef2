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
      (ReportPhrases.thisWeek, link.with("span", "week"), period.kind == .week),
      (ReportPhrases.month, link.with("span", "month"), period.kind == .month),
      (ReportPhrases.thisQuarter, link.with("span", "quarter"), period.kind == .quarter),
    ]
    let years = years.suffix(ReportPeriod.mostYears).reversed().map { year in
      (title: Phrase(verbatim: "\(year)"), link: link.with("year", "\(year)"), isCurrent: period.year == year)
    }
    let links = (spans + years).html { span in
      let current: HTML? = span.isCurrent ? " aria-current=\"true\"" : nil
      return "<a href=\"\(span.link)\"\(current)>\(span.title)</a>"
    }
    return "<nav class=\"filter-bar\" aria-label=\"\(ReportPhrases.span)\">\(links)</nav>\(anyDays)"
  }

  private var anyDays: HTML {
    let (from, to) = (period.days.lowerBound.description, period.days.upperBound.description)
    return """
      <details class="period"\(period.kind == .days, attribute: "open")><summary>\(ReportPhrases.otherDays)</summary>\
      <form class="filters" method="get" action="\(link)">\
      <label>\(ReportPhrases.from)<input type="date" name="from" value="\(from)" required></label>\
      <label>\(ReportPhrases.until)<input type="date" name="to" value="\(to)" required></label>\
      <button class="filter-button">\(ReportPhrases.show)</button></form></details>
      """
  }
}
