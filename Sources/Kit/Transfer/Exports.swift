/// Everything of a space or of a person in one JSON document, for those who leave or want to look: the rows as they are
/// stored, without secrets and without the bytes of pictures. It is a copy to keep, and not what an app's own import reads.
struct Exports {
  /// Raised when the shape of the documents changes.
  private static let version = 2

  let apps: [any App]
  let connection: any Connection
  let writer: ExportWriter

  func space(_ id: ID<Space>) throws {
    try begin("sobremesa-space")
    try rows("space", "SELECT id, name, currency, zone, apps, created_at FROM kit_space WHERE id = \(id)")
    try rows("letterhead", "SELECT \(LetterheadDraft.columns), logo_id FROM kit_letterhead WHERE space_id = \(id)")
    try rows(
      "members",
      """
      SELECT kit_person.id, kit_person.name, kit_member.role, kit_member.apps, kit_member.joined_at
      FROM kit_member JOIN kit_person ON kit_person.id = kit_member.person_id WHERE kit_member.space_id = \(id)
      ORDER BY kit_person.id
      """)
    try rows(
      "activity", "SELECT * FROM kit_activity WHERE space_id = \(id) AND \(Activity.isTold) ORDER BY sequence, id"
    )
    try rows(
      "pictures", "SELECT id, type, width, height, created_at FROM kit_picture WHERE space_id = \(id) ORDER BY id")
    try writer.write(",\n\"apps\":{")
    for (index, app) in apps.enumerated() {
      try writer.write("\(index > 0 ? "," : "")\n\"\(app.id)\":{")
      let tables = app.tables.filter { $0.visibility == .space }
      for (place, table) in tables.enumerated() {
        try writer.write("\(place > 0 ? "," : "")\n")
        try list(table, "space_id = \(id)")
      }
      try writer.write("}")
    }
    try writer.write("}}\n")
  }

  func person(_ id: ID<Person>) throws {
    try begin("sobremesa-person")
    try rows(
      "person", "SELECT id, name, language, theme, keys, colour, zone, created_at FROM kit_person WHERE id = \(id)")
    try rows(
      "spaces",
      """
      SELECT kit_space.id, kit_space.name, kit_member.role, kit_member.joined_at
      FROM kit_member JOIN kit_space ON kit_space.id = kit_member.space_id WHERE kit_member.person_id = \(id)
      ORDER BY kit_space.id
      """)
    try rows("devices", "SELECT id, device, created_at, seen_at FROM kit_session WHERE person_id = \(id) ORDER BY id")
    try rows(
      "passkeys", "SELECT id, name, house, created_at, used_at FROM kit_passkey WHERE person_id = \(id) ORDER BY id")
    try rows(
      "keys",
      """
      SELECT id, space_id, name, apps, may_write, hint, made_at, expires_at, used_at FROM kit_token
      WHERE person_id = \(id) ORDER BY id
      """)
    try rows("calendar", "SELECT made_at, used_at FROM kit_calendar WHERE person_id = \(id)")
    try rows(
      "notices", "SELECT id, session_id, made_at, told_at FROM kit_push_device WHERE person_id = \(id) ORDER BY id")
    try rows("quiet", "SELECT begins_at, ends_at, silent_until FROM kit_news_quiet WHERE person_id = \(id)")
    try rows("told", "SELECT kind, is_told FROM kit_news_choice WHERE person_id = \(id) ORDER BY kind")
    try rows("activity", "SELECT * FROM kit_activity WHERE person_id = \(id) ORDER BY at, id")
    try rows("drafts", "SELECT id, kind, body, changed_at FROM kit_draft WHERE person_id = \(id) ORDER BY id")
    try writer.write(",\n\"own\":{")
    var isFirst = true
    for app in apps {
      for table in app.tables where table.visibility == .own {
        try writer.write("\(isFirst ? "" : ",")\n")
        try list(table, "person_id = \(id)")
        isFirst = false
      }
    }
    try writer.write("}}\n")
  }

  private func begin(_ format: String) throws {
    try writer.write("{\"format\":\"\(format)\",\"version\":\(Self.version)")
  }

  private func rows(_ name: String, _ sql: SQL) throws {
    try writer.write(",\n")
    try list(name, sql)
  }

  private func list(_ table: SpaceTable, _ isShown: SQL) throws {
    let order = table.key.map { SQL(trusted: $0) }.joined(", ")
    try list(table.name, "SELECT * FROM \(table.sql) WHERE \(isShown) ORDER BY \(order)", without: table.secrets)
  }

  private func list(_ name: String, _ sql: SQL, without secrets: Set<String> = []) throws {
    try writer.write("\"\(name)\":")
    try writer.list { element in
      try connection.forEach(sql) { try element(JSONRow.bytes($0, without: secrets)) }
    }
  }
}
