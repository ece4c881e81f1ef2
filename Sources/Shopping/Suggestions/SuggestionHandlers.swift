import Kit

enum SuggestionHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.suggestions, for: .member, open)
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    let (typed, language, mint) = (visit.query.search("text"), visit.locale.language, visit.house.mint)
    return try await visit.show { view in
      let store = GoodStore(view, language)
      let goods = try store.goods()
      let offers = Offer.offers(
        for: typed, goods: goods, merged: try store.mergedNames(),
        besides: try ItemStore(view).items(of: id), parser: try store.parser())
      let pictures = GoodPictures(visit.pictureBook, language, try CategoryStore(view, language).categories())
      return SuggestionList(
        list: try view.find(id), offers: offers, areAllThere: typed.isEmpty && !goods.isEmpty, pictures: pictures,
        mint: mint)
    }
  }
}
