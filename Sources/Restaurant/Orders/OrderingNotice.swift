import Kit

/// What somebody should know before they choose: that the kitchen is closed, or that their table waits for a yes.
struct OrderingNotice: Sendable {
  let phrase: Phrase?

  /// - Parameter tab: where the reader sits.
  init(_ establishment: Establishment, tab: TableTab?, at now: Instant) {
    let ordering = establishment.hours.ordering(at: now)
    if case .closed = ordering {
      phrase = ordering.orderingPhrase(at: now, in: establishment.hours.zone)
    } else if let tab, tab.state != .open {
      phrase = RestaurantPhrases.tabState(tab.state)
    } else {
      phrase = nil
    }
  }
}
