/// The ways to the days that figures are told of.
package enum PeriodPhrases {
  package static let day = Phrase(es: "Día", en: "Day", pt: "Dia")
  package static let week = Phrase(es: "Semana", en: "Week", pt: "Semana")
  package static let month = Phrase(es: "Mes", en: "Month", pt: "Mês")
  package static let byDay = Phrase(es: "Por día", en: "By day", pt: "Por dia")
  package static let otherDays = Phrase(es: "Otros días", en: "Other days", pt: "Outros dias")
  /// Above the files that hold them.
  package static let asTables = Phrase(es: "Para la hoja de cálculo", en: "For the spreadsheet", pt: "Como tabelas")
  fileprivate static let from = Phrase(es: "Desde", en: "From", pt: "De")
  fileprivate static let until = Phrase(es: "Hasta", en: "Until", pt: "Até")
  fileprivate static let show = Phrase(es: "Ver", en: "Show", pt: "Ver")
}

/// Asks for any days, from one to another.
package struct PeriodForm {
  private let days: ClosedRange<Day>
  private let isChosen: Bool
  private let latest: Day?
  private let page: Link

  /// - Parameters:
  ///   - days: those that are shown.
  ///   - isChosen: whether they were asked for so.
  ///   - latest: the last that one can ask for.
  ///   - page: that tells of them.
  package init(_ days: ClosedRange<Day>, isChosen: Bool, latest: Day? = nil, on page: Link) {
    (self.days, self.isChosen, self.latest, self.page) = (days, isChosen, latest, page)
  }

  package var html: HTML {
    let most: HTML? = latest.map { " max=\"\($0.description)\"" }
    func field(_ label: Phrase, _ name: HTML, _ day: Day) -> HTML {
      """
      <label>\(label)<input type="date" name="\(name)" value="\(day.description)"\(most) required></label>
      """
    }
    return """
      <details class="period"\(isChosen, attribute: "open")><summary>\(PeriodPhrases.otherDays)</summary>\
      <form class="filters" method="get" action="\(page)">\(field(PeriodPhrases.from, "from", days.lowerBound))\
      \(field(PeriodPhrases.until, "to", days.upperBound))\
      <button class="filter-button">\(PeriodPhrases.show)</button></form></details>
      """
  }
}
