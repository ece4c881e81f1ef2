extension ReadFile {
  /// For somebody at the terminal: in one change.
  func bring(into storage: SpaceStorage, _ choices: TransferChoices) async throws -> ImportOutcome {
    if choices.looksOnly { return ImportOutcome(try await look(storage).lines, isTaken: true) }
    do {
      return ImportOutcome(try await takeAtOnce(storage, choices.skipsBad).lines, isTaken: true)
    } catch let nothing as ImportRun.NothingTaken {
      return ImportOutcome(nothing.tally.untaken.lines, isTaken: false)
    }
  }
}

extension Transfer {
  /// The file that somebody asks for by its name, or by the kind that its name ends in where there is only one.
  package func export(named name: String) -> Export? {
    if let export = exports.first(where: { $0.file == name }) { return export }
    let fitting = exports.filter { $0.isTable == name.hasSuffix(".csv") }
    return fitting.count == 1 ? fitting.first : nil
  }
}

extension ImportPlan {
  /// For the terminal.
  var lines: [String] {
    let locale = ReaderLocale(language: .en, zone: .utc)
    let changes = changes.map { change in
      "\(change.title): \(change.differences.map { $0.phrase.text(in: locale) }.joined(separator: "; "))"
    }
    return changes + tally.lines
  }
}
