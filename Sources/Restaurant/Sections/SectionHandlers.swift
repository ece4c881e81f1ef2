import Kit

enum SectionHandlers {
  static func add(to routes: inout Routes) {
    routes.get(DeskPaths.sections, for: .manager, keeping: .visited, all)
    routes.form(DeskPaths.newSection, for: .manager, as: .addSection, keeping: .visited, new, add)
    routes.form(DeskPaths.section, for: .manager, as: .changeSection, keeping: .visited, section, change)
    routes.change(DeskPaths.sectionDeletion, for: .manager, as: .deleteSection, leadingTo: DeskPaths.sections()) {
      try MenuStore($0).remove($1)
    }
    routes.post(DeskPaths.sectionPlace, for: .manager, as: .placeSection, place)
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

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let id: ID<MenuSection> = try visit.form.id()
    return try await visit.change(leadingTo: DeskPaths.sections()) {
      try MenuStore($0).add(SectionDraft(visit.form), id: id, mainly: visit.reader(in: $0).main)
    }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    try await visit.change(leadingTo: DeskPaths.sections()) {
      try MenuStore($0).change(id, to: $1, from: $2, mainly: visit.reader(in: $0).main)
    }
  }

  private static func place(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    let next: ID<MenuSection>? = try visit.form.placeBefore()
    return try await visit.change(leadingTo: DeskPaths.sections()) { try MenuStore($0).place(id, before: next) }
  }
}
