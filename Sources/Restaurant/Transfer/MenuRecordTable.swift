import Kit

extension MenuRecord {
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

  /// A dish of a table. Modifiers are a JSON list in their cell.
  /// - Parameters:
  ///   - language: of texts that name none.
  ///   - unread: keys within modifiers that mean nothing to us are added to it.
  init(
    _ row: CSV.Row, _ headings: [(title: String, heading: MenuHeading)], mainly language: Language,
    unread: inout Set<String>
  ) {
    for (title, heading) in headings {
      let cell = row[title]
      switch heading.column {
      case .id: id = cell.filter { !$0.isWhitespace }
      case .section: take(cell, \.section, .section, heading.language ?? language)
      case .name: take(cell, \.name, .name, heading.language ?? language)
      case .description: take(cell, \.description, .description, heading.language ?? language)
      case .price, .minorUnits:
        price = heading.column == .price ? .text(cell) : .minorUnits(cell)
        says.insert(.price)
      case .contains, .allergens:
        contains += MenuWords.list(cell)
        says.insert(.allergens)
      case .mayContain:
        mayContain += MenuWords.list(cell)
        says.insert(.allergens)
      case .free:
        free += MenuWords.list(cell)
        says.insert(.allergens)
      case .tags:
        tags += MenuWords.list(cell).flatMap {
          MenuWords.tag($0) == nil ? $0.split(separator: " ").map(String.init) : [$0]
        }
        says.insert(.tags)
      case .soldOut:
        let bool = MenuWords.bool(cell)
        isSoldOut = bool == true
        says.insert(.soldOut)
        if bool == nil { problems.append(MenuFilePhrases.wrongValue(title)) }
      case .modifiers: takeModifiers(cell, title: title, mainly: language, unread: &unread)
      }
    }
  }

  private mutating func take(
    _ cell: String, _ path: WritableKeyPath<MenuRecord, LocalizedText>, _ field: MenuField, _ language: Language
  ) {
    if !cell.isEmpty { self[keyPath: path][language] = cell }
    says.insert(field)
  }

  private mutating func takeModifiers(
    _ cell: String, title: String, mainly language: Language, unread: inout Set<String>
  ) {
    says.insert(.modifiers)
    guard !cell.allSatisfy(\.isWhitespace) else { return }
    var isRight = false
    do throws(JSONReader.Misreading) {
      isRight = takeModifiers(try JSONReader.read(cell), mainly: language, unread: &unread)
    } catch {
      isRight = false
    }
    if !isRight { problems.append(MenuFilePhrases.wrongValue(title)) }
  }
}
