import Kit

/// The ways in which the table of dishes can be ordered; `menu`, the restaurant's own, is that of the list. A menu is read whole,
/// from memory, and sorted there.
enum DishOrder: String, CaseIterable {
  case menu, name, price, stock

  static func query(_ visit: SpaceVisit, beside detail: Link? = nil) -> ListQuery {
    ListQuery(visit, orders: allCases.map(\.rawValue), beside: detail)
  }
}

/// A dish as its table shows it.
struct DishEntry: Sendable {
  let dish: Dish
  let name: String
  let section: String

  static func all(of card: MenuCard, for reader: MenuLanguage, sorted sort: SortChoice?) -> [DishEntry] {
    let entries = card.parts.flatMap { part in
      let section = reader(part.section.name)
      return part.dishes.map { DishEntry(dish: $0, name: reader($0.name), section: section) }
    }
    let isDescending = sort?.isDescending == true
    // What is alike stays as it stands on the menu, either way round.
    func sorted<Value: Comparable>(by value: (DishEntry) -> Value) -> [DishEntry] {
      let keyed = entries.map { (value: value($0), entry: $0) }
      return keyed.enumerated().sorted { one, other in
        if one.element.value == other.element.value { return one.offset < other.offset }
        return isDescending
          ? one.element.value > other.element.value : one.element.value < other.element.value
      }.map(\.element.entry)
    }
    switch sort.flatMap({ DishOrder(rawValue: $0.order) }) {
    case nil, .menu: return isDescending ? entries.reversed() : entries
    case .name: return sorted(by: \.name.sortKey)
    case .price: return sorted(by: \.dish.price.minorUnits)
    case .stock: return sorted { $0.dish.isSoldOut ? 0 : 1 }
    }
  }

  static let columns: [DataTable<DishEntry>.Column] = [
    .init(DishPhrases.section, .text, order: DishOrder.menu.rawValue) { Phrase(verbatim: $0.section) },
    .init(RestaurantPhrases.allergens, .text) { entry in
      entry.dish.allergens.isComplete ? DishPhrases.declared : DishPhrases.undeclared(entry.dish.allergens)
    },
    .init(DishPhrases.stock, .state, order: DishOrder.stock.rawValue) { entry, html in
      guard entry.dish.isSoldOut else { return html.append(DishPhrases.available) }
      Row.Badge(RestaurantPhrases.soldOut, tone: .needs).write(to: &html)
    },
    .init(KitPhrases.price, .number, order: DishOrder.price.rawValue) { Phrase($0.dish.price) },
  ]
}
