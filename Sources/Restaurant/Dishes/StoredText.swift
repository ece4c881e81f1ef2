import Kit

/// A value of the menu that a column holds as a text of our own.
protocol StoredText: SQLBindable, SQLReadable {
  var stored: String { get }
  /// `nil` when it is not what ``stored`` writes.
  init?(stored: String)
}

extension StoredText {
  var sqlValue: SQLValue { .text(stored) }

  init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(stored: text)
  }
}

extension LocalizedText: StoredText {}
extension AllergenDeclaration: StoredText {}
extension DietTags: StoredText {}
extension WeeklyHours: StoredText {}
