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

  /// Dishes of one section stand one after the other, as on the menu.
  var json: [UInt8] {
    var sections: [(name: LocalizedText, dishes: [JSONNode.Value])] = []
    for entry in entries {
      if sections.last?.name != entry.section { sections.append((entry.section, [])) }
      sections[sections.count - 1].dishes.append(entry.record)
    }
    let document = JSONNode.Value.members([
      "format": .text(Self.format), "version": .number("\(Self.version)"), "currency": .text(currency.code),
      "language": .text(language.rawValue),
      "sections": .elements(sections.map { .members(["name": $0.name.record, "dishes": .elements($0.dishes)]) }),
    ])
    return document.lines
  }

  /// One row for each dish.
  func csv(_ style: TableStyle = .plain) -> String {
    entries.reduce(into: style.header(MenuRecord.columns)) { $0 += style.line(row($1, style)) }
  }

  private func row(_ entry: MenuEntry, _ style: TableStyle) -> [String] {
    func texts(_ text: LocalizedText) -> [String] { Language.allCases.map { text[$0] } }
    func names(_ presence: AllergenPresence) -> String {
      entry.allergens.allergens(presence).map(\.rawValue).joined(separator: ", ")
    }
    let modifiers = entry.modifiers.isEmpty ? [] : JSONNode.Value.elements(entry.modifiers.map(\.record)).bytes
    return [entry.id ?? ""] + texts(entry.section) + texts(entry.name) + texts(entry.description) + [
      style.decimal(entry.price.fieldText(in: .en)), names(.contains), names(.mayContain), names(.free),
      entry.tags.shown.map(\.rawValue).joined(separator: ", "), style.answer(entry.isSoldOut),
      String(decoding: modifiers, as: UTF8.self),
    ]
  }
}

extension MenuEntry {
  fileprivate var record: JSONNode.Value {
    func names(_ presence: AllergenPresence) -> JSONNode.Value {
      .elements(allergens.allergens(presence).map { .text($0.rawValue) })
    }
    return .members([
      "id": id.map(JSONNode.Value.text) ?? .null, "name": name.record, "description": description.record,
      "price": .text(price.fieldText(in: .en)),
      "allergens": .members([
        "contains": names(.contains), "mayContain": names(.mayContain), "free": names(.free),
      ]),
      "tags": .elements(tags.shown.map { .text($0.rawValue) }), "soldOut": .bool(isSoldOut),
      "modifiers": .elements(modifiers.map(\.record)),
    ])
  }
}

extension ModifierGroup {
  fileprivate var record: JSONNode.Value {
    .members([
      "id": .text(id.description), "name": name.record, "minimum": .number("\(minimum)"),
      "maximum": .number("\(maximum)"), "options": .elements(options.map(\.record)),
    ])
  }
}

extension ModifierOption {
  fileprivate var record: JSONNode.Value {
    .members([
      "id": .text(id.description), "name": name.record, "price": .text(price.fieldText(in: .en)),
      "soldOut": .bool(isSoldOut),
    ])
  }
}

extension LocalizedText {
  fileprivate var record: JSONNode.Value {
    .members(Dictionary(uniqueKeysWithValues: languages.map { ($0.rawValue, .text(self[$0])) }))
  }
}
