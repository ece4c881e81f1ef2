import Kit

enum CategoryHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.aisles, for: .member, freshness: .space, keeping: .main, all)
    let aisles = ShoppingPaths.aisles()
    routes.form(ShoppingPaths.newCategory, for: .member, as: .addCategory, leadingTo: aisles, keeping: .visited, new) {
      visit, transaction in
      try store(visit, transaction).add(CategoryDraft(visit.form), id: visit.form.id())
    }
    routes.form(
      ShoppingPaths.category, for: .member, as: .changeCategory, leadingTo: aisles, keeping: .visited, category
    ) { visit, transaction, id in
      try store(visit, transaction).change(
        id, to: CategoryDraft(visit.form), from: visit.form.original.map(CategoryDraft.init))
    }
    routes.stored(ShoppingPaths.category) { visit, view, id in
      let category = try CategoryStore(view, visit.locale.language).category(id)
      return CategoryDraft(name: category.name, colour: category.colour.rawValue).form
    }
    routes.change(ShoppingPaths.categoryDeletion, for: .member, as: .deleteCategory) { visit, transaction, id in
      Destination(aisles, done: try store(visit, transaction).remove(id))
    }
    routes.change(ShoppingPaths.categoryPlace, for: .member, as: .placeCategory) { visit, transaction, id in
      try store(visit, transaction).place(id, before: visit.form.placeBefore())
      return Destination(aisles)
    }
  }

  private static func store(_ visit: SpaceVisit, _ transaction: SpaceTransaction) -> CategoryStore<SpaceTransaction> {
    CategoryStore(transaction, visit.locale.language)
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
