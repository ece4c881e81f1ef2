import Kit

/// What the form of the opening hours says.
struct HoursDraft: Hashable, Sendable {
  var fields = FormFields(texts: Weekday.allCases.map(WeeklyHours.field) + ["lead", "last"])

  init(_ form: Form) {
    fields = fields.filled(from: form)
  }

  init(_ hours: OpeningHours) {
    for (name, text) in hours.weekly.form.fields { fields[name] = text }
    fields["lead"] = String(hours.leadTime)
    fields["last"] = String(hours.lastOrders)
  }

  struct Content: Sendable {
    let weekly: WeeklyHours
    let leadTime: Int
    let lastOrders: Int
  }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated() throws -> Content {
    var problems = Invalid()
    let lead = number("lead", OpeningHours.leadTimes, &problems)
    let last = number("last", OpeningHours.lastOrdersRange, &problems)
    var weekly = WeeklyHours.closed
    do throws(Invalid) {
      weekly = try WeeklyHours(fields.form)
    } catch {
      for (field, message) in error.messages { problems[field] = message }
    }
    guard problems.isEmpty else { throw problems }
    return Content(weekly: weekly, leadTime: lead, lastOrders: last)
  }

  /// Nothing typed is none.
  private func number(_ field: String, _ range: ClosedRange<Int>, _ problems: inout Invalid) -> Int {
    let typed = fields[field]
    guard let number = typed.isEmpty ? 0 : Int(typed), range.contains(number) else {
      problems[field] = EstablishmentPhrases.range(range)
      return 0
    }
    return number
  }
}

/// What the form of one day's own hours says.
struct ExceptionDraft: Hashable, Sendable {
  var fields = FormFields(texts: ["day", "hours"] + FormFields.names(of: "reason"))

  init(_ form: Form) {
    fields = fields.filled(from: form)
  }

  init(_ exception: HoursException) {
    fields["day"] = exception.day.description
    fields["hours"] = exception.intervals.fieldText
    fields.set("reason", to: exception.reason)
  }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(mainly main: Language) throws -> HoursException {
    var problems = Invalid()
    let day = Day(fields["day"])
    if day == nil { problems["day"] = EstablishmentPhrases.dayMissing }
    var intervals: [HoursInterval] = []
    do throws(HoursReading.Misreading) {
      intervals = try HoursReading.intervals(fields["hours"])
    } catch {
      problems["hours"] = error.message
    }
    fields.problems("reason", atMost: HoursException.reasonLimit, mainly: main, into: &problems)
    guard let day, problems.isEmpty else { throw problems }
    return HoursException(day: day, intervals: intervals, reason: fields.text("reason"))
  }
}

extension OpeningHours {
  /// What a draft says, without days of their own.
  /// - Throws: `Invalid`.
  func said(in draft: HoursDraft) throws -> OpeningHours {
    let content = try draft.validated()
    return OpeningHours(
      zone: zone, weekly: content.weekly, leadTime: content.leadTime, lastOrders: content.lastOrders)
  }
}
