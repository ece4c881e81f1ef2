import Kit

enum SectionHandlers {
  static func add(to routes: inout Routes) {
    routes.get(DeskPaths.sections, for: .member, all)
    routes.get(DeskPaths.newSection, for: .member, new)
    routes.post(DeskPaths.newSection, for: .member, add)
    routes.get(DeskPaths.section, for: .member, open)
    routes.post(DeskPaths.section, for: .member, change)
    routes.post(DeskPaths.sectionDeletion, for: .member, delete)
    routes.post(DeskPaths.sectionPlace, for: .member, place)
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    return try await visit.show {
      SectionList(sections: try MenuStore($0).sections(), reader: try visit.reader(in: $0))
    }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState.fresh(visit.house.mint)
    return try await visit.show { NewSection(state: state, main: try visit.reader(in: $0).main) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      NewSection(state: $1, main: try visit.reader(in: $0).main)
    } by: {
      let id: ID<MenuSection> = try visit.form.id()
      return try await visit.change { edit in
        try SectionStore(edit, mainly: visit.reader(in: edit).main).add(SectionDraft(visit.form), id: id)
        return Destination(DeskPaths.sections())
      }
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    try await visit.show { try detail(visit, id, nil, in: $0) }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    try await visit.take {
      try detail(visit, id, $1, in: $0)
    } by: {
      let (draft, shown) = (SectionDraft(visit.form), visit.form.original.map(SectionDraft.init))
      return try await visit.change { edit in
        try SectionStore(edit, mainly: visit.reader(in: edit).main).change(id, to: draft, from: shown)
        return Destination(DeskPaths.sections())
      }
    }
  }

  private static func detail(
    _ visit: SpaceVisit, _ id: ID<MenuSection>, _ state: FormState?, in view: SpaceView
  ) throws -> SectionDetail {
    let reader = try visit.reader(in: view)
    let section = try SectionStore(view, mainly: reader.main).section(id)
    let form = SectionDraft(name: section.name).fields.form
    return SectionDetail(
      section: section, dishes: try DishStore(view).dishes().filter { $0.section == id }, reader: reader,
      state: state ?? FormState(form, original: form, mint: visit.house.mint))
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    try await visit.change { edit in
      let done = try SectionStore(edit, mainly: visit.reader(in: edit).main).remove(id)
      return Destination(DeskPaths.sections(), done: done)
    }
  }

  private static func place(_ visit: SpaceVisit, _ id: ID<MenuSection>) async throws -> Reply {
    let next: ID<MenuSection>? = try visit.form.placeBefore()
    return try await visit.change { edit in
      try SectionStore(edit, mainly: visit.reader(in: edit).main).place(id, before: next)
      return Destination(DeskPaths.sections())
    }
  }
}

extension SpaceVisit {
  /// Who reads, and the restaurant's main language.
  func reader(in scope: some SpaceScope) throws -> Reader {
    let language = manner.language
    return Reader(language: language, main: try EstablishmentStore(scope).establishment(for: language).language)
  }
}
