import Kit

/// Where a wine was opened from, as its address says. What is done on its page leads back to it with that, and Back leads there.
struct OpenedFrom: Sendable {
  enum Place: Sendable {
    /// Stands beside the wine.
    case list(WineListQuery)
    case mine(MineScreen.Shown)
    case us
    case cellar
    /// What somebody shows.
    case person(ID<Person>)
    case selection(ID<Selection>)
    case menu
    /// As from a line of what happened.
    case elsewhere
  }

  let place: Place
  /// The wine among whose like it was found, after it had been opened there.
  private let like: WineNumber?

  init(_ place: Place, like: WineNumber? = nil) {
    (self.place, self.like) = (place, like)
  }

  init(_ query: Form) {
    let place: Place =
      switch query["list"] {
      case "mine": .mine(MineScreen.Shown(query))
      case "us": .us
      case "cellar": .cellar
      case "person": ID(query["person"]).map(Place.person) ?? .elsewhere
      case "selection": ID(query["selection"]).map(Place.selection) ?? .elsewhere
      case "random": .menu
      case let name: Section(rawValue: name) == nil ? .elsewhere : .list(WineListQuery(beside: query))
      }
    self.init(place, like: WineNumber(pathText: query["like"]))
  }

  /// The list that stands beside the wine.
  var list: WineListQuery? {
    if case .list(let list) = place { list } else { nil }
  }

  /// Which vintage was asked for there.
  var choice: VintageChoice? { list.flatMap { VintageChoice($0.query) } }

  /// For the wines that are like one.
  func like(_ wine: WineNumber) -> OpenedFrom {
    OpenedFrom(place, like: wine)
  }

  func kept(_ link: Link) -> Link {
    let link = link.with("like", like?.pathText)
    switch place {
    case .list(let list): return list.kept(link)
    case .mine(let shown): return link.with("list", "mine").with("show", shown.rawValue)
    case .us: return link.with("list", "us")
    case .cellar: return link.with("list", "cellar")
    case .person(let id): return link.with("list", "person").with("person", id.description)
    case .selection(let id): return link.with("list", "selection").with("selection", id.description)
    case .menu: return link.with("list", "random")
    case .elsewhere: return link
    }
  }

  /// Where Back leads from a wine's page: to where the wine stands, to the main menu with the same wine by chance.
  func back(from wine: WineNumber, in view: SpaceView) throws -> (title: Phrase, link: Link) {
    if let like { return (MinePhrases.similar, OpenedFrom(place).kept(WinesPaths.similar(like))) }
    let row = WineRow.identity(wine)
    switch place {
    case .list(let list): return (WinesPhrases.title(of: list.section), list.link(around: wine))
    case .mine(let shown): return (MinePhrases.mine, shown.link.at(row))
    case .selection(let id):
      let selections = try SelectionStore(view).selections().map(\.selection)
      if let selection = selections.first(where: { $0.id == id }) {
        return (Phrase(verbatim: selection.name), WinesPaths.selection(id).at(row))
      }
      return Self.us
    case .us: return Self.us
    case .person(let id):
      let name = try view.members(using: WinesApp.identity).first { $0.person == id }?.name
      return name.map { (Phrase(verbatim: $0), WinesPaths.profile(id)) } ?? Self.us
    case .cellar: return (CellarPhrases.cellar, WinesPaths.cellar())
    case .menu, .elsewhere: return (WinesPhrases.wines, WinesPaths.menu().with("wine", wine.pathText))
    }
  }

  /// Where the form of what was drunk leads: back among what was drunk, or to the wine's page.
  func afterTasting(of wine: WineNumber?) -> Link {
    guard let wine else { return MineScreen.Shown.drunk.link }
    return if case .mine(.drunk) = place { MineScreen.Shown.drunk.link } else { afterNoting(wine) }
  }

  /// Where the form leads of what is noted anew: to the cellar, where the bottle was taken out, or to the wine's page.
  func afterNoting(_ wine: WineNumber) -> Link {
    if case .cellar = place { WinesPaths.cellar() } else { kept(WinesPaths.wine(wine)) }
  }

  private static var us: (title: Phrase, link: Link) { (MinePhrases.us, WinesPaths.us()) }
}

extension SpaceVisit {
  var openedFrom: OpenedFrom { OpenedFrom(query) }
}
