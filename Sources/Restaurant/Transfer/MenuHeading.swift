import Kit

/// What a column of a table, or a key of an object, holds, by whatever of its names it goes.
struct MenuHeading: Hashable, Sendable {
  enum Column: Hashable, Sendable {
    case id, section, name, description, price, minorUnits, contains, mayContain, free, allergens, tags, soldOut
    case modifiers
  }

  let column: Column
  /// Of a text; `nil` where the file doesn't say.
  let language: Language?

  /// `nil` when it is none of ours.
  init?(_ title: String) {
    let words = title.searchKey.split(separator: " ")
    if words.count > 1, let last = words.last, let language = Self.languages[String(last)],
      let column = Self.columns[words.dropLast().joined()], Self.texts.contains(column)
    {
      (self.column, self.language) = (column, language)
    } else if let column = Self.columns[words.joined()] {
      (self.column, language) = (column, nil)
    } else {
      return nil
    }
  }

  private init(_ column: Column, _ language: Language?) {
    (self.column, self.language) = (column, language)
  }

  /// Two headings of one meaning say the same twice, or contradict each other.
  /// - Parameter main: of texts that name no language.
  func meaning(mainly main: Language) -> MenuHeading {
    switch column {
    case .minorUnits: MenuHeading(.price, nil)
    case .allergens: MenuHeading(.contains, nil)
    default: MenuHeading(column, Self.texts.contains(column) ? language ?? main : nil)
    }
  }

  /// The first two titles of one meaning, where there are any.
  static func doubled(among titles: [String], mainly main: Language) -> (String, String)? {
    var seen: [MenuHeading: String] = [:]
    for title in titles {
      guard let meaning = MenuHeading(title)?.meaning(mainly: main) else { continue }
      if let other = seen[meaning] { return (other, title) }
      seen[meaning] = title
    }
    return nil
  }

  private static let texts: Set<Column> = [.section, .name, .description]

  private static let languages: [String: Language] = [
    "es": .es, "espanol": .es, "castellano": .es, "spanish": .es, "espanhol": .es, "en": .en, "ingles": .en,
    "english": .en, "pt": .pt, "portugues": .pt, "portuguese": .pt,
  ]

  private static let columns: [String: Column] = {
    let names: [(Column, String)] = [
      (.id, "id"), (.section, "section seccion tipo type category categoria secao seccao"),
      (.name, "name nombre nome plato dish prato"), (.description, "description descripcion descricao"),
      (.price, "price precio preco"), (.minorUnits, "minorunits"),
      (.contains, "contains contiene contem alergenos alergenios"),
      (.mayContain, "maycontain puedecontener podeconter traces trazas vestigios tracos"),
      (.free, "free freefrom nocontiene naocontem sin sem libre livre"), (.allergens, "allergens"),
      (.tags, "tags etiquetas diet dieta"), (.soldOut, "soldout agotado esgotado"),
      (.modifiers, "modifiers modificadores options opciones opcoes"),
    ]
    var columns: [String: Column] = [:]
    for (column, words) in names {
      for word in words.split(separator: " ") { columns[String(word)] = column }
    }
    return columns
  }()
}
