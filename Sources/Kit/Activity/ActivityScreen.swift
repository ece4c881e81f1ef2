/// Who did what in the space, by day, newest first.
struct ActivityScreen: Screen {
  let space: Space
  let lines: Window<Activity>
  /// On the first page, when nothing narrows it.
  let missed: [GatheredLines]
  let filter: ActivityFilter
  /// Those that one may filter by.
  let people: [Member]
  let apps: [any App]
  let zone: Zone
  let today: Day
  /// What the reader has just done and may still take back: messages that say so have gone by then.
  let undoable: Set<ID<Activity>>

  var title: Phrase { KitPhrases.activity }
  var topics: [Topic] { [Topic.any] }

  var bar: NavigationBar { NavigationBar(leading: .back(to: space)) }

  var content: HTML {
    if lines.elements.isEmpty {
      let text = filter.isEmpty ? RecordPhrases.nothingYet : RecordPhrases.nothingFits
      return "\(choices)\(EmptyState(.cup, title: RecordPhrases.nothing, text: text).html)"
    }
    let more: HTML? = lines.next.map {
      MoreLink(filter.kept(RecordPaths.activity()).with("after", $0.text)).html
    }
    return "\(unseen)\(choices)\(days)\(more)"
  }

  /// It leads to where it is seen, and is seen then.
  private var unseen: HTML? {
    let rows = missed.compactMap { missed in missed.line.app(among: apps).map { missed.missedRow(of: $0, today: today) }
    }
    return rows.isEmpty ? nil : Group(RecordPhrases.missed, key: "missed", rows: rows).html
  }

  private var days: HTML {
    let days = Dictionary(grouping: lines.elements) { $0.at.day(in: zone) }
    return days.keys.sorted(by: >).html { day in
      Group(
        RecordPhrases.day(day, from: today), key: day.description,
        rows: GatheredLines.changes(days[day] ?? [], apart: undoable).map(row)
      ).html
    }
  }

  private func row(_ change: GatheredLines) -> Row {
    let (line, title) = (change.line, change.words(among: apps))
    let app = line.app(among: apps)
    let undo = RowButton(
      KitPhrases.undo, label: RecordPhrases.undo(title),
      RowForm(posts: Undoing.path(line.id), fields: [("back", RecordPaths.activity().path)]))
    return Row(
      id: line.id.description, title: title, subtitle: RecordPhrases.author(line), icon: app?.icon ?? "home",
      app: app?.id ?? "home",
      button: undoable.contains(line.id) ? undo : nil)
  }

  private var choices: HTML {
    let day = filter.day?.description ?? ""
    return """
      <form class="filters" method="get" action="\(RecordPaths.activity())">\
      \(select("person", RecordPhrases.person, RecordPhrases.everybody, people.map {
        ($0.person.description, Phrase(verbatim: $0.name))
      }, chosen: filter.person?.description))\
      \(select("app", RecordPhrases.app, RecordPhrases.allApps, apps.map { ($0.id, $0.name) }, chosen: filter.app))\
      <input type="date" name="day" aria-label="\(RecordPhrases.dayLabel)" value="\(day)">\
      <button class="filter-button">\(KitPhrases.filter)</button></form>
      """
  }

  private func select(
    _ name: String, _ label: Phrase, _ all: Phrase, _ options: [(value: String, title: Phrase)], chosen: String?
  ) -> HTML {
    let items = options.html { option in
      "<option value=\"\(option.value)\"\(option.value == chosen, attribute: "selected")>\(option.title)</option>"
    }
    return """
      <select name="\(name)" aria-label="\(label)"><option value="">\(all)</option>\(items)</select>
      """
  }
}

/// What was deleted and waits to be brought back.
struct TrashScreen: Screen {
  let space: Space
  let lines: Window<Activity>
  let apps: [any App]

  var title: Phrase { RecordPhrases.trash }
  var topics: [Topic] { [Topic.any] }

  var bar: NavigationBar { NavigationBar(leading: .back(to: space)) }

  var content: HTML {
    if lines.elements.isEmpty {
      return EmptyState(.crumbs, title: RecordPhrases.trashIsEmpty, text: RecordPhrases.trashNote).html
    }
    let rows = lines.elements.map { line in
      let app = line.app(among: apps)
      return Row(
        title: Phrase(verbatim: line.subject.title), subtitle: RecordPhrases.deleted(line),
        icon: app?.icon ?? "trash", app: app?.id, tile: .quiet,
        button: RowButton(
          KitPhrases.bringBack, label: RecordPhrases.restore(line.subject.title),
          RowForm(posts: Undoing.path(line.id), fields: [("back", RecordPaths.trash().path)])))
    }
    let more: HTML? = lines.next.map { MoreLink(RecordPaths.trash().with("after", $0.text)).html }
    return """
      \(Group(key: "all", rows: rows).html)\(more)\
      <p class="group-note">\(RecordPhrases.trashNote)</p>
      """
  }
}
