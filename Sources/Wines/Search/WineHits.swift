import Kit

/// The wines that fit a query: those that fit exactly before those that fit with typing slips.
package struct WineHits: Sendable {
  /// A word that no wine has, and the one that was probably meant.
  struct Meant: Hashable, Sendable {
    let typed: String
    let word: String
  }

  let index: WineIndex
  let order: WineOrder
  let exact: WineSet
  /// Those that fit with slips alone; `nil` where they were not looked for.
  var near: WineSet?
  let exactCount: Int
  let relevance: Relevance
  var nearRelevance: Relevance?
  /// The words that were taken for those typed with slips.
  var nearWords: [String] = []
  var meant: [Meant] = []
  /// What was typed and no wine has together with the rest: those that fit exactly are without it.
  var missing: [String] = []
  /// The currencies that were named and in which nothing fits: what is found costs as much in others.
  var notIn: Set<Currency> = []
  var understood = Understood("")
  /// The numbers of those that the space wrote down by hand, which stand before all others.
  private(set) var house: [UInt32] = []
  /// How many of them fit exactly.
  private(set) var exactOfHouse = 0
  /// Whether nothing of the catalogue fits as they do.
  private(set) var isOfHouseAlone = false

  package var total: Int { house.count + (isOfHouseAlone ? 0 : exactCount + (near?.count ?? 0)) }
  /// How many stand before those that fit with slips.
  var exactTotal: Int { exactOfHouse + (isOfHouseAlone ? 0 : exactCount) }

  var all: WineSet {
    guard let near else { return exact }
    var all = exact
    all.formUnion(near)
    return all
  }

  /// The numbers of the wines of a page.
  package func numbers(from start: Int, limit: Int) -> [UInt32] {
    let own = Array(house.dropFirst(start).prefix(limit))
    guard own.count < limit, !isOfHouseAlone else { return own }
    return own + places(from: max(0, start - house.count), limit: limit - own.count).map { index.numbers[$0] }
  }

  /// Together with those that the space wrote down by hand: what fits exactly always stands there, and what fits with slips or
  /// without a word where nothing of the catalogue fits better.
  func with(house own: WineHits) -> WineHits {
    var hits = self
    let isWhole = own.missing.isEmpty && own.notIn.isEmpty
    func take(_ count: Int) { hits.house = own.numbers(from: 0, limit: count) }
    if isWhole, own.exactCount > 0 {
      take(own.exactCount)
      hits.exactOfHouse = own.exactCount
      hits.isOfHouseAlone = !missing.isEmpty || !notIn.isEmpty
      // What is there as it was typed was meant.
      hits.meant = []
      if hits.isOfHouseAlone { (hits.missing, hits.notIn) = ([], []) }
    } else if isWhole, exactCount == 0, let near = own.near, !near.isEmpty {
      take(near.count)
      (hits.nearWords, hits.meant) = (nearWords + own.nearWords, (meant + own.meant).uniqued)
    } else if total == 0, own.total > 0 {
      take(own.total)
      (hits.exactOfHouse, hits.isOfHouseAlone) = (own.exactCount, true)
      (hits.understood, hits.missing, hits.notIn) = (own.understood, own.missing, own.notIn)
      (hits.nearWords, hits.meant) = (own.nearWords, own.meant)
    }
    return hits
  }

  private func places(from start: Int, limit: Int) -> [Int] {
    let first = places(of: exact, relevance, from: start, limit: limit)
    guard let near, first.count < limit else { return first }
    let rest = limit - first.count
    return first + places(of: near, nearRelevance ?? relevance, from: max(0, start - exactCount), limit: rest)
  }

  private func places(of set: WineSet, _ relevance: Relevance, from start: Int, limit: Int) -> [Int] {
    if order == .relevance {
      return relevance.first(start + limit, of: set).dropFirst(start).prefix(limit).map { Int($0) }
    }
    guard let order = index.orders[order] else { return set.places(from: start, limit: limit) }
    var (skipped, places): (Int, [Int]) = (0, [])
    for place in order where set.contains(Int(place)) {
      if skipped >= start { places.append(Int(place)) }
      skipped += 1
      if places.count == limit { break }
    }
    return places
  }

  /// The position of a wine in the list, or `nil` when it doesn't stand there.
  func position(of number: UInt32) -> Int? {
    if let own = house.firstIndex(of: number) { return own }
    return positionInCatalogue(of: number).map { house.count + $0 }
  }

  private func positionInCatalogue(of number: UInt32) -> Int? {
    guard let place = index.numbers.firstIndex(of: number) else { return nil }
    if exact.contains(place) { return position(of: place, in: exact, relevance) }
    guard let near, near.contains(place) else { return nil }
    return exactCount + position(of: place, in: near, nearRelevance ?? relevance)
  }

  private func position(of place: Int, in set: WineSet, _ relevance: Relevance) -> Int {
    if order == .relevance {
      return relevance.first(set.count, of: set).firstIndex(of: UInt32(place)) ?? 0
    }
    guard let order = index.orders[order] else {
      var position = 0
      set.visit { other in
        if other < place { position += 1 }
        return other < place
      }
      return position
    }
    return order.prefix { $0 != UInt32(place) }.count { set.contains(Int($0)) }
  }

  /// One of them by chance; of those that have a score or a price where that is asked for and some have.
  func one(_ random: UInt64, preferringJudged: Bool = false) -> UInt32? {
    var all = all
    if preferringJudged {
      var judged = index.wines { $0.score > 0 || $0.price > 0 }
      judged.formIntersection(all)
      if !judged.isEmpty { all = judged }
    }
    let count = isOfHouseAlone ? 0 : all.count
    if count == 0, !house.isEmpty { return house[Int(random % UInt64(house.count))] }
    guard preferringJudged || house.isEmpty || Int(random % UInt64(count + house.count)) >= house.count else {
      return house[Int(random % UInt64(house.count))]
    }
    guard count > 0 else { return nil }
    return all.places(from: Int(random % UInt64(count)), limit: 1).first.map { index.numbers[$0] }
  }
}
