import Kit

/// What is bought always, and what else the household buys most.
struct StapleScreen: Screen {
  /// Beyond that a search helps more than scrolling.
  static let most = 100

  let goods: [RememberedGood]
  let query: ListQuery

  var title: Phrase { ShoppingPhrases.staples }
  var topics: [Topic] { [RememberedGood.topic] }
  var bar: NavigationBar { NavigationBar(trailing: nil) }

  var content: HTML {
    guard !goods.isEmpty else {
      return EmptyState("star", title: ShoppingPhrases.noStaples, text: ShoppingPhrases.noStaplesText).html
    }
    let search = SearchField(KitPhrases.search, text: query.search, in: ShoppingPaths.staples())
    return "\(search.html)\(results)"
  }

  private var results: Results {
    let words = query.search.searchKey.split(separator: " ")
    let found = goods.filter { good in words.allSatisfy { good.name.searchKey.contains($0) } }
    guard !found.isEmpty else { return .none }
    let (staples, others) = (found.filter(\.isStaple), found.filter { !$0.isStaple })
    return Results(
      announcing: query.search.isEmpty ? nil : KitPhrases.found(found.count, more: false),
      """
      \(group(ShoppingPhrases.always, key: "always", staples, note: nil))\
      \(group(ShoppingPhrases.mostBought, key: "others", others, note: ShoppingPhrases.staplesNote))
      """)
  }

  private func group(_ title: Phrase, key: String, _ goods: [RememberedGood], note: Phrase?) -> HTML? {
    guard !goods.isEmpty else { return nil }
    let remark: HTML? = note.map { "<p class=\"group-note\">\($0)</p>" }
    return """
      <section class="group" data-section="\(key)"><h2 class="group-title">\(title)</h2>\
      <ul class="rows items">\(goods.prefix(Self.most).html(row))</ul>\(remark)</section>
      """
  }

  private func row(_ good: RememberedGood) -> HTML {
    let second: HTML? = ItemFacts(good.arrival.line).subtitle.map { "<span class=\"row-subtitle\">\($0)</span>" }
    let times: HTML? =
      good.timesUsed > 1
      ? "<span class=\"item-aside\"><span class=\"row-value\">\(ShoppingPhrases.times(good.timesUsed))</span></span>"
      : nil
    return """
      <li class="row item good" id="row-\(good.id)"\(good.isStaple, attribute: "data-on")><div class="item-line">\
      <span class="item-open"><span class="row-title">\(good.name)</span>\(second)</span>\
      \(times)\
      <set-field stays><form class="tick" method="post" action="\(ShoppingPaths.staple(good.id))">\
      <input type="hidden" name="staple" value="\(good.isStaple ? "no" : "yes")">\
      <button class="star-button" aria-pressed="\(good.isStaple ? "true" : "false")" \
      aria-label="\(ShoppingPhrases.alwaysBuy(good.name))">\(Icon("star"))</button></form></set-field></div></li>
      """
  }
}
