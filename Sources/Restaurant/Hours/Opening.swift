import Kit

/// A time of a restaurant as it is told to somebody who looks now: "today at 20:00", "on Tuesday at 13:00", by the
/// restaurant's clock and calendar, wherever the reader is.
struct Opening: Hashable, Sendable {
  let at: Instant
  let now: Instant
  let zone: Zone

  private var local: LocalTime { at.local(in: zone) }
  private var days: Int { now.day(in: zone).days(until: local.day) }

  /// "Opens today at 20:00"
  var opens: Phrase {
    let moment = moment
    return Phrase(es: "Abre \(moment)", en: "Opens \(moment)", pt: "Abre \(moment)")
  }

  /// "today at 20:00", "on 24 December at 13:00", with the year when it is another.
  var moment: Phrase { moment(english: "on ", portuguese: "em ") }

  /// - Parameters: what stands before a day; of the Portuguese weekdays only the weekend is masculine.
  private func moment(english on: String, portuguese em: String) -> Phrase {
    let (clock, weekday) = (clock, local.day.weekday)
    switch days {
    case 0: return Phrase(es: "hoy \(clock)", en: "today \(clock)", pt: "hoje \(clock)")
    case 1: return Phrase(es: "mañana \(clock)", en: "tomorrow \(clock)", pt: "amanhã \(clock)")
    case 2...6:
      let na = em.isEmpty ? "" : weekday == .saturday || weekday == .sunday ? "no " : "na "
      return Phrase(es: "el \(weekday) \(clock)", en: "\(on)\(weekday) \(clock)", pt: "\(na)\(weekday) \(clock)")
    default:
      let date = date
      return Phrase(es: "el \(date) \(clock)", en: "\(on)\(date) \(clock)", pt: "\(em)\(date) \(clock)")
    }
  }

  private var date: Phrase {
    let day = local.day
    guard let month = Month(rawValue: day.month) else { fatalError("a day's month is one of twelve") }
    let number = String(day.day)
    if day.year == now.day(in: zone).year {
      return Phrase(es: "\(number) de \(month)", en: "\(number) \(month)", pt: "\(number) de \(month)")
    }
    let year = String(day.year)
    return Phrase(
      es: "\(number) de \(month) de \(year)", en: "\(number) \(month) \(year)", pt: "\(number) de \(month) de \(year)")
  }

  /// "at 20:00"; it is one o'clock in the singular in Spanish and Portuguese.
  private var clock: Phrase {
    let time = local.clockText
    return local.hour == 1
      ? Phrase(es: "a la \(time)", en: "at \(time)", pt: "à \(time)")
      : Phrase(es: "a las \(time)", en: "at \(time)", pt: "às \(time)")
  }

  /// "until 16:00", "until tomorrow at 16:00" when that is not before the next morning.
  fileprivate var until: Phrase {
    let time = local.clockText
    let isTonight = days == 0 || days == 1 && local.hour < 12
    guard isTonight else {
      let moment = moment(english: "", portuguese: "")
      return Phrase(es: "hasta \(moment)", en: "until \(moment)", pt: "até \(moment)")
    }
    return local.hour == 1
      ? Phrase(es: "hasta la \(time)", en: "until \(time)", pt: "até à \(time)")
      : Phrase(es: "hasta las \(time)", en: "until \(time)", pt: "até às \(time)")
  }
}

extension OpeningHours.State {
  /// "Open until 16:00", "Closed. Opens tomorrow at 13:00".
  func phrase(at now: Instant, in zone: Zone) -> Phrase {
    switch self {
    case .open(nil): return HoursPhrases.open
    case .open(let end?):
      let until = Opening(at: end, now: now, zone: zone).until
      return Phrase(es: "Abierto \(until)", en: "Open \(until)", pt: "Aberto \(until)")
    case .closed(let opensAt): return HoursPhrases.closed(opensAt.map { Opening(at: $0, now: now, zone: zone) })
    }
  }

  /// "Orders until 15:30", "No orders at the moment. Opens today at 20:00".
  func orderingPhrase(at now: Instant, in zone: Zone) -> Phrase {
    switch self {
    case .open(nil): return HoursPhrases.takesOrders
    case .open(let end?):
      let until = Opening(at: end, now: now, zone: zone).until
      return Phrase(es: "Pedidos \(until)", en: "Orders \(until)", pt: "Pedidos \(until)")
    case .closed(let opensAt): return HoursPhrases.noOrders(opensAt.map { Opening(at: $0, now: now, zone: zone) })
    }
  }

  /// When this state ends by itself, for pages that depend on it.
  var changesAt: Instant? {
    switch self {
    case .open(let until): until
    case .closed(let opensAt): opensAt
    }
  }
}
