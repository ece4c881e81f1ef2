import Kit

/// What an entry says of the whole order, as its fields hold it.
struct EntryFields: Fielded {
  var way = ""
  var table = ""
  /// When somebody comes for it, in milliseconds; empty for as soon as it is ready.
  var time = ""
  var name = ""
  var phone = ""
  var address = ""
  var note = ""

  static let way = Field("way", \EntryFields.way, ReportPhrases.way)
  static let table = Field("table", \EntryFields.table, TablePhrases.table)
  static let time = Field("time", \EntryFields.time, PickUpPhrases.time)
  static let name = Field(
    "name", \EntryFields.name, KitPhrases.name, .text(.name), .optional(PlacingDraft.nameLimit))
  static let phone = Field(
    "phone", \EntryFields.phone, KitPhrases.phone, .text(.telephone), .optional(PlacingDraft.phoneLimit))
  static let address = Field(
    "address", \EntryFields.address, KitPhrases.address, .area(rows: 2), .optional(PlacingDraft.addressLimit))
  static let note = Field(
    "note", \EntryFields.note, RestaurantPhrases.orderNote, .area(rows: 2), .optional(PlacingDraft.noteLimit))
  static let fields = [way, table, time, name, phone, address, note]

  init() {}

  /// - Parameter table: where it is eaten, if that is at one.
  init(_ order: Order, at table: ID<DiningTable>?) {
    (way, self.table, note) = (order.way.rawValue, table?.description ?? "", order.note)
    time = order.fetchedAt.map { "\($0.milliseconds)" } ?? ""
    (name, phone, address) = (order.contact.name, order.contact.phone, order.contact.address)
  }

  /// - Parameter prefix: of its columns.
  init(_ row: SQLRow, prefix: String) throws {
    let columns = ["table": "table_id", "time": "pick_up"]
    try self.init { try row[prefix + (columns[$0.name] ?? $0.name)] }
  }
}

extension Rewrite where Value == EntryFields {
  func field(_ path: KeyPath<EntryFields, String>) -> Rewrite<String> {
    Rewrite<String>(typed: typed[keyPath: path], shown: shown[keyPath: path], now: now[keyPath: path])
  }

  /// Each field as it is going to be.
  var merged: EntryFields {
    var merged = now
    for each in EntryFields.fields { merged[keyPath: each.path] = field(each.path).value }
    return merged
  }

  /// All but the note say where it goes.
  var changesTarget: Bool { EntryFields.fields.contains { $0.name != "note" && field($0.path).change != nil } }
}
