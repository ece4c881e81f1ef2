import Kit

/// What somebody should know before they choose: that the kitchen is closed, that there is no way to order, or that their table
/// waits for a yes.
struct OrderingNotice: Sendable {
  let phrase: Phrase?
  /// Whether there is a way to order, if not at this hour.
  let takesOrders: Bool
  /// Until opening or closing makes it another, in milliseconds.
  private let left: Int64?

  /// - Parameters:
  ///   - ways: how the reader may order.
  ///   - tab: where they sit.
  init(_ establishment: Establishment, ways: [ServiceType], tab: TableTab?, at now: Instant) {
    takesOrders = !ways.isEmpty
    let ordering = establishment.hours.ordering(at: now)
    left = ordering.changesAt.map { max(0, $0.milliseconds - now.milliseconds) }
    if case .closed = ordering {
      phrase = ordering.orderingPhrase(at: now, in: establishment.hours.zone)
    } else if ways.isEmpty {
      phrase = establishment.noWay(at: tab)
    } else if let tab, !tab.takesOrders {
      phrase = RestaurantPhrases.waiting(at: tab)
    } else {
      phrase = nil
    }
  }

  /// The staff takes orders whenever somebody wants to eat.
  static let ofStaff = OrderingNotice()

  private init() { (phrase, takesOrders, left) = (nil, true, nil) }

  /// An open page fetches itself again when the restaurant opens or closes.
  var html: HTML {
    let clock: HTML? = left.map { "<lock-clock left=\"\($0)\"></lock-clock>" }
    return "\(phrase.map { Notice($0, tone: .warning).html })\(clock)"
  }
}
