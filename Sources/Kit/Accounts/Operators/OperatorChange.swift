extension AccountTransaction {
  /// - Throws: ``Refusal/notFound`` when nobody has this id.
  func nameOperator(_ person: ID<Person>) throws {
    guard try connection.rowsChanged(by: "UPDATE kit_person SET is_operator = \(true) WHERE id = \(person)") == 1 else {
      throw Refusal.notFound
    }
  }

  /// - Throws: ``Refusal/conflict(_:)`` when nobody else runs the installation.
  func stepBack(_ person: ID<Person>) throws {
    try refuseLastOperator(person)
    try connection.run("UPDATE kit_person SET is_operator = \(false) WHERE id = \(person)")
  }

  func refuseLastOperator(_ person: ID<Person>) throws {
    guard try store.operators().contains(where: { $0.id != person }) else {
      throw Refusal.conflict(OperatorPhrases.lastOne)
    }
  }
}

extension AccountStore {
  /// Those who run the installation, by name.
  func operators() throws -> [Person] {
    try people().filter(\.isOperator)
  }

  /// Everybody who can sign in, by name.
  func people() throws -> [Person] {
    try connection.rows("SELECT \(Person.columns) FROM kit_person ORDER BY name_key, id").map(Person.init)
  }
}
