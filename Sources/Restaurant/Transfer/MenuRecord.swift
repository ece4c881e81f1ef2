import Kit

/// A dish as a file says it, and what is wrong with that.
struct MenuRecord: Sendable {
  var entry: MenuEntry
  /// What the file speaks of at all: the rest stays as it is on the menu.
  var says: Set<MenuField> = []
  var problems: [Phrase] = []
  /// Without a price nothing can be said of what options make of it.
  var hasPrice = false

  init(in currency: Currency) {
    entry = MenuEntry(
      id: nil, section: LocalizedText(), name: LocalizedText(), description: LocalizedText(), price: .zero(currency),
      allergens: AllergenDeclaration(), tags: DietTags(), modifiers: [], isSoldOut: false)
  }

  /// The columns of the tables that we write; a text has one for each language. ``MenuHeading`` reads them all.
  static let columns: TableColumns = {
    let texts: [TableColumns.Column] = [
      ("section", "sección", "categoria"), ("name", "nombre", "nome"), ("description", "descripción", "descrição"),
    ]
    let others: [TableColumns.Column] = [
      ("price", "precio", "preço"), ("contains", "contiene", "contém"),
      ("may_contain", "puede contener", "pode conter"),
      ("free", "no contiene", "não contém"), ("tags", "etiquetas", "etiquetas"), ("sold_out", "agotado", "esgotado"),
      ("modifiers", "opciones", "opções"),
    ]
    var columns: [TableColumns.Column] = [("id", "id", "id")]
    for text in texts {
      for language in Language.allCases {
        columns.append(("\(text.key)_\(language)", "\(text.es) \(language)", "\(text.pt) \(language)"))
      }
    }
    return TableColumns(columns + others)
  }()
}
