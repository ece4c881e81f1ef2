import Kit

/// What one keeps and has drunk.
struct MineScreen: Screen {
  enum Shown: String, CaseIterable, Sendable {
    case favourites, wishes, drunk

    init(_ query: Form) { self = Self(rawValue: query["show"]) ?? .favourites }

    var title: Phrase {
      switch self {
      case .favourites: MinePhrases.favourites
      case .wishes: MinePhrases.wish
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

    /// How something comes to stand there.
    var hint: Phrase {
      switch self {
      case .favourites: MinePhrases.favouritesHint
      case .wishes: MinePhrases.wishesHint
      case .drunk: MinePhrases.drunkHint
      }
    }

    var link: Link { WinesPaths.mine().with("show", self == .favourites ? nil : rawValue) }
  }

  let shown: Shown
  let wines: [ListedWine]
  /// Of other spaces' own.
  let away: [AwayWine]
  let tastings: [Tasting]
  /// Where the list goes on.
  let next: Cursor?

  var title: Phrase { MinePhrases.mine }
  var topics: [Topic] { [Mark.topic, Tasting.own, Tasting.shared, Wine.topic] }
  var bar: NavigationBar {
    NavigationBar(trailing: [
      .icon("person", ProfilePhrases.profile, to: WinesPaths.ownProfile()),
      .icon("chart", MinePhrases.taste, to: WinesPaths.taste()),
    ])
  }

  var content: HTML {
    let segments = Self.segments(showing: shown)
    let openedFrom = OpenedFrom(.mine(shown))
    let pending = shown.mark == nil ? RowTemplate(of: WinesPaths.newTasting.every).html : nil
    let rows =
      shown.mark == nil
      ? tastings.map { TastingRow(tasting: $0, opens: openedFrom.kept(WinesPaths.tasting($0.id))).row }
      : wines.map { WineRow($0, from: openedFrom).row }
    guard !rows.isEmpty || !away.isEmpty else {
      return "\(segments)\(pending)\(EmptyState.ofMine(shown.hint).html)"
    }
    let more: HTML? = next.map { MoreLink(shown.link.with("after", $0.text)).html }
    let here: HTML? = rows.isEmpty ? nil : Group(key: shown.rawValue, rows: rows).html
    return "\(segments)\(pending)\(Results("\(here)\(more)\(elsewhere)"))"
  }

  /// Each has its page in the space that wrote it down; here it can be let go.
  private var elsewhere: HTML? {
    guard !away.isEmpty, let mark = shown.mark else { return nil }
    let rows = away.map { wine in
      let letsGo = RowForm(
        posts: OpenedFrom(.mine(shown)).kept(WinesPaths.mark(wine.number, mark)).with("away", "1"), as: .setMark,
        fields: [("kept", "no")])
      return Row(
        id: wine.number.pathText, title: Phrase(verbatim: wine.name), icon: mark.icon, tile: .quiet,
        button: RowButton(MinePhrases.letGo, label: MinePhrases.letGo(wine.name), letsGo))
    }
    return Group(MinePhrases.ofOtherSpaces, key: "away", rows: rows).html
  }

  /// What one keeps oneself, and what the space has in the house.
  /// - Parameter shown: `nil` for the latter.
  static func segments(showing shown: Shown?) -> HTML {
    let own = Shown.allCases.map { (title: $0.title, link: $0.link, isCurrent: $0 == shown) }
    return Segments(
      MinePhrases.mine, links: own + [(title: CellarPhrases.cellar, link: WinesPaths.cellar(), isCurrent: shown == nil)]
    ).html
  }
}

extension EmptyState {
  /// Where nothing is one's own yet.
  static func ofMine(_ hint: Phrase) -> EmptyState {
    EmptyState(
      .bottle, title: MinePhrases.nothingYet, text: hint, action: (MinePhrases.find, WinesPaths.list(.all)))
  }
}

extension WineRow {
  /// Where no list stands around it.
  init(_ wine: ListedWine, from openedFrom: OpenedFrom, reason: Phrase? = nil, key: String = "") {
    self.init(
      wine: wine, marks: .none, opens: openedFrom.kept(WinesPaths.wine(wine.number)),
      previews: openedFrom.kept(WinesPaths.preview(wine.number)), reason: reason, key: key)
  }
}

/// What somebody thought of a wine.
struct TastingRow {
  let tasting: Tasting
  let opens: Link?
  /// Not on the wine's own page.
  var showsWine = true
  /// Whether the row says whose opinion it is.
  var isNamed = false
  /// Whether the whole page is of the one whose opinion it is.
  var isOfOne = false

  var row: Row {
    let year: HTML? = tasting.year.isEmpty ? nil : " \(tasting.year)"
    let words: HTML = """
      <span class="row-title">\(showsWine ? tasting.wineName : tasting.personName)\(year)</span>\
      <span class="row-subtitle">\(second)</span>\(note)
      """
    return Row(
      RowFrame(id: tasting.id.description, kind: "wine"),
      RowLine(
        .drawn(words), lead: showsWine ? tasting.wineType.dot() : nil, aside: tasting.rating.map(Self.stars),
        touch: opens.map(RowTouch.opens)))
  }

  private var second: HTML {
    let who: HTML? = isNamed && showsWine ? "\(tasting.personName) · " : nil
    let seen: HTML? = isNamed || isOfOne ? nil : " · \(tasting.isSeen)"
    return "\(who)\(tasting.drunkOn)\(seen)"
  }

  private var note: HTML? {
    tasting.note.isEmpty ? nil : "<span class=\"row-subtitle wine-quote\">\(tasting.note)</span>"
  }

  static func stars(_ halves: Int) -> HTML {
    """
    <span class="wine-stars">\(MinePhrases.starNumber(halves))<span class="hidden"> \(MinePhrases.ofFive)</span></span>
    """
  }
}

extension Tasting {
  /// By whom, for the person whose it is.
  fileprivate var isSeen: Phrase {
    isShared ? MinePhrases.isShared : sharedIn == nil ? MinePhrases.isPrivate : MinePhrases.isSharedElsewhere
  }
}

extension FormSheet {
  /// The form of what somebody drank.
  /// - Parameters:
  ///   - other: the space whose people are told it, where that is another.
  ///   - link: deletes one that is stored already.
  static func tasting(
    of wine: String, _ state: FormState, in space: Space, sharedIn other: String? = nil, posts: Link,
    as action: Action, cancels: Link, deletes link: Link? = nil
  ) -> FormSheet {
    let ratings = [("", MinePhrases.noRating)] + (1...10).reversed().map { (String($0), MinePhrases.stars($0)) }
    let options = ratings.html { value, title in
      "<option value=\"\(value)\"\(value == state.values["rating"], attribute: "selected")>\(title)</option>"
    }
    let rating = state.field("rating", TastingDraft.rating.label) {
      "<star-field></star-field><select id=\"rating\" name=\"rating\"\($0)>\(options)</select>"
    }
    let (day, year) = (state.show(TastingDraft.drunkOn), state.show(TastingDraft.year))
    let elsewhere = other.map { [(TastingDraft.elsewhere, MinePhrases.everybody(in: $0))] } ?? []
    let sharing = state.select(
      "shared", TastingDraft.shared.label,
      options: [("no", MinePhrases.onlyMe), ("yes", MinePhrases.everybody(in: space.name))] + elsewhere)
    let fields: HTML = """
      \(link == nil ? state.hidden("id") : nil)\(FieldGroup("\(rating)\(day)\(year)").html)\
      \(FieldGroup(state.show(TastingDraft.note)).html)\(FieldGroup(sharing).html)
      """
    return FormSheet(
      MinePhrases.drank, topics: [Tasting.own], cancels: cancels,
      menu: link.map { Menu([.action(KitPhrases.delete, "trash", to: $0, as: .deleteTasting, isDestructive: true)]) },
      "<p class=\"large-subtitle\" data-names>\(wine)</p>\(state.form(posts: posts, as: action, fields))")
  }
}

/// The buttons by which a wine becomes one's own.
struct OwnButtons {
  let wine: WineNumber
  let marks: Set<Mark>
  let openedFrom: OpenedFrom
  /// Where it is put that one wants to buy it, and as what.
  let shopping: (taker: TextTaker, name: String)?

  var html: HTML {
    let toBuy: HTML? = shopping.map { shopping in
      """
      <a class="tool" href="\(shopping.taker.given([Wanted(shopping.name, [shopping.name])]))">\(shopping.taker.icon)\
      \(shopping.taker.title)</a>
      """
    }
    let toggles = Mark.allCases.html { mark in
      TickForm(
        "kept", marks.contains(mark), posts: openedFrom.kept(WinesPaths.mark(wine, mark)), as: .setMark, kind: nil,
        button: "tool wine-mark", "<span class=\"wine-fill\">\(mark.icon)\(mark.icon)</span>\(mark.name)"
      ).html
    }
    return """
      <div class="wine-actions">\(toggles)<a class="tool" href="\(openedFrom.kept(WinesPaths.newTasting(wine)))" data-key="n">\(Icon("wines"))\
      \(MinePhrases.drank)</a><a class="tool" href="\(openedFrom.kept(WinesPaths.selecting(wine)))">\(Icon("list"))\
      \(MinePhrases.putOnList)</a><a class="tool" href="\(openedFrom.kept(WinesPaths.newLot(wine)))">\(Icon("box"))\
      \(CellarPhrases.toCellar)</a>\(toBuy)</div>
      """
  }
}

/// What one noted of a wine, and what others share of it.
struct OwnNotes {
  let tastings: [Tasting]
  let reader: ID<Person>
  let openedFrom: OpenedFrom

  var html: HTML {
    let (mine, others) = (tastings.filter { $0.person == reader }, tastings.filter { $0.person != reader })
    let own = mine.map { TastingRow(tasting: $0, opens: openedFrom.kept(WinesPaths.tasting($0.id)), showsWine: false) }
    let shared = others.map { TastingRow(tasting: $0, opens: nil, showsWine: false, isNamed: true) }
    return "\(group(MinePhrases.myNotes, own))\(group(MinePhrases.sharedNotes, shared))"
  }

  private func group(_ title: Phrase, _ rows: [TastingRow]) -> HTML? {
    rows.isEmpty ? nil : Group(title, rows: rows.map(\.row)).html
  }
}
