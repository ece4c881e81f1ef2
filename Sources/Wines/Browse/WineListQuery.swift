import Kit

/// What the address of a list says, and of the page of a wine beside whose list it stands.
struct WineListQuery: Sendable {
  let section: Section
  var query: WineQuery
  /// How many wines stand before the page.
  var start = 0
  /// The wine that somebody comes back from: the page begins a little before it.
  var around: WineNumber?
  /// The wine beside whose page it stands, or stood.
  var beside: WineNumber?
  /// The first letter from which on it is shown; empty for all.
  var letter = ""
  /// Whether somebody without scripts asks for a table, or a page that has no room for one for rows; else it goes by the window.
  var asksForTable: Bool?

  /// The fields by which rows are asked for.
  static let asRows = [(name: "table", value: "0")]

  /// The stretch of the list in which a wine stands.
  func around(_ wine: WineNumber) -> WineListQuery {
    WineListQuery(section: section, query: query, around: wine)
  }

  /// The same with every value as the catalogue spells it.
  func spelled(in index: WineIndex) -> WineListQuery {
    var list = self
    list.query = index.spelled(query)
    return list
  }

  /// The list as it is.
  var link: Link { link(query) }

  /// The list with another query, as it is shown.
  func link(_ query: WineQuery) -> Link {
    query.kept(WinesPaths.list(section)).with("table", asksForTable.map { $0 ? "1" : "0" })
  }

  /// By its first letters one goes through a long list that stands in alphabetical order.
  var hasLetters: Bool { query.order == .name && query.words.isEmpty && beside == nil }

  func link(from letter: String) -> Link { link.with("letter", letter) }

  /// The list, scrolled to a wine.
  func link(around wine: WineNumber) -> Link {
    link.with("around", wine.pathText).at(WineRow.identity(wine))
  }

  /// What it can be narrowed by.
  /// - Parameter query: narrowed otherwise.
  func filters(_ query: WineQuery? = nil) -> Link {
    (query ?? self.query).kept(WinesPaths.filters(section)).with("beside", beside?.pathText)
  }

  /// A wine's page with the list beside it.
  func kept(_ link: Link) -> Link {
    query.kept(link.with("list", section.rawValue))
  }

  /// Whether the section's types narrow it: unless a type was chosen or typed.
  private var isOfItsSection: Bool {
    section != .all && query.filters[.type] == nil && Understood(query.words).namesNoType
  }

  var isOfOneType: Bool { section.types.count == 1 && isOfItsSection }

  /// What somebody asks instead of naming what they look for.
  var question: Question? { Question(query.words) }

  /// What the search sees: of a question what says which wines are meant.
  var narrowed: WineQuery {
    var query = query
    if let question {
      let order = query.order
      query = query.searching(question.about)
      if order == .relevance { query.order = question.order ?? query.usualOrder }
    }
    guard isOfItsSection else { return query }
    query.filters[.type] = Set(section.types.map(\.rawValue))
    return query
  }
}

extension WineListQuery {
  init(_ section: Section, _ form: Form) {
    self.init(
      section: section, query: WineQuery(form), start: max(0, Int(form["from"]) ?? 0),
      around: WineNumber(pathText: form["around"]), beside: WineNumber(pathText: form["beside"]),
      letter: form["letter"],
      asksForTable: form.has("table") ? form["table"] != "0" : nil)
  }

  /// As the page of a wine carries it along.
  init(beside form: Form) {
    self.init(Section(rawValue: form["list"]) ?? .all, form)
  }
}
