import Kit

/// Wines like one, each with what they have in common: the grape and the origin, then the origin, then the grape; and those among
/// them that cost less.
struct Similar: Sendable {
  struct Found: Sendable {
    let wine: ListedWine
    let reason: Phrase
  }

  static let most = 10
  /// So many of each likeness are looked at.
  private static let looked = 2_000

  let alike: [Found]
  let cheaper: [Found]

  init(to wine: Wine, _ search: WineSearch, in view: SpaceView) throws {
    let others = Others(wine: wine, search: search, catalogue: Catalogue(view))
    alike = try others.best { $1 }
    cheaper = try wine.vintages.newestPriced?.price.map { try others.cheaper(than: $0) } ?? []
  }

  /// Something that wines have in common.
  private struct Likeness {
    let filters: [Facet: Set<String>]
    let reason: Phrase

    /// The closest first.
    static func all(of facts: WineFacts) -> [Likeness] {
      let type: [Facet: Set<String>] = [.type: [facts.type.rawValue]]
      let place = facts.origin.place
      let ofPlace = Likeness(filters: type.merging([.region: [place]]) { $1 }, reason: MinePhrases.sameOrigin(place))
      guard let grape = facts.grapes.first else { return place.isEmpty ? [] : [ofPlace] }
      let ofGrape = Likeness(filters: type.merging([.grape: [grape]]) { $1 }, reason: MinePhrases.sameGrape(grape))
      if place.isEmpty { return [ofGrape] }
      let (filters, reason) = (
        ofPlace.filters.merging(ofGrape.filters) { $1 }, MinePhrases.sameGrapeAndOrigin(grape, place)
      )
      return [Likeness(filters: filters, reason: reason), ofPlace, ofGrape]
    }
  }

  private struct Others {
    let wine: Wine
    let search: WineSearch
    let catalogue: Catalogue

    /// The best of those for which there is a reason, given what they have in common.
    func best(
      narrowedBy narrowing: [Facet: Set<String>] = [:], because reason: (ListedWine, Phrase) -> Phrase?
    ) throws -> [Found] {
      var (seen, found): (Set<WineNumber>, [Found]) = ([wine.number], [])
      for likeness in Likeness.all(of: wine.facts) {
        let query = WineQuery(filters: likeness.filters.merging(narrowing) { $1 }, order: .score)
        let numbers = search.hits(query).numbers(from: 0, limit: Similar.looked).map { WineNumber(Int($0)) }
        for page in numbers.stretches(of: Window<ListedWine>.size) where found.count < Similar.most {
          let fresh = page.filter { seen.insert($0).inserted }
          found += try catalogue.wines(fresh).compactMap { wine in
            reason(wine, likeness.reason).map { Found(wine: wine, reason: $0) }
          }
        }
      }
      return Array(found.prefix(Similar.most))
    }

    /// Prices of different currencies are never compared.
    func cheaper(than price: Money) throws -> [Found] {
      let bands = (0...PriceBand(price).index).map { PriceBand(currency: price.currency, index: $0).text }
      return try best(narrowedBy: [.price: Set(bands)]) { wine, reason in
        guard let other = wine.vintages.newestPriced?.price, other.currency == price.currency,
          other.minorUnits < price.minorUnits
        else { return nil }
        let less = Money(minorUnits: price.minorUnits - other.minorUnits, currency: price.currency)
        return MinePhrases.because(reason, cheaperBy: less)
      }
    }
  }
}

struct SimilarScreen: Screen {
  let wine: Wine
  let similar: Similar
  let openedFrom: OpenedFrom

  var title: Phrase { MinePhrases.similar }
  var topics: [Topic] { [Wine.topic] }
  var bar: NavigationBar {
    NavigationBar(leading: .back(Phrase(verbatim: wine.facts.name), to: openedFrom.kept(WinesPaths.wine(wine.number))))
  }

  var content: HTML {
    guard !similar.alike.isEmpty else {
      return EmptyState(.bottle, title: MinePhrases.similar, text: MinePhrases.noneAlike).html
    }
    return """
      <p class="large-subtitle">\(wine.facts.name)</p>\(group(MinePhrases.cheaper, similar.cheaper, key: "cheaper"))\
      \(group(MinePhrases.alike, similar.alike, key: "alike"))
      """
  }

  /// - Parameter key: a wine may stand in both groups.
  private func group(_ title: Phrase, _ found: [Similar.Found], key: String) -> HTML? {
    guard !found.isEmpty else { return nil }
    let openedFrom = openedFrom.like(wine.number)
    return Group(
      title, key: key, rows: found.map { WineRow($0.wine, from: openedFrom, reason: $0.reason, key: key).row }
    )
    .html
  }
}
