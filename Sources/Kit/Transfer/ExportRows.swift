extension Transfer {
  /// The files that it takes out, each a tap away.
  package func exportGroup(at path: Path<String>, note: Phrase) -> Group {
    let rows = exports.map { export in
      Row.file(export.title, value: Phrase(verbatim: export.file), at: path(export.file))
    }
    return Group(ImportPhrases.export, note: note, rows: rows)
  }
}

extension SpaceVisit {
  /// Sends one of the files that a transfer takes out.
  package func export(_ file: String, of transfer: Transfer) async throws -> Reply {
    guard let export = transfer.exports.first(where: { $0.file == file }) else { throw Refusal.notFound }
    let language = locale.language
    return try await self.export(export.file, type: export.type) { view, writer in
      switch export.source {
      case .space(let write): try write(view, language, writer)
      case .installation(let write): try write(view.connection, language, writer)
      }
    }
  }
}
