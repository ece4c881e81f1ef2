/// The form by which somebody brings a file, and says what becomes of the others when some of its lines are wrong.
package struct ImportForm: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - accept: the kinds of files that the browser offers, as its attribute has them.
  ///   - link: takes the field `file`, and `bad`, which is `skip` or `nothing`.
  ///   - more: what else a file's reader has to know.
  ///   - looksFirst: whether what the file would do is shown before it is done; then wrong lines are spoken of there.
  package init(
    _ state: FormState, label: Phrase, accept: HTML = ".csv,.json,text/csv,application/json", more: HTML? = nil,
    looksFirst: Bool = false, posts link: Link
  ) {
    let file = state.field("file", label) { described in
      "<input type=\"file\" id=\"file\" name=\"file\" accept=\"\(accept)\"\(described)>"
    }
    let choice: HTML? =
      looksFirst
      ? nil
      : state.select(
        "bad", ImportPhrases.badRows, options: [("nothing", ImportPhrases.nothing), ("skip", ImportPhrases.skip)])
    let note = looksFirst ? ImportPhrases.lookNote : nil
    let fields = FieldGroup(titled: ImportPhrases.importing, note: note, "\(file)\(choice)\(more)")
    let button = looksFirst ? ImportPhrases.look : ImportPhrases.importing
    html = """
      <import-form><form id="form" class="form" method="post" action="\(link)" enctype="multipart/form-data" \
      novalidate><input type="hidden" name="operation" value="\(state.operation)">\
      \(state.summary)\(fields.html)<button class="button">\(button)</button>\
      <div class="import-wait" role="status" data-words="\(ImportPhrases.underWay)"></div></form></import-form>
      """
  }
}

/// What an import made of a file: its figures, and the lines that it refused with the reasons.
package struct ImportFindings: Sendable {
  /// More would be a list that nobody reads.
  package static var shown: Int { 200 }

  package let html: HTML

  package init(
    isTaken: Bool, facts: [(name: Phrase, value: Int)], refused: [(place: String, reason: Phrase)]
  ) {
    self.init(
      ImportReport(
        isTaken: isTaken, facts: facts, refused: refused.map { (ImportPhrases.place($0.place), $0.reason) }))
  }

  init(_ report: ImportReport) {
    let warning: HTML? = report.isTaken ? nil : Notice(ImportPhrases.nothingTaken, tone: .warning).html
    let figures = report.facts + [ImportReport.Fact(ImportPhrases.refused, report.refused.count)]
    let facts = Facts(figures.map { ($0.name.phrase, Phrase(verbatim: String($0.value))) })
    let note: HTML? = report.note.map { "<p class=\"group-note\">\($0.phrase)</p>" }
    html = """
      \(warning)\(facts.html)\(Self.lines(ImportPhrases.refused, report.refused))\
      \(Self.lines(ImportPhrases.remarks, report.remarks))\(note)
      """
  }

  private static func lines(_ title: Phrase, _ lines: ImportReport.Lines) -> HTML? {
    group(title, lines.shown.map { Row(title: $0.place.phrase, subtitle: $0.reason.phrase) }, of: lines.count)
  }

  /// The first of so many.
  static func group(_ title: Phrase, _ rows: [Row], of count: Int) -> HTML? {
    guard !rows.isEmpty else { return nil }
    let rest = count - rows.count
    return Group(title, note: rest > 0 ? ImportPhrases.andMore(rest) : nil, rows: rows).html
  }
}
