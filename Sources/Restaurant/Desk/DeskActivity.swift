import Kit

/// How activity reads of what is decided at the desk.
enum DeskActivity {
  /// `nil` when it is of something else.
  static func sentence(for activity: Activity) -> Phrase? {
    let title = activity.subject.title
    switch activity.verb {
    case "menu.begun":
      return Phrase(
        es: "La carta empieza con unos platos de ejemplo", en: "The menu begins with some sample dishes",
        pt: "O menu começa com alguns pratos de exemplo")
    case "dish.added", "section.added", "group.added", "day.added":
      return Phrase(es: "Añadido: \(title)", en: "Added: \(title)", pt: "Adicionado: \(title)")
    case "dish.placed", "section.placed":
      return Phrase(es: "Cambiado de sitio: \(title)", en: "Moved: \(title)", pt: "Movido: \(title)")
    case "dish.sold-out", "option.sold-out", "dish.available.undone", "option.available.undone":
      return Phrase(es: "Agotado: \(title)", en: "Sold out: \(title)", pt: "Esgotado: \(title)")
    case "dish.available", "option.available", "dish.sold-out.undone", "option.sold-out.undone":
      return Phrase(es: "Disponible: \(title)", en: "Available: \(title)", pt: "Disponível: \(title)")
    case "stock.replenished": return DishPhrases.allAvailable
    case "hours.changed":
      return Phrase(es: "Horario cambiado", en: "Opening hours changed", pt: "Horário alterado")
    case "public.opened", "public.closed.undone":
      return Phrase(
        es: "Página abierta al público: \(title)", en: "Page opened to the public: \(title)",
        pt: "Página aberta ao público: \(title)")
    case "public.closed", "public.opened.undone":
      return Phrase(
        es: "Página cerrada al público: \(title)", en: "Page closed to the public: \(title)",
        pt: "Página fechada ao público: \(title)")
    case "public.changed":
      return Phrase(
        es: "Página pública cambiada: \(title)", en: "Public page changed: \(title)",
        pt: "Página pública alterada: \(title)")
    case MenuImport.verb: return imported(title)
    default: return undone(activity)
    }
  }

  private static func imported(_ count: String) -> Phrase {
    .counted(
      Int(count) ?? 0, es: (one: "Importado # plato", other: "Importados # platos"),
      en: (one: "Imported # dish", other: "Imported # dishes"),
      pt: (one: "Importado # prato", other: "Importados # pratos"))
  }

  private static func undone(_ activity: Activity) -> Phrase? {
    let title = activity.subject.title
    switch activity.verb {
    case "stock.replenished.undone":
      return Phrase(
        es: "De nuevo agotados: \(title)", en: "Sold out again: \(title)", pt: "De novo esgotados: \(title)")
    case "hours.changed.undone":
      return Phrase(es: "Horario como estaba", en: "Opening hours as they were", pt: "Horário como antes")
    case "public.changed.undone":
      return Phrase(
        es: "Página pública como estaba: \(title)", en: "Public page as it was: \(title)",
        pt: "Página pública como antes: \(title)")
    case "menu.imported.undone", "import.returned":
      return Phrase(
        es: "Importación deshecha: \(title)", en: "Import undone: \(title)", pt: "Importação desfeita: \(title)")
    default: return nil
    }
  }
}

/// Takes back what was done at the desk, where that is more than bringing rows back from the trash.
enum DeskUndo {
  /// - Parameter tables: the app's with a trash.
  /// - Returns: whether this is how the activity is undone.
  static func run(_ activity: Activity, tables: [SQL], in edit: Edit) throws -> Bool {
    let main = try EstablishmentStore(edit).establishment(for: .en).language
    if try Stock(edit, mainly: main).undo(activity) { return true }
    if try PublicPage(edit).undo(activity, mainly: main) { return true }
    switch activity.verb {
    case "hours.changed": try HoursStore(edit).takeBack(activity.fields, mainly: main)
    case MenuImport.verb: try MenuImport(into: edit, mainly: main).undo(activity)
    case "dish.deleted":
      try Trash.restore(activity.id, from: tables, in: edit)
      // A dish is nowhere without its section, which may have been deleted after it.
      try edit.run(
        """
        UPDATE restaurant_section SET trash_id = NULL WHERE space_id = \(edit.space.id)
          AND id = (SELECT section_id FROM restaurant_dish WHERE id = \(activity.subject.id))
        """)
    default: return false
    }
    return true
  }
}
