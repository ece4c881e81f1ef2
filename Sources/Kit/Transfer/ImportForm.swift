/// The form by which somebody brings a file, and says what becomes of the others when some of its lines are wrong.
package struct ImportForm: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - accept: the kinds of files that the browser offers, as its attribute has them.
  ///   - link: takes the field `file`, and `bad`, which is `skip` or `nothing`.
  ///   - more: what else a file's reader has to know.
  package init(_ state: FormState, label: Phrase, accept: HTML, more: HTML? = nil, posts link: Link) {
    let file = state.field("file", label) { described in
      "<input type=\"file\" id=\"file\" name=\"file\" accept=\"\(accept)\"\(described)>"
    }
    let choice = state.select(
      "bad", ImportPhrases.badRows, options: [("nothing", ImportPhrases.nothing), ("skip", ImportPhrases.skip)])
    let fields = FieldGroup(titled: ImportPhrases.importing, "\(file)\(choice)\(more)")
    html = """
      <import-form><form id="form" class="form" method="post" action="\(link)" enctype="multipart/form-data" \
      novalidate>\(fields.html)<button class="button">\(ImportPhrases.importing)</button>\
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
    let warning: HTML? = isTaken ? nil : Notice(ImportPhrases.nothingTaken, tone: .warning).html
    let figures = facts + [(ImportPhrases.refused, refused.count)]
    let rest = refused.count - Self.shown
    let rows = refused.prefix(Self.shown).map { Row(title: ImportPhrases.place($0.place), subtitle: $0.reason) }
    let group: HTML? =
      rows.isEmpty
      ? nil : Group(ImportPhrases.refused, note: rest > 0 ? ImportPhrases.andMore(rest) : nil, rows: rows).html
    html = """
      \(warning)\(Facts(figures.map { ($0.name, Phrase(verbatim: String($0.value))) }).html)\(group)
      """
  }
}
