import Kit

/// What is put together while one reads the menu: the reader's own order, or one that the staff writes down.
struct Basket: Sendable {
  enum Purpose: Hashable, Sendable {
    case own
    case entry(EntryKey)
  }

  let purpose: Purpose
  /// How many of each dish it holds.
  private var quantities: [ID<Dish>: Int] = [:]
  /// What it comes to.
  private let total: Phrase

  init(_ order: CurrentOrder?, in currency: Currency) {
    purpose = .own
    total = Phrase(amount: try order?.total(in: currency) ?? Money.zero(currency))
    count(order?.lines.map(\.line) ?? [])
  }

  init(_ entry: Entry, in currency: Currency) {
    purpose = .entry(entry.key)
    total = Phrase(amount: try entry.total(in: currency))
    count(entry.lines.map(\.line))
  }

  private mutating func count(_ lines: [OrderLine]) {
    for line in lines { quantities[line.dish, default: 0] += line.quantity }
  }

  var isOwn: Bool { purpose == .own }
  var count: Int { quantities.values.reduce(0, +) }

  subscript(dish: ID<Dish>) -> Int { quantities[dish] ?? 0 }

  var menu: Link {
    switch purpose {
    case .own: RestaurantPaths.menu()
    case .entry(let key): KitchenPaths.entryMenu(key)
    }
  }

  /// Where it is looked through and sent.
  var order: Link {
    switch purpose {
    case .own: RestaurantPaths.order()
    case .entry(let key): KitchenPaths.entry(key)
    }
  }

  /// Takes one of the dish that its form names.
  var lines: Link {
    switch purpose {
    case .own: RestaurantPaths.lines()
    case .entry(let key): KitchenPaths.entryLines(key)
    }
  }

  func page(of dish: ID<Dish>) -> Link {
    switch purpose {
    case .own: RestaurantPaths.menuDish(dish)
    case .entry(let key): KitchenPaths.entryDish(key, dish)
    }
  }

  /// Takes so many of a dish, with what was chosen.
  func adding(_ dish: ID<Dish>) -> Link {
    switch purpose {
    case .own: RestaurantPaths.adding(dish)
    case .entry(let key): KitchenPaths.entryDish(key, dish)
    }
  }

  /// At the end of the menu, and in sight wherever one is on it.
  var bar: HTML {
    guard case .entry(let key) = purpose, key.table != nil, count > 0 else { return whole }
    return """
      <div class="basket-bar" role="status"><a class="button quiet" href="\(order)"><span class="basket-count">\(count)</span> <span>\
      \(total)</span></a><form method="post" action="\(KitchenPaths.entrySending(key))" data-enhance><button class="button">\
      \(EntryPhrases.sendToKitchen)</button></form></div>
      """
  }

  private var whole: HTML {
    let link: HTML? =
      count == 0
      ? nil
      : """
      <a class="button" href="\(order)"><span class="basket-count">\(count)</span> <span>\(RestaurantPhrases.seeOrder) · \
      \(total)</span></a>
      """
    return "<div class=\"basket-bar\" role=\"status\">\(link)</div>"
  }
}
