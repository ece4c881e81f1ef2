import Kit

enum SectionHandlers {
  static func add(to routes: inout Routes) {
    routes.get(DeskPaths.sections, for: .member, keeping: .visited, all)
    routes.get(DeskPaths.newSection, for: .member, keeping: .visited, new)
    routes.post(DeskPaths.newSection, for: .member, as: .addSection, add)
    routes.get(DeskPaths.section, for: .member, keeping: .visited, open)
    routes.post(DeskPaths.section, for: .member, as: .changeSection, change)
    routes.post(DeskPaths.sectionDeletion, for: .member, as: .deleteSection, delete)
    routes.post(DeskPaths.sectionPlace, for: .member, as: .placeSection, place)
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    return try await visit.show {
      SectionList(sections: try MenuStore($0).sections(), reader: try visit.reader(in: $0))
    }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { SectionFields(state: state, main: try visit.reader(in: $0).main).new }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      SectionFields(state: $1, main: try visit.reader(in: $0).main).new
    } by: {
      let id: ID<MenuSection> = try visit.form.id()
      return try await visit.change(leadingTo: DeskPaths.sections()) {
        try MenuStore($0).add(SectionDraft(visit.form), id: id, mainly: visit.reader(in: $0).main)
      }
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    try await visit.show { try detail(visit, id, nil, in: $0) }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    try await visit.take(leadingTo: DeskPaths.sections()) {
      try detail(visit, id, $1, in: $0)
    } by: {
      try MenuStore($0).change(id, to: $1, from: $2, mainly: visit.reader(in: $0).main)
    }
  }

  private static func detail(
    _ visit: SpaceVisit, _ id: ID<MenuSection>, _ state: FormState?, in view: SpaceView
  ) throws -> SectionDetail {
    let reader = try visit.reader(in: view)
    let section = try view.find(id)
    return SectionDetail(
      section: section, dishes: try DishStore(view).dishes().filter { $0.section == id }, reader: reader,
      state: state ?? .showing(SectionDraft(name: section.name).form, visit.house.mint))
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    try await visit.change { Destination(DeskPaths.sections(), done: try MenuStore($0).remove(id)) }
  }

  private static func place(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    let next: ID<MenuSection>? = try visit.form.placeBefore()
    return try await visit.change(leadingTo: DeskPaths.sections()) { try MenuStore($0).place(id, before: next) }
  }
}
