package import Kit

/// Import and export for the command line.
package enum OrdersTransfer {
  /// - Throws: `Invalid` when the file as a whole cannot be read.
  package static func importFile(
    _ bytes: [UInt8], into storage: SpaceStorage, skipsBad: Bool
  ) async throws -> ImportOutcome {
    let file = try OrdersFile(bytes, bounds: .terminal)
    do {
      return outcome(
        try await storage.write { try OrdersImport.run(file, into: $0, skipsBad: skipsBad) }, isTaken: true)
    } catch let nothing as OrdersImport.NothingTaken {
      return outcome(nothing.report, isTaken: false)
    }
  }

  /// - Parameter take: is given each piece.
  package static func export(
    from storage: SpaceStorage, _ take: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws {
    try await storage.export({ try OrdersExport($0).write(to: $1) }, take)
  }

  private static func outcome(_ report: OrdersImport.Report, isTaken: Bool) -> ImportOutcome {
    let manner = Manner(language: .en, zone: .utc)
    var lines = report.refused.map {
      "\(ImportPhrases.place($0.place).text(in: manner)): \($0.reason.text(in: manner))"
    }
    lines.append("\(isTaken ? report.added : 0) new, \(report.unchanged) unchanged, \(report.refused.count) wrong")
    return ImportOutcome(lines, isTaken: isTaken)
  }
}
