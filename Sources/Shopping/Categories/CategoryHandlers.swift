import Kit

enum CategoryHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.aisles, for: .member, freshness: .space, keeping: .main, all)
    routes.form(ShoppingPaths.newCategory, for: .member, as: .addCategory, keeping: .visited, new, add)
    routes.form(ShoppingPaths.category, for: .member, as: .changeCategory, keeping: .visited, category, change)
    routes.post(ShoppingPaths.categoryDeletion, for: .member, as: .deleteCategory, delete)
    routes.post(ShoppingPaths.categoryPlace, for: .member, as: .placeCategory, place)
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> FormSheet {
    let state = state ?? .fresh(visit.house.mint, offering: [("colour", CategoryColour.grey.rawValue)])
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

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.change(leadingTo: ShoppingPaths.aisles()) {
      try CategoryStore($0, visit.locale.language).add(CategoryDraft(visit.form), id: visit.form.id())
    }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Category>) async throws -> Reply {
    try await visit.change(leadingTo: ShoppingPaths.aisles()) {
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

  private static func category(
    _ visit: SpaceVisit, _ view: SpaceView, _ returned: FormState?, _ id: ID<Category>
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
