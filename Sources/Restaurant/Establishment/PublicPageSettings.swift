import Kit

/// The restaurant's address for everybody, and what guests may do there.
struct PublicPageSettings {
  static let app = "restaurant"
  /// Where turns are noted: each space has one page.
  private static let place = "restaurant.page"

  let transaction: SpaceTransaction

  init(_ transaction: SpaceTransaction) {
    self.transaction = transaction
  }

  /// - Returns: the activity line, by which it is undone; `nil` when nothing is different.
  func change(to draft: PublicPageDraft, from shown: PublicPageDraft?, for reader: MenuLanguage) throws -> ID<Activity>?
  {
    _ = try draft.validated()
    let store = EstablishmentStore(transaction)
    var establishment = try store.establishment(for: reader.language)
    let publicPage = try PublicPageStore(transaction).publicPage(of: Self.app)
    let stored = PublicPageDraft(establishment, name: publicPage?.name ?? "")
    let (merged, changes) = try transaction.merge(
      draft, over: stored, shown: shown, fields: PublicPageDraft.fields, of: Self.place)
    // A name that was suggested is no change, and yet not taken.
    guard !changes.isEmpty || publicPage == nil else { return nil }
    var said = merged
    if publicPage == nil { said.name = draft.name }
    let (name, language) = try said.validated()
    try PublicPageStore(transaction).set(name, isOpen: publicPage?.isOpen ?? false, for: Self.app)
    (establishment.language, establishment.ways) = (language, said.ways)
    try store.write(establishment)
    return try transaction.record(
      Self.changed, of: Subject(Dish.topic, transaction.space.id, title: name), fields: changes)
  }

  /// Opens or closes it; without a name it gets the one that the space's own suggests.
  /// - Throws: `Invalid` for the field `name` when that is none, or taken in this house.
  func set(isOpen: Bool) throws -> ID<Activity>? {
    if try transaction.isOvertaken(at: "open", of: Self.place) { return nil }
    guard let name = try written(isOpen: isOpen) else { return nil }
    return try transaction.record(
      isOpen ? Self.opened : Self.closed, of: Subject(Dish.topic, transaction.space.id, title: name))
  }

  /// - Returns: the page's name; `nil` when it was so already.
  private func written(isOpen: Bool) throws -> String? {
    let publicPage = try PublicPageStore(transaction).publicPage(of: Self.app)
    guard publicPage?.isOpen ?? false != isOpen else { return nil }
    let name = publicPage?.name ?? PublicPageName.suggestion(for: transaction.space.name)
    try PublicPageStore(transaction).set(name, isOpen: isOpen, for: Self.app)
    return name
  }

  /// Takes a change back, but for what somebody has changed since.
  private func takeBack(_ changes: [FieldChange]) throws {
    let store = EstablishmentStore(transaction)
    // The change left a row, which says the language.
    var establishment = try store.establishment(for: .en)
    guard let publicPage = try PublicPageStore(transaction).publicPage(of: Self.app) else { return }
    let now = PublicPageDraft(establishment, name: publicPage.name).form
    // Before there was a page it had no name; the one that it was given stays.
    let draft = PublicPageDraft { field in
      let said = now[field.name]
      return changes.first { $0.field == field.name && said == $0.to && !$0.from.isEmpty }?.from ?? said
    }
    do {
      let (name, written) = try draft.validated()
      try PublicPageStore(transaction).set(name, isOpen: publicPage.isOpen, for: Self.app)
      (establishment.language, establishment.ways) = (written, draft.ways)
    } catch let problems as Invalid {
      // Another restaurant of the house has taken the name since.
      throw Refusal.conflict(problems["name"] ?? EstablishmentPhrases.languageMissing)
    }
    try store.write(establishment)
  }
}

extension Action {
  static let changePublicPage = Action("restaurant.page.change", PublicPageDraft.inputs)
  static let openPublicPage = Action("restaurant.page.open", [Input("open", .yesNo, isRequired: true)])
}

extension PublicPageSettings {
  static let opened = event("public.opened", isOpen: true)
  static let closed = event("public.closed", isOpen: false)
  static let changed = Event(
    "public.changed",
    Phrase(es: "Página pública cambiada", en: "Public page changed", pt: "Página pública alterada"),
    undo: .by { try PublicPageSettings($1).takeBack($0.fields) },
    undone: Phrase(es: "Página pública como estaba", en: "Public page as it was", pt: "Página pública como antes"))

  static let events = [opened.declared, closed.declared, changed.declared]

  private static func event(_ name: String, isOpen: Bool) -> Event<NoDetail> {
    Event(
      name, EstablishmentPhrases.turned(isOpen: isOpen),
      undo: .by { _ = try PublicPageSettings($1).written(isOpen: !isOpen) },
      undone: EstablishmentPhrases.turned(isOpen: !isOpen))
  }
}

/// The public page as the owner decides it.
struct PublicPageForm: Screen {
  let state: FormState
  /// The full address, once there is one.
  let address: OutwardLink?
  let page: Link?
  let isOpen: Bool

  var title: Phrase { DeskPhrases.publicPage }
  var topics: [Topic] { [Dish.topic] }
  var bar: NavigationBar {
    NavigationBar(
      leading: .back(DeskPhrases.desk, to: RestaurantPaths.desk()), trailing: .submit())
  }

  var content: HTML {
    let notice = Notice(
      isOpen ? EstablishmentPhrases.isOpen : EstablishmentPhrases.isClosed, tone: isOpen ? .success : .info)
    let card: HTML? = isOpen ? address.map { LinkCard($0).html } : nil
    return "\(notice.html)\(opening)\(card)\(form)"
  }

  private var opening: HTML {
    let see: HTML? =
      isOpen
      ? page.map {
        "<a class=\"button quiet\" href=\"\($0)\">\(Icon("eye"))\(EstablishmentPhrases.visit)</a>"
      } : nil
    let turn = FormButton(
      isOpen ? EstablishmentPhrases.close : EstablishmentPhrases.open, kind: isOpen ? "quiet" : nil,
      posts: DeskPaths.opening(), fields: [("open", isOpen ? "no" : "yes")])
    return "<div class=\"button-row\">\(see)\(turn.html)</div>"
  }

  private var form: HTML {
    let name = state.text("name", PublicPageDraft.name.label, kind: .plain, required: true)
    let ways = PublicPageDraft.ways.html { state.check($0.name, "\($0.label)") }
    let language = state.select(
      "language", PublicPageDraft.language.label,
      options: Language.allCases.map { ($0.rawValue, Phrase(verbatim: $0.ownName)) })
    return state.form(
      posts: DeskPaths.publicPage(),
      """
      \(FieldGroup(note: EstablishmentPhrases.addressNote, name).html)\
      \(CheckGroup(EstablishmentPhrases.ways, note: EstablishmentPhrases.waysNote, ways).html)\
      \(FieldGroup(note: EstablishmentPhrases.languageNote, language).html)
      """)
  }
}
