import Kit

/// What is bought always, and what else the household buys most.
struct StapleScreen: Screen {
  /// Beyond that a search helps more than scrolling.
  static let most = 100

  let goods: [RememberedGood]
  let query: ListQuery
  let pictures: GoodPictures

  var title: Phrase { ShoppingPhrases.staples }
  var topics: [Topic] { [RememberedGood.topic] }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    guard !goods.isEmpty else {
      return EmptyState(.basket, title: ShoppingPhrases.noStaples, text: ShoppingPhrases.noStaplesText).html
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
    goods.isEmpty
      ? nil : Group(title, note: note, key: key, kind: "items", rows: goods.prefix(Self.most).map(row)).html
  }

  private func row(_ good: RememberedGood) -> Row {
    let words = RowWords.said(Phrase(verbatim: good.name), good.usual.facts())
    let picture = GoodPicture(pictures.picture(of: good.name, in: good.category))
    let times: HTML? =
      good.timesUsed > 1
      ? "<span class=\"item-aside\"><span class=\"row-value\">\(ShoppingPhrases.times(good.timesUsed))</span></span>"
      : nil
    let star = TickForm(
      "staple", good.isStaple, posts: ShoppingPaths.staple(good.id), as: .markStaple, button: "star-button",
      label: EventPhrases.line(ShoppingPhrases.buyAlways, good.name), stays: true, Icon("star").html)
    return Row(
      RowFrame(id: good.id.description, kind: "item good", state: good.isStaple ? " data-on" : nil),
      """
      <div class="item-line"><a class="item-open" href="\(ShoppingPaths.staple(good.id))">\(picture.html)\(words.html)</a>\(times)\(star.html)\
      </div>
      """)
  }
}
