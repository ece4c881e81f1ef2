import Kit

/// A team that a space has added for itself.
struct Team: Hashable, Stored {
  let id: ID<Team>
  let name: String
  let shield: Shield
  /// By what else files call it.
  var aliases: [String] = []
  /// What it was called before, by which matches that are there already are still known.
  var former: [String] = []

  static let topic: Topic = "pools.team"
  static let table = SpaceTable("pools_team", hasTrash: true)
  static let columns: SQL = "id, name, shield, aliases, former"
  static var gone: Phrase { TeamPhrases.gone }

  var subject: Subject { Subject(Self.topic, id, title: name) }
  var side: Side { Side(key: id.description, name: name, shield: shield) }
}

extension Team {
  init(_ row: SQLRow, in space: Space) throws {
    self.init(
      id: try row["id"], name: try row["name"], shield: Shield(stored: try row["shield"]) ?? .neutral,
      aliases: Self.aliases(try row["aliases"]),
      former: (try row["former"] as String).split(separator: "\n").map(String.init))
  }

  /// “Los Lunes FC, CD Los Lunes”: names between commas, semicolons or on lines of their own.
  static func aliases(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" || $0.isNewline }.map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    .filter { !$0.searchKey.isEmpty }
  }
}

extension Action {
  static let addTeam = Action("pools.team.add", [.newID] + TeamDraft.inputs, offline: .form)
  static let changeTeam = Action("pools.team.change", TeamDraft.inputs, offline: .form)
  static let deleteTeam = Action("pools.team.delete")
}

extension Team {
  static let noun = Noun(
    es: .masculine("equipo", "equipos"), en: ("team", "teams"), pt: .masculine("clube", "clubes"))
  static let added = Event("team.added", \.new, of: noun)
  static let changed = Event("team.changed", \.changed, of: noun)
  static let deleted = Event.deletion("team.deleted", of: noun)

  static let events = [added, changed, deleted].map(\.declared)
}
