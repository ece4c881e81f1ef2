/// What an app takes out into files and brings in from them, from the terminal and, where it has one, by a page of the house's.
package struct Transfer: Sendable {
  /// As it is called at the terminal: `sobremesa import menu FILE`.
  package let name: String
  /// What it brings in, for the terminal's help.
  package let holds: String
  /// Whether the terminal leaves wrong records out unless it is told otherwise.
  package var skipsBad = false
  package let exports: [Export]
  package let way: Way
  /// Whether its files may change what is there: then somebody is shown what they would do, and says whether they may.
  let mayChange: Bool
  /// Reads a file that is taken record by record; `nil` where the app has its own way.
  let read: (@Sendable (Bringing) async throws -> ReadFile)?

  package enum Way: Sendable {
    case space(@Sendable (Bringing, TransferChoices) async throws -> ImportOutcome)
    /// Into what belongs to no space.
    case installation(@Sendable (Supply) async throws -> ImportOutcome)
  }

  /// Where the app takes a file in its own way.
  package init(_ name: String, holds: String, skipsBad: Bool = false, exports: [Export], way: Way) {
    (self.name, self.holds, self.skipsBad, self.exports, self.way) = (name, holds, skipsBad, exports, way)
    (read, mayChange) = (nil, false)
  }

  /// - Parameter read: understands the file. Throws `Invalid` on the field `file` when it cannot be read as a whole.
  package init<Source: Importer>(
    _ name: String, holds: String, exports: [Export], read: @escaping @Sendable (Bringing) async throws -> Source
  ) {
    (self.name, self.holds, self.exports) = (name, holds, exports)
    mayChange = Source.mayChange
    self.read = { ReadFile(try await read($0)) }
    way = .space { try await ReadFile(try await read($0)).bring(into: $0.storage, $1) }
  }

  /// Whether it can be said beforehand what a file would do.
  package var canLook: Bool { read != nil }
}

/// What somebody at the terminal wants of a file.
package struct TransferChoices: Sendable {
  /// Whether wrong records are left out, and the others taken.
  package let skipsBad: Bool
  /// Says what would change instead of changing it.
  package let looksOnly: Bool

  package init(skipsBad: Bool, looksOnly: Bool = false) {
    (self.skipsBad, self.looksOnly) = (skipsBad, looksOnly)
  }
}

/// A file on its way into a space.
package struct Bringing: Sendable {
  package let bytes: [UInt8]
  package let name: String
  package let bounds: FileBounds
  /// Of whoever brings it.
  package let language: Language
  package let storage: SpaceStorage

  package var mint: Mint { storage.mint }

  package init(_ bytes: [UInt8], name: String, bounds: FileBounds, language: Language, storage: SpaceStorage) {
    (self.bytes, self.name, self.bounds, self.language, self.storage) = (bytes, name, bounds, language, storage)
  }
}

/// A file that somebody at the terminal brings for all spaces.
package struct Supply: Sendable {
  package let bytes: [UInt8]
  package let name: String
  package let skipsBad: Bool
  package let installation: InstallationStorage
  /// Told the step and how much of it is done, of 1.
  package let progress: @Sendable (String, Double) -> Void

  package init(
    _ bytes: [UInt8], name: String, skipsBad: Bool, installation: InstallationStorage,
    progress: @escaping @Sendable (String, Double) -> Void
  ) {
    (self.bytes, self.name, self.skipsBad) = (bytes, name, skipsBad)
    (self.installation, self.progress) = (installation, progress)
  }
}

/// A file that has been read and not been taken yet.
package struct ReadFile: Sendable {
  let mayChange: Bool
  let look: @Sendable (SpaceStorage) async throws -> ImportPlan
  let take: @Sendable (_ run: ImportRun, _ skipsBad: Bool, _ fingerprint: String?) async throws -> Void
  let takeAtOnce: @Sendable (_ storage: SpaceStorage, _ skipsBad: Bool) async throws -> ImportTally

  init<Source: Importer>(_ source: Source) {
    let walk = ImportWalk(source)
    mayChange = Source.mayChange
    look = { try await $0.read { try walk.look(in: $0) } }
    take = { try await walk.take(as: $0, skipsBad: $1, expecting: $2) }
    takeAtOnce = { storage, skipsBad in try await storage.write { try walk.take(into: $0, skipsBad: skipsBad) } }
  }
}

/// A file that an app writes.
package struct Export: Sendable {
  /// Its name, which says its kind too.
  package let file: String
  package let title: Phrase
  package let source: Source

  package enum Source: Sendable {
    case space(@Sendable (SpaceView, Language, ExportWriter) throws -> Void)
    case installation(@Sendable (any Connection, Language, ExportWriter) throws -> Void)
  }

  package init(
    _ file: String, _ title: Phrase,
    _ write: @escaping @Sendable (SpaceView, _ language: Language, ExportWriter) throws -> Void
  ) {
    (self.file, self.title, source) = (file, title, .space(write))
  }

  package init(
    ofInstallation file: String, _ title: Phrase,
    _ write: @escaping @Sendable (any Connection, _ language: Language, ExportWriter) throws -> Void
  ) {
    (self.file, self.title, source) = (file, title, .installation(write))
  }

  var isTable: Bool { file.hasSuffix(".csv") }
  var type: String { isTable ? "text/csv; charset=utf-8" : "application/json" }
}
