import Kit

/// Wines that the people of a space put together: for a dinner, for a cellar.
struct Selection: Stored {
  static let topic: Topic = "wines.selection"
  static let table = SpaceTable("wines_selection", hasTrash: true)
  /// What stands on it.
  static let wines = SpaceTable("wines_selected", hasTrash: true)
  static let columns: SQL = "id, name"
  static var gone: Phrase { MinePhrases.listGone }

  let id: ID<Selection>
  let name: String

  init(_ row: SQLRow, in space: Space) throws {
    (id, name) = (try row["id"], try row["name"])
  }

  var subject: Subject { Subject(Self.topic, id, title: name) }
}

/// What the form of a list says.
struct SelectionDraft: Fielded {
  var name = ""

  static let name = Field(
    "name", \SelectionDraft.name, WinesPhrases.name(of: .name), .text(.name),
    .required(100, missing: KitPhrases.nameMissing))
  static let fields = [name]
}

extension Action {
  static let addSelection = Action(
    "wines.selection.add", [.newID] + SelectionDraft.inputs + [Input("wine", .whole(1...Int(Int32.max)))],
    offline: .make)
  static let changeSelection = Action("wines.selection.change", SelectionDraft.inputs, offline: .form)
  static let deleteSelection = Action("wines.selection.delete")
  static let select = Action(
    "wines.selection.select", [Input("selection", .id, isRequired: true), Input("on", .yesNo, isRequired: true)],
    offline: .set)
  static let takeOff = Action("wines.selection.take-off", offline: .remove)
}

extension Selection {
  static let noun = Noun(
    es: .feminine("lista de vinos", "listas de vinos"), en: ("wine list", "wine lists"),
    pt: .feminine("lista de vinhos", "listas de vinhos"))
  static let added = Event("selection.added", \.new, of: noun)
  static let changed = Event("selection.changed", \.changed, of: noun)
  static let wineAdded = Event<NoDetail>("selection.wine-added") {
    MinePhrases.added($0.change(of: "wine")?.to ?? "", to: $0.title)
  }
  static let wineRemoved = Event<NoDetail>(
    "selection.wine-removed", undo: .by { try SelectionStore($1).restore($0.activity.id) },
    says: { MinePhrases.removed($0.change(of: "wine")?.from ?? "", from: $0.title) })
  static let deleted = Event(
    "selection.deleted", \.deleted, of: noun,
    undo: .by { try SelectionStore($1).restore($0.activity.id) }, isDeletion: true)

  static let events = [added, changed, wineAdded, wineRemoved, deleted].map(\.declared)
}

extension Capability {
  /// For whoever is to choose from a list without an account: they see it, and change nothing.
  static let seeSelection = Capability(
    "wines.see-list", offer: MinePhrases.seeList, topics: [Selection.topic],
    of: { (id: ID<Selection>, view) in try view.find(id).subject }, opens: WinesPaths.selection)
}
