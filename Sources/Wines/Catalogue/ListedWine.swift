import Kit

/// What lists show of a wine. Its texts and its tasters' notes, which may be long, are not read for them.
package struct ListedWine: Sendable {
  let number: WineNumber
  let name: String
  let winery: String
  let origin: Origin
  let grapes: [String]
  let type: WineType
  /// The newest first.
  let vintages: [ListedVintage]
}

/// What lists show of a vintage.
struct ListedVintage: Hashable, VintageFigures {
  let year: Int
  let source: String
  let taster: String
  let score: Score?
  let price: Money?
}

extension ListedWine {
  static let columns: SQL = "number, name, winery, appellation, region, country, grapes, type"

  init(_ row: SQLRow, vintages: [ListedVintage]) throws {
    self.init(
      number: try row["number"], name: try row["name"], winery: try row["winery"],
      origin: Origin(appellation: try row["appellation"], region: try row["region"], country: try row["country"]),
      grapes: TextList.read(try row["grapes"]), type: try row["type"], vintages: vintages)
  }
}

extension ListedWine {
  /// As far as lists show them.
  var facts: WineFacts {
    WineFacts(
      name: name, winery: winery, appellation: origin.appellation, region: origin.region, country: origin.country,
      grapes: grapes, type: type)
  }

  /// What twins together are, as far as lists show it.
  static func one(of twins: [ListedWine]) -> ListedWine? {
    guard let first = twins.first, twins.count > 1 else { return twins.first }
    let all = twins.dropFirst().reduce(first.facts) { $0.completed(by: $1.facts) }
    return ListedWine(
      number: first.number, name: all.name, winery: all.winery, origin: all.origin, grapes: all.grapes, type: all.type,
      vintages: twins.flatMap(\.vintages).uniqued.sorted(by: ListedVintage.isShownBefore))
  }
}

extension ListedVintage {
  static let columns: SQL = "\(WineVintage.key), score, scale, opinions, price, currency"

  init(_ row: SQLRow) throws {
    self.init(
      year: try row["year"], source: try row["source"], taster: try row["taster"], score: try Self.score(row),
      price: try Self.price(row))
  }
}
