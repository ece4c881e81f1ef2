import Foundation
import Kit

/// Lists as a file holds them. Amounts are decimal with a point, instants are ISO 8601; what is in the trash or cleared away
/// is not in it.
struct ShoppingDocument: Encodable, Sendable, Equatable {
  static let format = "sobremesa-shopping"
  static let version = 1

  struct ItemRecord: Encodable, Sendable, Equatable {
    var id: String?
    var name: String
    var brand: String?
    var quantity: String?
    var unit: String?
    var price: String?
    /// What the price is for: a unit, or `whole`.
    var priceBasis: String?
    var note: String?
    var category: String?
    var bought: Bool?
    var addedAt: String?
  }

  struct ListRecord: Encodable, Sendable, Equatable {
    var id: String?
    var name: String
    var items: [ItemRecord]
  }

  var format = ShoppingDocument.format
  var version = ShoppingDocument.version
  var currency: String?
  var lists: [ListRecord] = []
}

extension ShoppingDocument {
  static let columns = TableColumns([
    ("list_id", "id de la lista", "id da lista"), ("list", "lista", "lista"), ("id", "id", "id"),
    ("name", "artículo", "produto"), ("brand", "marca", "marca"), ("quantity", "cantidad", "quantidade"),
    ("unit", "unidad", "unidade"), ("price", "precio", "preço"), ("price_basis", "precio por", "preço por"),
    ("note", "nota", "nota"), ("category", "categoría", "categoria"), ("bought", "comprado", "comprado"),
    ("added_at", "añadido", "acrescentado"),
  ])

  static func encoder(_ formatting: JSONEncoder.OutputFormatting = []) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return encoder
  }

  func json() throws -> [UInt8] { Array(try Self.encoder(.prettyPrinted).encode(self)) }

  /// One row for each item; the list's own columns are repeated.
  func csv(_ style: TableStyle = .plain) -> String {
    lists.reduce(into: style.header(Self.columns)) { table, list in
      for row in list.csv(style) { table += style.line(row) }
    }
  }
}

extension ShoppingDocument.ListRecord {
  init(_ object: JSONObject) throws(JSONObject.Wrong) {
    var items: [ShoppingDocument.ItemRecord] = []
    for item in try object.objects("items") { items.append(try ShoppingDocument.ItemRecord(item)) }
    self.init(id: try object.textIfAny("id"), name: try object.text("name"), items: items)
  }

  func csv(_ style: TableStyle) -> [[String]] {
    items.map { item in
      [
        id ?? "", name, item.id ?? "", item.name, item.brand ?? "", style.decimal(item.quantity ?? ""), item.unit ?? "",
        style.decimal(item.price ?? ""), item.priceBasis ?? "", item.note ?? "", item.category ?? "",
        style.answer(item.bought == true), item.addedAt ?? "",
      ]
    }
  }
}

extension ShoppingDocument.ItemRecord {
  init(_ object: JSONObject) throws(JSONObject.Wrong) {
    self.init(
      id: try object.textIfAny("id"), name: try object.text("name"), brand: try object.textIfAny("brand"),
      quantity: try object.textIfAny("quantity"), unit: try object.textIfAny("unit"),
      price: try object.textIfAny("price"), priceBasis: try object.textIfAny("price_basis"),
      note: try object.textIfAny("note"), category: try object.textIfAny("category"),
      bought: try object.boolIfAny("bought"), addedAt: try object.textIfAny("added_at"))
  }

  init(_ item: Item, categories: [ID<Category>: String]) {
    self.init(ItemDraft(item, in: .en), bought: item.isBought)
    (id, addedAt) = (item.id.description, item.addedAt.iso8601)
    category = item.category.flatMap { categories[$0] }
  }

  /// - Parameter draft: as an English form says it.
  init(_ draft: ItemDraft, bought: Bool) {
    func said(_ text: String) -> String? { text.isEmpty ? nil : text }
    self.init(
      name: draft.name, brand: said(draft.brand), quantity: said(draft.quantity), unit: said(draft.unit),
      price: said(draft.price), priceBasis: said(draft.basis), note: said(draft.note), bought: bought)
  }

  init(_ row: CSV.Row) {
    func said(_ column: String) -> String? { row[column].isEmpty ? nil : row[column] }
    self.init(
      id: said("id"), name: row["name"], brand: said("brand"), quantity: said("quantity"), unit: said("unit"),
      price: said("price"), priceBasis: said("price_basis"), note: said("note"), category: said("category"),
      bought: CSV.isYes(row["bought"]), addedAt: said("added_at"))
  }

  /// As an English form would say it. Files write a point; spreadsheets of half the world write a comma.
  var draft: ItemDraft {
    ItemDraft(
      name: name.asTyped, brand: (brand ?? "").asTyped, quantity: Self.plain(quantity ?? "").asTyped,
      unit: unit ?? "", price: Self.plain(price ?? "").asTyped, basis: priceBasis ?? "", note: (note ?? "").asTyped)
  }

  private static func plain(_ number: String) -> String {
    CSV.hasDecimalComma(number) ? number.replacing(",", with: ".") : number
  }
}

/// Writes what a space, or one list, holds.
struct ShoppingExport {
  let view: SpaceView
  let language: Language

  /// One document with all lists, a list at a time.
  func writeJSON(to writer: ExportWriter) throws {
    let encoder = ShoppingDocument.encoder()
    try writer.write("{\"format\": \"\(ShoppingDocument.format)\", \"version\": \(ShoppingDocument.version)")
    try writer.write(", \"currency\": \"\(view.space.currency.code)\",\n\"lists\": ")
    try writer.list { element in try forEachList { try element(Array(try encoder.encode($0))) } }
    try writer.write("}\n")
  }

  func writeTable(in style: TableStyle, to writer: ExportWriter) throws {
    try writer.write(style.header(ShoppingDocument.columns))
    try forEachList { for line in $0.csv(style) { try writer.write(style.line(line)) } }
  }

  private func forEachList(
    _ only: ID<ShoppingList>? = nil, _ body: (ShoppingDocument.ListRecord) throws -> Void
  ) throws {
    let categories = Dictionary(
      uniqueKeysWithValues: try CategoryStore(view, language).categories().map { ($0.id, $0.name) })
    var record: ShoppingDocument.ListRecord?
    try ItemStore(view).forEach(on: only) { list, name, item in
      if list.description != record?.id {
        if let record { try body(record) }
        record = ShoppingDocument.ListRecord(id: list.description, name: name, items: [])
      }
      if let item { record?.items.append(ShoppingDocument.ItemRecord(item, categories: categories)) }
    }
    if let record { try body(record) }
  }

  /// - Parameter only: one list alone.
  func document(_ only: ID<ShoppingList>? = nil) throws -> ShoppingDocument {
    var document = ShoppingDocument()
    document.currency = view.space.currency.code
    try forEachList(only) { document.lists.append($0) }
    return document
  }

  func text(of list: ShoppingList) throws -> String {
    try content(of: list).text(for: try GoodStore(view, language).parser())
  }

  /// For a conversation.
  func chatText(of list: ShoppingList) throws -> String {
    ChatText(list: try content(of: list)).text(in: language)
  }

  private func content(of list: ShoppingList) throws -> ListText {
    let entries = try ItemStore(view).items(of: list.id).map { item in
      ListText.Entry(line: item.line, note: item.note, isBought: item.isBought)
    }
    return ListText(title: list.name, entries: entries)
  }
}
