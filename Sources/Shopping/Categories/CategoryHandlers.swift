import Kit

enum CategoryHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.aisles, for: .member, freshness: .space, keeping: .main, all)
    routes.get(ShoppingPaths.newCategory, for: .member, keeping: .visited, new)
    routes.post(ShoppingPaths.newCategory, for: .member, as: .addCategory, add)
    routes.get(ShoppingPaths.category, for: .member, keeping: .visited, open)
    routes.post(ShoppingPaths.category, for: .member, as: .changeCategory, change)
    routes.post(ShoppingPaths.categoryDeletion, for: .member, as: .deleteCategory, delete)
    routes.post(ShoppingPaths.categoryPlace, for: .member, as: .placeCategory, place)
  }

  private static func newScreen(_ state: FormState) -> FormSheet {
    let fields: HTML = "\(state.hidden("id"))\(CategoryFields(state: state).html)"
    return FormSheet(
      ShoppingPhrases.newCategory, cancels: ShoppingPaths.aisles(),
      state.form(posts: ShoppingPaths.newCategory(), as: .addCategory, fields))
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.show { view in
      AisleScreen(categories: try CategoryStore(view, language).categories(), shops: try ShopStore(view).shops())
    }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    var state = FormState.fresh(visit.house.mint)
    state.values.set("colour", CategoryColour.grey.rawValue)
    let shown = state
    return try await visit.show { _ in newScreen(shown) }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take(leadingTo: ShoppingPaths.aisles()) {
      newScreen($1)
    } by: {
      try CategoryStore($0, visit.locale.language).add(CategoryDraft(visit.form), id: visit.form.id())
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Category>) async throws -> Reply {
    try await visit.show { try detail(visit, id, nil, in: $0) }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Category>) async throws -> Reply {
    try await visit.take(leadingTo: ShoppingPaths.aisles()) {
      try detail(visit, id, $1, in: $0)
    } by: {
      try CategoryStore($0, visit.locale.language).change(id, to: $1, from: $2)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Category>) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.change {
      Destination(ShoppingPaths.aisles(), done: try CategoryStore($0, language).remove(id))
    }
  }

  private static func place(_ visit: SpaceVisit, _ id: ID<Category>) async throws -> Reply {
    let (next, language): (ID<Category>?, Language) = (try visit.form.placeBefore(), visit.locale.language)
    return try await visit.change(leadingTo: ShoppingPaths.aisles()) {
      try CategoryStore($0, language).place(id, before: next)
    }
  }

  private static func detail(
    _ visit: SpaceVisit, _ id: ID<Category>, _ returned: FormState?, in view: SpaceView
  ) throws -> FormSheet {
    let category = try CategoryStore(view, visit.locale.language).category(id)
    let state =
      returned ?? .showing(CategoryDraft(name: category.name, colour: category.colour.rawValue).form, visit.house.mint)
    return FormSheet(
      Phrase(verbatim: category.name), topics: [Category.topic], cancels: ShoppingPaths.aisles(),
      menu: Menu([.action(KitPhrases.delete, "trash", to: ShoppingPaths.categoryDeletion(id), isDestructive: true)]),
      state.form(posts: ShoppingPaths.category(id), as: .changeCategory, CategoryFields(state: state).html))
  }
}
