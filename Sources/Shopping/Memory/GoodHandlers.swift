import Kit

enum GoodHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.staple, for: .member, keeping: .visited, open)
    routes.form(ShoppingPaths.goodForm, for: .member, as: .changeGood, keeping: .visited, form, change)
    routes.stored(ShoppingPaths.goodForm) { GoodDraft(try GoodStore($1, $0.locale.language).good($2)).form }
    routes.form(ShoppingPaths.goodMerging, for: .member, as: .mergeGood, merging, merge)
    routes.post(ShoppingPaths.goodDeletion, for: .member, as: .deleteGood, delete)
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<RememberedGood>) async throws -> Reply {
    let (language, zone) = (visit.locale.language, visit.locale.zone)
    return try await visit.show { view in
      let store = GoodStore(view, language)
      let good = try store.good(id)
      let family = try store.families().family(of: good.id)
      let categories = try CategoryStore(view, language).categories()
      return GoodPage(
        good: good, category: categories.first { $0.id == good.category }, brands: try store.brands(of: family),
        prices: try PriceStore(view).history(of: family, atMost: 60),
        shops: Dictionary(uniqueKeysWithValues: try ShopStore(view).shops().map { ($0.id, $0.name) }), zone: zone,
        alsoKnownAs: try store.names(of: family, besides: good.name),
        activity: try Activity.of(good.id, limit: 20, in: view))
    }
  }

  private static func form(
    _ visit: SpaceVisit, _ view: SpaceView, _ returned: FormState?, _ id: ID<RememberedGood>
  ) throws -> FormSheet {
    let language = visit.locale.language
    let good = try GoodStore(view, language).good(id)
    let state = returned ?? .showing(GoodDraft(good).form, visit.house.mint)
    let categories = try CategoryStore(view, language).categories()
    let choices = CategoryChoices(of: categories, chosen: state.values["category"])
    let fields: HTML =
      "\(state.show(GoodDraft.name))\(state.select(GoodDraft.category.name, GoodDraft.category.label, options: choices.options))"
    return FormSheet(
      Phrase(verbatim: good.name), topics: [RememberedGood.topic], cancels: ShoppingPaths.staple(good.id),
      state.form(posts: ShoppingPaths.goodForm(good.id), as: .changeGood, FieldGroup(fields).html))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<RememberedGood>) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.change(leadingTo: ShoppingPaths.staple(id)) {
      try GoodStore($0, language).change(id, to: $1, from: $2)
    }
  }

  private static func merging(
    _ visit: SpaceVisit, _ view: SpaceView, _ returned: FormState?, _ id: ID<RememberedGood>
  ) throws -> MergeScreen {
    let store = GoodStore(view, visit.locale.language)
    let good = try store.good(id)
    return MergeScreen(
      good: good, others: try store.goods().filter { $0.id != good.id }, query: ListQuery(visit.query),
      state: returned ?? FormState(Form(), mint: visit.house.mint))
  }

  /// Leads to what it counts for now.
  private static func merge(_ visit: SpaceVisit, _ id: ID<RememberedGood>) async throws -> Reply {
    let language = visit.locale.language
    guard let other = ID<RememberedGood>(visit.form["into"]) else { throw Invalid(["into": GoodPhrases.mergeMissing]) }
    return try await visit.change {
      Destination(ShoppingPaths.staple(other), done: try GoodStore($0, language).merge(id, into: other))
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<RememberedGood>) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.change {
      Destination(ShoppingPaths.staples(), done: try GoodStore($0, language).remove(id))
    }
  }
}
