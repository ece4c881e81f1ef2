import Kit

/// That somebody drank a wine, and what they thought of it. Private unless they share it with the space.
struct Tasting: Stored {
  let id: ID<Tasting>
  let person: ID<Person>
  let personName: String
  let wine: WineNumber
  let wineName: String
  let wineType: WineType
  /// In half stars, 1 to 10; `nil` without an opinion.
  let rating: Int?
  let note: String
  let drunkOn: Day
  /// The vintage, as it was typed; empty when it was not.
  let year: String
  let isShared: Bool

  static let own = Topic("wines.own-tasting", .own)
  static let shared: Topic = "wines.tasting"
  static let table = SpaceTable("wines_own_tasting", visibility: .own, hasTrash: true)
  static let columns: SQL = """
    id, person_id, person_name, rating, note, drunk_on, year, is_shared, \
    (SELECT head FROM wines_wine WHERE number = wine) AS wine, \
    (SELECT name FROM wines_wine WHERE number = wine) AS wine_name, \
    (SELECT type FROM wines_wine WHERE number = wine) AS wine_type
    """
  static var gone: Phrase { MinePhrases.tastingGone }

  init(_ row: SQLRow, in space: Space) throws {
    (id, person, personName) = (try row["id"], try row["person_id"], try row["person_name"])
    (wine, wineName, wineType) = (try row["wine"], try row["wine_name"], try row["wine_type"])
    (rating, note, year, isShared) = (try row["rating"], try row["note"], try row["year"], try row["is_shared"])
    drunkOn = try row["drunk_on"] ?? Day.first
  }

  /// Its activity is told where it is.
  var subject: Subject { Subject(isShared ? Self.shared : Self.own, id, title: wineName) }
}

extension Action {
  static let addTasting = Action("wines.tasting.add", [.newID] + TastingDraft.inputs, offline: .make)
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
