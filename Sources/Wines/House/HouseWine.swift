import Kit

/// A wine that a space wrote down by hand, as it is in no catalogue: only that space finds it. Everything that people do with wines
/// they do with it by its number, as with any other.
@dynamicMemberLookup
struct HouseWine: Stored {
  let id: ID<HouseWine>
  let number: WineNumber
  /// What its form says, but for the price.
  let details: HouseWineDraft
  let price: Money?
  /// The label, as somebody took it.
  let photo: ID<Picture>?

  /// Something written down by hand that still stands somewhere is never deleted for good, nor the label of another wine.
  static let table = SpaceTable(
    "wines_house_wine", hasTrash: true,
    outlived: """
      EXISTS (SELECT 1 FROM wines_own_mark WHERE wine = number) OR EXISTS (SELECT 1 FROM wines_own_tasting WHERE wine = number)
      OR EXISTS (SELECT 1 FROM wines_selected WHERE wine = number)
      OR EXISTS (SELECT 1 FROM wines_cellar_lot WHERE wine = number) OR \(isLabel)
      """)
  /// As a condition: that it has become another wine, which is still there.
  static let isLabel: SQL = "EXISTS (SELECT 1 FROM wines_wine WHERE wines_wine.number = label_of)"
  static let columns: SQL = "id, number, price, picture_id, \(HouseWineDraft.columns)"
  static var gone: Phrase { HousePhrases.gone }

  init(_ row: SQLRow, in space: Space) throws {
    (id, number, photo) = (try row["id"], try row["number"], try row["picture_id"])
    let minorUnits: Int64? = try row["price"]
    price = minorUnits.map { Money(minorUnits: $0, currency: space.currency) }
    details = try HouseWineDraft.kept.draft(row)
  }

  var subject: Subject { Subject(Wine.topic, id, title: details.name) }
  var photoLink: Link? { photo.map { WinesPaths.labelPhoto(id, $0) } }

  subscript(dynamicMember field: KeyPath<HouseWineDraft, String>) -> String { details[keyPath: field] }
}

extension WineNumber {
  /// Numbers from here on are of wines that were written down by hand; the catalogue's stay below.
  static let firstOfHouses = 1_000_000_000

  var isOfAHouse: Bool { value >= Self.firstOfHouses }
}

extension Action {
  static let addHouseWine = Action(
    "wines.house-wine.add", [.newID] + HouseWineDraft.inputs + [Input("photo", .file)],
    offline: .never(HousePhrases.needsSignal))
  static let changeHouseWine = Action(
    "wines.house-wine.change", HouseWineDraft.inputs + [Input("photo", .file)], steps: ["photo.remove"],
    offline: .never(HousePhrases.needsSignal))
  static let deleteHouseWine = Action("wines.house-wine.delete")
  static let mergeHouseWine = Action("wines.house-wine.merge", [Input("into", isRequired: true)])
  static let takeHouseWine = Action(
    "wines.house-wine.take", [Input("seen", isRequired: true)], offline: .never(HousePhrases.takingNeedsSignal))
}

extension HouseWine {
  static let noun = Noun(
    es: .masculine("vino", "vinos"), en: ("wine", "wines"), pt: .masculine("vinho", "vinhos"))
  static let added = Event("house-wine.added", HousePhrases.written, of: noun)
  static let changed = Event("house-wine.changed", \.changed, of: noun)
  static let deleted = Event(
    "house-wine.deleted", \.deleted, of: noun, undo: .by { try HouseWineStore($1).restore($0.activity.id) },
    isDeletion: true)

  /// What spoke of a wine that turned out to be another, and speaks of that one now.
  struct Moved: Codable, Sendable {
    let from: Int
    let into: Int
    let marks: [ID<Mark>]
    let tastings: [ID<Tasting>]
    let selected: [ID<Wine>]
    let lots: [ID<Lot>]
    /// Wines of before whose labels it had; lines of before say nothing of them.
    var labels: [ID<HouseWine>]?
    /// What stands in the catalogue for its sake alone, which may be a twin of the other.
    var made: Int?
  }

  static let merged = Event<Moved>(
    "house-wine.merged", undo: .by { try HouseWineStore($1).separate(try $0.kept(), $0.activity.id) },
    says: { HousePhrases.merged($0.title, into: $0.change(of: "into")?.to ?? "") })

  /// Into the catalogue.
  static let taken = Event<Moved>(
    "house-wine.taken", undo: .by { try HouseWineStore($1).separate(try $0.kept(), $0.activity.id) },
    says: { HousePhrases.taken($0.title) }, undone: { HousePhrases.takenBack($0.title) })

  static let events = [added, changed, deleted].map(\.declared) + [merged, taken].map(\.declared)
}
