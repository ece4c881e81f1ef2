import Kit

/// What one keeps and has drunk.
struct MineScreen: Screen {
  enum Shown: String, CaseIterable, Sendable {
    case favourites, wishes, drunk

    var title: Phrase {
      switch self {
      case .favourites: MinePhrases.favourites
      case .wishes: MinePhrases.wishes
      case .drunk: MinePhrases.drunk
      }
    }

    /// `nil` for what was drunk, which is no mark.
    var mark: Mark? {
      switch self {
      case .favourites: .favourite
      case .wishes: .wish
      case .drunk: nil
      }
    }

    var link: Link { WinesPaths.mine().with("show", self == .favourites ? nil : rawValue) }
  }

  let shown: Shown
  let wines: [ListedWine]
  let tastings: [Tasting]
  /// Where the list goes on.
  let next: Cursor?

  var title: Phrase { MinePhrases.mine }
  var topics: [Topic] { [Mark.topic, Tasting.own, Tasting.shared, Wine.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .icon("chart", MinePhrases.taste, to: WinesPaths.taste())) }

  var content: HTML {
    let segments = Segments(
      MinePhrases.mine,
      links: Shown.allCases.map { shown in
        (shown.title, shown.link, shown == self.shown)
      })
    return "\(segments.html)\(shown == .drunk ? drunk : marked)"
  }

  private var marked: HTML {
    guard !wines.isEmpty else {
      let hint = shown == .favourites ? MinePhrases.favouritesHint : MinePhrases.wishesHint
      return EmptyState(
        shown == .favourites ? "heart" : "flag", title: MinePhrases.nothingYet, text: hint,
        action: (MinePhrases.find, WinesPaths.list(.all))
      ).html
    }
    return list(wines.map { WineRow($0, from: Whence(.mine(shown))).row })
  }

  private func list(_ rows: [Row]) -> HTML {
    let more: HTML? = next.map { MoreLink(shown.link.with("after", $0.text)).html }
    return "\(Results("\(Group(key: shown.rawValue, rows: rows).html)\(more)"))"
  }

  private var drunk: HTML {
    guard !tastings.isEmpty else {
      return EmptyState(
        "wines", title: MinePhrases.nothingYet, text: MinePhrases.drunkHint,
        action: (MinePhrases.find, WinesPaths.list(.all))
      ).html
    }
    let wines = Dictionary(uniqueKeysWithValues: wines.map { ($0.number, $0) })
    let whence = Whence(.mine(.drunk))
    return list(
      tastings.map { TastingRow($0, wines[$0.wine], opens: whence.kept(WinesPaths.tasting($0.id))).row })
  }
}

extension WineRow {
  /// Where no list stands around it.
  init(_ wine: ListedWine, from whence: Whence, reason: Phrase? = nil) {
    self.init(
      wine: wine, marks: .none, opens: whence.kept(WinesPaths.wine(wine.number)),
      previews: whence.kept(WinesPaths.preview(wine.number)), reason: reason)
  }
}

/// What somebody thought of a wine.
struct TastingRow {
  let tasting: Tasting
  let wine: ListedWine?
  let opens: Link?
  /// Whether the row says whose opinion it is.
  var isNamed = false

  init(_ tasting: Tasting, _ wine: ListedWine?, opens: Link?, isNamed: Bool = false) {
    (self.tasting, self.wine, self.opens, self.isNamed) = (tasting, wine, opens, isNamed)
  }

  var row: Row {
    let name = wine?.name ?? tasting.personName
    let words: HTML = """
      <span class="row-title">\(name)\(tasting.year.isEmpty ? nil : " \(tasting.year)")</span>\
      <span class="row-subtitle">\(second)</span>\(note)
      """
    return Row(
      RowFrame(id: tasting.id.description, kind: "wine"),
      RowLine(
        .drawn(words), lead: wine.map { TypeDot($0.type).html }, aside: stars, touch: opens.map(RowTouch.opens)))
  }

  private var second: HTML {
    let who: HTML? = isNamed && wine != nil ? "\(tasting.personName) · " : nil
    let seen: HTML? = isNamed ? nil : " · \(tasting.isShared ? MinePhrases.isShared : MinePhrases.isPrivate)"
    return "\(who)\(tasting.drunkOn)\(seen)"
  }

  private var note: HTML? {
    tasting.note.isEmpty ? nil : "<span class=\"row-subtitle wine-quote\">\(tasting.note)</span>"
  }

  private var stars: HTML? {
    tasting.rating.map { "<span class=\"wine-score\">\(MinePhrases.stars($0))</span>" }
  }
}

/// The form of what somebody drank.
struct TastingForm: Screen {
  let wine: Wine
  let state: FormState
  let space: Space
  let posts: Link
  let cancels: Link
  /// Of one that is stored already.
  var deletion: Link?

  var title: Phrase { MinePhrases.newTasting }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Tasting.own] }

  var bar: NavigationBar {
    let menu = deletion.map { link in
      BarItem.menu(Menu([.action(KitPhrases.delete, "trash", to: link, isDestructive: true)]))
    }
    return NavigationBar(leading: [.cancel(to: cancels)], trailing: [menu, .submit()].compactMap(\.self))
  }

  var content: HTML {
    let ratings: [(value: String, title: Phrase)] =
      [("", MinePhrases.noRating)] + (1...10).reversed().map { (String($0), MinePhrases.stars($0)) }
    let rating = state.select("rating", MinePhrases.rating, options: ratings)
    let day = state.text("drunk_on", MinePhrases.day, kind: .date, required: true)
    let year = state.text("year", MinePhrases.vintage, kind: .decimal)
    let note = state.area("note", MinePhrases.note, rows: 4)
    let sharing = state.select(
      "shared", MinePhrases.sharing,
      options: [("no", MinePhrases.onlyMe), ("yes", MinePhrases.everybody(in: space.name))])
    let hidden: HTML? = deletion == nil ? state.hidden("id") : nil
    return """
      <p class="large-subtitle">\(wine.facts.name)</p>\
      \(state.form(posts: posts, "\(hidden)\(FieldGroup("\(rating)\(day)\(year)").html)\(FieldGroup(note).html)\(FieldGroup(sharing).html)"))
      """
  }
}

/// The buttons by which a wine becomes one's own.
struct OwnButtons {
  let wine: Wine
  let marks: Set<Mark>
  let whence: Whence

  var html: HTML {
    let toggles = Mark.allCases.html { mark in
      let icon: Icon = mark == .favourite ? "heart" : "flag"
      return """
        <set-field><form method="post" action="\(whence.kept(WinesPaths.mark(wine.number, mark)))">\
        <input type="hidden" name="kept" value="\(marks.contains(mark) ? "no" : "yes")">\
        <button class="tool wine-mark" aria-pressed="\(marks.contains(mark) ? "true" : "false")">\
        \(icon)\(MinePhrases.name(of: mark))</button></form></set-field>
        """
    }
    return """
      <div class="wine-actions">\(toggles)<a class="tool" href="\(whence.kept(WinesPaths.newTasting(wine.number)))">\(Icon("wines"))\
      \(MinePhrases.drank)</a><a class="tool" href="\(whence.kept(WinesPaths.selecting(wine.number)))">\(Icon("list"))\
      \(MinePhrases.putOnList)</a></div>
      """
  }
}

/// What one noted of a wine, and what others share of it.
struct OwnNotes {
  let tastings: [Tasting]
  let reader: ID<Person>
  let whence: Whence

  var html: HTML {
    let (mine, others) = (tastings.filter { $0.person == reader }, tastings.filter { $0.person != reader })
    let own = mine.map { TastingRow($0, nil, opens: whence.kept(WinesPaths.tasting($0.id))) }
    let shared = others.map { TastingRow($0, nil, opens: nil, isNamed: true) }
    return "\(group(MinePhrases.myNotes, own))\(group(MinePhrases.sharedNotes, shared))"
  }

  private func group(_ title: Phrase, _ rows: [TastingRow]) -> HTML? {
    rows.isEmpty ? nil : Group(title, rows: rows.map(\.row)).html
  }
}
