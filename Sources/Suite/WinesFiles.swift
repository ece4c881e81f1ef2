import Foundation
import Kit
package import Wines

/// Import and export of the wine catalogue from the command line.
package enum WinesFiles {
  /// - Parameter progress: told the step and how much of it is done, of 1.
  package static func importFile(
    _ file: String, skipsBad: Bool, configuration: Configuration,
    progress: @escaping @Sendable (CatalogueImport.Step, Double) -> Void
  ) async throws -> (report: CatalogueImport.Report, isTaken: Bool, layout: String) {
    guard let content = FileManager.default.contents(atPath: file) else { throw CannotOpen("\(file) cannot be read.") }
    let name = URL(filePath: file).lastPathComponent
    return try await Upkeep.withExisting(configuration) { database in
      func cannotOpen(_ error: any Error) -> CannotOpen {
        CannotOpen("\(file): \(CatalogueImport.reason(error).text(in: Manner(language: .en, zone: .utc)))")
      }
      let work: CatalogueImport
      do {
        work = try CatalogueImport(
          Array(content), name: name, skipsBad: skipsBad, author: .program, home: nil, database: database,
          live: LiveHub(), mint: .system, progress: progress)
      } catch {
        throw cannotOpen(error)
      }
      do {
        return (try await work.run(), true, work.layout)
      } catch let nothing as CatalogueImport.NothingTaken {
        return (nothing.report, false, work.layout)
      } catch  where CatalogueImport.isMisreading(error) {
        throw cannotOpen(error)
      }
    }
  }

  package static func exportFile(_ file: String, configuration: Configuration) async throws {
    let isTable = file.hasSuffix(".csv")
    let content = try await Upkeep.withExisting(configuration) { database in
      try await CatalogueImport.export(from: database, asTable: isTable)
    }
    do {
      try Data(content).write(to: URL(filePath: file), options: .withoutOverwriting)
    } catch {
      throw CannotOpen("\(file) cannot be written: \(error.localizedDescription)")
    }
  }
}
