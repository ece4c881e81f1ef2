import Kit

/// What of the menu is shown, and the way to the choice of it.
struct FilterBar {
  let query: MenuQuery

  var html: HTML {
    let label = query.filter.description ?? RestaurantPhrases.allergensAndDiets
    let change = query.kept(RestaurantPaths.filter())
    let clear: HTML? =
      query.filter.isEmpty
      ? nil
      : """
      <a class="tool" href="\(RestaurantPaths.menu().with("q", query.search))">\(Icon("close"))<span>\
      \(RestaurantPhrases.showAll)</span></a>
      """
    return """
      <div class="tools"><a class="tool\(query.filter.isEmpty ? "" : " tool-strong")" href="\(change)">\
      \(Icon("filter"))<span>\(label)</span></a>\(clear)</div>
      """
  }
}
