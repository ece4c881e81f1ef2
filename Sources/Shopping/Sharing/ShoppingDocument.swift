import Foundation
import Kit

/// Lists as a file holds them. Amounts are decimal with a point, instants are ISO 8601; what is in the trash or cleared away
/// is not in it.
struct ShoppingDocument: Codable, Sendable, Equatable {
  static let format = "sobremesa-shopping"
  static let version = 1

  struct ItemRecord: Codable, Sendable, Equatable {
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

  struct ListRecord: Codable, Sendable, Equatable {
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
  static let columns = [
    "list_id", "list", "id", "name", "brand", "quantity", "unit", "price", "price_basis", "note", "category", "bought",
    "added_at",
  ]

  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }

  /// One row for each item; the list's own columns are repeated.
  var csv: String { CSV.write(Self.columns, lists.flatMap(\.csv)) }
}

extension ShoppingDocument.ListRecord {
  var csv: [[String]] {
    items.map { item in
      [
        id ?? "", name, item.id ?? "", item.name, item.brand ?? "", item.quantity ?? "", item.unit ?? "",
        item.price ?? "", item.priceBasis ?? "", item.note ?? "", item.category ?? "",
        item.bought == true ? "yes" : "no", item.addedAt ?? "",
      ]
    }
  }
}

extension ShoppingDocument.ItemRecord {
  init(_ item: Item, categories: [ID<Category>: String]) {
    let draft = ItemDraft(item, in: .en)
    func said(_ text: String) -> String? { text.isEmpty ? nil : text }
    self.init(
      id: item.id.description, name: draft.name, brand: said(draft.brand), quantity: said(draft.quantity),
      unit: said(draft.unit), price: said(draft.price), priceBasis: said(draft.basis), note: said(draft.note),
      category: item.category.flatMap { categories[$0] }, bought: item.isBought, addedAt: item.addedAt.iso8601)
  }

  init(_ row: CSV.Row) {
    func said(_ column: String) -> String? { row[column].isEmpty ? nil : row[column] }
    self.init(
      id: said("id"), name: row["name"], brand: said("brand"), quantity: said("quantity"), unit: said("unit"),
      price: said("price"), priceBasis: said("price_basis"), note: said("note"), category: said("category"),
      bought: ["yes", "true", "1", "x"].contains(row["bought"].lowercased()), addedAt: said("added_at"))
  }

  /// As a form would say it. Files write a point; spreadsheets of half the world write a comma.
  var draft: ItemDraft {
    var draft = ItemDraft(name: name)
    draft.brand = brand ?? ""
    draft.quantity = quantity ?? ""
    draft.unit = unit ?? ""
    draft.price = price ?? ""
    draft.basis = priceBasis ?? ""
    draft.note = note ?? ""
    return draft
  }

  var language: Language {
    guard let price, price.contains(","), !price.contains(".") else { return .en }
    return .es
  }
}

/// Writes what a space, or one list, holds.
struct ShoppingExport {
  let view: SpaceView
  let language: Language

  /// One document with all lists, a list at a time.
  func writeJSON(to writer: ExportWriter) throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try writer.write("{\"format\": \"\(ShoppingDocument.format)\", \"version\": \(ShoppingDocument.version)")
    try writer.write(", \"currency\": \"\(view.space.currency.code)\",\n\"lists\": ")
    try writer.list { element in try forEachList { try element(Array(try encoder.encode($0))) } }
    try writer.write("}\n")
  }

  func writeTable(to writer: ExportWriter) throws {
    try writer.write(CSV.line(ShoppingDocument.columns))
    try forEachList { for line in $0.csv { try writer.write(CSV.line(line)) } }
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
    let entries = try ItemStore(view).items(of: list.id).map { item in
      ListText.Entry(line: item.line, note: item.note, isBought: item.isBought)
    }
    return ListText(title: list.name, entries: entries).text(for: try GoodStore(view, language).reader())
  }
}
