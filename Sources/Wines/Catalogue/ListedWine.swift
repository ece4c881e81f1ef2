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
struct ListedVintage: VintageFigures {
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

extension ListedVintage {
  static let columns: SQL = "\(WineVintage.key), score, scale, opinions, price, currency"

  init(_ row: SQLRow) throws {
    self.init(
      year: try row["year"], source: try row["source"], taster: try row["taster"], score: try Self.score(row),
      price: try Self.price(row))
  }
}
