import Foundation
import Kit

/// A menu as our own files hold it. Amounts are decimal with a point; texts are objects with a text for each language in
/// which they are written. What a file leaves out stays as it is on the menu.
///
/// ```json
/// {"format": "sobremesa.restaurant.menu", "version": 1, "currency": "EUR", "language": "es",
///  "sections": [{"name": {"es": "Postres", "en": "Desserts"}, "dishes": [
///    {"name": {"es": "Flan"}, "description": {"es": "De huevo"}, "price": "4.50",
///     "allergens": {"contains": ["eggs", "milk"], "mayContain": ["nuts"], "free": []},
///     "tags": ["vegetarian"], "soldOut": false,
///     "modifiers": [{"name": {"es": "Con"}, "minimum": 0, "maximum": 1,
///       "options": [{"name": {"es": "Nata"}, "price": "0.50", "soldOut": false}]}]}]}]}
/// ```
///
/// `minorUnits` (a whole number) may stand for `price`; ids come with what is exported and may be left out.
struct MenuDocument: Sendable {
  static let format = "sobremesa.restaurant.menu"
  static let version = 1

  let entries: [MenuEntry]
  let currency: Currency
  let language: Language

  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(Records(self)))
  }

  /// One row for each dish.
  func csv(_ style: TableStyle = .plain) throws -> String {
    try entries.reduce(into: style.header(MenuRecord.columns)) { $0 += style.line(try row($1, style)) }
  }

  private func row(_ entry: MenuEntry, _ style: TableStyle) throws -> [String] {
    func texts(_ text: LocalizedText) -> [String] { Language.allCases.map { text[$0] } }
    func names(_ presence: AllergenPresence) -> String {
      entry.allergens.allergens(presence).map(\.rawValue).joined(separator: ", ")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let modifiers = try entry.modifiers.isEmpty ? Data() : encoder.encode(entry.modifiers.map(Records.Group.init))
    return [entry.id ?? ""] + texts(entry.section) + texts(entry.name) + texts(entry.description) + [
      style.decimal(entry.price.fieldText(in: .en)), names(.contains), names(.mayContain), names(.free),
      entry.tags.shown.map(\.rawValue).joined(separator: ", "), style.answer(entry.isSoldOut),
      String(decoding: modifiers, as: UTF8.self),
    ]
  }
}

/// The document's own shape.
private struct Records: Encodable {
  struct Section: Encodable {
    let name: [String: String]
    var dishes: [Dish]
  }

  struct Dish: Encodable {
    let id: String?
    let name: [String: String]
    let description: [String: String]
    let price: String
    let allergens: Allergens
    let tags: [String]
    let soldOut: Bool
    let modifiers: [Group]
  }

  struct Allergens: Encodable {
    let contains: [String]
    let mayContain: [String]
    let free: [String]
  }

  struct Group: Encodable {
    let id: String
    let name: [String: String]
    let minimum: Int
    let maximum: Int
    let options: [Option]
  }

  struct Option: Encodable {
    let id: String
    let name: [String: String]
    let price: String
    let soldOut: Bool
  }

  let format = MenuDocument.format
  let version = MenuDocument.version
  let currency: String
  let language: String
  private(set) var sections: [Section] = []

  /// Dishes of one section stand one after the other, as on the menu.
  init(_ document: MenuDocument) {
    currency = document.currency.code
    language = document.language.rawValue
    for entry in document.entries {
      if sections.last?.name != entry.section.record {
        sections.append(Section(name: entry.section.record, dishes: []))
      }
      sections[sections.count - 1].dishes.append(Dish(entry))
    }
  }
}

extension Records.Dish {
  fileprivate init(_ entry: MenuEntry) {
    func names(_ presence: AllergenPresence) -> [String] { entry.allergens.allergens(presence).map(\.rawValue) }
    self.init(
      id: entry.id, name: entry.name.record, description: entry.description.record,
      price: entry.price.fieldText(in: .en),
      allergens: Records.Allergens(contains: names(.contains), mayContain: names(.mayContain), free: names(.free)),
      tags: entry.tags.shown.map(\.rawValue), soldOut: entry.isSoldOut,
      modifiers: entry.modifiers.map(Records.Group.init))
  }
}

extension Records.Group {
  fileprivate init(_ group: ModifierGroup) {
    self.init(
      id: group.id.description, name: group.name.record, minimum: group.minimum, maximum: group.maximum,
      options: group.options.map { option in
        Records.Option(
          id: option.id.description, name: option.name.record, price: option.price.fieldText(in: .en),
          soldOut: option.isSoldOut)
      })
  }
}

extension LocalizedText {
  fileprivate var record: [String: String] {
    Dictionary(uniqueKeysWithValues: languages.map { ($0.rawValue, self[$0]) })
  }
}
