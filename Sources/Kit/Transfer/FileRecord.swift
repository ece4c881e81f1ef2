/// A thing as a file says it: its id there, its declared fields, and whether lists hide it.
@dynamicMemberLookup
package struct FileRecord<Draft: Fielded>: Encodable, Equatable, Sendable {
  package let id: String?
  package let draft: Draft
  package let isArchived: Bool

  package init(id: String?, _ draft: Draft, isArchived: Bool) {
    (self.id, self.draft, self.isArchived) = (id, draft, isArchived)
  }

  /// - Parameters:
  ///   - needed: the fields without which the file is not one of ours.
  ///   - alias: another name under which a field may stand.
  package init(
    _ object: JSONObject, needed: Set<String>, alias: [String: String] = [:]
  ) throws(JSONObject.Wrong) {
    id = try object.textIfAny("id")
    draft = try Draft { field throws(JSONObject.Wrong) in
      if needed.contains(field.name) { return try object.text(field.name) }
      if let text = try object.textIfAny(field.name) { return text }
      return try alias[field.name].map { name throws(JSONObject.Wrong) in try object.textIfAny(name) ?? "" } ?? ""
    }
    isArchived = try object.boolIfAny("archived") == true
  }

  package init(_ row: CSV.Row) {
    id = row["id"].isEmpty ? nil : row["id"]
    draft = Draft { row[$0.name] }
    isArchived = CSV.isYes(row["archived"])
  }

  package subscript(dynamicMember field: KeyPath<Draft, String>) -> String { draft[keyPath: field] }

  /// Titled as the form asks for the fields.
  package static var columns: TableColumns {
    TableColumns(
      [("id", "id", "id")]
        + Draft.fields.map { ($0.name, $0.label.text(in: .es).lowercased(), $0.label.text(in: .pt).lowercased()) }
        + [("archived", "archivado", "arquivado")])
  }

  package func csv(_ style: TableStyle) -> [String] {
    [id ?? ""]
      + Draft.fields.map { field in
        let value = draft[keyPath: field.path]
        return if case .text(.decimal) = field.control { style.decimal(value) } else { value }
      } + [style.answer(isArchived)]
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: FileKey.self)
    try members.encodeIfPresent(id, forKey: FileKey("id"))
    for field in Draft.fields { try members.encode(draft[keyPath: field.path], forKey: FileKey(field.name)) }
    try members.encode(isArchived, forKey: FileKey("archived"))
  }
}

private struct FileKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension Fielded {
  /// As JSON kept what its columns hold; a field that has been declared since is empty.
  package init(columnsFrom decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: FileKey.self)
    self.init()
    for field in Self.fields where field.isStored {
      self[field] = try members.decodeIfPresent(String.self, forKey: FileKey(field.name)) ?? ""
    }
  }

  /// What its columns hold, each under the name of its field.
  package func encodeColumns(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: FileKey.self)
    for field in Self.fields where field.isStored { try members.encode(self[field], forKey: FileKey(field.name)) }
  }
}
