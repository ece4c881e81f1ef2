import Kit
import Testing

@testable import Restaurant

/// A place in a zone, whose times are said as its own clock shows them.
struct ClockCast {
  let zone: Zone

  init(_ name: String = "Europe/Madrid") throws {
    zone = try #require(Zone(name))
  }

  func at(_ text: String) throws -> Instant {
    Instant(try #require(LocalTime(text)), in: zone)
  }

  func clock(_ instant: Instant?) -> String? {
    instant.map { $0.local(in: zone).fieldText }
  }

  func hours(
    _ week: [Weekday: String], _ exceptions: [String: String] = [:], leadTime: Int = 0, lastOrders: Int = 0
  ) throws -> OpeningHours {
    OpeningHours(
      zone: zone, weekly: WeeklyHours(try week.mapValues { try HoursReading.intervals($0) }),
      exceptions: try exceptions.map {
        HoursException(day: try #require(Day($0)), intervals: try HoursReading.intervals($1))
      }, leadTime: leadTime, lastOrders: lastOrders)
  }

  func daily(_ text: String, leadTime: Int = 0, lastOrders: Int = 0) throws -> OpeningHours {
    try hours(
      Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, text) }), leadTime: leadTime,
      lastOrders: lastOrders)
  }

  func state(_ hours: OpeningHours, _ text: String) throws -> String {
    written(hours.state(at: try at(text)))
  }

  func written(_ state: OpeningHours.State) -> String {
    switch state {
    case .open(let until): "open until \(clock(until) ?? "ever")"
    case .closed(let opensAt): "closed until \(clock(opensAt) ?? "ever")"
    }
  }
}

@Suite struct OpeningHoursTests {
  // 2026-11-20 is a Friday.
  @Test func itIsOpenFromTheFirstMinuteAndNoMoreAtTheLast() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([.friday: "13-16, 20-23:30"])
    #expect(try cast.state(hours, "2026-11-20T12:59") == "closed until 2026-11-20T13:00")
    #expect(try cast.state(hours, "2026-11-20T13:00") == "open until 2026-11-20T16:00")
    #expect(try cast.state(hours, "2026-11-20T15:59") == "open until 2026-11-20T16:00")
    #expect(try cast.state(hours, "2026-11-20T16:00") == "closed until 2026-11-20T20:00")
    #expect(try cast.state(hours, "2026-11-20T23:30") == "closed until 2026-11-27T13:00")
  }

  @Test func aNightBelongsToTheDayOnWhichItBegan() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([.friday: "20-01:30"])
    #expect(try cast.state(hours, "2026-11-21T01:00") == "open until 2026-11-21T01:30")
    #expect(try cast.state(hours, "2026-11-20T01:00") == "closed until 2026-11-20T20:00")
  }

  @Test func nightsThatTouchTheNextDayAreOneStretch() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([.friday: "20-24", .saturday: "0-3, 3-5"])
    #expect(try cast.state(hours, "2026-11-20T21:00") == "open until 2026-11-21T05:00")
  }

  @Test func aWeekWithoutHoursNeverOpens() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([:])
    #expect(try cast.state(hours, "2026-11-20T12:00") == "closed until ever")
    let once = try cast.hours([:], ["2027-11-10": "13-16"])
    #expect(try cast.state(once, "2026-11-20T12:00") == "closed until 2027-11-10T13:00")
    let later = try cast.hours([:], ["2028-11-10": "13-16"])
    #expect(try cast.state(later, "2026-11-20T12:00") == "closed until ever")
  }

  @Test func roundTheClockItNeverCloses() throws {
    let cast = try ClockCast()
    let hours = try cast.daily("24h")
    #expect(try cast.state(hours, "2026-11-20T12:00") == "open until ever")
    let untilChristmas = OpeningHours(
      zone: cast.zone, weekly: .always,
      exceptions: [HoursException(day: try #require(Day("2026-12-25")), intervals: [])])
    #expect(try cast.state(untilChristmas, "2026-11-20T12:00") == "open until 2026-12-25T00:00")
    #expect(try cast.state(untilChristmas, "2026-12-25T12:00") == "closed until 2026-12-26T00:00")
  }

  @Test func anExceptionTakesThePlaceOfItsDaysHours() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([.friday: "13-16", .saturday: "13-16"], ["2026-11-20": "", "2026-11-21": "19-22"])
    #expect(try cast.state(hours, "2026-11-20T14:00") == "closed until 2026-11-21T19:00")
    #expect(try cast.state(hours, "2026-11-21T14:00") == "closed until 2026-11-21T19:00")
    #expect(try cast.state(hours, "2026-11-28T14:00") == "open until 2026-11-28T16:00")
  }

  @Test func aClosedDayDoesNotCutTheNightBefore() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([.friday: "20-2", .saturday: "20-2"], ["2026-11-21": "closed"])
    #expect(try cast.state(hours, "2026-11-21T01:00") == "open until 2026-11-21T02:00")
    #expect(try cast.state(hours, "2026-11-21T21:00") == "closed until 2026-11-27T20:00")
    #expect(try cast.state(hours, "2026-11-22T01:00") == "closed until 2026-11-27T20:00")
  }

  @Test func anExceptionsNightReachesIntoTheNextDay() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([.friday: "13-16"], ["2026-12-31": "21-6", "2027-01-01": ""])
    #expect(try cast.state(hours, "2027-01-01T05:00") == "open until 2027-01-01T06:00")
    #expect(try cast.state(hours, "2027-01-01T06:00") == "closed until 2027-01-08T13:00")
  }

  @Test func whatWouldBeReadyOnlyAfterClosingIsNotTaken() throws {
    let cast = try ClockCast()
    let hours = try cast.daily("13-16, 20-23", leadTime: 30)
    func ordering(_ text: String) throws -> OpeningHours.State { hours.ordering(at: try cast.at(text)) }
    #expect(try ordering("2026-11-20T15:29") == .open(until: try cast.at("2026-11-20T15:30")))
    #expect(try ordering("2026-11-20T15:30") == .closed(opensAt: try cast.at("2026-11-20T20:00")))
    #expect(hours.state(at: try cast.at("2026-11-20T15:30")) == .open(until: try cast.at("2026-11-20T16:00")))
  }

  @Test func lastOrdersAreTakenBeforeItCloses() throws {
    let cast = try ClockCast()
    let hours = try cast.daily("13-16, 20-23", lastOrders: 30)
    func ordering(_ text: String) throws -> String { cast.written(hours.ordering(at: try cast.at(text))) }
    #expect(try ordering("2026-11-20T15:00") == "open until 2026-11-20T15:30")
    #expect(try ordering("2026-11-20T15:30") == "closed until 2026-11-20T20:00")
    #expect(try cast.state(hours, "2026-11-20T15:30") == "open until 2026-11-20T16:00")
  }

  @Test func aStretchShorterThanItsLastOrdersTakesNone() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([.friday: "13-14, 16-16:30, 20-23"], lastOrders: 60)
    #expect(
      cast.written(hours.ordering(at: try cast.at("2026-11-20T13:00"))) == "closed until 2026-11-20T20:00")
  }
}

/// Changes of the clock: 2026-03-29 and 2026-10-25 in Europe, 2018-11-04 and 2018-02-18 at midnight in São Paulo.
@Suite struct HoursAndClockChangeTests {
  @Test(arguments: [("Europe/Madrid", "02:30", "03:00"), ("Europe/Lisbon", "01:30", "02:00")])
  func hoursThatBeginInTheGapBeginWithItsEnd(zone: String, opening: String, end: String) throws {
    let cast = try ClockCast(zone)
    let hours = try cast.hours([.sunday: "\(opening)-06:00"])
    #expect(try cast.state(hours, "2026-03-29T00:30") == "closed until 2026-03-29T\(end)")
    #expect(try cast.state(hours, "2026-03-29T\(end)") == "open until 2026-03-29T06:00")
  }

  @Test func hoursThatEndInTheGapEndWithItAndThoseWithinItAreNone() throws {
    let cast = try ClockCast()
    let late = try cast.hours([.saturday: "20-02:30"])
    #expect(try cast.state(late, "2026-03-29T01:59") == "open until 2026-03-29T03:00")
    let within = try cast.hours([.sunday: "02:15-02:45"])
    #expect(try cast.state(within, "2026-03-29T01:00") == "closed until 2026-04-05T02:15")
  }

  @Test func aNightOverTheChangeIsAnHourShorterOrLonger() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([.saturday: "20-4"])
    func length(_ day: String) throws -> Duration {
      let start = try cast.at("\(day)T20:00")
      guard case .open(let end?) = hours.state(at: start) else { return .zero }
      return end - start
    }
    #expect(try length("2026-03-21") == .seconds(8 * 3600))
    #expect(try length("2026-03-28") == .seconds(7 * 3600))
    #expect(try length("2026-10-24") == .seconds(9 * 3600))
  }

  @Test(arguments: ["Europe/Madrid", "Europe/Lisbon"])
  func ofATimeThatComesTwiceTheEarlierCounts(zone: String) throws {
    let cast = try ClockCast(zone)
    let twice = zone == "Europe/Madrid" ? "02:30" : "01:30"
    let first = try cast.at("2026-10-25T\(twice)")
    let hours = try cast.hours([.saturday: "20-\(twice)"])
    #expect(hours.state(at: first - .seconds(1)) == .open(until: first))
    guard case .closed = hours.state(at: first) else {
      Issue.record("open after the first \(twice)")
      return
    }
    guard case .closed = hours.state(at: first + .seconds(3600)) else {
      Issue.record("open again at the second \(twice)")
      return
    }
  }

  @Test func inSaoPauloTheDayOnceBeganAtOne() throws {
    let cast = try ClockCast("America/Sao_Paulo")
    let hours = try cast.hours([.sunday: "0-2", .saturday: "22-24"])
    #expect(try cast.state(hours, "2018-11-03T23:30") == "open until 2018-11-04T02:00")
    let start = try cast.at("2018-11-04T01:00")
    #expect(start - (try cast.at("2018-11-03T23:59")) == .seconds(60))
    let early = try cast.hours([.sunday: "00:30-03:00"])
    #expect(try cast.state(early, "2018-11-03T12:00") == "closed until 2018-11-04T01:00")
  }

  @Test func inSaoPauloTheLastHourOfASaturdayOnceCameTwice() throws {
    let cast = try ClockCast("America/Sao_Paulo")
    let hours = try cast.hours([.saturday: "20-24"])
    let opening = try cast.at("2018-02-17T20:00")
    guard case .open(let end?) = hours.state(at: opening) else {
      Issue.record("closed at its opening")
      return
    }
    #expect(end - opening == .seconds(5 * 3600))
    #expect(cast.clock(end) == "2018-02-18T00:00")
  }

  @Test(arguments: ["Europe/Madrid", "Europe/Lisbon", "America/Sao_Paulo", "Pacific/Auckland"])
  func everyAnswerAgreesWithTheStretchesThroughoutTheYears(zone: String) throws {
    let cast = try ClockCast(zone)
    let hours = try cast.hours(
      [.monday: "13-16, 20-1", .friday: "20-4", .saturday: "0-24", .sunday: "1:15-2:45, 13-17"], ["2026-12-25": ""])
    let first = try #require(Day("2018-01-01"))
    let last = try #require(Day("2018-12-31"))
    let stretches = hours.stretches(from: first, to: last, after: try cast.at("2018-01-02T00:00"))
    #expect(stretches.count > 150)
    for (stretch, next) in zip(stretches, stretches.dropFirst()) {
      #expect(stretch.start < stretch.end && stretch.end < next.start)
      #expect(hours.state(at: stretch.start) == .open(until: stretch.end))
      #expect(hours.state(at: stretch.end - .milliseconds(1)) == .open(until: stretch.end))
      #expect(hours.state(at: stretch.end) == .closed(opensAt: next.start))
      #expect(hours.state(at: next.start - .milliseconds(1)) == .closed(opensAt: next.start))
    }
  }
}

@Suite struct OpeningTests {
  private func said(_ at: String, now: String = "2026-11-20T10:00", zone: String = "Europe/Madrid") throws -> [String] {
    let cast = try ClockCast(zone)
    return Opening(at: try cast.at(at), now: try cast.at(now), zone: cast.zone).opens.written
  }

  @Test func todayAndTomorrowAreCalledSo() throws {
    #expect(try said("2026-11-20T20:00") == ["Abre hoy a las 20:00", "Opens today at 20:00", "Abre hoje às 20:00"])
    #expect(
      try said("2026-11-21T13:00") == ["Abre mañana a las 13:00", "Opens tomorrow at 13:00", "Abre amanhã às 13:00"])
  }

  @Test func withinTheWeekItIsTheWeekday() throws {
    #expect(
      try said("2026-11-24T13:00") == [
        "Abre el martes a las 13:00", "Opens on Tuesday at 13:00", "Abre na terça-feira às 13:00",
      ])
    #expect(try said("2026-11-22T13:00")[2] == "Abre no domingo às 13:00")
    #expect(try said("2026-11-26T13:00")[1] == "Opens on Thursday at 13:00")
  }

  @Test func laterItIsTheDateAndInAnotherYearTheYearToo() throws {
    #expect(try said("2026-11-27T13:00")[1] == "Opens on 27 November at 13:00")
    #expect(
      try said("2026-12-24T13:00") == [
        "Abre el 24 de diciembre a las 13:00", "Opens on 24 December at 13:00", "Abre em 24 de dezembro às 13:00",
      ])
    #expect(try said("2027-01-05T13:00")[0] == "Abre el 5 de enero de 2027 a las 13:00")
  }

  @Test func oneOClockIsInTheSingular() throws {
    #expect(
      try said("2026-11-21T01:00") == ["Abre mañana a la 01:00", "Opens tomorrow at 01:00", "Abre amanhã à 01:00"])
  }

  @Test func itIsTheRestaurantsDayAndClockWhereverTheReaderIs() throws {
    let madrid = try ClockCast()
    let now = try madrid.at("2026-11-20T23:30")
    let opening = Opening(at: try madrid.at("2026-11-21T00:30"), now: now, zone: madrid.zone).opens
    let reader = ReaderLocale(language: .en, zone: try ClockCast("America/Sao_Paulo").zone)
    #expect(opening.text(in: reader) == "Opens tomorrow at 00:30")
  }

  @Test func aClosingOnALaterDayIsSaidWithItsDay() throws {
    let cast = try ClockCast()
    let now = try cast.at("2026-11-20T14:00")
    func said(_ text: String) throws -> [String] {
      OpeningHours.State.open(until: try cast.at(text)).phrase(at: now, in: cast.zone).written
    }
    #expect(
      try said("2026-11-24T13:00") == [
        "Abierto hasta el martes a las 13:00", "Open until Tuesday at 13:00", "Aberto até terça-feira às 13:00",
      ])
    #expect(
      try said("2026-12-31T00:00") == [
        "Abierto hasta el 31 de diciembre a las 00:00", "Open until 31 December at 00:00",
        "Aberto até 31 de dezembro às 00:00",
      ])
  }

  @Test func aStateIsSaidInEachLanguage() throws {
    let cast = try ClockCast()
    let hours = try cast.hours([.friday: "13-16, 20-01:30"], lastOrders: 30)
    func said(_ text: String) throws -> [String] {
      let now = try cast.at(text)
      return hours.state(at: now).phrase(at: now, in: cast.zone).written
    }
    #expect(try said("2026-11-20T14:00") == ["Abierto hasta las 16:00", "Open until 16:00", "Aberto até às 16:00"])
    #expect(try said("2026-11-20T22:00") == ["Abierto hasta la 01:30", "Open until 01:30", "Aberto até à 01:30"])
    #expect(try said("2026-11-20T17:00")[1] == "Closed. Opens today at 20:00")
    let now = try cast.at("2026-11-20T15:45")
    #expect(
      hours.ordering(at: now).orderingPhrase(at: now, in: cast.zone).inEnglish
        == "No orders are taken right now. You can order today at 20:00.")
    #expect(
      OpeningHours.State.closed(opensAt: nil).phrase(at: now, in: cast.zone).inEnglish
        == "Closed until further notice")
  }
}
