import Kit

enum SectionHandlers {
  static func add(to routes: inout Routes) {
    routes.get(DeskPaths.sections, for: .manager, keeping: .visited, all)
    routes.form(
      DeskPaths.newSection, for: .manager, as: .addSection, leadingTo: DeskPaths.sections(), keeping: .visited, new
    ) {
      visit, transaction in
      try MenuStore(transaction).add(
        SectionDraft(visit.form), id: visit.form.id(), mainly: visit.reader(in: transaction).main)
    }
    routes.form(
      DeskPaths.section, for: .manager, as: .changeSection, leadingTo: DeskPaths.sections(), keeping: .visited, section
    ) {
      visit, transaction, id in
      try MenuStore(transaction).change(
        id, to: SectionDraft(visit.form), from: visit.form.original.map(SectionDraft.init),
        mainly: visit.reader(in: transaction).main)
    }
    routes.stored(DeskPaths.section) { SectionDraft(try $1.find($2)).form }
    routes.change(DeskPaths.sectionDeletion, for: .manager, as: .deleteSection, leadingTo: DeskPaths.sections()) {
      try MenuStore($0).remove($1)
    }
    routes.change(DeskPaths.sectionPlace, for: .manager, as: .placeSection) { visit, transaction, id in
      try MenuStore(transaction).place(id, before: visit.form.placeBefore())
      return Destination(DeskPaths.sections())
    }
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show {
      SectionList(sections: try MenuStore($0).sections(), reader: try visit.reader(in: $0))
    }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    try form(of: nil, state ?? .fresh(visit.house.mint), visit, view)
  }

  private static func section(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<MenuSection>
  ) throws -> FormSheet {
    let section = try view.find(id)
    return try form(of: section, state ?? .showing(SectionDraft(section).form, visit.house.mint), visit, view)
  }

  private static func form(
    of section: MenuSection?, _ state: FormState, _ visit: SpaceVisit, _ view: SpaceView
  ) throws -> FormSheet {
    SectionForm(
      section: section, dishes: try section.map { try DishStore(view).dishes(in: $0.id) } ?? [],
      reader: try visit.reader(in: view), state: state, stations: try KitchenStore(view).stations(),
      zone: view.space.zone
    ).screen
  }
}
