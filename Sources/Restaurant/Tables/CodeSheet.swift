import Kit

/// The codes of the tables, several on a page of A4, to be cut out and laid on them.
struct CodeSheet: Paper {
  struct Code: Sendable {
    let table: DiningTable
    let address: OutwardLink
  }

  /// Why the codes lead nowhere, if they do.
  enum Hindrance: Sendable {
    case noAddress, isClosed, noDineIn
  }

  let restaurant: String
  let codes: [Code]
  let hindrance: Hindrance?
  let reach: Reach
  let isOwner: Bool
  /// In which the restaurant writes.
  let languages: [Language]
  /// The one table that it is for.
  let table: DiningTable?

  var title: Phrase { TablePhrases.codes }

  var bar: NavigationBar {
    let back =
      table.map { BarItem.back(Phrase(verbatim: $0.name), to: TablePaths.table($0.id)) }
      ?? .back(TablePhrases.tables, to: TablePaths.tables())
    return NavigationBar(leading: [back], trailing: codes.contains { !$0.address.opensOnlyHere } ? [.print] : [])
  }

  var content: HTML {
    let warning: HTML? = hindrance.map {
      "<div class=\"on-screen\">\(Notice(TablePhrases.hindrance($0), tone: .warning).html)\(Self.remedy(isOwner: isOwner))</div>"
    }
    let shown = codes.filter { !$0.address.opensOnlyHere }
    let cards = shown.html { code in
      """
      <section class="code-card"><p>\(restaurant)</p><h2>\(code.table.name)</h2>\
      \(QRCode(code.address.address)?.html(label: TablePhrases.code(of: code.table.name)))\(sentences)</section>
      """
    }
    let note: HTML? = codes.isEmpty ? nil : ReachNote(reach).html.map { "<div class=\"on-screen\">\($0)</div>" }
    let sheet: HTML? = shown.isEmpty ? nil : "<div class=\"code-sheet\">\(cards)</div>"
    return "<h1 class=\"hidden\">\(TablePhrases.codes)</h1>\(warning)\(note)\(sheet)"
  }

  private var sentences: HTML {
    languages.html { language in
      let text = TablePhrases.cardSentence.text(in: ReaderLocale(language: language, zone: .utc))
      return "<p lang=\"\(language.rawValue)\">\(text)</p>"
    }
  }

  /// Where the public address is given and opened, by owners.
  static func remedy(isOwner: Bool) -> HTML? {
    guard isOwner else { return nil }
    return "<p><a class=\"button\" href=\"\(DeskPaths.publicPage())\">\(TablePhrases.toThePublicPage)</a></p>"
  }
}
