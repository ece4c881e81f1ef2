import Logging

/// What belongs to the whole installation and to no space of it, as the wine catalogue does: where an app that has such things
/// reads and changes them.
package struct InstallationStorage: Sendable {
  /// Under whose name the spaces are told of a change.
  package let author: Author
  package let mint: Mint
  let database: any Database
  let live: LiveHub

  package init(author: Author, database: any Database, live: LiveHub, mint: Mint) {
    (self.author, self.database, self.live, self.mint) = (author, database, live, mint)
  }

  package func read<Value: Sendable>(_ body: @escaping @Sendable (any Connection) throws -> Value) async throws -> Value
  {
    try await database.read(body)
  }

  /// Reads everything into a file, from one consistent state.
  /// - Parameter take: is given each piece.
  package func export(
    _ body: @escaping @Sendable (any Connection, ExportWriter) throws -> Void,
    _ take: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws {
    try await database.export { connection in
      let writer = ExportWriter(send: take)
      try body(connection, writer)
      try writer.flush()
    }
  }

  /// Writes a part of a change that is too large for one transaction. No space is told before ``write(_:)`` ends it.
  @discardableResult
  package func writePart<Value: Sendable>(
    _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    try await database.write { connection in
      try connection.hold(.installation)
      return try body(connection)
    }
  }

  /// Makes a change that every space sees: each gets its next sequence, so that pages that show it are made anew and open screens
  /// fetch themselves again. When this returns all have been told; what could not be is told by a job.
  /// - Parameter body: returns what the spaces are told.
  package func write(
    _ body: @escaping @Sendable (any WritableConnection) throws -> InstallationNews
  ) async throws {
    let (author, id, telling) = (
      author, mint.id(InstallationNews.self), InstallationNewsTelling(database: database, live: live, mint: mint)
    )
    let announcements = try await database.write { connection in
      try connection.hold(.installation)
      return try telling.begin(try body(connection), as: id, by: author, in: connection)
    }
    live.announce(announcements)
    do {
      try await telling.finish(id)
    } catch {
      // The change itself is kept, and its row says how far this has come.
      Logger(label: "sobremesa").warning("spaces are told later", metadata: ["error": "\(error)"])
    }
  }
}

extension SpaceTransaction {
  /// Changes something that belongs to the whole installation along with a space that has just been made and nobody else sees.
  package func holdInstallation() throws {
    try writable.hold(.installation)
  }
}

extension SpaceVisit {
  /// - Throws: ``Refusal/forbidden(_:)`` for those who don't run the installation.
  package var installation: InstallationStorage {
    get throws {
      guard viewer.person.isOperator else { throw Refusal.forbidden(KitPhrases.onlyOperators) }
      return InstallationStorage(author: author, database: house.database, live: house.live, mint: house.mint)
    }
  }
}
