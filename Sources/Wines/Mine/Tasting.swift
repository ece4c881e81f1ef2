import Kit

/// That somebody drank a wine, and what they thought of it: theirs in whichever space they are. Private unless they share it with one.
struct Tasting: Stored {
  let id: ID<Tasting>
  let person: ID<Person>
  let personName: String
  /// `nil` where it is of no wine that is found here: written down by hand in another space, or in one that has gone.
  let wine: WineNumber?
  let wineName: String
  let wineType: WineType
  /// In half stars, 1 to 10; `nil` without an opinion.
  let rating: Int?
  let note: String
  let drunkOn: Day
  /// The vintage, as it was typed; empty when it was not.
  let year: String
  /// The space whose members are told it.
  let sharedIn: ID<Space>?
  /// Whether those of this one are.
  let isShared: Bool

  static let own = Topic("wines.own-tasting", .own)
  static let shared: Topic = "wines.tasting"
  static let table = SpaceTable("wines_own_tasting", visibility: .own, isOfPeople: true, hasTrash: true)
  /// In which space each is told that is told in any.
  static let sharing = SpaceTable("wines_shared_tasting", visibility: .own, key: ["tasting_id"])
  /// What its wine is called: by the catalogue, where it is there.
  static let name: SQL = "COALESCE((SELECT name FROM wines_wine WHERE number = wine), wine_name)"
  static let columns: SQL = """
    id, person_id, person_name, rating, note, drunk_on, year, \
    (SELECT head FROM wines_wine WHERE number = wine) AS wine, \
    \(name) AS wine_name, \
    (SELECT type FROM wines_wine WHERE number = wine) AS wine_type, \
    (SELECT space_id FROM wines_house_wine WHERE number = wine) AS wine_space, \
    (SELECT space_id FROM wines_shared_tasting WHERE tasting_id = wines_own_tasting.id) AS shared_in
    """
  static var gone: Phrase { MinePhrases.tastingGone }

  init(_ row: SQLRow, in space: Space) throws {
    (id, person, personName) = (try row["id"], try row["person_id"], try row["person_name"])
    let (number, writtenIn): (WineNumber?, ID<Space>?) = (try row["wine"], try row["wine_space"])
    wine = writtenIn == nil || writtenIn == space.id ? number : nil
    (wineName, wineType) = (try row["wine_name"], try row["wine_type"] ?? .unknown)
    (rating, note, year, sharedIn) = (try row["rating"], try row["note"], try row["year"], try row["shared_in"])
    isShared = sharedIn == space.id
    drunkOn = try row["drunk_on"] ?? Day.first
  }

  /// As a condition: what the people of a space are told.
  static func isShared(in space: Space) -> SQL {
    "id IN (SELECT tasting_id FROM wines_shared_tasting WHERE space_id = \(space.id))"
  }

  /// Where a reader finds it: on its wine's page, where that is here.
  func page(for reader: ID<Person>) -> Link {
    wine.map { WinesPaths.wine($0) } ?? (person == reader ? WinesPaths.tasting(id) : WinesPaths.us())
  }

  /// Its activity is told where it is.
  var subject: Subject { Subject(isShared ? Self.shared : Self.own, id, title: wineName) }
}

extension Action {
  static let addTasting = Action(
    "wines.tasting.add", [.newID] + TastingDraft.inputs, offline: .make, tool: "Notes that a wine was drunk")
  static let changeTasting = Action("wines.tasting.change", TastingDraft.inputs, offline: .form)
  static let deleteTasting = Action("wines.tasting.delete", offline: .remove)
}

extension Tasting {
  static let noun = Noun(
    es: .feminine("nota de un vino", "notas de vinos"), en: ("note on a wine", "notes on wines"),
    pt: .feminine("anotação de um vinho", "anotações de vinhos"))
  static let added = Event(
    "tasting.added", Phrase(es: "Vino bebido", en: "Wine tried", pt: "Vinho bebido"), of: noun)
  static let changed = Event(
    "tasting.changed",
    Phrase(es: "Nota de un vino cambiada", en: "Note on a wine changed", pt: "Anotação de um vinho alterada"), of: noun)
  static let deleted = Event(
    "tasting.deleted", Phrase(es: "Nota eliminada", en: "Note deleted", pt: "Anotação apagada"), of: noun,
    undo: .restoring, isDeletion: true,
    undone: Phrase(es: "Nota recuperada", en: "Note brought back", pt: "Anotação recuperada"))

  static let events = [added, changed, deleted].map(\.declared)
}
