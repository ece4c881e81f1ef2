import Kit

/// The day that an order is promised for: the days ahead a tap each, any other from the calendar. Each tap is a step of the form,
/// so that it works without scripts; ``day-chips`` takes it on the page.
struct PromisedDay {
  let state: FormState
  let zone: Zone
  let today: Day

  private static let name = "promised"
  /// As far ahead as people speak of a day by its name.
  private static let daysAhead = 6

  private var chosen: Day? { Day(state.values[Self.name]) }
  private var offered: [Day] { (0...Self.daysAhead).map { today.adding(days: $0) } }
  private var isOther: Bool { !state.values[Self.name].isEmpty && !offered.contains { $0 == chosen } }

  var html: HTML {
    let other: HTML = """
      <details class="day-other"\(isOther, attribute: "open")><summary class="chip">\(OrdersPhrases.otherDay)</summary>\
      <input id="\(Self.name)" name="\(Self.name)" value="\(state.values[Self.name])" type="date" \
      aria-labelledby="\(Self.name)-label"\(state.described(Self.name))></details>
      """
    return """
      <div class="field field-days"\(state.problems[Self.name] == nil ? nil : " data-invalid" as HTML) role="group" \
      aria-labelledby="\(Self.name)-label"><span class="field-label" id="\(Self.name)-label">\(OrdersPhrases.promised)</span>\
      <day-chips class="chips" data-today="\(today.description)" data-zone="\(zone.identifier)">\
      \(offered.html(chip))\(other)</day-chips>\(state.shown(Self.name))\(state.error(Self.name))</div>
      """
  }

  /// One that is chosen says how to have none.
  private func chip(_ day: Day) -> HTML {
    let isChosen = day == chosen
    return """
      <button class="chip" name="\(OrderFormStep.day)" value="\(isChosen ? "" : day.description)" \
      data-day="\(day.description)" aria-pressed="\(isChosen ? "true" : "false")">\(title(of: day))</button>
      """
  }

  private func title(of day: Day) -> Phrase {
    switch today.days(until: day) {
    case 0: OrdersPhrases.today
    case 1: OrdersPhrases.tomorrow
    default: Phrase(Capitalized(day.written(.near(to: today))))
    }
  }
}
