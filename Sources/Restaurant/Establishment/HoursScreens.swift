import Kit

/// When it is open, as everybody reads it.
struct HoursScreen: Screen {
  let face: FaceView
  let hours: OpeningHours
  /// Those that are still to come.
  let exceptions: [HoursException]
  let now: Instant
  let reader: MenuLanguage

  var title: Phrase { EstablishmentPhrases.opening }
  var topics: [Topic] { [Dish.topic] }
  var preview: LinkPreview? { face.preview }
  var bar: NavigationBar { NavigationBar(leading: .back(RestaurantPhrases.menu, to: RestaurantPaths.menu())) }

  var content: HTML {
    let state = hours.state(at: now).phrase(at: now, in: hours.zone)
    let isOpen = if case .open = hours.state(at: now) { true } else { false }
    let today = now.day(in: hours.zone)
    let week = Weekday.allCases.html { weekday in
      let hours: HTML = "<td>\(hours.weekly[weekday].phrase)</td>"
      return """
        <tr\(weekday == today.weekday, attribute: "data-today")><th scope="row">\(Capitalized(weekday))</th>\(hours)</tr>
        """
    }
    return """
      \(Notice(state, tone: isOpen ? .success : .warning).html)\
      <section class="group"><table class="hours"><caption class="hidden">\(title)</caption><tbody>\(week)</tbody></table>\
      </section>\(others)\(face.card)
      """
  }

  private var others: HTML? {
    guard !exceptions.isEmpty else { return nil }
    return Group(PeriodPhrases.otherDays, rows: exceptions.map { Row($0, reader) }).html
  }
}

/// The hours of the week and of other days, as the owner decides them.
struct HoursForm: Screen {
  let state: FormState
  let exceptions: [OtherDay]
  let reader: MenuLanguage

  var title: Phrase { DeskPhrases.hours }
  var topics: [Topic] { [Dish.topic] }
  var bar: NavigationBar {
    NavigationBar(
      leading: .back(DeskPhrases.desk, to: RestaurantPaths.desk()), trailing: .submit())
  }

  var content: HTML {
    let kitchen: HTML =
      "\(state.show(HoursDraft.lead))\(state.show(HoursDraft.last))\(state.show(HoursDraft.cap, hint: PickUpPhrases.noCap))"
    let form = state.form(
      posts: DeskPaths.hours(),
      """
      \(WeekFields.html(state))\
      \(FieldGroup(titled: ReportPhrases.orders, note: EstablishmentPhrases.kitchenNote, kitchen).html)
      """)
    return "\(form)\(others)"
  }

  private var others: HTML {
    let rows = exceptions.map { Row($0.exception, reader, as: $0.id) }
    let new = Row(title: EstablishmentPhrases.newDay, icon: .plus, opens: DeskPaths.newException())
    let see = Row(title: EstablishmentPhrases.seeAsGuests, icon: "eye", opens: DeskPaths.openingHours())
    return """
      \(Group(PeriodPhrases.otherDays, note: EstablishmentPhrases.otherDaysNote, rows: rows + [new]).html)\
      \(Group(rows: [see]).html)
      """
  }
}

/// The form of one day's own hours: a new one, or one that is there.
struct ExceptionForm {
  /// `nil` for a new one.
  let id: ID<OtherDay>?
  let state: FormState
  let main: Language

  var sheet: FormSheet {
    let reasons = LanguageFields(
      state: state, main: main, texts: [.init(name: "reason", label: KitPhrases.reason)])
    let fields: HTML = """
      \(state.text("day", ExceptionDraft.day.label, kind: .date, required: true))\
      <div class="hours-day"\(state.problems["hours"] != nil, attribute: "data-invalid")>\
      <span class="field-label">\(ExceptionDraft.hours.label)</span>\
      \(ExceptionDraft.shifts.html(state, of: ExceptionDraft.hours.label, problem: state.problems["hours"]))\
      \(state.shown("hours") ?? state.hidden("hours"))</div>\(reasons.first)
      """
    let minted: HTML? = id == nil ? state.hidden("id") : nil
    return FormSheet(
      EstablishmentPhrases.otherDay, cancels: DeskPaths.hours(),
      menu: id.map { Menu([.deletion(DeskPaths.exceptionDeletion($0))]) },
      state.form(
        posts: id.map { DeskPaths.exception($0) } ?? DeskPaths.newException(),
        "\(minted)\(FieldGroup(note: EstablishmentPhrases.dayNote, fields).html)\(reasons.others)"))
  }
}

extension Row {
  /// A day with hours of its own, and why; where it is decided, with the way to it.
  fileprivate init(_ exception: HoursException, _ reader: MenuLanguage, as id: ID<OtherDay>? = nil) {
    let reason = reader(exception.reason)
    self.init(
      id: id?.description, title: Phrase(Capitalized(exception.day.written(.long))),
      subtitle: reason.isEmpty ? nil : Phrase(verbatim: reason), value: exception.intervals.phrase,
      opens: id.map { DeskPaths.exception($0) },
      deletion: id.map { Row.Deletion(DeskPaths.exceptionDeletion($0), of: exception.day.description) })
  }
}
