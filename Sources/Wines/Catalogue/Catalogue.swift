package import Kit

/// The catalogue of the installation: reading. It belongs to no space, so it is asked through any connection; who asks in a space
/// finds by their numbers the wines too that the space wrote down by hand.
package struct Catalogue {
  /// Which catalogue it is and how often it has changed.
  struct State: Hashable, Sendable {
    let id: String
    let revision: Int64
    let wines: Int
  }

  let connection: any Connection
  private let space: ID<Space>?

  package init(_ connection: any Connection) {
    (self.connection, space) = (connection, nil)
  }

  init(_ scope: some SpaceScope) {
    (connection, space) = (scope.connection, scope.space.id)
  }

  /// As a condition: not written down by hand.
  static let isOfAll: SQL = "number < \(WineNumber.firstOfHouses)"

  /// What a space wrote down by hand is nothing to others.
  /// - Throws: `Refusal.notFound` there, `Refusal.gone` once it was deleted.
  private func expectShown(_ number: WineNumber) throws {
    guard number.isOfAHouse else { return }
    let row = try connection.row("SELECT space_id, trash_id FROM wines_house_wine WHERE number = \(number)")
    guard let row, let space, try row["space_id"] == space else { throw Refusal.notFound }
    if try row["trash_id"] as String? != nil { throw Refusal.gone(HousePhrases.gone) }
  }

  /// Those that are shown here.
  private func shown(_ numbers: [WineNumber]) throws -> [WineNumber] {
    let ofHouses = numbers.filter(\.isOfAHouse)
    guard !ofHouses.isEmpty else { return numbers }
    let rows = try connection.rows(
      """
      SELECT number FROM wines_house_wine
      WHERE space_id = \(space) AND trash_id IS NULL AND number IN \(Self.padded(ofHouses)) ORDER BY number
      """)
    let found: Set<WineNumber> = Set(try rows.map { try $0["number"] })
    return numbers.filter { !$0.isOfAHouse || found.contains($0) }
  }

  /// `nil` while nothing was ever brought in.
  func state() throws -> State? {
    try connection.row("SELECT id, revision, wines FROM wines_catalogue").map { row in
      State(id: try row["id"], revision: try row["revision"], wines: try row["wines"])
    }
  }

  /// What all sources together know of a wine, by its number or that of one of its twins.
  /// - Throws: `Refusal.notFound`.
  func wine(_ number: WineNumber) throws -> Wine {
    try expectShown(number)
    let rows = try connection.rows("SELECT \(Wine.columns) FROM wines_wine WHERE \(number.isOne) ORDER BY number")
    let numbers: [WineNumber] = try rows.map { try $0["number"] }
    let vintages: [WineNumber: [WineVintage]] = try vintages(of: numbers)
    guard let wine = try Wine.one(of: zip(numbers, rows).map { try Wine($1, vintages: vintages[$0] ?? []) }) else {
      throw Refusal.notFound
    }
    return wine
  }

  /// Who brought the wine and its twins, the first first, and then who gave figures of their vintages.
  func sources(of number: WineNumber) throws -> [String] {
    let wines = try connection.rows("SELECT number, source FROM wines_wine WHERE \(number.isOne) ORDER BY number")
    let numbers: [WineNumber] = try wines.map { try $0["number"] }
    let figures = try connection.rows(
      "SELECT DISTINCT source FROM wines_vintage WHERE wine IN \(Self.padded(numbers)) ORDER BY source")
    return try (wines + figures).map { try $0["source"] }.uniqued
  }

  /// Who brought this row of the catalogue.
  func source(of number: WineNumber) throws -> String {
    try connection.value("SELECT source FROM wines_wine WHERE number = \(number)") ?? ""
  }

  /// The wines by the names that a source's other files have for them.
  func numbers(from source: String) throws -> [String: WineNumber] {
    let rows = try connection.rows("SELECT id, wine FROM wines_source_id WHERE source = \(source) ORDER BY id")
    return Dictionary(uniqueKeysWithValues: try rows.map { (try $0["id"], try $0["wine"]) })
  }

  /// Who brought how many wines, the most first.
  func sources() throws -> [(name: String, wines: Int)] {
    try connection.rows(
      "SELECT source, COUNT(*) AS wines FROM wines_wine WHERE \(Self.isOfAll) GROUP BY source ORDER BY wines DESC, source"
    ).map { (try $0["source"], try $0["wines"]) }
  }

  /// Whether nothing was brought in but what comes with the program.
  func isStarterAlone() throws -> Bool {
    try !connection.holds("wines_import WHERE added > 0 AND is_running = 0 AND returned_at IS NULL")
  }

  /// In the order of the numbers.
  package func wines(_ numbers: [UInt32]) throws -> [ListedWine] {
    try wines(numbers.map { WineNumber(Int($0)) })
  }

  /// The wines in the order in which they are asked for, each once, whichever of its twins are asked for; those that are there no
  /// more are left out.
  func wines(_ numbers: [WineNumber]) throws -> [ListedWine] {
    let numbers = try shown(numbers)
    guard !numbers.isEmpty else { return [] }
    let rows = try connection.rows(
      """
      SELECT \(ListedWine.columns), head FROM wines_wine
      WHERE head IN (SELECT head FROM wines_wine WHERE number IN \(Self.padded(numbers))) ORDER BY number
      """)
    let all: [WineNumber] = try rows.map { try $0["number"] }
    let vintages: [WineNumber: [ListedVintage]] = try vintages(of: all)
    var (headOf, ofHead): ([WineNumber: WineNumber], [WineNumber: [ListedWine]]) = ([:], [:])
    for (number, row) in zip(all, rows) {
      let head: WineNumber = try row["head"]
      headOf[number] = head
      ofHead[head, default: []].append(try ListedWine(row, vintages: vintages[number] ?? []))
    }
    return numbers.compactMap { headOf[$0] }.uniqued.compactMap { ofHead[$0].flatMap(ListedWine.one) }
  }

  /// The wines with all that is known of them, in the order of their numbers, each once; those that are there no more are left out.
  func everything(of numbers: [WineNumber]) throws -> [Wine] {
    try shown(numbers.uniqued).stretches(of: Self.stretchOfVintages).flatMap { numbers in
      let rows = try connection.rows(
        """
        SELECT \(Wine.columns), head FROM wines_wine
        WHERE head IN (SELECT head FROM wines_wine WHERE number IN \(Self.padded(Array(numbers)))) ORDER BY number
        """)
      var twins: [(head: WineNumber, wines: [Wine])] = []
      for (row, wine) in zip(rows, try withVintages(rows)) {
        let head: WineNumber = try row["head"]
        if let place = twins.firstIndex(where: { $0.head == head }) {
          twins[place].wines.append(wine)
        } else {
          twins.append((head, [wine]))
        }
      }
      return twins.compactMap { Wine.one(of: $0.wines) }
    }
  }

  /// Of lists that may be longer than a page.
  func wines(inStretches numbers: [WineNumber]) throws -> [ListedWine] {
    try numbers.uniqued.stretches(of: Self.stretchOfVintages).flatMap { try wines($0) }
  }

  private func vintages<Vintage: VintageFigures>(of numbers: [WineNumber]) throws -> [WineNumber: [Vintage]] {
    let rows = try connection.rows(
      "SELECT \(Vintage.columns) FROM wines_vintage WHERE wine IN \(Self.padded(numbers)) ORDER BY wine, year, source, taster, place"
    )
    var vintages: [WineNumber: [Vintage]] = [:]
    for row in rows { vintages[try row["wine"] as WineNumber, default: []].append(try Vintage(row)) }
    // Faster than in the statement, as most wines have one.
    return vintages.mapValues { $0.count < 2 ? $0 : $0.sorted(by: Vintage.isShownBefore) }
  }

  /// Made as long as a page, so that the statements of all shorter lists are one and the same.
  private static func padded(_ numbers: [WineNumber]) -> [WineNumber] {
    guard let last = numbers.last, numbers.count > 1, numbers.count < Window<ListedWine>.size else { return numbers }
    return numbers + Array(repeating: last, count: Window<ListedWine>.size - numbers.count)
  }

  /// Some wines in alphabetical order.
  struct Stretch: Sendable {
    let wines: [Wine]
    let end: Place
  }

  /// How far reading in alphabetical order has come.
  struct Place: Sendable {
    static let start = Place(key: "", number: 0)
    fileprivate let key: String
    fileprivate let number: Int
  }

  /// Twins as the one wine that they are, or each as its source has it.
  enum Reading {
    case wines, rows
  }

  /// The wines that follow; `nil` at the end.
  func stretch(of reading: Reading, after place: Place) throws -> Stretch? {
    let heads: SQL = reading == .wines ? " AND head = number" : ""
    let rows = try connection.rows(
      """
      SELECT \(Wine.columns) FROM wines_wine WHERE (name_key, number) > (\(place.key), \(place.number)) AND \(Self.isOfAll)\(heads)
      ORDER BY name_key, number LIMIT \(Self.stretchSize)
      """)
    guard let last = rows.last else { return nil }
    var wines = try withVintages(rows)
    if reading == .wines {
      let twins = try twins(of: wines.map(\.number))
      if !twins.isEmpty { wines = wines.map { Wine.one(of: [$0] + (twins[$0.number] ?? [])) ?? $0 } }
    }
    return Stretch(wines: wines, end: Place(key: try last["name_key"], number: try last["number"]))
  }

  private func withVintages(_ rows: [SQLRow]) throws -> [Wine] {
    let numbers: [WineNumber] = try rows.map { try $0["number"] }
    let vintages: [WineNumber: [WineVintage]] = try numbers.stretches(of: Self.stretchOfVintages).reduce(into: [:]) {
      $0.merge(try self.vintages(of: $1)) { first, _ in first }
    }
    return try zip(numbers, rows).map { try Wine($1, vintages: vintages[$0] ?? []) }
  }

  /// The others that are one with these.
  private func twins(of heads: [WineNumber]) throws -> [WineNumber: [Wine]] {
    let rows = try heads.stretches(of: Self.stretchOfVintages).flatMap { heads in
      try connection.rows(
        "SELECT \(Wine.columns), head FROM wines_wine WHERE head <> number AND head IN \(heads) ORDER BY number")
    }
    var twins: [WineNumber: [Wine]] = [:]
    for (row, wine) in zip(rows, try withVintages(rows)) { twins[try row["head"], default: []].append(wine) }
    return twins
  }

  /// All wines in alphabetical order, a stretch at a time.
  func forEachStretch(of reading: Reading, _ body: ([Wine]) throws -> Void) throws {
    var place = Place.start
    while let stretch = try stretch(of: reading, after: place) {
      try body(stretch.wines)
      place = stretch.end
    }
  }

  /// What tells wines apart, with the heads that they have: of those with higher numbers.
  func rowsWithHeads(after number: WineNumber) throws -> [(wine: ListedWine, head: WineNumber)] {
    try connection.rows(
      """
      SELECT \(ListedWine.columns), head FROM wines_wine WHERE number > \(number) AND \(Self.isOfAll)
      ORDER BY number LIMIT \(Self.stretchSize)
      """
    ).map { (try ListedWine($0, vintages: []), try $0["head"]) }
  }

  /// The same of some, in the order of their numbers.
  func rows(_ numbers: [WineNumber]) throws -> [ListedWine] {
    try numbers.stretches(of: Self.stretchOfVintages).flatMap { numbers in
      try connection.rows(
        "SELECT \(ListedWine.columns) FROM wines_wine WHERE number IN \(Self.padded(Array(numbers))) ORDER BY number"
      ).map { try ListedWine($0, vintages: []) }
    }
  }

  private static let stretchSize = 2_000
  private static let stretchOfVintages = 500
}

extension Array {
  /// The elements in order, at most so many at a time.
  func stretches(of size: Int) -> some Collection<[Element]> {
    (0..<(count + size - 1) / size).lazy.map { Array(self[$0 * size..<Swift.min(($0 + 1) * size, count)]) }
  }
}
