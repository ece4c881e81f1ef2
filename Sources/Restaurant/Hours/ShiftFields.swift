import Kit

/// The pickers by which a form asks for the hours of a day: for each time that it opens, from when until when.
struct ShiftFields {
  /// Lunch and dinner; a day that opens more often is asked as often as it does.
  private static let usual = 2

  /// Of the text that they stand for, which earlier forms asked for itself.
  let name: String

  private func from(_ shift: Int) -> String { "\(name).from.\(shift)" }
  private func to(_ shift: Int) -> String { "\(name).to.\(shift)" }

  var inputs: [Action.Input] { (1...Self.usual).flatMap { [Action.Input(from($0)), Action.Input(to($0))] } }

  /// What they show of a day.
  func values(_ intervals: [HoursInterval]) -> [(name: String, value: String)] {
    zip(1..., intervals.flatMap(Self.parts)).flatMap { shift, interval in
      [(from(shift), HoursInterval.clock(interval.start)), (to(shift), Self.closing(interval))]
    }
  }

  /// Pickers of one time each cannot say a day that begins at another hour than midnight: it is asked for in two.
  private static func parts(_ interval: HoursInterval) -> [HoursInterval] {
    let rest = interval.end - HoursInterval.minutesInDay
    guard interval.start > 0, rest == interval.start,
      let late = HoursInterval(from: interval.start, to: HoursInterval.minutesInDay),
      let early = HoursInterval(from: 0, to: rest)
    else { return [interval] }
    return [early, late]
  }

  /// A picker knows no 24:00.
  private static func closing(_ interval: HoursInterval) -> String {
    interval.end == HoursInterval.minutesInDay ? HoursInterval.clock(0) : HoursInterval.clock(interval.end)
  }

  /// Whether a form asked by pickers.
  func isAsked(by form: Form) -> Bool { form.has(from(1)) }

  /// What they say, as the text of a day: as it is written where it can be read.
  func text(in form: Form) -> String {
    let said = (1...HoursReading.limit).compactMap { shift in
      let (from, to) = (form.trimmed(from(shift)), form.trimmed(to(shift)))
      return from.isEmpty && to.isEmpty ? nil : "\(from)-\(to)"
    }.joined(separator: ", ")
    do throws(HoursReading.Misreading) {
      return try HoursReading.intervals(said).fieldText
    } catch {
      return said
    }
  }

  /// - Parameters:
  ///   - day: for those who don't see where they stand.
  ///   - problem: with all of them.
  func html(_ state: FormState, of day: Phrase, problem: Phrase?) -> HTML {
    let shown = (1...HoursReading.limit).filter { $0 <= Self.usual || !state.values[from($0)].isEmpty }
    let wrong: HTML? = problem.map { "<p class=\"field-error\" id=\"\(name)-error\">\($0)</p>" }
    let described: HTML? = problem.map { _ in " aria-invalid=\"true\" aria-describedby=\"\(name)-error\"" }
    return """
      <div class="shifts">\(shown.html { shift in
        """
        <span class="shift">\(picker(from(shift), state, EstablishmentPhrases.opens(day, shift), described))\
        <span aria-hidden="true">–</span>\(picker(to(shift), state, EstablishmentPhrases.closes(day, shift), described))</span>
        """
      })\(wrong)</div>
      """
  }

  private func picker(_ name: String, _ state: FormState, _ label: Phrase, _ described: HTML?) -> HTML {
    """
    <input type="time" id="\(name)" name="\(name)" value="\(state.values[name])" aria-label="\(label)"\(described)>
    """
  }
}
