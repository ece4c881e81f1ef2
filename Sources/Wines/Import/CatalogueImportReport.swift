import Kit

extension CatalogueImport.Report {
  /// For the terminal.
  var lines: [String] {
    let english = ReaderLocale(language: .en, zone: .utc)
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
