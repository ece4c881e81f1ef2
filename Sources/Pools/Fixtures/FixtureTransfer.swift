import Kit

/// How a calendar of matches comes in from the terminal.
enum FixtureTransfer {
  static let transfer = Transfer(
    "pools", holds: "a calendar of matches from openfootball's JSON or text", exports: [],
    way: .space { try await bring($0, skipsBad: $1.skipsBad) })

  private static func bring(_ bringing: Bringing, skipsBad: Bool) async throws -> ImportOutcome {
    let (bytes, name) = (bringing.bytes, bringing.name)
    let file = try await ImportWork.read { try FixtureFile(bytes, name: name) }
    do {
      return try await bringing.storage.write { transaction in
        let choices = FixtureImport.Choices(skipsBad: skipsBad)
        let (report, activity) = try FixtureImport.run(file, into: transaction, choices: choices)
        _ = try PastImportStore(transaction).keep(report, as: activity, from: name)
        return ImportOutcome(report.lines, isTaken: true)
      }
    } catch let nothing as FixtureImport.NothingTaken {
      return ImportOutcome(nothing.report.lines, isTaken: false)
    }
  }
}

extension FixtureImport.Report {
  /// For the terminal.
  fileprivate var lines: [String] {
    let locale = ReaderLocale(language: .en, zone: .utc)
    return problems.map {
      "\(ImportPhrases.place($0.place).text(in: locale)): \(FixturePhrases.reason($0).text(in: locale))"
    } + ["\(new) new, \(changed.count) changed, \(unchanged) unchanged, \(refused.count) wrong"]
  }
}
