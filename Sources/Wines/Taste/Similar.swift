import Kit

/// Wines like one, each with what they have in common: the grape and the origin, then the origin, then the grape; and those among
/// them that cost less.
struct Similar: Sendable {
  struct Found: Sendable {
    let wine: ListedWine
    let reason: Phrase
  }

  static let most = 10
  /// So many of those that cost no more than about as much are looked at for cheaper ones.
  private static let looked = 200

  let alike: [Found]
  let cheaper: [Found]

  init(to wine: Wine, in connection: any Connection) throws {
    let others = Others(wine: wine, search: try IndexShelf.shared.search(connection), catalogue: Catalogue(connection))
    // One more, as the wine is like itself.
    alike = try others.best(of: Self.most + 1) { _ in true }
    cheaper = try wine.vintages.shownPrice.map { try others.cheaper(than: $0) } ?? []
  }

  /// Something that wines have in common.
  private struct Likeness {
    let filters: [Facet: Set<String>]
    let reason: Phrase

    /// The closest first.
    static func all(of facts: WineFacts) -> [Likeness] {
      let type: [Facet: Set<String>] = [.type: [facts.type.rawValue]]
      let place = facts.appellation.isEmpty ? facts.region : facts.appellation
      let ofPlace: [Facet: Set<String>]? = place.isEmpty ? nil : type.merging([.region: [place]]) { $1 }
      guard let grape = facts.grapes.first else {
        return ofPlace.map { [Likeness(filters: $0, reason: MinePhrases.sameOrigin(place))] } ?? []
      }
      let ofGrape = Likeness(filters: type.merging([.grape: [grape]]) { $1 }, reason: MinePhrases.sameGrape(grape))
      guard let ofPlace else { return [ofGrape] }
      return [
        Likeness(
          filters: ofPlace.merging(ofGrape.filters) { $1 }, reason: MinePhrases.sameGrapeAndOrigin(grape, place)),
        Likeness(filters: ofPlace, reason: MinePhrases.sameOrigin(place)), ofGrape,
      ]
    }
  }

  private struct Others {
    let wine: Wine
    let search: WineSearch
    let catalogue: Catalogue

    /// The best of those that fit, of so many of each likeness.
    func best(
      of looked: Int, narrowedBy narrowing: [Facet: Set<String>] = [:], where fits: (ListedWine) -> Bool
    ) throws -> [Found] {
      var (seen, found): (Set<WineNumber>, [Found]) = ([wine.number], [])
      for likeness in Likeness.all(of: wine.facts) where found.count < Similar.most {
        let query = WineQuery(filters: likeness.filters.merging(narrowing) { $1 }, order: .score)
        let numbers = search.hits(query).numbers(from: 0, limit: looked).map { WineNumber(Int($0)) }
        let fresh = numbers.filter { seen.insert($0).inserted }
        found += try catalogue.wines(inStretches: fresh).filter(fits).map { Found(wine: $0, reason: likeness.reason) }
      }
      return Array(found.prefix(Similar.most))
    }

    /// Prices of different currencies are never compared.
    func cheaper(than price: Money) throws -> [Found] {
      let bands = (0...PriceBand(price).index).map { PriceBand(currency: price.currency, index: $0).text }
      func less(_ wine: ListedWine) -> Money? {
        guard let other = wine.vintages.shownPrice, other.currency == price.currency,
          other.minorUnits < price.minorUnits
        else { return nil }
        return Money(minorUnits: price.minorUnits - other.minorUnits, currency: price.currency)
      }
      return try best(of: Similar.looked, narrowedBy: [.price: Set(bands)]) { less($0) != nil }.map { found in
        Found(
          wine: found.wine,
          reason: less(found.wine).map { MinePhrases.because(found.reason, cheaperBy: $0) } ?? found.reason)
      }
    }
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
