import Kit

// The values of the menu as columns hold them.

extension LocalizedText: SQLBindable, SQLReadable {
  var sqlValue: SQLValue { .text(stored) }

  init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(stored: text)
  }
}

extension AllergenDeclaration: SQLBindable, SQLReadable {
  var sqlValue: SQLValue { .text(stored) }

  init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(stored: text)
  }
}

extension DietTags: SQLBindable, SQLReadable {
  var sqlValue: SQLValue { .text(stored) }

  init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(stored: text)
  }
}

extension WeeklyHours: SQLBindable, SQLReadable {
  var sqlValue: SQLValue { .text(stored) }

  init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(stored: text)
  }
}
