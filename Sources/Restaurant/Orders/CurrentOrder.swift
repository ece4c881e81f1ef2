import Kit

/// What somebody has put together and not placed yet. One a person or guest, and it waits for them.
struct CurrentOrder: Sendable {
  /// More than a large party orders at once; the page of an order shows all of them.
  static let lineLimit = 100
  /// What a form says that takes out only what cannot be had any more.
  static let unavailable = "unavailable"

  struct Line: Sendable {
    let line: OrderLine
    /// The dish as it is now; `nil` once it is off the menu.
    let dish: Dish?
    /// One of it by today's menu; `nil` when what was chosen can no longer be had.
    let now: Selection.Content?

    var priceNow: Money? { now?.price }

    /// At today's price, while there is one.
    func cost() throws(Money.Failure) -> Money { try (priceNow ?? line.price) * line.quantity }

    /// Why it cannot be ordered as it stands.
    var hindrance: Hindrance? {
      guard let dish else { return .gone }
      if dish.isSoldOut { return .soldOut }
      guard let priceNow else { return .choiceGone }
      return priceNow == line.price ? nil : .priceChanged(from: line.price, to: priceNow)
    }

    /// Whether there is none of it to be had, at any price.
    var isUnavailable: Bool {
      switch hindrance {
      case .soldOut, .gone, .choiceGone: true
      case .priceChanged, nil: false
      }
    }
  }

  enum Hindrance: Hashable, Sendable {
    case soldOut, gone, choiceGone
    case priceChanged(from: Money, to: Money)
  }

  let id: ID<Order>
  let lines: [Line]

  var count: Int { lines.reduce(0) { $0 + $1.line.quantity } }

  var hasUnavailable: Bool { lines.contains(where: \.isUnavailable) }

  /// At today's prices; what cannot be had costs nothing.
  func total(in currency: Currency) throws(Money.Failure) -> Money {
    let available = lines.filter { !$0.isUnavailable }
    return try Money.total(available.map { (line) throws(Money.Failure) in try line.cost() }, currency: currency)
  }
}
