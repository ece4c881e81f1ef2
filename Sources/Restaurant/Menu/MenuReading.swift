import Kit

/// The menu for one visit: read once for all that a page shows of it.
struct MenuReading {
  private let view: SpaceView
  private let cache: MenuCache
  private let establishment: Establishment
  private let reader: MenuLanguage
  private let query: MenuQuery
  private let isStaff: Bool
  private let diner: Diner?
  private let notice: OrderingNotice
  private let heading: Phrase?
  private let tab: TableTab?

  init(_ visit: some VisitInSpace, in view: SpaceView) throws {
    self.view = view
    cache = visit.menuCache
    establishment = try visit.establishment(in: view)
    reader = MenuLanguage(language: visit.locale.language, main: establishment.language)
    query = MenuQuery(visit.query)
    isStaff = visit.isStaff
    diner = visit.diner
    tab = try diner?.guest.flatMap { try TabStore(view).tab(of: $0) }
    let (now, zone) = (visit.house.mint.now(), view.space.zone)
    notice = OrderingNotice(
      establishment, ways: ServiceType.open(to: diner, at: tab, establishment), tab: tab, at: now)
    heading =
      isStaff
      ? nil
      : RestaurantPhrases.house(
        view.space.name, establishment.hours.state(at: now).phrase(at: now, in: zone))
  }

  func screen(selected: ID<Dish>? = nil) throws -> MenuScreen {
    MenuScreen(
      card: try cache.card(in: view, matching: query.search).narrowed(by: query.filter), query: query, reader: reader,
      waiting: try diner.map { try CurrentOrderStore(view, of: $0, mainly: reader.main).count() } ?? 0,
      notice: notice, heading: heading, isStaff: isStaff, tab: tab, diner: diner, selected: selected)
  }

  func page(of id: ID<Dish>, _ state: FormState) throws -> DishPage {
    DishPage(
      dish: try view.find(id), groups: try ModifierStore(view).groups(of: id), reader: reader, state: state,
      menu: try screen(selected: id))
  }
}
