import Kit

/// What one page shows of one of the goods.
struct GoodPage: Screen {
  let good: RememberedGood
  let category: Category?
  let brands: [RememberedBrand]
  /// What it cost, the newest first.
  let prices: [PriceObservation]
  let shops: [ID<Shop>: String]
  let zone: Zone
  /// The names that were merged into it.
  let alsoKnownAs: [String]
  let activity: [Activity]

  var title: Phrase { Phrase(verbatim: good.name) }
  var topics: [Topic] { [RememberedGood.topic, Category.topic, Shop.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(ShoppingPhrases.staplesTab, to: ShoppingPaths.staples())],
      trailing: [.edit(to: ShoppingPaths.goodForm(good.id)), .menu(menu)])
  }

  private var menu: Menu {
    Menu([
      .action(
        good.isStaple ? ShoppingPhrases.notAlways : ShoppingPhrases.buyAlways, "star",
        to: ShoppingPaths.staple(good.id).with("on", "good"), as: .markStaple,
        fields: [("staple", good.isStaple ? "no" : "yes")]),
      .link(GoodPhrases.merge, "link", to: ShoppingPaths.goodMerging(good.id)),
      .action(
        KitPhrases.delete, "trash", to: ShoppingPaths.goodDeletion(good.id), as: .deleteGood, isDestructive: true),
    ])
  }

  var content: HTML {
    let lines = activity.map {
      (sentence: ShoppingApp.events.deed(of: $0) ?? $0.houseDeed, details: details(of: $0), at: $0.at)
    }
    let chart = PriceChart(observations: prices, shops: shops, zone: zone)
    return "\(facts)\(brandRows)\(chart.html)\(lines.isEmpty ? nil : ActivityList(lines).html)"
  }

  private var facts: HTML {
    let usual = good.quantity.map { Phrase($0) }
    let rows: [(Phrase, Phrase?)] = [
      (ShoppingPhrases.category, category.map { Phrase(verbatim: $0.name) } ?? ShoppingPhrases.noCategory),
      (GoodPhrases.usually, usual), (GoodPhrases.timesOnLists, Phrase(joining: "\(good.timesUsed)")),
      (GoodPhrases.lastTime, Phrase(good.usedAt.day(in: zone).written(.short))), (GoodPhrases.also, names),
    ]
    return Group(rows: rows.compactMap { name, value in value.map { Row(title: name, value: $0) } }).html
  }

  private var names: Phrase? {
    alsoKnownAs.isEmpty ? nil : alsoKnownAs.map(Phrase.init(verbatim:)).joined(by: ", ")
  }

  private var brandRows: HTML? {
    guard !brands.isEmpty else { return nil }
    let rows = brands.map { brand in
      Row(
        title: brand.name.isEmpty ? GoodPhrases.noBrand : Phrase(verbatim: brand.name), subtitle: place(of: brand),
        value: brand.price.map { Phrase($0) } ?? GoodPhrases.noPrice)
    }
    return Group(GoodPhrases.brands, key: "brands", rows: rows).html
  }

  /// Where and when it cost that.
  private func place(of brand: RememberedBrand) -> Phrase {
    let seen = prices.first { $0.brand.searchKey == brand.name.searchKey }
    let shop = seen?.shop.flatMap { shops[$0] }.map(Phrase.init(verbatim:))
    let day = Phrase((seen?.at ?? brand.seenAt).day(in: zone).written(.short))
    return [shop, day].compactMap(\.self).joined(by: " · ") ?? day
  }

  /// Each field before and after; of a category its id says nothing.
  private func details(of activity: Activity) -> [Phrase] {
    activity.fields.filter { $0.field == GoodDraft.name.name }.map { $0.phrase(GoodDraft.name.label) }
  }
}

/// A brand of one of the goods.
struct RememberedBrand: Hashable, Sendable {
  /// "" for none.
  let name: String
  /// What it cost last.
  let price: Price?
  let seenAt: Instant
}

extension GoodStore {
  /// The brands of one of the goods and of what was merged into it, the one that was bought last first.
  func brands(of family: [ID<RememberedGood>]) throws -> [RememberedBrand] {
    var known: Set<String> = []
    return try scope.connection.rows(
      """
      SELECT brand_key, brand, price, price_basis, seen_at FROM shopping_good_brand
      WHERE space_id = \(scope.space.id) AND good_id IN \(family) ORDER BY seen_at DESC, good_id, brand_key
      """
    ).compactMap { row in
      guard known.insert(try row["brand_key"]).inserted else { return nil }
      return RememberedBrand(
        name: try row["brand"], price: try Price(row, currency: scope.space.currency), seenAt: try row["seen_at"])
    }
  }

  /// The names of others that are meant by one of the goods.
  func names(of family: [ID<RememberedGood>], besides name: String) throws -> [String] {
    try scope.connection.rows(
      """
      SELECT name FROM shopping_good WHERE space_id = \(scope.space.id) AND id IN \(family) AND name <> \(name)
      ORDER BY name_key, id
      """
    ).map { try $0["name"] }
  }
}
