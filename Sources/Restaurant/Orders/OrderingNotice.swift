import Kit

/// What somebody should know before they choose: that the kitchen is closed, or that their table waits for a yes.
struct OrderingNotice: Sendable {
  let phrase: Phrase?

  init(_ visit: some VisitInSpace, _ establishment: Establishment, in view: SpaceView) throws {
    let now = visit.house.mint.now()
    let ordering = establishment.hours.ordering(at: now)
    if case .closed = ordering {
      phrase = ordering.orderingPhrase(at: now, in: view.space.zone)
    } else if let guest = visit.diner?.guest, let tab = try TabStore(view).tab(of: guest), tab.state != .open {
      phrase = RestaurantPhrases.tabState(tab.state)
    } else {
      phrase = nil
    }
  }
}
