import Kit

/// What fits the words alone.
struct FoundByWords: Sendable {
  let index: WineIndex
  private(set) var understood: Understood
  /// Has everything that was typed, or everything but what is `missing`.
  private(set) var exact: WineSet
  /// What fits with slips or without; `nil` where slips were not looked for.
  private(set) var near: WineSet?
  private(set) var nearWords: [String] = []
  /// What was typed and no wine has together with the rest.
  private(set) var missing: [String] = []
  /// The currencies that were named and in which nothing fits: what is found costs as much in others.
  private(set) var notIn: Set<Currency> = []
  /// Words that no wine has, and those that were probably meant.
  private(set) var meant: [WineHits.Meant] = []
  private var order: Relevance
  private var nearOrder: Relevance?
  /// With slips, where they were looked for.
  private var nearTerms: [SoughtTerm] = []

  init(_ typed: String, in index: WineIndex) {
    let understood = Understood(typed)
    let terms = understood.terms.map { SoughtTerm($0, in: index) }
    (self.index, self.understood) = (index, understood)
    let frame = WineSet(all: index.count)
    exact = frame
    order = Relevance(index: index, terms: terms)
    let ofParts = Self.parts(understood, index)
    prefer(understood, terms)
    guard index.count > 0 else { return }
    exact = Self.common(terms.map(\.wines) + ofParts, frame)
    // A year alone is what is looked for.
    if terms.isEmpty, ofParts.isEmpty, let years = order.ofYears { exact = years }
    lookNear(terms, ofParts, frame)
    // Words that are right as they stand are no slips of others: what else was said is in the way.
    let isNamed = !terms.isEmpty && !ofParts.isEmpty && !Self.common(terms.map(\.wines), frame).isEmpty
    guard exact.isEmpty, isNamed || near?.isEmpty ?? true else { return }
    near = nil
    lookWithout(terms, ofParts, frame)
  }

  private static func common(_ sets: [WineSet], _ frame: WineSet) -> WineSet {
    sets.reduce(into: frame) { $0.formIntersection($1) }
  }

  private mutating func prefer(_ understood: Understood, _ terms: [SoughtTerm]) {
    order.optional = understood.optional.compactMap { index.vocabulary.number(of: Array($0.utf8)) }
    if !understood.years.isEmpty {
      var years = WineFilter.members(of: .vintage, Set(understood.years.map { String($0) }), index)
      for year in understood.years {
        let word = index.vocabulary.number(of: Array(String(year).utf8)).map { [$0..<$0 + 1] } ?? []
        years.formUnion(index.wines(of: word))
      }
      order.ofYears = years
      order.judgedOfYears = index.wines(judgedIn: understood.years)
    }
    if !understood.leanings.isEmpty {
      order.leanedTo = WineFilter.members(of: .type, Set(understood.leanings.map(\.rawValue)), index)
    }
  }

  // MARK: Slips

  private mutating func lookNear(_ terms: [SoughtTerm], _ ofParts: [WineSet], _ frame: WineSet) {
    // By the words alone: what is narrowed further is a part of what was there before.
    guard exact.count < WineSearch.fewHits,
      understood.terms.contains(where: { $0.words.count == 1 && SearchWords.slips(in: Array($0.words[0].utf8)) > 0 })
    else { return }
    nearTerms = zip(understood.terms, terms).map { SoughtTerm(near: $0, $1, in: index) }
    let found = Self.common(nearTerms.map(\.wines) + ofParts, frame)
    near = found
    nearOrder = order
    nearOrder?.terms = nearTerms
    for (term, (exact, near)) in zip(understood.terms, zip(terms, nearTerms)) {
      let added = near.stretches.dropFirst(exact.stretches.count)
      for stretch in added where nearWords.count < Self.mostNearWords {
        nearWords += stretch.words.prefix(Self.mostNearWords).map(index.vocabulary.word)
      }
      if exact.isEmpty, let last = added.last, last.words.count == 1 {
        meant.append(
          WineHits.Meant(typed: term.typed, word: index.vocabulary.word(last.words.lowerBound)))
      }
    }
  }

  /// For marking them on a page; more than fit on one.
  private static let mostNearWords = 400

  // MARK: Without one

  /// Where nothing has all, the best without one: without what nothing has, else without what says least. Names, places and
  /// grapes are kept before everything else, as who types one knows the bottle.
  private mutating func lookWithout(_ terms: [SoughtTerm], _ ofParts: [WineSet], _ frame: WineSet) {
    // A word that no wine has counts as the one that was meant, until it is in the way.
    let unsure = Set(terms.indices.filter { terms[$0].isEmpty })
    let terms = terms.indices.map { terms[$0].isEmpty && $0 < nearTerms.count ? nearTerms[$0] : terms[$0] }
    let names = understood.terms.map(\.typed) + understood.narrowing.map(\.typed)
    let inAny = understood.inAnyCurrency
    let asNamed = terms.map(\.wines) + ofParts
    let sets = terms.map(\.wines) + (inAny.map { Self.parts($0, index) } ?? ofParts)
    func isType(_ one: Int) -> Bool {
      guard one >= terms.count, case .type = understood.narrowing[one - terms.count].meaning else { return false }
      return true
    }
    var left = sets.indices.filter { !sets[$0].isEmpty }
    guard !left.isEmpty else { return }
    while Self.common(left.map { sets[$0] }, frame).isEmpty {
      let without = left.map { one in (one, Self.common(left.filter { $0 != one }.map { sets[$0] }, frame).count) }
      func weight(_ one: Int) -> (Int, Int) {
        (unsure.contains(one) ? 3 : one < terms.count ? 0 : isType(one) ? 1 : 2, sets[one].count)
      }
      let helpful = without.filter { $0.1 > 0 }.map(\.0)
      // Of those that say alike, and where no single one is to blame, the last that was typed goes first.
      let blamed =
        (helpful.isEmpty ? left : helpful).max { (weight($0).0, weight($0).1, $0) < (weight($1).0, weight($1).1, $1) }
        ?? left[left.count - 1]
      left.removeAll { $0 == blamed }
    }
    exact = Self.common(left.map { sets[$0] }, frame)
    missing = sets.indices.filter { !left.contains($0) }.map { names[$0] }
    order.terms = left.filter { $0 < terms.count }.map { terms[$0] }
    let parts = left.filter { $0 >= terms.count }.map { understood.narrowing[$0 - terms.count].meaning }
    guard let inAny, parts.contains(where: \.isOfPrice) else { return }
    // As much of another currency is worth showing where none costs so much in the one that was named.
    let named = Self.common(left.map { asNamed[$0] }, frame)
    if named.isEmpty { (notIn, understood) = (understood.currencies, inAny) } else { exact = named }
  }

  // MARK: Parts

  /// Leaves what has a vintage of which this is true.
  mutating func keep(_ meaning: Understood.Meaning) {
    let wines = Self.wines(of: meaning, index)
    exact.formIntersection(wines)
    near?.formIntersection(wines)
  }

  private static func parts(_ understood: Understood, _ index: WineIndex) -> [WineSet] {
    understood.narrowing.map { wines(of: $0.meaning, index) }
  }

  private static func wines(of meaning: Understood.Meaning, _ index: WineIndex) -> WineSet {
    switch meaning {
    case .type(let type): return WineFilter.members(of: .type, [type.rawValue], index)
    case .country(let code): return WineFilter.members(of: .country, [code], index)
    case .food(let foods): return WineFilter.members(of: .food, Set(foods), index)
    case .body(let bodies): return WineFilter.members(of: .body, Set(bodies), index)
    case .price(let limit):
      let currencies = Currency.allCases.map { limit.currencies.isEmpty || limit.currencies.contains($0) }
      let (least, most) = (UInt32(clamping: limit.least), UInt32(clamping: limit.most))
      return index.wines {
        $0.price > 0 && $0.price >= least && $0.price <= most && currencies[Int($0.currency)]
      }
    case .score(let limit):
      return index.wines { Int($0.scale) == limit.scale.rawValue && Int($0.score) >= limit.least }
    case .year: return WineSet(all: index.count)
    }
  }

  // MARK: Narrowed

  func narrowed(by filters: [Facet: Set<String>], order chosen: WineOrder) -> WineHits {
    let filter = WineFilter(filters, index)
    var exact = exact
    filter.narrow(&exact)
    var hits = WineHits(index: index, order: chosen, exact: exact, exactCount: exact.count, relevance: order)
    (hits.understood, hits.missing, hits.notIn) = (understood, missing, notIn)
    guard var near else { return hits }
    filter.narrow(&near)
    near.subtract(exact)
    hits.near = near
    hits.nearRelevance = nearOrder
    if !near.isEmpty { (hits.nearWords, hits.meant) = (nearWords, meant) }
    return hits
  }
}

extension WineIndex {
  /// Those of which a vintage of these years has a score or a price.
  fileprivate func wines(judgedIn years: [Int]) -> WineSet {
    var set = WineSet(none: count)
    guard let column = columns[.vintage] else { return set }
    let numbers = Set(years.compactMap { column.number(of: String($0), in: .vintage).map { UInt16($0) } })
    guard !numbers.isEmpty else { return set }
    var places: [UInt32] = []
    for place in self.numbers.indices {
      let own = vintages[Int(vintageStarts[place])..<Int(vintageStarts[place + 1])]
      let isJudged = own.contains { vintage in
        numbers.contains(vintage.year) && (vintage.score != VintageEntry.none || vintage.price != VintageEntry.none)
      }
      if isJudged { places.append(UInt32(place)) }
    }
    set.insert(places[...])
    return set
  }

  /// Those with a vintage that fits.
  @inline(__always)
  func wines(_ fits: (VintageFigure) -> Bool) -> WineSet {
    var places: [UInt32] = []
    for place in numbers.indices {
      for vintage in Int(vintageStarts[place])..<Int(vintageStarts[place + 1]) where fits(figures[vintage]) {
        places.append(UInt32(place))
        break
      }
    }
    var set = WineSet(none: count)
    set.insert(places[...])
    return set
  }
}
