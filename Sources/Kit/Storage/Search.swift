/// Narrowing a list by what somebody types.
package enum Search {
  /// More words than anybody types; the rest would only cost time.
  static let wordLimit = 8

  /// ` AND …` for each word: the folded column holds it anywhere. Empty without words.
  package static func condition(_ words: String, in column: SQL) -> SQL {
    var condition: SQL = ""
    for word in words.searchKey.split(separator: " ").prefix(wordLimit) {
      condition = "\(condition) AND \(Dialect.contains(column, String(word)))"
    }
    return condition
  }
}
