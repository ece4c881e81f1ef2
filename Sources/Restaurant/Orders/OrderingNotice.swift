import Kit

/// What somebody should know before they choose: that the kitchen is closed, or that their table waits for a yes.
struct OrderingNotice: Sendable {
  let phrase: Phrase?

  init(_ visit: some VisitInSpace, _ establishment: Establishment, in view: SpaceView) throws {
    let now = visit.house.mint.now()
    if case .closed(let opensAt) = establishment.hours.ordering(at: now) {
      phrase = RestaurantPhrases.closed(until: opensAt, now: now, zone: view.space.zone)
    } else if let guest = visit.diner?.guest, let tab = try TabStore(view).tab(of: guest), tab.state != .open {
      phrase = RestaurantPhrases.tabState(tab.state)
    } else {
      phrase = nil
    }
  }
}
