import Kit

/// Wines like one, each with what they have in common: the grape and the origin, then the origin, then the grape; and those among
/// them that cost less.
struct Similar: Sendable {
  struct Found: Sendable {
    let wine: Wine
    let reason: Phrase
  }

  static let most = 10
  /// So many are looked at for cheaper ones.
  private static let looked = 200

  let alike: [Found]
  let cheaper: [Found]

  init(to wine: Wine, in connection: any Connection) throws {
    let search = try IndexShelf.shared.search(connection)
    let catalogue = Catalogue(connection)
    let facts = wine.facts
    let place = facts.appellation.isEmpty ? facts.region : facts.appellation
    let grape = facts.grapes.first
    var steps: [(query: WineQuery, reason: Phrase)] = []
    let type: [Facet: Set<String>] = [.type: [facts.type.rawValue]]
    if let grape, !place.isEmpty {
      steps.append(
        (
          WineQuery(filters: type.merging([.grape: [grape], .region: [place]]) { $1 }, order: .score),
          MinePhrases.sameGrapeAndOrigin(grape, place)
        ))
    }
    if !place.isEmpty {
      steps.append(
        (WineQuery(filters: type.merging([.region: [place]]) { $1 }, order: .score), MinePhrases.sameOrigin(place)))
    }
    if let grape {
      steps.append(
        (WineQuery(filters: type.merging([.grape: [grape]]) { $1 }, order: .score), MinePhrases.sameGrape(grape)))
    }
    var (seen, found): (Set<WineNumber>, [Found]) = ([wine.number], [])
    for step in steps where found.count < Self.looked {
      let numbers = search.hits(step.query).numbers(from: 0, limit: Self.looked).map { WineNumber(Int($0)) }
      let fresh = numbers.filter { seen.insert($0).inserted }
      found += try catalogue.wines(inStretches: fresh).map { Found(wine: $0, reason: step.reason) }
    }
    alike = Array(found.prefix(Self.most))
    cheaper = Self.cheaper(found, than: wine)
  }

  private static func cheaper(_ found: [Found], than wine: Wine) -> [Found] {
    guard let price = wine.shownPrice()?.price else { return [] }
    return Array(
      found.compactMap { entry -> Found? in
        guard let other = entry.wine.shownPrice()?.price, other.currency == price.currency,
          other.minorUnits < price.minorUnits
        else { return nil }
        let less = Money(minorUnits: price.minorUnits - other.minorUnits, currency: price.currency)
        return Found(wine: entry.wine, reason: MinePhrases.because(entry.reason, cheaperBy: less))
      }.prefix(most))
  }
}

struct SimilarScreen: Screen {
  let wine: Wine
  let similar: Similar
  let whence: Whence

  var title: Phrase { MinePhrases.similar }
  var topics: [Topic] { [Wine.topic] }
  var bar: NavigationBar {
    NavigationBar(leading: .back(Phrase(verbatim: wine.facts.name), to: whence.kept(WinesPaths.wine(wine.number))))
  }

  var content: HTML {
    guard !similar.alike.isEmpty else {
      return EmptyState("wines", title: MinePhrases.similar, text: MinePhrases.noneAlike).html
    }
    return
      "<p class=\"large-subtitle\">\(wine.facts.name)</p>\(group(MinePhrases.cheaper, similar.cheaper, key: "cheaper"))\(group(MinePhrases.alike, similar.alike, key: "alike"))"
  }

  private func group(_ title: Phrase, _ found: [Similar.Found], key: HTML) -> HTML? {
    guard !found.isEmpty else { return nil }
    return """
      <section class="group" data-section="\(key)"><h2 class="group-title">\(title)</h2><ul class="rows">\(found.html { row($0, key: key) })</ul></section>
      """
  }

  /// A wine may stand in both groups.
  private func row(_ found: Similar.Found, key: HTML) -> HTML {
    var row = WineRow(found.wine, from: whence.like(wine.number), reason: found.reason)
    row.key = key
    return row.html
  }
}
