import Kit

enum HoursHandlers {
  static func add(to routes: inout Routes) {
    routes.get(DeskPaths.openingHours, for: .member, keeping: .visited, read)
    routes.getForVisitors(DeskPaths.openingHours, keeping: .visited, read)
    routes.form(DeskPaths.hours, for: .owner, as: .changeHours, hours) { visit, transaction in
      let done = try HoursStore(transaction).change(
        to: .said(in: visit.form), from: visit.form.original.map(HoursDraft.init), for: visit.reader(in: transaction))
      return Destination(RestaurantPaths.desk(), done: done)
    }
    routes.form(DeskPaths.newException, for: .owner, as: .addDay, leadingTo: DeskPaths.hours(), new) {
      visit, transaction in
      try HoursStore(transaction).add(.said(in: visit.form), id: visit.form.id())
    }
    routes.form(DeskPaths.exception, for: .owner, as: .changeDay, leadingTo: DeskPaths.hours(), exception) {
      visit, transaction, id in
      try HoursStore(transaction).change(
        id, to: .said(in: visit.form), from: visit.form.original.map(ExceptionDraft.init))
    }
    routes.change(DeskPaths.exceptionDeletion, for: .owner, as: .deleteDay, leadingTo: DeskPaths.hours()) {
      try HoursStore($0).remove($1)
    }
  }

  private static func read(_ visit: some VisitInSpace) async throws -> Reply {
    let now = visit.house.mint.now()
    return try await visit.show { view in
      let establishment = try visit.establishment(in: view)
      return HoursScreen(
        face: try FaceView(visit, of: establishment, in: view), hours: establishment.hours,
        exceptions: try HoursStore(view).exceptions(from: now.day(in: view.space.zone)).map(\.exception), now: now,
        reader: try visit.reader(in: view))
    }
  }

  private static func hours(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> HoursForm {
    let hours = try visit.establishment(in: view).hours
    let (form, mint) = (HoursDraft(hours).form, visit.house.mint)
    return HoursForm(
      state: state
        ?? FormState(Form(form.fields + WeekFields.values(hours.weekly)), original: form, mint: mint),
      exceptions: try HoursStore(view).exceptions(from: mint.now().day(in: view.space.zone)),
      reader: try visit.reader(in: view))
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    let state = state ?? .fresh(visit.house.mint)
    return ExceptionForm(id: nil, state: state, main: try visit.reader(in: view).main).sheet
  }

  private static func exception(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<OtherDay>
  ) throws -> FormSheet {
    let exception = try view.find(id).exception
    let form = ExceptionDraft(exception).form
    let shown = Form(form.fields + ExceptionDraft.shifts.values(exception.intervals))
    return ExceptionForm(
      id: id, state: state ?? FormState(shown, original: form, mint: visit.house.mint),
      main: try visit.reader(in: view).main
    ).sheet
  }
}
