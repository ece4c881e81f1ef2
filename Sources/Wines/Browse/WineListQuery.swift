import Kit

/// What the address of a list says, and of the page of a wine beside whose list it stands.
struct WineListQuery: Sendable {
  let section: Section
  let query: WineQuery
  /// How many wines stand before the page.
  let start: Int
  /// The wine that somebody comes back from: the page begins a little before it.
  let around: WineNumber?

  init(_ section: Section, _ form: Form) {
    self.section = section
    query = WineQuery(form)
    start = max(0, Int(form["from"]) ?? 0)
    around = Int(form["around"]).map(WineNumber.init)
  }

  /// As the page of a wine carries it along.
  init(beside form: Form) {
    self.init(Section(rawValue: form["list"]) ?? .all, form)
  }

  private init(_ section: Section, _ query: WineQuery, start: Int = 0, around: WineNumber?) {
    (self.section, self.query, self.start, self.around) = (section, query, start, around)
  }

  /// The stretch of the list in which a wine stands.
  func around(_ wine: WineNumber) -> WineListQuery {
    WineListQuery(section, query, around: wine)
  }

  /// The same with every value as the catalogue spells it.
  func spelled(in index: WineIndex) -> WineListQuery {
    WineListQuery(section, index.spelled(query), start: start, around: around)
  }

  /// The list as it is.
  var link: Link { query.kept(WinesPaths.list(section)) }

  /// The list, scrolled to a wine.
  func link(around wine: WineNumber) -> Link {
    link.with("around", wine.pathText).at(WineRow.identity(wine))
  }

  /// A wine's page with the list beside it.
  func kept(_ link: Link) -> Link {
    query.kept(link.with("list", section.rawValue))
  }

  /// What the search sees: the section's types narrow it, unless one of them was chosen.
  var narrowed: WineQuery {
    guard section != .all, query.filters[.type] == nil else { return query }
    var query = query
    query.filters[.type] = Set(section.types.map(\.rawValue))
    return query
  }
}
