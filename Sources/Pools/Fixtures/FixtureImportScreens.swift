import Kit

/// Bringing matches in, and what was brought in before.
struct FixtureImportScreen: Screen {
  let state: FormState
  /// Owners may also name calendars on the web.
  let isOwner: Bool
  let latest: [(id: ID<PastImport>, origin: String, at: Instant, new: Int, changed: Int)]
  let competitions: Int
  private let notice: ImportNotice

  init(_ state: FormState, for visit: SpaceVisit, in view: SpaceView) throws {
    (self.state, isOwner) = (state, visit.membership.role == .owner)
    latest = try PastImportStore(view).latest()
    competitions = try FixtureStore(view).competitions().count
    notice = try ImportNotice(of: "pools", in: view)
  }

  var title: Phrase { FixturePhrases.importing }
  var topics: [Topic] { [Fixture.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(FixturePhrases.fixtures, to: PoolsPaths.fixtures())) }

  var content: HTML {
    let zones = [("", FixturePhrases.automatic)] + Self.zones(with: nil).map { ($0, Phrase(verbatim: $0)) }
    let form = ImportForm(
      state, label: FixturePhrases.file, accept: ".json,.txt,application/json,text/plain",
      more: state.select("zone", FixturePhrases.zone, options: zones), posts: PoolsPaths.importing())
    return "\(notice.html)\(form.html)\(others)\(before)"
  }

  private var others: HTML? {
    var rows: [Row] = []
    if isOwner { rows.append(Row(title: SourcePhrases.sources, icon: "globe", opens: PoolsPaths.sources())) }
    if competitions > 0 {
      rows.append(
        Row(
          title: FixturePhrases.competitions, icon: "list", value: Phrase(verbatim: String(competitions)),
          opens: PoolsPaths.competitions()))
    }
    return rows.isEmpty ? nil : Group(rows: rows).html
  }

  private var before: HTML? {
    guard !latest.isEmpty else { return nil }
    let rows = latest.map { past in
      Row(
        title: Phrase(verbatim: past.origin),
        subtitle: [Phrase(past.at), FixturePhrases.brought(new: past.new, changed: past.changed)].joined(by: " · "),
        opens: PoolsPaths.pastImport(past.id))
    }
    return Group(FixturePhrases.latest, rows: rows).html
  }

  /// Those of the countries that the book knows, in the order of the alphabet.
  static func zones(with other: String?) -> [String] {
    let known =
      ClubBook.shared.nations.compactMap(\.zone) + ["Atlantic/Canary", "America/Los_Angeles", "America/Chicago", "UTC"]
    return Set(known + [other].compactMap(\.self)).filter { Zone($0) != nil }.sorted()
  }
}

/// What became of an import: new, changed, unchanged, refused and why.
struct FixtureImportResult: Screen {
  let past: PastImport
  let isReversible: Bool
  /// Of the keys of its forms.
  let mint: Mint

  private var report: FixtureImport.Report { past.report }

  var title: Phrase { ImportPhrases.result }
  var topics: [Topic] { [Fixture.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(FixturePhrases.importing, to: PoolsPaths.importing())) }

  var content: HTML {
    let left = report.left > 0 ? [(FixturePhrases.leftDeleted, report.left)] : []
    let findings = ImportFindings(
      isTaken: true, facts: report.facts + left, refused: report.refused.map { ($0.place, FixturePhrases.reason($0)) })
    let source = Phrase(joining: "\(report.competition) · \(past.origin) · \(past.at)")
    return "<p class=\"large-subtitle\">\(source)</p>\(findings.html)\(zone)\(remarks)\(changes)\(reversal)"
  }

  private var remarks: HTML {
    let groups = [(FixturePhrases.remarks, report.withoutScore), (FixturePhrases.asides, report.asides)]
    return groups.filter { !$0.1.isEmpty }.html { title, problems in
      Group(
        title,
        rows: problems.prefix(ImportFindings.shown).map {
          Row(title: ImportPhrases.place($0.place), subtitle: FixturePhrases.reason($0))
        }
      ).html
    }
  }

  /// Where hours were read, and in which zone they are instead.
  private var zone: HTML? {
    guard let read = report.zone else { return nil }
    let state = FormState(Form([("zone", read.identifier)]), mint: mint)
    let zones = FixtureImportScreen.zones(with: read.identifier).map { ($0, Phrase(verbatim: $0)) }
    let fields = FieldGroup(
      titled: FixturePhrases.hours, note: FixturePhrases.reason(read.reason),
      state.select("zone", FixturePhrases.readIn, options: zones))
    return """
      <form class="form" method="post" action="\(PoolsPaths.importZone(past.id))">\
      <input type="hidden" name="operation" value="\(mint.uuid().text)">\(fields.html)\
      <button class="button quiet">\(FixturePhrases.readAgain)</button></form>
      """
  }

  /// Every change, however many: a changed kick-off that nobody sees is a missed bet.
  private var changes: HTML? {
    guard !report.changed.isEmpty else { return nil }
    return Group(
      FixturePhrases.changed,
      rows: report.changed.map { change in
        Row(
          title: change.after.title, subtitle: FixturePhrases.changes(change), mark: change.after.mark,
          opens: PoolsPaths.fixture(change.after.id))
      }
    ).html
  }

  private var reversal: HTML? {
    guard isReversible, let activity = ID<Activity>(past.id.description) else { return nil }
    let undo = FormButton(
      FixturePhrases.takeBack, icon: "undo", kind: "quiet", posts: Undoing.path(activity),
      fields: [("back", PoolsPaths.pastImport(past.id).path)])
    return "<section class=\"group\">\(undo.html)<p class=\"group-note\">\(FixturePhrases.takeBackNote)</p></section>"
  }
}

/// The competitions that were imported, each to be deleted as a whole.
struct CompetitionList: Screen {
  let competitions: [(competition: Competition, matches: Int)]
  let query: ListQuery

  var title: Phrase { FixturePhrases.competitions }
  var topics: [Topic] { [Fixture.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(FixturePhrases.importing, to: PoolsPaths.importing())],
      trailing: competitions.isEmpty ? [] : [.edit(query.isEditing, list: PoolsPaths.competitions())])
  }

  var content: HTML {
    guard !competitions.isEmpty else {
      return EmptyState(
        .ball, title: FixturePhrases.none, text: FixturePhrases.noneText,
        action: (FixturePhrases.importing, PoolsPaths.importing())
      ).html
    }
    let rows = competitions.map { competition, matches in
      Row(
        title: Phrase(verbatim: competition.title), subtitle: FixturePhrases.matches(matches),
        opens: PoolsPaths.fixtures().with("q", competition.title),
        deletion: Row.Deletion(
          query.kept(
            PoolsPaths.competitionDeletion().with("name", competition.name).with("season", competition.season)),
          of: competition.title))
    }
    return Group(
      note: FixturePhrases.deletionNote, key: "competitions", isEditing: query.isEditing, rows: rows
    ).html
  }
}
