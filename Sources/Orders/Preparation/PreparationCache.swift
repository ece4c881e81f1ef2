import Kit

/// Keeps what is to be prepared from one page of it to the next: each page is a stretch of what all confirmed orders add up to.
final class PreparationCache: Sendable {
  /// As many as there are at once anywhere on earth.
  private static let mostDays = 3

  private let days = Locked<[Day: SpaceCache<Preparation>]>([:])

  /// - Parameter today: in the space's zone.
  func preparation(on today: Day, in view: SpaceView) throws -> Preparation {
    try cache(of: today).content(in: view) { try OrderStore($0).preparation(on: today) }
  }

  private func cache(of day: Day) -> SpaceCache<Preparation> {
    days.withLock { days in
      if let found = days[day] { return found }
      if days.count == Self.mostDays, let oldest = days.keys.min() { days[oldest] = nil }
      let made = SpaceCache<Preparation>(of: [Order.topic, OrdersImport.topic])
      days[day] = made
      return made
    }
  }
}
