import Kit

/// A table of the restaurant.
struct DiningTable: Hashable, Stored {
  let id: ID<DiningTable>
  let name: String
  /// Stands in the address of its printed code. It lets somebody ask for a tab, no more, and is printed again at any time.
  let code: String

  static let topic: Topic = "restaurant.table"
  static let table = SpaceTable(
    "restaurant_table", hasTrash: true,
    // Its bills are kept, and what they come to.
    outlived: "EXISTS (SELECT 1 FROM restaurant_tab WHERE restaurant_tab.table_id = restaurant_table.id)",
    secrets: ["code", "former_code"])
  static let columns: SQL = "id, name, code"
  static var gone: Phrase { noun.gone }

  init(_ row: SQLRow, in space: Space) throws {
    (id, name, code) = (try row["id"], try row["name"], try row["code"])
  }

  var subject: Subject { Subject(DiningTable.topic, id, title: name) }
}

/// A table and what happens at it.
struct TableStanding: Hashable, Sendable {
  let table: DiningTable
  /// `nil` for a free table.
  let standing: TabStanding?
}

extension Action {
  static let addTables = Action("restaurant.table.add", NewTablesDraft.inputs, offline: .form)
  static let renameTable = Action("restaurant.table.rename", TableDraft.inputs, offline: .form)
  static let deleteTable = Action("restaurant.table.delete")
  static let placeTable = Action("restaurant.table.place", [.before])
  static let renewCode = Action("restaurant.table.renew-code", isOfPages: true)
  static let renewCodes = Action("restaurant.table.renew-codes", isOfPages: true)
  static let openTab = Action("restaurant.tab.open")
}

extension DiningTable {
  static let noun = Noun(
    es: .feminine("mesa", "mesas"), en: ("table", "tables"), pt: .feminine("mesa", "mesas"))
  static let added = Event(
    "tables.added", Phrase(es: "Mesas nuevas", en: "New tables", pt: "Mesas novas"),
    undo: .by { try TableStore($1).removeAdded(by: $0.activity.id) })
  static let renamed = Event("table.renamed", \.changed, of: noun)
  static let placed = Event<NoDetail>(
    "table.placed",
    says: TablePhrases.at(es: "otro sitio en la lista", en: "moved in the list", pt: "outro lugar na lista"))
  static let deleted = Event.deletion("table.deleted", of: noun)
  static let codeRenewed = Event<NoDetail>(
    "code.renewed", undo: .by { try TableStore($1).restoreCodes(before: $0.activity.id) },
    says: TablePhrases.at(
      es: "código nuevo. Imprímelo; el anterior ya no vale.", en: "new code. Print it; the old one no longer works.",
      pt: "código novo. É preciso imprimir; o anterior já não vale."))
  static let codesRenewed = Event<NoDetail>(
    "codes.renewed", undo: .by { try TableStore($1).restoreCodes(before: $0.activity.id) },
    says: { _ in
      Phrase(
        es: "Códigos nuevos en todas las mesas. Imprímelos; los anteriores ya no valen.",
        en: "New codes for all tables. Print them; the old ones no longer work.",
        pt: "Códigos novos em todas as mesas. É preciso imprimir; os anteriores já não valem.")
    })

  static let events = [
    added.declared, renamed.declared, placed.declared, deleted.declared, codeRenewed.declared, codesRenewed.declared,
  ]
}
