import Kit

/// The menu for one visit: read once for all that a page shows of it.
struct MenuReading {
  private let view: SpaceView
  private let cache: MenuCache
  private let mint: Mint
  private let reader: MenuLanguage
  private let query: MenuQuery
  private let isStaff: Bool
  /// Whether they decide about the menu.
  private let manages: Bool
  private let diner: Diner?
  private let notice: OrderingNotice
  /// Of the house, for those who don't see it among their spaces.
  private let face: FaceView?
  /// The table that the staff writes down an order for.
  private let table: DiningTable?
  private let tab: TableTab?
  private let basket: Basket
  private let listens: [Topic]

  /// As those read it who order for themselves.
  init(_ visit: some VisitInSpace, in view: SpaceView) throws {
    let establishment = try visit.establishment(in: view)
    (self.view, cache, mint, query) = (view, visit.menuCache, visit.house.mint, MenuQuery(visit.query))
    reader = MenuLanguage(language: visit.locale.language, main: establishment.language)
    isStaff = visit.isStaff
    manages = (visit as? SpaceVisit)?.manages ?? false
    table = nil
    diner = visit.diner
    tab = try diner?.guest.flatMap { try TabStore(view).tab(of: $0) }
    notice = OrderingNotice(
      establishment, ways: ServiceType.open(to: diner, at: tab, establishment), tab: tab, at: mint.now())
    face = isStaff ? nil : try FaceView(visit, of: establishment, in: view)
    let main = reader.main
    basket = Basket(
      try diner.flatMap { try CurrentOrderStore(view, of: $0, mainly: main).order() }, in: view.space.currency)
    // Who sits at a table hears when somebody says yes.
    listens = [diner?.topic].compactMap(\.self)
  }

  /// As somebody of the staff reads it who writes down an order.
  init(_ visit: SpaceVisit, writing key: EntryKey, in view: SpaceView) throws {
    (self.view, cache, mint, query) = (view, visit.menuCache, visit.house.mint, MenuQuery(visit.query))
    reader = try visit.reader(in: view)
    manages = visit.manages
    (isStaff, diner, tab, face, notice) = (true, nil, nil, nil, .ofStaff)
    table = try key.table.map { try view.find($0) }
    let person = visit.viewer.person.id
    basket = Basket(
      try EntryStore(view, key, by: person, mainly: reader.main).entry(), in: view.space.currency)
    listens = [EntryStore<SpaceView>.topic(of: person)]
  }

  /// What is asked about dishes of which one question has to be answered and no other: one tap answers it.
  private func quick(_ card: MenuCard) throws -> [ID<Dish>: ModifierGroup] {
    guard !basket.isOwn else { return [:] }
    let dishes = card.parts.flatMap(\.dishes).filter { $0.hasModifiers && !$0.isSoldOut }
    return try ModifierStore(view).groups(of: dishes.map(\.id)).compactMapValues { groups in
      guard let group = groups.first, groups.count == 1, group.isSingle, group.minimum == 1,
        group.available.count <= DishRow.quickLimit
      else { return nil }
      return group
    }
  }

  func screen(selected: ID<Dish>? = nil) throws -> MenuScreen {
    let card = try cache.card(in: view, matching: query.search).narrowed(by: query.filter)
    return MenuScreen(
      card: card, query: query, reader: reader, quick: try quick(card), basket: basket, notice: notice,
      face: face, table: table, isStaff: isStaff, manages: manages, tab: tab, listens: listens, selected: selected)
  }

  /// - Parameter state: of a form that came back.
  func page(of id: ID<Dish>, _ state: FormState? = nil) throws -> DishPage {
    var form = state?.values ?? Form()
    if form["quantity"].isEmpty { form.set("quantity", "1") }
    return DishPage(
      dish: try view.find(id), groups: try ModifierStore(view).groups(of: id), reader: reader,
      state: FormState(returned: form, problems: state?.problems ?? Invalid(), mint: mint),
      menu: try screen(selected: id))
  }
}
