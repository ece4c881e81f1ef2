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
    SectionFields(
      state: state ?? .fresh(visit.house.mint), main: try visit.reader(in: view).main,
      stations: try KitchenStore(view).stations(), zone: view.space.zone
    ).new
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

  private static func section(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<MenuSection>
  ) throws -> SectionDetail {
    let reader = try visit.reader(in: view)
    let section = try view.find(id)
    return SectionDetail(
      section: section, dishes: try DishStore(view).dishes().filter { $0.section == id }, reader: reader,
      state: state
        ?? .showing(SectionDraft(section).form, visit.house.mint),
      stations: try KitchenStore(view).stations(), zone: view.space.zone)
  }

  private static func place(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    let next: ID<MenuSection>? = try visit.form.placeBefore()
    return try await visit.change(leadingTo: DeskPaths.sections()) { try MenuStore($0).place(id, before: next) }
  }
}
