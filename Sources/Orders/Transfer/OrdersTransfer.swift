package import Kit

/// Import and export for the command line.
package enum OrdersTransfer {
  /// - Throws: `Invalid` when the file as a whole cannot be read.
  package static func importFile(
    _ bytes: [UInt8], into storage: SpaceStorage, skipsBad: Bool
  ) async throws -> ImportOutcome {
    let file = try OrdersFile(bytes, sizeLimit: .max)
    do {
      return outcome(
        try await storage.write { try OrdersImport.run(file, into: $0, skipsBad: skipsBad) }, isTaken: true)
    } catch let nothing as OrdersImport.NothingTaken {
      return outcome(nothing.report, isTaken: false)
    }
  }

  package static func export(from storage: SpaceStorage) async throws -> [UInt8] {
    try await storage.read { try OrdersExport($0).json() }
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
