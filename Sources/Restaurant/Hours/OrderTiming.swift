import Kit

/// Whether an order can be had at a time. Nothing is ever moved to another time or day than the guest asked for.
enum OrderTiming: Hashable, Sendable {
  case possible(ready: Instant)
  /// No orders are taken now; `nil` when none will be within a year.
  case closed(opensAt: Instant?)
  /// The kitchen needs longer.
  case tooSoon(earliest: Instant)
  /// It is closed at the wanted time.
  case closedThen
  case anotherDay
}

extension OpeningHours {
  /// When an order that is placed now is ready. `nil` when none is taken now, or it would be ready only after closing.
  func earliestReady(at now: Instant) -> Instant? {
    guard case .possible(let ready) = timing(at: now) else { return nil }
    return ready
  }

  /// Whether orders are taken: not when they would be ready only after closing.
  func taking(at now: Instant) -> State {
    if case .closed(let opensAt) = timing(at: now) { return .closed(opensAt: opensAt) }
    return ordering(at: now)
  }

  /// - Parameters:
  ///   - wanted: when the guest wants it; `nil` is as soon as possible.
  ///   - now: when the order is placed.
  func timing(of wanted: Instant? = nil, at now: Instant) -> OrderTiming {
    if case .closed(let opensAt) = ordering(at: now) { return .closed(opensAt: opensAt) }
    guard let wanted else { return soonest(at: now) }
    guard let stretch = today(at: now).first(where: { $0.start <= wanted && wanted <= $0.end }) else {
      if wanted < now { return .tooSoon(earliest: ready(at: now)) }
      return wanted.day(in: zone) == now.day(in: zone) ? .closedThen : .anotherDay
    }
    let earliest = ready(at: max(now, stretch.start))
    return wanted < earliest ? .tooSoon(earliest: earliest) : .possible(ready: wanted)
  }

  /// The times that a guest may choose from, on the clock's full steps; none while no orders are taken.
  /// - Parameter minutes: from one to the next; divides an hour.
  func wantedTimes(at now: Instant, every minutes: Int = 15) -> [Instant] {
    guard case .open = ordering(at: now) else { return [] }
    let step = Int64(minutes) * 60_000
    return today(at: now).flatMap { stretch in
      let earliest = ready(at: max(now, stretch.start)).milliseconds
      let first = earliest + (step - earliest % step) % step
      return stride(from: first, through: stretch.end.milliseconds, by: Int(step)).map { Instant(milliseconds: $0) }
    }
  }

  private func soonest(at now: Instant) -> OrderTiming {
    let today = now.day(in: zone)
    let ready = ready(at: now)
    let coming = stretches(from: today.adding(days: -1), to: today.adding(days: 1), after: now)
    guard let running = coming.first, ready > running.end else { return .possible(ready: ready) }
    guard case .closed(let opensAt) = ordering(at: running.end) else { return .closed(opensAt: nil) }
    return .closed(opensAt: opensAt)
  }

  /// What is left of today's hours, with the night that they end in.
  private func today(at now: Instant) -> [Stretch] {
    let today = now.day(in: zone)
    return stretches(from: today.adding(days: -1), to: today, after: now)
  }

  /// The full minute at which an order is ready that the kitchen begins then.
  private func ready(at start: Instant) -> Instant {
    let exact = (start + .seconds(60 * leadTime)).milliseconds
    return Instant(milliseconds: exact + (60_000 - exact % 60_000) % 60_000)
  }
}
