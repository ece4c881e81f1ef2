import Foundation
package import Kit
import Wines

/// Import and export of the wine catalogue from the command line.
package enum WinesFiles {
  /// - Parameter progress: told the step and how much of it is done, of 1.
  package static func importFile(
    _ file: String, skipsBad: Bool, configuration: Configuration,
    progress: @escaping @Sendable (String, Double) -> Void
  ) async throws -> ImportOutcome {
    guard let content = FileManager.default.contents(atPath: file) else { throw CannotOpen("\(file) cannot be read.") }
    let name = URL(filePath: file).lastPathComponent
    return try await Upkeep.withExisting(configuration) { database in
      func cannotOpen(_ error: any Error) -> CannotOpen {
        CannotOpen("\(file): \(CatalogueImport.reason(error).text(in: Manner(language: .en, zone: .utc)))")
      }
      let work: CatalogueImport
      do {
        work = try CatalogueImport(
          Array(content), name: name, skipsBad: skipsBad, home: nil, installation: installation(in: database),
          progress: { progress("\($0)", $1) })
      } catch {
        throw cannotOpen(error)
      }
      let layout = "Read as \(work.layout)."
      do {
        return try await ImportOutcome([layout] + work.run().lines, isTaken: true)
      } catch let nothing as CatalogueImport.NothingTaken {
        return ImportOutcome([layout] + nothing.report.lines + ["Nothing was brought in."], isTaken: false)
      } catch  where CatalogueImport.isMisreading(error) {
        throw cannotOpen(error)
      }
    }
  }

  package static func exportFile(_ file: String, configuration: Configuration) async throws {
    let isTable = file.hasSuffix(".csv")
    try await Upkeep.withExisting(configuration) { database in
      try await SpaceFiles.write(file) {
        try await CatalogueImport.export(from: installation(in: database), asTable: isTable, $0)
      }
    }
  }

  private static func installation(in database: any Database) -> InstallationStorage {
    InstallationStorage(author: .program, database: database, live: LiveHub(), mint: .system)
  }
}
