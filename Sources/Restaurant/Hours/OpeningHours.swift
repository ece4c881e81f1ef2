import Kit

/// When a restaurant is open, by the clock on its wall.
///
/// Hours that fall into the gap of a clock that goes forward begin or end with the gap; where a time comes twice, the
/// earlier one counts.
struct OpeningHours: Hashable, Sendable {
  static let leadTimes = 0...240
  static let lastOrdersRange = 0...180
  /// Beyond that nobody is told when it opens again.
  private static let horizon = 366

  let zone: Zone
  let weekly: WeeklyHours
  private let exceptions: [Day: HoursException]
  /// Minutes from an order to its being ready.
  let leadTime: Int
  /// How many minutes before closing no more orders are taken.
  let lastOrders: Int
  /// How many orders are picked up at one time; 0 is as many as come.
  let pickUps: Int

  init(
    zone: Zone, weekly: WeeklyHours, exceptions: [HoursException] = [], leadTime: Int = 0, lastOrders: Int = 0,
    pickUps: Int = 0
  ) {
    (self.zone, self.weekly) = (zone, weekly)
    self.exceptions = Dictionary(exceptions.map { ($0.day, $0) }) { _, last in last }
    self.leadTime = max(0, leadTime)
    self.lastOrders = max(0, lastOrders)
    self.pickUps = max(0, pickUps)
  }

  enum State: Hashable, Sendable {
    /// Until it closes; `nil` when it doesn't within a year.
    case open(until: Instant?)
    /// `nil` when it doesn't open again within a year.
    case closed(opensAt: Instant?)
  }

  /// What begins on a day.
  func intervals(on day: Day) -> [HoursInterval] {
    exceptions[day]?.intervals ?? weekly[day.weekday]
  }

  /// Whether its door is open.
  func state(at now: Instant) -> State { state(at: now, closingEarlier: 0) }

  /// Whether its kitchen takes orders: as the door, but not in the last minutes before closing, nor when they would be ready only
  /// after it.
  func ordering(at now: Instant) -> State {
    state(at: now, closingEarlier: max(lastOrders, leadTime))
  }

  private func state(at now: Instant, closingEarlier minutes: Int) -> State {
    let today = now.day(in: zone)
    let last = today.adding(days: Self.horizon)
    let next = stretches(from: today.adding(days: -1), to: last, after: now, closingEarlier: minutes, atMost: 1).first
    guard let next else { return .closed(opensAt: nil) }
    guard next.start <= now else { return .closed(opensAt: next.start) }
    return .open(until: next.end < instant(minutes: 0, on: last) ? next.end : nil)
  }
}

/// Times that are open without a break.
extension OpeningHours {
  struct Stretch: Hashable, Sendable {
    let start: Instant
    /// Not open any more.
    let end: Instant
  }

  /// What begins on those days; where the last day's runs on into the next it is as if that began there.
  /// - Parameters:
  ///   - now: stretches that end by then are left out.
  ///   - minutes: taken from the end of each.
  ///   - limit: of those that are wanted.
  func stretches(
    from first: Day, to last: Day, after now: Instant, closingEarlier minutes: Int = 0, atMost limit: Int = .max
  ) -> [Stretch] {
    var found: [Stretch] = []
    var running: Stretch?
    func finish() {
      guard let stretch = running else { return }
      let end = stretch.end - .seconds(60 * minutes)
      if end > max(now, stretch.start) { found.append(Stretch(start: stretch.start, end: end)) }
      running = nil
    }
    var day = first
    while day <= last, found.count < limit {
      for span in spans(on: day) {
        if let current = running, span.start <= current.end {
          running = Stretch(start: current.start, end: max(current.end, span.end))
        } else {
          finish()
          running = span
        }
      }
      guard day < last else { break }
      day = day.adding(days: 1)
    }
    finish()
    return Array(found.prefix(limit))
  }

  private func spans(on day: Day) -> [Stretch] {
    intervals(on: day).compactMap { interval in
      let (start, end) = (instant(minutes: interval.start, on: day), instant(minutes: interval.end, on: day))
      return start < end ? Stretch(start: start, end: end) : nil
    }
  }

  private func instant(minutes: Int, on day: Day) -> Instant {
    let day = day.adding(days: minutes / HoursInterval.minutesInDay)
    let minutes = minutes % HoursInterval.minutesInDay
    guard let local = LocalTime(day: day, hour: minutes / 60, minute: minutes % 60) else {
      fatalError("minutes below a day are hours below 24")
    }
    let instant = Instant(local, in: zone)
    return instant.local(in: zone) == local ? instant : endOfGap(before: instant)
  }

  /// The change of the clock that skipped a time: the first moment of the new offset.
  private func endOfGap(before instant: Instant) -> Instant {
    let offset = zone.offset(at: instant)
    var (before, after) = (instant - .seconds(86_400), instant)
    while after - before > .seconds(1) {
      let middle = before + .milliseconds((after.milliseconds - before.milliseconds) / 2)
      if zone.offset(at: middle) == offset { after = middle } else { before = middle }
    }
    return Instant(milliseconds: after.milliseconds / 1000 * 1000)
  }
}

extension OpeningHours {
  static let changed = Event<NoDetail>(
    "hours.changed", undo: .by { try HoursStore($1).takeBack($0.fields) },
    says: { _ in Phrase(es: "Horario cambiado", en: "Opening hours changed", pt: "Horário alterado") },
    undone: { _ in
      Phrase(es: "Horario como estaba", en: "Opening hours as they were", pt: "Horário como antes")
    })
}
