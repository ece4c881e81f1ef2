import Kit

enum HoursHandlers {
  static func add(to routes: inout Routes) {
    routes.get(DeskPaths.openingHours, for: .member, keeping: .visited, read)
    routes.getForVisitors(DeskPaths.openingHours, keeping: .visited, read)
    routes.get(DeskPaths.hours, for: .owner, open)
    routes.post(DeskPaths.hours, for: .owner, as: .changeHours, change)
    routes.get(DeskPaths.newException, for: .owner, new)
    routes.post(DeskPaths.newException, for: .owner, as: .addDay, add)
    routes.get(DeskPaths.exception, for: .owner, openException)
    routes.post(DeskPaths.exception, for: .owner, as: .changeDay, changeException)
    routes.post(DeskPaths.exceptionDeletion, for: .owner, as: .deleteDay, delete)
  }

  private static func read(_ visit: some VisitInSpace) async throws -> Reply {
    let now = visit.house.mint.now()
    return try await visit.show { view in
      HoursScreen(
        hours: try visit.establishment(in: view).hours,
        exceptions: try HoursStore(view).exceptions(from: now.day(in: view.space.zone)).map(\.exception), now: now,
        reader: try visit.reader(in: view))
    }
  }

  private static func open(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { try form(visit, nil, in: $0) }
  }

  private static func change(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      try form(visit, $1, in: $0)
    } by: {
      let (draft, shown) = (HoursDraft(visit.form), visit.form.original.map(HoursDraft.init))
      return try await visit.change { transaction in
        let done = try HoursStore(transaction).change(to: draft, from: shown, for: visit.reader(in: transaction))
        return Destination(RestaurantPaths.desk(), done: done)
      }
    }
  }

  private static func form(_ visit: SpaceVisit, _ state: FormState?, in view: SpaceView) throws -> HoursForm {
    let form = HoursDraft(try visit.establishment(in: view).hours).form
    let mint = visit.house.mint
    return HoursForm(
      state: state ?? .showing(form, mint),
      exceptions: try HoursStore(view).exceptions(from: mint.now().day(in: view.space.zone)),
      reader: try visit.reader(in: view))
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { ExceptionForm(id: nil, state: state, main: try visit.reader(in: $0).main).sheet }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      ExceptionForm(id: nil, state: $1, main: try visit.reader(in: $0).main).sheet
    } by: {
      let id: ID<OtherDay> = try visit.form.id()
      return try await visit.change(leadingTo: DeskPaths.hours()) {
        try HoursStore($0).add(ExceptionDraft(visit.form), id: id)
      }
    }
  }

  private static func openException(_ visit: SpaceVisit, _ id: ID<OtherDay>) async throws -> Reply {
    try await visit.show { try detail(visit, id, nil, in: $0) }
  }

  private static func changeException(_ visit: SpaceVisit, _ id: ID<OtherDay>) async throws -> Reply {
    try await visit.take(leadingTo: DeskPaths.hours()) {
      try detail(visit, id, $1, in: $0)
    } by: {
      try HoursStore($0).change(id, to: $1, from: $2)
    }
  }

  private static func detail(
    _ visit: SpaceVisit, _ id: ID<OtherDay>, _ state: FormState?, in view: SpaceView
  ) throws -> FormSheet {
    let form = ExceptionDraft(try view.find(id).exception).form
    return ExceptionForm(
      id: id, state: state ?? .showing(form, visit.house.mint),
      main: try visit.reader(in: view).main
    ).sheet
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<OtherDay>) async throws -> Reply {
    try await visit.change { Destination(DeskPaths.hours(), done: try HoursStore($0).remove(id)) }
  }
}
