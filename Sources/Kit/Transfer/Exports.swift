import Foundation

/// Everything of a space or of a person in one JSON document, for those who leave or want to look: the rows as they are
/// stored, without secrets and without the bytes of pictures. It is a copy to keep, and not what an app's own import reads.
enum Exports {
  /// Raised when the shape of the documents changes.
  private static let version: Int64 = 1

  static func space(_ view: SpaceView, apps: [any App]) throws -> [UInt8] {
    let id = view.space.id
    func all(_ sql: SQL) throws -> JSONValue { .list(try view.connection.rows(sql).map { JSONValue($0) }) }
    var data: [String: JSONValue] = [:]
    for app in apps {
      var tables: [String: JSONValue] = [:]
      for table in app.spaceTables where !table.contains("_own_") {
        tables[table] = try all("SELECT * FROM \(SQL(trusted: table)) WHERE space_id = \(id)")
      }
      data[app.id] = .object(tables)
    }
    return try bytes([
      "format": .text("sobremesa-space"), "version": .integer(version),
      "space": try all("SELECT id, name, currency, zone, apps, created_at FROM kit_space WHERE id = \(id)"),
      "members": try all(
        """
        SELECT kit_person.id, kit_person.name, kit_member.role, kit_member.apps, kit_member.joined_at
        FROM kit_member JOIN kit_person ON kit_person.id = kit_member.person_id WHERE kit_member.space_id = \(id)
        """),
      "activity": try all(
        "SELECT * FROM kit_activity WHERE space_id = \(id) AND topic NOT LIKE '%.own-%' ORDER BY sequence, id"),
      "pictures": try all("SELECT id, type, width, height, created_at FROM kit_picture WHERE space_id = \(id)"),
      "apps": .object(data),
    ])
  }

  static func person(_ id: ID<Person>, apps: [any App], in connection: any Connection) throws -> [UInt8] {
    func all(_ sql: SQL) throws -> JSONValue { .list(try connection.rows(sql).map { JSONValue($0) }) }
    let tables = apps.flatMap(\.spaceTables).filter { $0.contains("_own_") }
    let own = try Dictionary(
      uniqueKeysWithValues: tables.map { table in
        (table, try all("SELECT * FROM \(SQL(trusted: table)) WHERE person_id = \(id)"))
      })
    return try bytes([
      "format": .text("sobremesa-person"), "version": .integer(version),
      "person": try all(
        "SELECT id, name, language, theme, colour, zone, created_at FROM kit_person WHERE id = \(id)"),
      "spaces": try all(
        """
        SELECT kit_space.id, kit_space.name, kit_member.role, kit_member.joined_at
        FROM kit_member JOIN kit_space ON kit_space.id = kit_member.space_id WHERE kit_member.person_id = \(id)
        """),
      "devices": try all("SELECT id, device, created_at, seen_at FROM kit_session WHERE person_id = \(id)"),
      "passkeys": try all("SELECT id, name, house, created_at, used_at FROM kit_passkey WHERE person_id = \(id)"),
      "activity": try all("SELECT * FROM kit_activity WHERE person_id = \(id) ORDER BY at, id"),
      "own": .object(own),
      "drafts": try all("SELECT id, kind, body, changed_at FROM kit_draft WHERE person_id = \(id)"),
    ])
  }

  private static func bytes(_ document: [String: JSONValue]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(document))
  }
}

extension App {
  /// The app's tables whose rows belong to a space, as its migrations make them.
  var spaceTables: [String] {
    migrations.flatMap(\.statements).compactMap { statement in
      let words = statement.text.split(whereSeparator: \.isWhitespace)
      guard words.starts(with: ["CREATE", "TABLE"]), words.contains("space_id") else { return nil }
      return String(words[2])
    }
  }
}
