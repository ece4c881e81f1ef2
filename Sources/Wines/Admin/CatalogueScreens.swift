import Kit

/// Where the catalogue comes from: what is in it, how to get more, bringing files in and taking it out.
struct CatalogueScreen: Screen {
  let state: FormState
  let wines: Int
  let sources: [(name: String, wines: Int)]
  /// `nil` for those who don't run the installation: they look and take along, and change nothing.
  let imports: [PastImport]?
  let notice: ImportNotice
  let mint: Mint

  var title: Phrase { WinesPhrases.catalogue }
  var topics: [Topic] { [Wine.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(WinesPhrases.wines, to: WinesPaths.menu())) }

  var content: HTML {
    let changes: HTML? = imports.map { "\(form)\(fetch)\(past($0))\(explanation)" }
    let note: HTML? = imports == nil ? "<p class=\"group-note\">\(CataloguePhrases.operatorsNote)</p>" : nil
    let news: HTML? = imports == nil ? nil : notice.html
    return "\(news)\(held)\(changes)\(note)\(wines > 0 ? export : nil)"
  }

  private var held: HTML {
    let rows = sources.map { source in
      Row(
        title: Self.title(of: source.name),
        subtitle: SourceLicence(of: source.name).map { Phrase(verbatim: "\($0.name) · \($0.credit)") },
        value: WinesPhrases.count(source.wines))
    }
    guard !rows.isEmpty else { return Notice(WinesPhrases.noWines).html }
    return Group(
      CataloguePhrases.holds, aside: WinesPhrases.count(wines), note: CataloguePhrases.sharedNote, rows: rows
    ).html
  }

  private static func title(of source: String) -> Phrase {
    switch source {
    case Starter.source: CataloguePhrases.starter
    case HouseWineTaking.source: HousePhrases.byHand
    default: Phrase(verbatim: source)
    }
  }

  private var form: HTML {
    ImportForm(state, label: CataloguePhrases.file, accept: Self.kinds, posts: WinesPaths.catalogue()).html
  }

  private static let kinds: HTML = ".csv,.json,.zip,.gz,text/csv,application/json,application/zip,application/gzip"

  private var fetch: HTML {
    let missing = OfferedSet.all.filter { offered in !sources.contains { $0.name == offered.source } }
    let rows = missing.map { offered in
      let form = RowForm(
        posts: WinesPaths.fetching(), fields: [("operation", mint.uuid().text), ("address", offered.address)],
        isEnhanced: false)
      return Row(
        RowFrame(),
        RowLine(
          .said(offered.title, offered.about), lead: RowLine.icon("download"), touch: .posts(form), look: .action))
    }
    let own = Row(title: CataloguePhrases.fromAddress, icon: "globe", opens: WinesPaths.fetching())
    return """
      <div class="wine-sources">\(Group(CataloguePhrases.more, rows: rows + [own]).html)</div>
      """
  }

  private func past(_ imports: [PastImport]) -> HTML? {
    guard !imports.isEmpty else { return nil }
    let rows = imports.map { past in
      let button = RowButton(
        KitPhrases.undo, label: CataloguePhrases.takeBack(past.file),
        RowForm(posts: WinesPaths.importReturn(past.id), isEnhanced: false))
      let words: HTML = """
        <span class="row-title">\(past.file)</span><span class="row-subtitle">\(past.author) · \(past.at)</span>\
        <span class="row-subtitle">\(CataloguePhrases.brought(past.added))</span>
        """
      return Row(
        RowFrame(),
        RowLine(
          .drawn(words), value: past.isReturned ? CataloguePhrases.isReturned : nil,
          control: past.isReturned ? nil : button.html))
    }
    return Group(CataloguePhrases.imports, note: CataloguePhrases.returnNote, rows: rows).html
  }

  private var explanation: HTML {
    let kinds: [(Phrase, Phrase)] = [
      (Phrase(verbatim: "X-Wines"), CataloguePhrases.xWines),
      (Phrase(verbatim: "Spanish Wine Quality Dataset"), CataloguePhrases.spain),
      (CataloguePhrases.own, CataloguePhrases.ownText),
    ]
    let rows = kinds.map { Row(title: $0.0, subtitle: $0.1) }
    return """
      <div class="wine-sources">\(Group(CataloguePhrases.howToGet, note: CataloguePhrases.largeFiles, rows: rows).html)</div>
      """
  }

  private var export: HTML {
    WinesTransfer.transfer.exportGroup(at: WinesPaths.export, note: CataloguePhrases.exportNote).html
  }
}

extension FormSheet {
  /// Asks for the address of a file with wines.
  static func fetchingCatalogue(_ state: FormState) -> FormSheet {
    let address = state.field("address", CataloguePhrases.address, style: "field-stacked") { described in
      """
      <input id="address" name="address" type="url" value="\(state.values["address"])" autocomplete="off" \
      autocapitalize="none" spellcheck="false" aria-required="true"\(described)>
      """
    }
    let fields = FieldGroup(note: CataloguePhrases.addressNote, address)
    return FormSheet(
      CataloguePhrases.fromAddress, cancels: WinesPaths.catalogue(), submits: CataloguePhrases.fetch,
      state.form(posts: WinesPaths.fetching(), fields.html))
  }
}

/// How far the return of an import is, and in the end what became of it.
struct ReturnProgress: Screen {
  enum State: Sendable {
    /// How much is done, of 1.
    case working(Double)
    case returned(ImportJournal.Return)
    case failed
  }

  let file: String
  var state = State.working(0)

  var title: Phrase { if case .working = state { CataloguePhrases.takingBack } else { ImportPhrases.result } }
  var bar: NavigationBar { NavigationBar(leading: .back(WinesPhrases.catalogue, to: WinesPaths.catalogue())) }

  var content: HTML { "<p class=\"large-subtitle\">\(file)</p>\(outcome)" }

  private var outcome: HTML {
    switch state {
    case .working(let share):
      return ImportBar(CataloguePhrases.takingBack, share: share, page: WinesPaths.progress()).html
    case .returned(let outcome):
      let facts = Facts([
        (CataloguePhrases.wentAway, Phrase(Numeral(outcome.removed))),
        (CataloguePhrases.asBefore, Phrase(Numeral(outcome.restored))),
      ])
      return "\(Notice(CataloguePhrases.wasReturned, tone: .success).html)\(facts.html)"
    case .failed: return Notice(CataloguePhrases.failed, tone: .error).html
    }
  }
}

extension CatalogueImport.Report {
  func kept(isTaken: Bool, layout: String) -> ImportReport {
    let facts: [(name: Phrase, value: Int)] = [
      (ImportPhrases.added, added), (CataloguePhrases.merged, merged), (ImportPhrases.unchanged, unchanged),
      (CataloguePhrases.repeated, repeated), (CataloguePhrases.blank, blank),
    ]
    return ImportReport(
      isTaken: isTaken, facts: isTaken ? facts : [], refused: reasons.map { ($0.place.phrase, $0.reason) },
      refusedCount: refused, remarks: remarks.map { ($0.place.phrase, $0.reason) }, remarkedCount: remarked,
      note: isTaken ? CataloguePhrases.readAs(layout) : nil)
  }
}
