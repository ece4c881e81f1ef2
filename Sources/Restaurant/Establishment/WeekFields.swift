import Kit

/// How a form asks for the hours of a week: which days it opens, and from when until when, the same on all of them or on each its own.
enum WeekFields {
  static let same = "hours.same"
  /// What holds on all days that are open.
  private static let shared = ShiftFields(name: "hours.0")

  private static func isOpen(_ day: Weekday) -> String { "\(WeeklyHours.field(day)).open" }
  private static func shifts(_ day: Weekday) -> ShiftFields { ShiftFields(name: WeeklyHours.field(day)) }

  static let inputs: [Action.Input] =
    [Action.Input(same, .yesNo)] + shared.inputs
    + Weekday.allCases.flatMap { [Action.Input(isOpen($0), .yesNo)] + shifts($0).inputs }

  /// What it shows of a week. A day that is closed shows what is usual, for when it opens.
  static func values(_ week: WeeklyHours) -> [(name: String, value: String)] {
    let open = Weekday.allCases.map { week[$0] }.filter { !$0.isEmpty }
    let usual = open.max { one, other in count(one, open) < count(other, open) } ?? []
    let isSame = Set(open).count <= 1
    return [(same, isSame ? "yes" : "")] + shared.values(usual)
      + Weekday.allCases.flatMap { day in
        [(isOpen(day), week[day].isEmpty ? "" : "yes")] + shifts(day).values(week[day].isEmpty ? usual : week[day])
      }
  }

  private static func count(_ day: [HoursInterval], _ days: [[HoursInterval]]) -> Int { days.count { $0 == day } }

  /// What it says of a day; `nil` of a form that did not ask so.
  static func text(of day: Weekday, in form: Form) -> String? {
    guard shared.isAsked(by: form) else { return nil }
    guard form[isOpen(day)] == "yes" else { return "" }
    let text = (form[same] == "yes" ? shared : shifts(day)).text(in: form)
    return text.isEmpty ? HoursReading.unsaid : text
  }

  static func html(_ state: FormState) -> HTML {
    let isSame = state.values[same] == "yes"
    let problems = Weekday.allCases.map { state.problems[WeeklyHours.field($0)] }
    let first = problems.compactMap(\.self).first
    let days = zip(Weekday.allCases, problems).html { day, problem in
      """
      <div class="hours-day"\(problem != nil && !isSame, attribute: "data-invalid")>\
      <label class="check">\(box(isOpen(day), state))<span>\(Capitalized(day))</span></label>\
      \(shifts(day).html(state, of: Phrase(Capitalized(day)), problem: isSame ? nil : problem))\
      \(state.shown(WeeklyHours.field(day)))</div>
      """
    }
    return """
      <section class="group week"><h2 class="group-title">\(PeriodPhrases.week)</h2><div class="fields">\
      <label class="check">\(box(same, state))<span>\(EstablishmentPhrases.sameEveryDay)</span></label>\
      <div class="hours-same">\(shared.html(state, of: EstablishmentPhrases.everyDay, problem: isSame ? first : nil))</div>\
      \(days)</div><p class="group-note">\(EstablishmentPhrases.weekNote)</p></section>
      """
  }

  private static func box(_ name: String, _ state: FormState) -> HTML {
    "<input type=\"checkbox\" id=\"\(name)\" name=\"\(name)\" value=\"yes\"\(state.values[name] == "yes", attribute: "checked")>"
  }
}
