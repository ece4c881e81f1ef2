import Kit

/// A statement that PostgreSQL refused; always a fault of the program or the database. Holds no values, so it may be logged.
package struct PostgresFailure: Error, CustomStringConvertible {
  /// By which PostgreSQL tells its errors apart (SQLSTATE).
  package let code: String
  let message: String
  let statement: String

  package var description: String { "PostgreSQL error \(code): \(message) in: \(statement)" }

  /// Two who write wanted what the other had, or changed the same: whoever was given up may do it again.
  var isOvertaken: Bool { ["40001", "40P01"].contains(code) }

  /// What an error means to the house.
  /// - Parameter isOpen: whether the connection has outlived it.
  static func error(code: String, message: String, statement: String, isOpen: Bool) -> any Error {
    if code == "53100" { return StorageFull() }
    // It shuts down, has too many connections, has waited too long for the house, or may not be written to any more as another has
    // taken its place.
    let isAway =
      !isOpen || code.hasPrefix("08") || code.hasPrefix("57P") || ["53300", "25006", "25P03"].contains(code)
    if isAway { return StorageAway() }
    return PostgresFailure(code: code, message: message, statement: statement)
  }
}

/// The server lets nobody in by this address, or nobody answers there.
package struct PostgresRefusedConnection: Error, CustomStringConvertible {
  let message: String

  package var description: String {
    message.replacing("\n", with: " ").asTyped
  }
}

/// A database that the house cannot live in.
package struct PostgresUnfit: Error, CustomStringConvertible {
  package let description: String
}
