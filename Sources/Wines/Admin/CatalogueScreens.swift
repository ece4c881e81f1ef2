import Kit

/// Where the catalogue comes from: what is in it, how to get more, bringing files in and taking it out.
struct CatalogueScreen: Screen {
  let state: FormState
  let wines: Int
  let sources: [(name: String, wines: Int)]
  /// `nil` for those who don't run the installation: they look and take along, and change nothing.
  let imports: [PastImport]?

  var title: Phrase { WinesPhrases.catalogue }
  var topics: [Topic] { [Wine.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(WinesPhrases.wines, to: WinesPaths.menu())) }

  var content: HTML {
    let changes: HTML? = imports.map { "\(form)\(past($0))\(explanation)" }
    let note: HTML? = imports == nil ? "<p class=\"group-note\">\(CataloguePhrases.operatorsNote)</p>" : nil
    return "\(held)\(changes)\(note)\(wines > 0 ? export : nil)"
  }

  private var held: HTML {
    let rows = sources.map { source in
      Row(
        title: source.name == Starter.source ? CataloguePhrases.starter : Phrase(verbatim: source.name),
        value: WinesPhrases.count(source.wines))
    }
    guard !rows.isEmpty else { return Notice(WinesPhrases.noWines).html }
    return Group(
      CataloguePhrases.holds, aside: WinesPhrases.count(wines), note: CataloguePhrases.sharedNote, rows: rows
    ).html
  }

  private var form: HTML {
    ImportForm(
      state, label: CataloguePhrases.file, accept: ".csv,.json,text/csv,application/json", posts: WinesPaths.catalogue()
    ).html
  }

  private func past(_ imports: [PastImport]) -> HTML? {
    guard !imports.isEmpty else { return nil }
    let rows = imports.html { past -> HTML in
      let button: HTML =
        past.isReturned
        ? "<span class=\"row-value\">\(CataloguePhrases.isReturned)</span>"
        : """
        <form method="post" action="\(WinesPaths.importReturn(past.id))"><button class="row-button" \
        aria-label="\(CataloguePhrases.takeBack(past.file))">\(KitPhrases.undo)</button></form>
        """
      return """
        <li class="row"><div class="row-line"><span class="row-text"><span class="row-title">\(past.file)</span>\
        <span class="row-subtitle">\(past.author) · \(past.at)</span><span class="row-subtitle">\(CataloguePhrases.brought(past.added))\
        </span></span>\(button)</div></li>
        """
    }
    return """
      <section class="group"><h2 class="group-title">\(CataloguePhrases.imports)</h2><ul class="rows">\(rows)</ul>\
      <p class="group-note">\(CataloguePhrases.returnNote)</p></section>
      """
  }

  private var explanation: HTML {
    let kinds: [(Phrase, Phrase)] = [
      (Phrase(verbatim: "X-Wines"), CataloguePhrases.xWines),
      (Phrase(verbatim: "Wine Reviews (winemag)"), CataloguePhrases.winemag),
      (Phrase(verbatim: "Spanish Wine Quality Dataset"), CataloguePhrases.spain),
      (CataloguePhrases.own, CataloguePhrases.ownText),
    ]
    let rows = kinds.map { Row(title: $0.0, subtitle: $0.1) }
    return """
      <div class="wine-sources">\(Group(CataloguePhrases.howToGet, note: CataloguePhrases.largeFiles, rows: rows).html)</div>
      """
  }

  private var export: HTML {
    let rows = ["wines.csv", "wines.json"].map { file in
      Row(
        title: CataloguePhrases.wholeCatalogue, icon: "download", value: Phrase(verbatim: file),
        opens: WinesPaths.export(file))
    }
    return Group(ImportPhrases.export, note: CataloguePhrases.exportNote, rows: rows).html
  }
}

/// How far an import is, and in the end what became of it.
struct ImportProgress: Screen {
  let work: ImportDesk.Case

  var title: Phrase { isOver ? ImportPhrases.result : CataloguePhrases.bringingIn }
  var bar: NavigationBar { NavigationBar(leading: .back(WinesPhrases.catalogue, to: WinesPaths.catalogue())) }

  private var isOver: Bool {
    if case .working = work.state { false } else { true }
  }

  var content: HTML {
    let file: HTML = "<p class=\"large-subtitle\">\(work.file)</p>"
    switch work.state {
    case .working(let step, let share): return "\(file)\(bar(step, share))"
    case .done(let report, let layout): return "\(file)\(findings(report, layout: layout, isTaken: true))"
    case .returned(let outcome):
      let facts = Facts([
        (CataloguePhrases.wentAway, numeral(outcome.removed)), (CataloguePhrases.asBefore, numeral(outcome.restored)),
      ])
      return "\(file)\(Notice(CataloguePhrases.wasReturned, tone: .success).html)\(facts.html)"
    case .unreadable(let misreading): return "\(file)\(Notice(misreading.message, tone: .error).html)"
    case .refused(let report): return "\(file)\(findings(report, layout: nil, isTaken: false))"
    case .failed: return "\(file)\(Notice(CataloguePhrases.failed, tone: .error).html)"
    }
  }

  /// Reading is a tenth of the work, making the search two.
  private func bar(_ step: CatalogueImport.Step, _ share: Double) -> HTML {
    let (start, part): (Double, Double) =
      switch step {
      case .reading: (0, 0.1)
      case .writing: (0.1, 0.7)
      case .indexing: (0.8, 0.2)
      }
    let percent = Int(((start + part * min(1, max(0, share))) * 100).rounded())
    return """
      <import-progress><label class="wine-progress" for="progress">\(CataloguePhrases.name(of: step))\
      <span>\(percent) %</span></label><progress id="progress" max="100" value="\(percent)">\(percent) %</progress>\
      <p class="group-note">\(CataloguePhrases.mayLeave)</p>\
      <a class="button quiet" href="\(WinesPaths.progress())">\(CataloguePhrases.lookAgain)</a></import-progress>
      """
  }

  private func findings(_ report: CatalogueImport.Report, layout: String?, isTaken: Bool) -> HTML {
    let facts: [(name: Phrase, value: Int)] = [
      (CataloguePhrases.added, report.added), (CataloguePhrases.merged, report.merged),
      (CataloguePhrases.unchanged, report.unchanged), (CataloguePhrases.repeated, report.repeated),
      (CataloguePhrases.blank, report.blank),
    ]
    let warning: HTML? = isTaken ? nil : Notice(ImportPhrases.nothingTaken, tone: .warning).html
    let figures = (isTaken ? facts : []) + [(ImportPhrases.refused, report.refused)]
    let kind: HTML? = layout.map { "<p class=\"group-note\">\(CataloguePhrases.readAs($0))</p>" }
    return """
      \(warning)\(Facts(figures.map { ($0.name, numeral($0.value)) }).html)\
      \(lines(ImportPhrases.refused, report.reasons, of: report.refused))\
      \(lines(CataloguePhrases.remarks, report.remarks, of: report.remarked))\(kind)
      """
  }

  private func numeral(_ value: Int) -> Phrase { Phrase(es: "\(value)", en: "\(value)", pt: "\(value)") }

  private func lines(_ title: Phrase, _ lines: [(place: FilePlace, reason: Phrase)], of all: Int) -> HTML? {
    guard !lines.isEmpty else { return nil }
    let rows = lines.map { Row(title: $0.place.phrase, subtitle: $0.reason) }
    let rest = all - lines.count
    return Group(title, note: rest > 0 ? ImportPhrases.andMore(rest) : nil, rows: rows).html
  }
}
