package import Kit
import Orders

/// Import and export of orders from the command line.
package enum OrdersFiles {
  package static func importFile(
    _ file: String, into space: String?, skipsBad: Bool, configuration: Configuration
  ) async throws -> ImportOutcome {
    try await SpaceFiles.bring(file, into: space, configuration) {
      try await OrdersTransfer.importFile($0, into: $1, skipsBad: skipsBad)
    }
  }

  package static func exportFile(_ file: String, from space: String?, configuration: Configuration) async throws {
    try await SpaceFiles.write(file, from: space, configuration) { try await OrdersTransfer.export(from: $0, $1) }
  }
}
