import Foundation
package import Kit

/// Files that somebody at the terminal brings into the house or takes out of it.
package struct TransferFiles: Sendable {
  private let transfer: Transfer
  private let configuration: Configuration

  /// - Parameter name: of an app, or of what it brings in.
  package init(_ name: String, _ configuration: Configuration) throws {
    let known = Suite.apps.flatMap { app in app.transfers.map { (app: app.id, transfer: $0) } }
    guard let found = known.first(where: { $0.transfer.name == name || $0.app == name }) else {
      throw CannotOpen("There is no \(name): say one of \(known.map(\.transfer.name).joined(separator: ", ")).")
    }
    (transfer, self.configuration) = (found.transfer, configuration)
  }

  /// What can be brought in, for the help.
  package static var kinds: String {
    Suite.apps.flatMap(\.transfers).map { "\($0.name): \($0.holds)." }.joined(separator: "\n")
  }

  // MARK: In

  /// - Parameters:
  ///   - space: by name or id; `nil` where there is only one.
  ///   - skipsBad: whether wrong records are left out; `nil` for what is usual.
  ///   - looksOnly: says what would change instead of changing it.
  ///   - progress: told the step and how much of it is done, of 1.
  package func bring(
    _ file: String, into space: String?, skipsBad: Bool?, looksOnly: Bool,
    progress: @escaping @Sendable (String, Double) -> Void
  ) async throws -> ImportOutcome {
    guard let content = FileManager.default.contents(atPath: file) else { throw CannotOpen("\(file) cannot be read.") }
    let (bytes, name) = (Array(content), URL(filePath: file).lastPathComponent)
    let choices = TransferChoices(skipsBad: skipsBad ?? transfer.skipsBad, looksOnly: looksOnly)
    guard transfer.canLook || !looksOnly else {
      throw CannotOpen("What such a file would change cannot be told beforehand.")
    }
    return try await Maintenance.withExisting(configuration) { database in
      do {
        switch transfer.way {
        case .installation(let bring):
          let supply = Supply(
            bytes, name: name, skipsBad: choices.skipsBad, installation: Self.installation(in: database),
            progress: progress)
          // A house that runs beside takes back what nobody is at.
          let turn = ImportWork(Suite.apps, in: database, mint: .system, patience: .usual)
          return try await turn.taking { try await bring(supply) }
        case .space(let bring):
          let (storage, language) = try await Self.storage(space, in: database)
          return try await bring(
            Bringing(bytes, name: name, bounds: .terminal, language: language, storage: storage), choices)
        }
      } catch let problems as Invalid {
        let reasons = problems.messages.values.map { $0.text(in: ReaderLocale(language: .en, zone: .utc)) }
        throw CannotOpen("\(file): \(reasons.sorted().joined(separator: " "))")
      }
    }
  }

  // MARK: Out

  package func export(_ file: String, from space: String?) async throws {
    guard let export = transfer.export(named: URL(filePath: file).lastPathComponent) else {
      throw CannotOpen(
        transfer.exports.isEmpty
          ? "Nothing of \(transfer.name) goes out into a file."
          : "Name the file as one of these: \(transfer.exports.map(\.file).joined(separator: ", ")).")
    }
    try await Maintenance.withExisting(configuration) { database in
      switch export.source {
      case .installation(let body):
        let installation = Self.installation(in: database)
        try await Self.write(file) { take in
          try await installation.export({ try body($0, .en, $1) }, take)
        }
      case .space(let body):
        let (storage, language) = try await Self.storage(space, in: database)
        try await Self.write(file) { take in try await storage.export({ try body($0, language, $1) }, take) }
      }
    }
  }

  /// Writes a new file, a piece at a time.
  private static func write(
    _ file: String, _ export: (_ take: @escaping @Sendable ([UInt8]) throws -> Void) async throws -> Void
  ) async throws {
    let (files, url) = (FileManager.default, URL(filePath: file))
    guard !files.fileExists(atPath: file), files.createFile(atPath: file, contents: nil) else {
      throw CannotOpen("\(file) cannot be written: it is there already, or its folder is not writable.")
    }
    do {
      let handle = try FileHandle(forWritingTo: url)
      try await export { try handle.write(contentsOf: $0) }
      try handle.close()
    } catch {
      // Half a file would be taken for a whole one.
      try files.removeItem(at: url)
      throw CannotOpen("\(file) cannot be written: \(error)")
    }
  }

  // MARK: Where

  private static func installation(in database: any Database) -> InstallationStorage {
    InstallationStorage(author: .program, database: database, live: LiveHub(), mint: .system)
  }

  /// The space, and the language of who owned it first.
  private static func storage(
    _ name: String?, in database: any Database
  ) async throws -> (storage: SpaceStorage, language: Language) {
    let spaces = try await database.read { connection in
      try connection.rows("SELECT id, name FROM kit_space ORDER BY id").map { row in
        (id: try row["id"] as ID<Space>, name: try row["name"] as String)
      }
    }
    guard !spaces.isEmpty else { throw CannotOpen("There is no space yet: somebody has to move in first.") }
    let fitting = spaces.filter { name == nil || $0.name == name || $0.id.description == name }
    guard let space = fitting.first, fitting.count == 1 else {
      throw CannotOpen(
        "Say which space with --space: \(spaces.map { "\($0.name) (\($0.id))" }.joined(separator: ", "))")
    }
    let language: String? = try await database.read {
      try $0.value(
        """
        SELECT kit_person.language FROM kit_member JOIN kit_person ON kit_person.id = kit_member.person_id
        WHERE kit_member.space_id = \(space.id) AND kit_member.role = 'owner'
        ORDER BY kit_member.joined_at, kit_person.id LIMIT 1
        """)
    }
    let storage = SpaceStorage(space: space.id, author: .program, database: database, live: LiveHub(), mint: .system)
    return (storage, language.flatMap { Language(rawValue: $0) } ?? .en)
  }
}
