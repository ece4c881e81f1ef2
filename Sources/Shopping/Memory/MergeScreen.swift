import Kit

/// Chooses what one of the goods is merged into: those whose names are like it first.
struct MergeScreen: Sheet {
  let good: RememberedGood
  let others: [RememberedGood]
  let query: ListQuery
  let state: FormState

  var title: Phrase { GoodPhrases.mergeTitle(good.name) }
  var topics: [Topic] { [RememberedGood.topic] }
  var bar: NavigationBar { NavigationBar(leading: [.cancel(to: ShoppingPaths.staple(good.id))], trailing: []) }

  private var page: Link { ShoppingPaths.goodMerging(good.id) }

  var content: HTML {
    guard !others.isEmpty else {
      return EmptyState(.basket, title: GoodPhrases.nothingToMerge, text: GoodPhrases.nothingToMergeText).html
    }
    let note: HTML = "<p class=\"group-note\">\(GoodPhrases.mergeNote(good.name))</p>"
    let search = SearchField(KitPhrases.search, text: query.search, in: page)
    return "\(note)\(search.html)\(results)"
  }

  private var results: Results {
    let words = query.search.searchKey.split(separator: " ")
    let found = others.filter { other in words.allSatisfy { other.name.searchKey.contains($0) } }
      .alphabetical(by: \.name)
    guard !found.isEmpty else { return .none }
    let likeness = GoodLikeness(to: good.name)
    let (alike, rest) = (found.filter { likeness.holds($0.name) }, found.filter { !likeness.holds($0.name) })
    let groups: HTML =
      "\(group(GoodPhrases.alike, key: "alike", alike))\(group(alike.isEmpty ? nil : GoodPhrases.others, key: "others", rest))"
    let form = state.form(posts: page, as: .mergeGood, "\(state.error("into"))\(groups)")
    return Results(announcing: query.search.isEmpty ? nil : KitPhrases.found(found.count, more: false), form)
  }

  private func group(_ title: Phrase?, key: String, _ goods: [RememberedGood]) -> HTML? {
    guard !goods.isEmpty else { return nil }
    let rows = goods.map { other in
      Row.choice(
        name: "into", value: other.id.description, title: Phrase(verbatim: other.name),
        subtitle: other.timesUsed > 1 ? ShoppingPhrases.times(other.timesUsed) : nil, isChosen: false)
    }
    return Group(title, key: key, rows: rows).html
  }
}

/// Whether a name may be another's: they share a word, in singular or plural, or one begins as the other does.
struct GoodLikeness: Sendable {
  private let words: [GoodsName]

  init(to name: String) {
    words = Self.words(of: name)
  }

  func holds(_ other: String) -> Bool {
    let others = Self.words(of: other)
    return words.contains { word in
      others.contains { $0.isSame(as: word) || Self.beginsAlike($0.key, word.key) }
    }
  }

  private static func words(of name: String) -> [GoodsName] {
    GoodsName(name).words.filter { $0.count > 2 }.map { GoodsName(words: [$0]) }
  }

  private static func beginsAlike(_ one: String, _ other: String) -> Bool {
    let shared = zip(one, other).prefix { $0 == $1 }.count
    return shared >= 4 && shared * 3 >= 2 * max(one.count, other.count)
  }
}
