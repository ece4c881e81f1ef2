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
    let members = headings.map { title, heading in
      Member(key: title, heading: heading, node: JSONNode(row[title], of: heading.column, line: row.line))
    }
    take(members, mainly: language, unread: &unread)
  }
}

extension JSONNode {
  /// A cell of a table, as JSON would say it.
  fileprivate init(_ cell: String, of column: MenuHeading.Column, line: Int) {
    switch column {
    case .id: self.init(.text(cell.filter { !$0.isWhitespace }), line: line)
    case .minorUnits: self.init(.number(cell), line: line)
    case .tags:
      let words = MenuWords.list(cell).flatMap {
        MenuWords.tag($0) == nil ? $0.split(separator: " ").map(String.init) : [$0]
      }
      self.init(.list(words.map { JSONNode(.text($0), line: line) }), line: line)
    case .modifiers: self.init(cell.allSatisfy(\.isWhitespace) ? .list([]) : Self.document(cell), line: line)
    default: self.init(.text(cell), line: line)
    }
  }

  /// What is no JSON list stays the text that it is.
  private static func document(_ cell: String) -> Value {
    do throws(JSONReader.Misreading) {
      let document = try JSONReader.read(cell)
      return document.list == nil ? .text(cell) : document.value
    } catch {
      return .text(cell)
    }
  }
}
