import Kit

/// What the form of the opening hours says.
struct HoursDraft: Fielded {
  private var days: [Weekday: String] = [:]
  var lead = ""
  var last = ""
  /// How many orders are picked up at one time; nothing typed is as many as come.
  var cap = ""

  static let lead = Field("lead", \HoursDraft.lead, EstablishmentPhrases.leadTime, .text(.decimal))
  static let last = Field("last", \HoursDraft.last, EstablishmentPhrases.lastOrders, .text(.decimal))
  static let cap = Field("cap", \HoursDraft.cap, PickUpPhrases.cap, .text(.decimal))
  static let days = Weekday.allCases.map {
    Field(WeeklyHours.field($0), \HoursDraft.[$0], Phrase(Capitalized($0)), .text(.plain))
  }
  static let fields = days + [lead, last, cap]

  /// Earlier forms asked for each day by a text.
  static let inputs = fields.map { Action.Input($0.name) } + WeekFields.inputs

  init() {}

  /// What a form says, by pickers or by texts.
  static func said(in form: Form) -> HoursDraft {
    HoursDraft { field in
      let day = Weekday.allCases.first { WeeklyHours.field($0) == field.name }
      return day.flatMap { WeekFields.text(of: $0, in: form) } ?? form[field.name]
    }
  }

  init(_ hours: OpeningHours) {
    for day in Weekday.allCases { self[day] = hours.weekly[day].fieldText }
    (lead, last) = (String(hours.leadTime), String(hours.lastOrders))
    cap = hours.pickUps == 0 ? "" : String(hours.pickUps)
  }

  subscript(day: Weekday) -> String {
    get { days[day] ?? "" }
    set { days[day] = newValue }
  }

  /// With other words in the fields that a change names.
  func saying(_ changes: [FieldChange], _ text: (FieldChange) -> String) -> HoursDraft {
    let form = form
    return HoursDraft { field in changes.first { $0.field == field.name }.map(text) ?? form[field.name] }
  }

  struct Content: Sendable {
    let weekly: WeeklyHours
    let leadTime: Int
    let lastOrders: Int
    let pickUps: Int
  }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated() throws -> Content {
    var problems = Invalid()
    let lead = Self.number(lead, Self.lead, OpeningHours.leadTimes, &problems)
    let last = Self.number(last, Self.last, OpeningHours.lastOrdersRange, &problems)
    let cap = Self.number(cap, Self.cap, PickUpSlots.caps, &problems)
    var weekly = WeeklyHours.closed
    do throws(Invalid) {
      weekly = try WeeklyHours(form)
    } catch {
      problems.formUnion(error)
    }
    guard problems.isEmpty else { throw problems }
    return Content(weekly: weekly, leadTime: lead, lastOrders: last, pickUps: cap)
  }

  /// Nothing typed is none.
  private static func number(
    _ typed: String, _ field: Field<HoursDraft>, _ range: ClosedRange<Int>, _ problems: inout Invalid
  ) -> Int {
    guard let number = typed.isEmpty ? 0 : Int(typed), range.contains(number) else {
      problems[field.name] = EstablishmentPhrases.range(range)
      return 0
    }
    return number
  }
}

extension OpeningHours {
  /// What a draft says, without days of their own.
  /// - Throws: `Invalid`.
  func said(in draft: HoursDraft) throws -> OpeningHours {
    let content = try draft.validated()
    return OpeningHours(
      zone: zone, weekly: content.weekly, leadTime: content.leadTime, lastOrders: content.lastOrders,
      pickUps: content.pickUps)
  }
}
