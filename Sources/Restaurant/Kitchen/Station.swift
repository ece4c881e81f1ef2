import Kit

/// Where in the house dishes are made: the kitchen, the bar. A section of the menu says where its dishes are; one that says nothing
/// belongs to the kitchen.
struct Station: Hashable, Sendable {
  /// As somebody wrote it; empty for the kitchen.
  let name: String

  static let kitchen = Station(name: "")

  /// Written otherwise it is the same one.
  private var key: String { name.searchKey }
  static func == (one: Station, other: Station) -> Bool { one.key == other.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  var phrase: Phrase { name.isEmpty ? KitchenPhrases.kitchen : Phrase(verbatim: name) }

  /// As an address says it.
  var stored: String { name.isEmpty ? Self.kitchenText : name }
  private static let kitchenText = "-"

  init(name: String) { self.name = name }
  init?(stored: String) {
    guard !stored.isEmpty else { return nil }
    self.init(name: stored == Self.kitchenText ? "" : stored)
  }
}

extension KitchenStore {
  /// The kitchen, and those that sections name; none where everything is made in one place.
  func stations() throws -> [Station] {
    let names = try scope.connection.rows(
      """
      SELECT DISTINCT station FROM restaurant_section
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND station <> '' ORDER BY station
      """
    ).map { Station(name: try $0["station"]) }
    guard !names.isEmpty else { return [] }
    return names.reduce(into: [.kitchen]) { all, each in if !all.contains(each) { all.append(each) } }
  }

  /// Where dishes are made; those that are not in it, in the kitchen.
  func stations(of dishes: [ID<Dish>]) throws -> [ID<Dish>: Station] {
    guard !dishes.isEmpty else { return [:] }
    return try scope.connection.rows(
      """
      SELECT restaurant_dish.id, restaurant_section.station FROM restaurant_dish
      JOIN restaurant_section ON restaurant_section.id = restaurant_dish.section_id
      WHERE restaurant_dish.space_id = \(scope.space.id) AND restaurant_section.station <> ''
        AND restaurant_dish.id IN \(Array(Set(dishes)))
      ORDER BY restaurant_dish.id
      """
    ).reduce(into: [:]) { stations, row in stations[try row["id"]] = Station(name: try row["station"]) }
  }
}

extension OrderStore where Scope == SpaceTransaction {
  /// Brings what one station makes of an order to the state that a button said; the order follows.
  /// - Parameter shown: how far it was on the page with the button.
  /// - Returns: `nil` when nothing changes.
  func bring(
    _ id: ID<Order>, to wanted: OrderState, from shown: OrderState, at station: Station, mainly main: Language
  ) throws -> Tapped? {
    let order = try order(id)
    guard !order.state.isVoid else { throw Refusal.conflict(KitchenPhrases.isVoid(order)) }
    let course: [OrderState] = [.received, .preparing, .ready]
    let stations = try KitchenStore(scope).stations(of: order.lines.map(\.dish))
    let own = order.lines.filter { stations[$0.dish, default: .kitchen] == station }
    let now = order.state.following(lines: own.map(\.state), for: order.way)
    guard let goal = course.firstIndex(of: wanted) else {
      throw Refusal.conflict(KitchenPhrases.cannotBecome(order, wanted))
    }
    guard !own.isEmpty, now != wanted, let place = course.firstIndex(of: now), goal > place || now == shown,
      try !scope.isOvertaken(at: "state", of: id)
    else { return nil }
    let state = LineState.allCases[goal]
    let lines = Dictionary(
      uniqueKeysWithValues: own.map { ($0.id, goal > place ? max($0.state, state) : min($0.state, state)) })
    let after = order.state.following(lines: order.lines.map { lines[$0.id] ?? $0.state }, for: order.way)
    let tapped = try settle(
      order, as: after, lines: lines, after == order.state ? Order.lineAdvanced : Order.advanced, mainly: main)
    return Tapped(done: tapped.done, leavesBoard: wanted == .ready)
  }
}
