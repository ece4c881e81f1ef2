import Kit

/// A stretch of a list of wines, and how long the list is.
struct WinePage: Sendable {
  let wines: [ListedWine]
  let total: Int
  /// How many of them fit exactly; the others after them with slips of typing.
  let exactCount: Int
  let start: Int
  /// What the words were taken for.
  let understood: Understood
  /// What was typed and no wine has together with the rest.
  let missing: [String]
  /// The currencies that were named and in which nothing fits.
  let notIn: Set<Currency>
  /// Words that were taken for others.
  let meant: [WineHits.Meant]
  /// What to mark in the names.
  let marks: Marks
  let isCatalogueEmpty: Bool
  /// None where the list is short or has another order.
  let initials: [Initials.Initial]

  /// To what was asked, where it is plain.
  let answer: Answer?

  private static let longEnough = 150

  var next: Int? { start + wines.count < total ? start + wines.count : nil }

  /// The page that an address asks for.
  init(_ query: WineListQuery, _ search: WineSearch, in view: SpaceView) throws {
    let hits = search.hits(query.narrowed)
    let position = query.around.flatMap { hits.position(of: UInt32(clamping: $0.value)) }
    let initials = query.hasLetters && hits.total > Self.longEnough ? Initials(hits) : nil
    start =
      position.map { max(0, $0 - Window<ListedWine>.lead) } ?? initials?.start(of: query.letter).map {
        $0 + hits.house.count
      } ?? query.start
    self.initials = initials?.all ?? []
    wines = try Catalogue(view).wines(hits.numbers(from: start, limit: Window<ListedWine>.size))
    total = hits.total
    exactCount = hits.exactTotal
    (understood, missing, notIn, meant) = (hits.understood, hits.missing, hits.notIn, hits.meant)
    marks = Marks(
      typed: understood.sought, near: hits.nearWords + understood.kin, countries: Set(wines.map(\.origin.country)))
    isCatalogueEmpty = search.index.count == 0 && search.house.count == 0
    answer = try query.question.flatMap { try Answer($0, to: query.narrowed, search, Catalogue(view)) }
  }
}
