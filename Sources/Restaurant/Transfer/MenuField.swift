import Kit

/// What a file may say of a dish.
enum MenuField: CaseIterable, Hashable, Sendable {
  case section, name, description, price, allergens, tags, modifiers, soldOut

  /// For the preview of what changes.
  var title: Phrase {
    switch self {
    case .section: Phrase(es: "Sección", en: "Section", pt: "Categoria")
    case .name: Phrase(es: "Nombre", en: "Name", pt: "Nome")
    case .description: Phrase(es: "Descripción", en: "Description", pt: "Descrição")
    case .price: Phrase(es: "Precio", en: "Price", pt: "Preço")
    case .allergens: Phrase(es: "Alérgenos", en: "Allergens", pt: "Alérgenos")
    case .tags: Phrase(es: "Etiquetas", en: "Tags", pt: "Etiquetas")
    case .modifiers: Phrase(es: "Opciones", en: "Options", pt: "Opções")
    case .soldOut: Phrase(es: "Agotado", en: "Sold out", pt: "Esgotado")
    }
  }
}
