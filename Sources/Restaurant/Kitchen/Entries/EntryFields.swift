import Kit

/// What an entry says of the whole order, as its fields hold it.
struct EntryFields: Hashable, Sendable {
  var way = ""
  var table = ""
  var name = ""
  var phone = ""
  var address = ""
  var note = ""

  init() {}

  /// - Parameter table: where it is eaten, if that is at one.
  init(_ order: Order, at table: ID<DiningTable>?) {
    (way, self.table, note) = (order.way.rawValue, table?.description ?? "", order.note)
    (name, phone, address) = (order.contact.name, order.contact.phone, order.contact.address)
  }

  init(_ row: SQLRow) throws {
    (way, table, note) = (try row["way"], try row["table_id"], try row["note"])
    (name, phone, address) = (try row["name"], try row["phone"], try row["address"])
  }

  init(shown row: SQLRow) throws {
    (way, table, note) = (try row["shown_way"], try row["shown_table_id"], try row["shown_note"])
    (name, phone, address) = (try row["shown_name"], try row["shown_phone"], try row["shown_address"])
  }

  /// By the fields of the form; all but the note say where it goes.
  static let target: [(name: String, path: any WritableKeyPath<EntryFields, String> & Sendable)] = [
    ("way", \.way), ("table", \.table), ("name", \.name), ("phone", \.phone), ("address", \.address),
  ]
  static let all = target + [("note", \.note)]

  var form: Form { Form(Self.all.map { ($0.name, self[keyPath: $0.path]) }) }
}

extension Rewrite where Value == EntryFields {
  func field(_ path: KeyPath<EntryFields, String>) -> Rewrite<String> {
    Rewrite<String>(typed: typed[keyPath: path], shown: shown[keyPath: path], now: now[keyPath: path])
  }

  /// Each field as it is going to be.
  var merged: EntryFields {
    var merged = now
    for (_, path) in EntryFields.all { merged[keyPath: path] = field(path).value }
    return merged
  }

  var changesTarget: Bool { EntryFields.target.contains { field($0.path).change != nil } }
}
