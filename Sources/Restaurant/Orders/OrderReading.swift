import Kit

/// A diner's orders for one visit.
struct OrderReading {
  private let visit: any VisitInSpace
  private let view: SpaceView
  private let diner: Diner?
  private let establishment: Establishment
  private let reader: MenuLanguage

  init(_ visit: some VisitInSpace, in view: SpaceView) throws {
    (self.visit, self.view, diner) = (visit, view, visit.diner)
    establishment = try visit.establishment(in: view)
    reader = MenuLanguage(language: visit.locale.language, main: establishment.language)
  }

  /// Guests alone: members find their orders in the house.
  private func statusAddress(of order: Order) -> OutwardLink? {
    visit.isStaff
      ? nil : visit.house.outward(Link(inHouse: RestaurantPaths.status(order.code).address(at: visit.place)))
  }

  /// - Parameters:
  ///   - state: of a form that came back.
  ///   - problems: of lines, where another form came back.
  func current(_ state: FormState?, problems: Invalid = Invalid()) throws -> CurrentOrderScreen {
    let tab = try diner?.guest.flatMap { try TabStore(view).tab(of: $0) }
    let now = visit.house.mint.now()
    let ways = ServiceType.open(to: diner, at: tab, establishment)
    return CurrentOrderScreen(
      order: try diner.flatMap { try CurrentOrderStore(view, of: $0, mainly: reader.main).order() },
      currency: view.space.currency, reader: reader, state: try state ?? fresh(ways, problems), ways: ways, tab: tab,
      notice: OrderingNotice(establishment, ways: ways, tab: tab, at: now), diner: diner,
      leadTime: establishment.hours.leadTime,
      slots: ways.contains(.pickUp) ? try PickUps(view).slots(establishment.hours, at: now) : nil)
  }

  /// The form with how and where the last order went.
  private func fresh(_ ways: [ServiceType], _ problems: Invalid) throws -> FormState {
    let last = try diner.flatMap { try OrderStore(view).lastPlaced(by: $0) }
    let contact = last?.contact ?? Contact()
    let way = ways.count == 1 ? ways[0] : ways.first { $0.rawValue == last?.way }
    return FormState(
      returned: Form([
        ("way", way?.rawValue ?? ""), ("name", contact.name), ("phone", contact.phone),
        ("address", contact.address),
      ]), problems: problems, mint: visit.house.mint)
  }

  func history(after cursor: Cursor?) throws -> HistoryScreen {
    HistoryScreen(
      orders: try diner.map { try OrderStore(view).orders(of: $0, after: cursor) } ?? Window([]),
      waiting: try waiting(), diner: diner, canOrder: visit.isOpen)
  }

  /// - Throws: `Refusal.notFound` for an order of somebody else.
  func page(of id: ID<Order>) throws -> OrderPage {
    guard let diner else { throw Refusal.notFound }
    let order = try OrderStore(view).order(id, of: diner)
    return OrderPage(
      order: order, reader: reader, changes: try changes(of: order), statusLink: statusAddress(of: order),
      waiting: try waiting(), diner: diner, canOrder: visit.isOpen)
  }

  func status(of code: String) throws -> OrderPage {
    let order = try OrderStore(view).order(code: code)
    return OrderPage(
      order: order, reader: reader, changes: try changes(of: order), statusLink: nil, waiting: try waiting(),
      diner: nil, canOrder: false, isByLink: true)
  }

  private func changes(of order: Order) throws -> [Activity] {
    try Activity.of([order.id], Order.corrected, in: view).filter { $0.undo != .done }
  }

  private func waiting() throws -> Int {
    try diner.map { try CurrentOrderStore(view, of: $0, mainly: reader.main).count() } ?? 0
  }
}
