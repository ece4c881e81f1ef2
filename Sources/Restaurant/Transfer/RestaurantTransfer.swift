package import Kit

/// Import and export of a menu for the command line.
package enum RestaurantTransfer {
  /// - Throws: `Invalid` when the file as a whole cannot be read.
  package static func importMenu(
    _ bytes: [UInt8], into storage: SpaceStorage, skipsBad: Bool
  ) async throws -> ImportOutcome {
    try await storage.write { edit in
      let main = try EstablishmentStore(edit).establishment(for: .en).language
      let file = try MenuFile(bytes, currency: edit.space.currency, language: main, mint: edit.mint)
      let plan = try MenuImport.Plan(file, mainly: main, in: edit, mint: edit.mint)
      let isTaken = plan.change.refused.isEmpty || skipsBad
      if isTaken { _ = try MenuImport(into: edit, mainly: main).run(plan) }
      return outcome(plan, isTaken: isTaken)
    }
  }

  /// - Parameter take: is given each piece.
  package static func exportMenu(
    from storage: SpaceStorage, _ take: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws {
    try await storage.export(
      { view, writer in
        let main = try EstablishmentStore(view).establishment(for: .en).language
        try writer.write(bytes: MenuDocument(Reader(language: main, main: main), in: view).json())
      }, take)
  }

  private static func outcome(_ plan: MenuImport.Plan, isTaken: Bool) -> ImportOutcome {
    let (manner, change) = (Manner(language: .en, zone: .utc), plan.change)
    var lines = change.refused.map {
      "\(ImportPhrases.place($0.place).text(in: manner)): \($0.reason.text(in: manner))"
    }
    if !plan.file.unread.isEmpty { lines.append(TransferPhrases.unread(plan.file.unread).text(in: manner)) }
    lines.append(
      """
      \(isTaken ? change.added.count : 0) new, \(isTaken ? change.changed.count : 0) changed, \
      \(change.unchanged.count) unchanged, \(change.refused.count) wrong
      """)
    return ImportOutcome(lines, isTaken: isTaken)
  }
}
