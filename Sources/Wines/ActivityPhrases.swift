import Kit

/// How activity reads.
extension WinesPhrases {
  static func sentence(for activity: Activity) -> Phrase {
    let title = activity.subject.title
    let wine = activity.fields.first { $0.field == "wine" }.map { $0.to.isEmpty ? $0.from : $0.to } ?? ""
    switch activity.verb {
    case "catalogue.imported":
      let added = activity.fields.first { $0.field == "added" }.flatMap { Int($0.to) } ?? 0
      return Phrase(
        es: "Importado «\(title)». Vinos nuevos: \(added)", en: "Imported “\(title)”. New wines: \(added)",
        pt: "Importado “\(title)”. Vinhos novos: \(added)")
    case "catalogue.returned":
      return Phrase(
        es: "Importación deshecha: «\(title)»", en: "Import undone: “\(title)”", pt: "Importação desfeita: “\(title)”")
    case "favourite.added": return Phrase(es: "Favorito: \(title)", en: "Favourite: \(title)", pt: "Favorito: \(title)")
    case "favourite.removed":
      return Phrase(
        es: "Ya no es favorito: \(title)", en: "No longer a favourite: \(title)", pt: "Já não é favorito: \(title)")
    case "wish.added": return Phrase(es: "Por probar: \(title)", en: "To try: \(title)", pt: "Para provar: \(title)")
    case "wish.removed":
      return Phrase(
        es: "Ya no está en «Por probar»: \(title)", en: "No longer on “To try”: \(title)",
        pt: "Já não está em “Para provar”: \(title)")
    case "tasting.added": return Phrase(es: "Bebido: \(title)", en: "Tried: \(title)", pt: "Bebido: \(title)")
    case "tasting.deleted":
      return Phrase(es: "Nota eliminada: \(title)", en: "Note deleted: \(title)", pt: "Anotação apagada: \(title)")
    case "selection.added":
      return Phrase(es: "Nueva lista: \(title)", en: "New list: \(title)", pt: "Nova lista: \(title)")
    case "selection.deleted":
      return Phrase(es: "Lista eliminada: \(title)", en: "List deleted: \(title)", pt: "Lista apagada: \(title)")
    case "selection.wine-added":
      return Phrase(
        es: "Añadido a «\(title)»: \(wine)", en: "Added to “\(title)”: \(wine)", pt: "Adicionado a “\(title)”: \(wine)")
    case "selection.wine-removed":
      return Phrase(
        es: "Quitado de «\(title)»: \(wine)", en: "Removed from “\(title)”: \(wine)",
        pt: "Removido de “\(title)”: \(wine)")
    default:
      return activity.verb.name.hasSuffix(".undone")
        ? Phrase(es: "Recuperado: \(title)", en: "Brought back: \(title)", pt: "Recuperado: \(title)")
        : Phrase(es: "Cambiado: \(title)", en: "Changed: \(title)", pt: "Alterado: \(title)")
    }
  }
}
