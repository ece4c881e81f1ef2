import Kit

/// What the form of one day's own hours says.
struct ExceptionDraft: Fielded {
  var day = ""
  var hours = ""
  var reason = LocalizedText()

  static let day = Field("day", \ExceptionDraft.day, PeriodPhrases.day, .text(.date))
  static let hours = Field("hours", \ExceptionDraft.hours, EstablishmentPhrases.dayHours, .text(.plain))
  static let reason = Language.allCases.map {
    Field(
      "reason.\($0)", \ExceptionDraft.reason[$0], KitPhrases.reason, .text(.plain),
      .optional(HoursException.reasonLimit))
  }
  static let fields = [day, hours] + reason
  static let shifts = ShiftFields(name: "hours")
  /// Earlier forms asked for the hours by a text.
  static let inputs = fields.map { Action.Input($0.name) } + shifts.inputs

  init() {}

  /// What a form says, by pickers or by a text.
  static func said(in form: Form) -> ExceptionDraft {
    ExceptionDraft { $0.name == hours.name && shifts.isAsked(by: form) ? shifts.text(in: form) : form[$0.name] }
  }

  init(_ exception: HoursException) {
    (day, hours, reason) = (exception.day.description, exception.intervals.fieldText, exception.reason)
  }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated() throws -> HoursException {
    var problems = problems
    let day = Day(day)
    if day == nil { problems["day"] = EstablishmentPhrases.dayMissing }
    var intervals: [HoursInterval] = []
    do throws(HoursReading.Misreading) {
      intervals = try HoursReading.intervals(hours)
    } catch {
      problems["hours"] = error.message
    }
    guard let day, problems.isEmpty else { throw problems }
    return HoursException(day: day, intervals: intervals, reason: reason)
  }
}
