/// Narrowing a list by what somebody types.
package enum Search {
  /// More words than anybody types; the rest would only cost time.
  static let wordLimit = 8

  /// ` AND …` for each word: the folded column holds it anywhere. Empty without words.
  package static func condition(_ words: String, in column: SQL) -> SQL {
    condition(self.words(in: words), in: column)
  }

  static func condition(_ words: [String], in column: SQL) -> SQL {
    var condition: SQL = ""
    for word in words { condition = "\(condition) AND \(Dialect.contains(column, word))" }
    return condition
  }

  /// Folded, as many as count.
  static func words(in text: String) -> [String] {
    text.searchKey.split(separator: " ").prefix(wordLimit).map(String.init)
  }

  /// The part of a list that is asked for. The values are one row's, in the columns that the list is ordered by.
  package enum Part: Sendable {
    /// A window after a row, or from the start.
    case after([SQLValue]?)
    /// The last ones before a row, as far as they stand in its window.
    case before([SQLValue])

    var limit: Int {
      switch self {
      case .after: Window<Never>.size + 1
      case .before: Window<Never>.lead + 1
      }
    }
  }
}

extension SpaceScope {
  /// ` AND …`: the row holds each word. Of a list with an index, it lets through no more of them than the part needs.
  /// - Parameter part: what the statement asks for, in the order of the index.
  package func search(_ words: String, in index: TextIndex, _ part: Search.Part) throws -> SQL {
    let words = Search.words(in: words)
    guard !words.isEmpty else { return "" }
    let holds = Search.condition(words, in: index.text)
    return "\(holds)\(try IndexedSearch(words, in: index, of: self)?.condition(part) ?? "")"
  }

  /// The same for a list in another order than that of its index.
  func search(_ words: String, in index: TextIndex) throws -> SQL {
    let words = Search.words(in: words)
    guard !words.isEmpty else { return "" }
    let holds = Search.condition(words, in: index.text)
    return "\(holds)\(try IndexedSearch(words, in: index, of: self)?.conditionInAnyOrder() ?? "")"
  }
}
