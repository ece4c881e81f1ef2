import Kit

enum DishHandlers {
  static func add(to routes: inout Routes) {
    routes.get(RestaurantPaths.dishes, for: .manager, keeping: .main, list)
    routes.form(RestaurantPaths.newDish, for: .manager, as: .addDish, bodyLimit: bodyLimit, new, add)
    routes.form(RestaurantPaths.dish, for: .manager, as: .changeDish, bodyLimit: bodyLimit, dish, change)
    // Deletes all that are selected, or says whether there is any of them.
    routes.stored(RestaurantPaths.dish) { visit, view, id in
      let store = ModifierStore(view)
      let draft = DishDraft(
        try view.find(id), asking: try store.groups(of: id).map(\.id), in: try visit.reader(in: view).language)
      return draft.form(of: DishDraft.fields(asking: try store.groups()))
    }
    routes.change(RestaurantPaths.dishSelection, for: .manager, as: .changeDishes) { visit, transaction in
      let done = try DishStore(transaction).change(visit.form.selected(), visit.form.choice("to"))
      return Destination(back(visit), done: done)
    }
    routes.change(RestaurantPaths.dishDeletion, for: .manager, as: .deleteDish) { visit, transaction, id in
      Destination(back(visit), done: try DishStore(transaction).remove(id))
    }
    routes.change(RestaurantPaths.soldOut, for: .member, as: .setDishStock) { visit, transaction, id in
      let isSoldOut = try visit.form.answer(StockSwitch.fieldName)
      return Destination(back(visit), done: try Stock(transaction).set(id, soldOut: isSoldOut))
    }
    // On the page on which guests see the dish.
    routes.change(DeskPaths.stock, for: .member, as: .setStock) { visit, transaction in
      let (soldOut, available): (ID<Dish>?, ID<Dish>?) = (ID(visit.form["soldOut"]), ID(visit.form["available"]))
      guard let id = soldOut ?? available else { throw Refusal.malformed(KitPhrases.malformedForm) }
      let page = MenuQuery(visit.query).kept(RestaurantPaths.menuDish(id))
      return Destination(page, done: try Stock(transaction).set(id, soldOut: soldOut != nil))
    }
    routes.change(DeskPaths.dishPlace, for: .manager, as: .placeDish) { visit, transaction, id in
      Destination(DeskPaths.section(try DishStore(transaction).place(id, before: visit.form.placeBefore())))
    }
    routes.change(DeskPaths.availability, for: .member, as: .replenish) { visit, transaction in
      let page = visit.query["on"] == "desk" ? RestaurantPaths.desk() : RestaurantPaths.dishes()
      return Destination(page, done: try Stock(transaction).replenish())
    }
    routes.get(RestaurantPaths.photo, for: .member, keeping: .visited, photo)
    routes.getForVisitors(RestaurantPaths.photo, keeping: .visited, photo)
  }

  /// What a phone's camera makes gets an answer beside the field, with the form as it was, and is not cut off.
  private static let bodyLimit = 5 * Picture.sizeLimit

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { try DishReading(visit, in: $0).list() }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    try DishReading(visit, in: view).new(state ?? .fresh(visit.house.mint))
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let id: ID<Dish> = try visit.form.id()
    let photo = try PictureChange(visit.form, "photo")
    return try await visit.change(leadingTo: RestaurantPaths.dishes()) { transaction in
      let draft = DishDraft(visit.form, groups: try ModifierStore(transaction).groups())
      try DishStore(transaction).add(draft, id: id, photo: photo, for: visit.reader(in: transaction))
    }
  }

  private static func dish(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Dish>
  ) throws -> DishDetail {
    try DishReading(visit, in: view).detail(of: id, state)
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Dish>) async throws -> Reply {
    let photo = try PictureChange(visit.form, "photo")
    return try await visit.change(leadingTo: back(visit)) { transaction in
      let groups = try ModifierStore(transaction).groups()
      try DishStore(transaction).change(
        id, to: DishDraft(visit.form, groups: groups), from: visit.form.original.map { DishDraft($0, groups: groups) },
        photo: photo, for: visit.reader(in: transaction))
    }
  }

  /// The list as it was.
  private static func back(_ visit: SpaceVisit) -> Link { DishOrder.query(visit).kept(RestaurantPaths.dishes()) }

  /// Guests see the pictures of what is on the menu, and no others.
  private static func photo(_ visit: some VisitInSpace, _ id: ID<Dish>, _ picture: ID<Picture>) async throws -> Reply {
    .picture(
      try await visit.read { view in
        guard try view.find(id).picture == picture else { throw Refusal.notFound }
        return try PictureStore(view).picture(picture)
      })
  }
}

/// The dishes at the desk for one visit.
struct DishReading {
  private let visit: SpaceVisit
  private let view: SpaceView
  private let reader: MenuLanguage

  init(_ visit: SpaceVisit, in view: SpaceView) throws {
    (self.visit, self.view) = (visit, view)
    reader = try visit.reader(in: view)
  }

  func list(selected: ID<Dish>? = nil) throws -> DishList {
    let query = DishOrder.query(visit, beside: selected.map { RestaurantPaths.dish($0) })
    return DishList(
      card: try visit.menuCache.card(in: view, matching: query.search), query: query, reader: reader,
      soldOut: try Stock.soldOut(in: view), shopping: visit.textTaker, selected: selected)
  }

  func new(_ state: FormState) throws -> FormSheet {
    let fields: HTML = "\(state.hidden("id"))\(try fields(state, photo: nil).html)"
    return FormSheet(
      Dish.noun.new, cancels: RestaurantPaths.dishes(),
      state.form(posts: RestaurantPaths.newDish(), as: .addDish, hasFiles: true, fields))
  }

  /// - Parameter state: of a form that came back.
  func detail(of id: ID<Dish>, _ state: FormState?) throws -> DishDetail {
    let dish = try view.find(id)
    let groups = try ModifierStore(view).groups()
    let asked = try ModifierStore(view).groups(of: id).map(\.id)
    let form = DishDraft(dish, asking: asked, in: reader.language).form(of: DishDraft.fields(asking: groups))
    let shown = state ?? .showing(form, visit.house.mint)
    return DishDetail(
      dish: dish, fields: try fields(shown, photo: dish.picture.map { RestaurantPaths.photo(id, $0) }),
      list: try list(selected: id))
  }

  private func fields(_ state: FormState, photo: Link?) throws -> DishFields {
    DishFields(
      state: state, reader: reader, currency: view.space.currency, sections: try MenuStore(view).sections(),
      groups: try ModifierStore(view).groups(), photo: photo)
  }
}
