package import Kit

extension CatalogueImport {
  /// What is wrong with a file that could not be read at all.
  package static func reason(_ error: any Error) -> Phrase {
    (error as? WineFile.Misreading)?.message ?? CataloguePhrases.failed
  }

  /// Whether the file itself is to blame.
  package static func isMisreading(_ error: any Error) -> Bool { error is WineFile.Misreading }

  /// The whole catalogue as a file.
  /// - Parameter take: is given each piece.
  package static func export(
    from installation: InstallationStorage, asTable isTable: Bool,
    _ take: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws {
    try await installation.export(
      { connection, writer in
        let export = CatalogueExport(Catalogue(connection))
        try isTable ? export.writeTable(to: writer) : export.writeJSON(to: writer)
      }, take)
  }
}

extension CatalogueImport.Report {
  /// For the terminal.
  package var lines: [String] {
    let english = Manner(language: .en, zone: .utc)
    func told(_ lines: [(place: FilePlace, reason: Phrase)]) -> [String] {
      lines.map { "\($0.place.phrase.text(in: english)): \($0.reason.text(in: english))" }
    }
    func rest(_ count: Int) -> [String] { count > 0 ? ["and \(count) more"] : [] }
    return told(reasons) + rest(refused - reasons.count) + told(remarks) + rest(remarked - remarks.count) + [
      """
      \(rows) rows: \(added) new, \(merged) filled in, \(unchanged) unchanged, \(repeated) repeated, \(blank) blank, \
      \(refused) refused
      """
    ]
  }
}
