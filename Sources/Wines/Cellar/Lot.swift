import Kit

/// Bottles of one wine that were bought together and lie at one place of the house. The space has them in common.
@dynamicMemberLookup
struct Lot: Stored {
  let id: ID<Lot>
  let wine: WineNumber
  let wineName: String
  let winery: String
  let wineType: WineType
  /// What its form says, but for the count and the price.
  let details: LotDraft
  /// How many are left.
  let count: Int
  /// Of one bottle.
  let price: Money?

  static let topic: Topic = "wines.cellar"
  /// What was drunk of it stays.
  static let table = SpaceTable(
    "wines_cellar_lot", hasTrash: true,
    outlived: "EXISTS (SELECT 1 FROM wines_cellar_drunk WHERE lot_id = wines_cellar_lot.id)")
  static let columns: SQL = """
    id, bottles, price, \(LotDraft.columns), \
    (SELECT head FROM wines_wine WHERE number = wine) AS wine, \
    (SELECT name FROM wines_wine WHERE number = wine) AS wine_name, \
    (SELECT winery FROM wines_wine WHERE number = wine) AS winery, \
    (SELECT type FROM wines_wine WHERE number = wine) AS wine_type
    """
  static var gone: Phrase { CellarPhrases.lotGone }

  init(_ row: SQLRow, in space: Space) throws {
    (id, wine, wineName) = (try row["id"], try row["wine"], try row["wine_name"])
    (winery, wineType, count) = (try row["winery"], try row["wine_type"], try row["bottles"])
    let minorUnits: Int64? = try row["price"]
    price = minorUnits.map { Money(minorUnits: $0, currency: space.currency) }
    details = try LotDraft.kept.draft(row)
  }

  /// With its vintage, as people call it.
  var title: String { [wineName, details.year].filter { !$0.isEmpty }.joined(separator: " ") }
  var subject: Subject { Subject(Self.topic, id, title: title) }
  /// The last year in which it is at its best; `nil` where nobody has said.
  var lastYear: Int? { Int(details.drinkBy) }

  subscript(dynamicMember field: KeyPath<LotDraft, String>) -> String { details[keyPath: field] }
}

extension Action {
  static let addLot = Action("wines.lot.add", [.newID] + LotDraft.inputs, offline: .make)
  static let changeLot = Action("wines.lot.change", LotDraft.inputs, offline: .form)
  static let deleteLot = Action("wines.lot.delete", offline: .remove)
  static let drink = Action(
    "wines.lot.drink", [Input("left", .whole(0...999), "How many there are after it")], offline: .form,
    tool: "Takes bottles out of the cellar that are drunk")
}

extension Lot {
  static let noun = Noun(
    es: .masculine("vino de la bodega", "vinos de la bodega"), en: ("wine in the cellar", "wines in the cellar"),
    pt: .masculine("vinho da adega", "vinhos da adega"))
  static let added = Event("lot.added", CellarPhrases.isThere, of: noun)
  static let changed = Event(
    "lot.changed",
    Phrase(es: "Cambios en la bodega", en: "Changed in the cellar", pt: "Alterado na adega"), of: noun)
  static let deleted = Event(
    "lot.deleted", Phrase(es: "Fuera de la bodega", en: "Out of the cellar", pt: "Fora da adega"), of: noun,
    undo: .restoring, isDeletion: true,
    undone: Phrase(es: "De vuelta en la bodega", en: "Back in the cellar", pt: "De novo na adega"))
  static let drunk = Event(
    "lot.drunk", CellarPhrases.drunk, undo: .by { try CellarStore($1).putBack($0.subject()) },
    undone: CellarPhrases.isBack)

  static let events = [added, changed, deleted, drunk].map(\.declared)
}

/// That a bottle was taken out of the cellar and drunk.
struct DrunkBottle: Sendable {
  static let table = SpaceTable("wines_cellar_drunk")

  let id: ID<DrunkBottle>
  let wine: WineNumber
  let title: String
  let year: String
  let wineType: WineType
  let drunkOn: Day
  /// Who took it, by the name of then.
  let personName: String
  /// What the reader noted of it.
  let tasting: ID<Tasting>?
  /// In half stars.
  let rating: Int?
}
