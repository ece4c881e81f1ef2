import Kit

/// What the catalogue says to a question. Where it is not plain which wine is meant, nothing is said of any.
struct Answer: Sendable {
  enum Told: Sendable {
    /// Of one wine.
    case wine(Wine, year: Int?)
    /// Several are called so, and the same is true of all.
    case all(count: Int, Phrase)
    /// Several are called so.
    case whichOne(count: Int)
    case count(Int)
    case best(ListedWine, ListedVintage)
    /// What fits, and the one of it with the highest score.
    case advice(count: Int, best: ListedWine?)
  }

  let question: Question
  let told: Told
}

extension Answer {
  /// More than a question that names a wine finds.
  private static let mostNamed = 60
  /// Of so many it is looked whether the same is true of all.
  private static let mostCompared = 8

  /// `nil` where nothing was asked, or nothing has all that was said.
  /// - Parameter narrowed: what the list below it shows.
  init?(_ question: Question, to narrowed: WineQuery, _ search: WineSearch, _ catalogue: Catalogue) throws {
    // In whichever order somebody has put the list.
    var query = narrowed
    query.order = question.order ?? query.usualOrder
    let hits = search.hits(query)
    guard hits.exactTotal > 0, hits.missing.isEmpty, hits.notIn.isEmpty else { return nil }
    let told: Told?
    switch question.asked {
    case .count: told = .count(hits.exactTotal)
    case .best: told = try Self.first(of: hits, catalogue, by: .score).map { .best($0, $1) }
    case .cheapest: told = try Self.first(of: hits, catalogue, by: .price).map { .best($0, $1) }
    case .advice:
      told = .advice(count: hits.exactTotal, best: try Self.first(of: hits, catalogue, by: .score)?.wine)
    default: told = try Self.named(hits, question, catalogue)
    }
    guard let told else { return nil }
    (self.question, self.told) = (question, told)
  }

  /// The first in the order of the list, among those that stand before it whatever they cost. Figures of two scales or currencies
  /// are not compared.
  private static func first(
    of hits: WineHits, _ catalogue: Catalogue, by figure: Figure
  ) throws -> (wine: ListedWine, vintage: ListedVintage)? {
    let choice = VintageChoice(WineQuery(), hits.understood)
    let known = try catalogue.wines(hits.numbers(from: 0, limit: hits.exactOfHouse + 1)).compactMap { wine in
      let vintages = choice.map { choice in wine.vintages.filter(choice.fits) } ?? wine.vintages
      let shown = vintages.isEmpty ? wine.vintages : vintages
      return (figure == .score ? shown.newestScored : shown.newestPriced).map { (wine: wine, vintage: $0) }
    }
    switch figure {
    case .score:
      guard Set(known.map(\.vintage.score?.scale)).count == 1 else { return nil }
      return known.max { ($0.vintage.score?.value ?? 0) < ($1.vintage.score?.value ?? 0) }
    case .price:
      guard Set(known.map(\.vintage.price?.currency)).count == 1 else { return nil }
      return known.min { ($0.vintage.price?.minorUnits ?? 0) < ($1.vintage.price?.minorUnits ?? 0) }
    }
  }

  private enum Figure { case score, price }

  /// The wine that is named: the only one that is found, or the only one whose whole name was said.
  private static func named(_ hits: WineHits, _ question: Question, _ catalogue: Catalogue) throws -> Told? {
    guard !hits.understood.terms.isEmpty else { return .whichOne(count: hits.exactTotal) }
    let years = hits.understood.years
    func told(_ wine: WineNumber) throws -> Told { .wine(try catalogue.wine(wine), year: years.first) }
    let found = try catalogue.wines(hits.numbers(from: 0, limit: Self.mostNamed)).prefix(hits.exactTotal)
    if hits.exactTotal == 1, let only = found.first { return try told(only.number) }
    guard hits.exactTotal <= Self.mostNamed else { return .whichOne(count: hits.exactTotal) }
    let said = Set(question.about.searchKey.split(separator: " ").map(String.init))
    let whole = found.filter { $0.words.isSubset(of: said) }
    let most = whole.map { $0.said(in: said) }.max()
    let named = whole.filter { $0.said(in: said) == most }
    if named.count == 1, let wine = named.first { return try told(wine.number) }
    guard found.count <= Self.mostCompared else { return .whichOne(count: hits.exactTotal) }
    let facts = try found.map { try Self.fact(question.asked, of: catalogue.wine($0.number)) }
    guard let first = facts.first, let fact = first, facts.allSatisfy({ $0 == fact }) else {
      return .whichOne(count: hits.exactTotal)
    }
    return .all(count: found.count, fact)
  }
}

extension ListedWine {
  /// The words of its name that tell it from others; not those that stand in every other name.
  fileprivate var words: Set<String> {
    let all = Set(name.searchKey.split(separator: " ").map(String.init))
    let own = all.subtracting(SearchWords.common)
    return own.isEmpty ? all : own
  }

  /// How many words of what was said it is known by.
  fileprivate func said(in said: Set<String>) -> Int {
    words.union(winery.searchKey.split(separator: " ").map(String.init)).intersection(said).count
  }
}
