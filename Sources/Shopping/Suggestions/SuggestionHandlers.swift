import Kit

enum SuggestionHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.suggestions, for: .member, open)
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    let (typed, language, mint) = (visit.query.search("text"), visit.locale.language, visit.house.mint)
    return try await visit.show { view in
      let goods = GoodStore(view, language)
      let offers = Offer.offers(
        for: typed, goods: try goods.goods(), merged: try goods.mergedNames(), parser: try goods.parser())
      let pictures = GoodPictures(visit.pictureBook, language, try CategoryStore(view, language).categories())
      return SuggestionList(list: try view.find(id), offers: offers, pictures: pictures, mint: mint)
    }
  }
}
