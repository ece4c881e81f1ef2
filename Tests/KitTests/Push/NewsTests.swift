import TestKit
import Testing

@testable import Kit

/// What is told, to whom, and when.
@Suite(.timeLimit(.minutes(5))) struct NewsTests {
  private let hour = Duration.seconds(3600)

  @Test func everyDeviceIsToldOnceInItsPersonsLanguage() async throws {
    let cast = try await BulletinCast(language: .pt)
    let second = try await cast.home.house.accounts.change { [marta = cast.marta.person.id] in
      try $0.startSession(of: marta, device: "Other")
    }
    let tablet = try await TestPhone()
    _ = try await tablet.turnOn(by: cast.home.browser(holding: second))
    try await cast.pin()
    try await cast.home.tell()
    try await cast.home.tell(after: hour)
    #expect(try cast.phone.sentences == ["Notas: 1"] && tablet.sentences == ["Notas: 1"])
    #expect(try cast.phone.told.first?.lang == "pt")
  }

  @Test func nobodyIsToldOfWhatTheyDidOrWasBeforeTheirTime() async throws {
    let cast = try await BulletinCast()
    let tablet = try await TestPhone()
    try await cast.pin(by: cast.luis)
    _ = try await tablet.turnOn(by: cast.luis.browser)
    cast.home.clock.advance(by: .seconds(1))
    try await cast.pin("b", by: cast.marta)
    try await cast.pin("c", by: cast.luis)
    try await cast.home.tell()
    #expect(try cast.phone.told.count == 2)
    #expect(try tablet.told.count == 1)
  }

  @Test func whoeverNeverLookedIntoAnAppIsToldOfItOnceTheySaySoOrLook() async throws {
    let cast = try await BulletinCast()
    let ana = try await cast.home.member("Ana", of: cast.marta.space)
    let tablet = try await TestPhone(of: ana)
    cast.home.clock.advance(by: .seconds(1))
    try await cast.pin()
    try await cast.home.tell()
    #expect(cast.phone.heads.count == 1 && tablet.heads.isEmpty)
    let page = try await ana.browser.get("/me/notices").page
    #expect(page.field("kind-bulletin-pinned")?.element["checked"] == nil)
    try await BulletinCast.look(ana)
    cast.home.clock.advance(by: .seconds(1))
    try await cast.pin("b")
    try await cast.home.tell()
    #expect(tablet.heads.count == 1)
  }

  @Test func whatIsKeptToOneselfIsNoNews() async throws {
    let cast = try await BulletinCast()
    try await cast.pin(on: BulletinApp.own)
    try await cast.home.tell()
    #expect(cast.phone.heads.isEmpty)
  }

  @Test func moreOfTheSameIsToldInOne() async throws {
    let cast = try await BulletinCast()
    for _ in 1...3 { try await cast.pin() }
    try await cast.pin("b")
    try await cast.home.tell()
    #expect(try Set(cast.phone.sentences) == ["Notes: 3", "Notes: 1"])
    #expect(Set(try cast.phone.told.map(\.tag)).count == 2)
  }

  @Test func whatWasTakenBackIsNotTold() async throws {
    let cast = try await BulletinCast()
    let (first, _) = (try await cast.pin(), try await cast.pin())
    let other = try await cast.pin("b")
    for line in [first, other] {
      try await cast.luis.change { transaction in
        try #require(try Activity.find(line, in: transaction)).markUndone(in: transaction)
      }
    }
    try await cast.home.tell()
    #expect(try cast.phone.sentences == ["Notes: 1"])
  }

  @Test func whatIsNotChosenIsNotToldAndNothingOnceItIsOff() async throws {
    let cast = try await BulletinCast()
    cast.phone.answerNext(503)
    try await cast.pin()
    try await cast.home.tell()
    #expect(cast.phone.heads.count == 1)
    #expect(try await cast.choose(["kind-bulletin-pinned": ""]).status == 303)
    try await cast.pin("b")
    try await cast.home.tell(after: hour)
    #expect(cast.phone.heads.count == 1)
    #expect(try await cast.choose(["kind-bulletin-pinned": "yes"]).status == 303)
    try await cast.home.tell(after: hour)
    #expect(cast.phone.heads.count == 1)
    try await cast.pin("c")
    try await cast.home.tell()
    #expect(cast.phone.heads.count == 2)
  }

  @Test func aDeviceThatIsTurnedOffIsToldNothingMore() async throws {
    let cast = try await BulletinCast()
    cast.phone.answerNext(503)
    try await cast.pin()
    try await cast.home.tell()
    let form = try #require(try await cast.page.forms.first { $0.action.hasSuffix("/end") })
    _ = try await cast.marta.browser.submit(form)
    try await cast.pin("b")
    try await cast.home.tell(after: hour)
    #expect(cast.phone.heads.count == 1)
  }

  @Test func whoSignsOutIsToldNothingMore() async throws {
    let cast = try await BulletinCast()
    try await cast.pin()
    _ = try await cast.marta.browser.post("/sign-out", [("anyway", "yes")])
    try await cast.home.tell()
    #expect(cast.phone.heads.isEmpty)
  }

  @Test func whoWasRemovedFromASpaceOrAnAppIsToldNothingOfIt() async throws {
    let cast = try await BulletinCast()
    let tablet = try await TestPhone(of: cast.luis)
    try await cast.pin(by: cast.marta)
    let (space, luis) = (cast.marta.space, cast.luis.person.id)
    _ = try await cast.home.house.accounts.change {
      try $0.connection.run("UPDATE kit_member SET apps = 'wines' WHERE space_id = \(space) AND person_id = \(luis)")
    }
    try await cast.home.tell()
    try await cast.pin("b", by: cast.marta)
    try await cast.home.tell()
    _ = try await cast.home.house.accounts.change {
      try $0.connection.run("DELETE FROM kit_member WHERE space_id = \(space) AND person_id = \(luis)")
    }
    try await cast.pin("c", by: cast.marta)
    try await cast.home.tell()
    #expect(tablet.heads.isEmpty)
  }

  @Test func whatIsDueByTheClockIsToldOnce() async throws {
    let cast = try await BulletinCast(dueIn: .seconds(600))
    try await cast.home.tell(after: .seconds(500))
    #expect(cast.phone.heads.isEmpty)
    for _ in 1...5 { try await cast.home.tell(after: .seconds(120)) }
    #expect(try cast.phone.sentences == ["Due"])
  }

  // MARK: When not

  @Test func whatComesInQuietHoursIsToldAfterThemOnceAndDroppedWhenItIsPast() async throws {
    // It is half past ten in Madrid; something is due from one to two.
    let cast = try await BulletinCast(dueIn: hour * 2.5)
    #expect(try await cast.choose(["begins": "10:00", "ends": "18:00"]).status == 303)
    try await cast.pin()
    for _ in 1...7 {
      try await cast.home.tell(after: hour)
      try await cast.pin()
    }
    #expect(cast.phone.heads.isEmpty)
    try await cast.home.tell(after: hour / 2)
    #expect(try cast.phone.sentences == ["Notes: 8"])
    try await cast.home.tell(after: hour)
    #expect(cast.phone.heads.count == 1)
  }

  @Test func nothingIsToldUntilTomorrowByOneTapAndAgainByAnother() async throws {
    let cast = try await BulletinCast()
    #expect(try await cast.marta.browser.post("/me/notices/silence").status == 303)
    #expect(try await cast.page.words.contains("Silent: notifications are back tomorrow at 08:00."))
    try await cast.pin()
    try await cast.home.tell(after: hour * 10)
    #expect(cast.phone.heads.isEmpty)
    #expect(try await cast.marta.browser.post("/me/notices/silence/end").status == 303)
    try await cast.home.tell()
    #expect(try cast.phone.sentences == ["Notes: 1"])
  }

  @Test func aSilenceEndsByItselfInTheMorning() async throws {
    let cast = try await BulletinCast()
    _ = try await cast.marta.browser.post("/me/notices/silence")
    try await cast.home.tell(after: hour * 21)
    try await cast.pin()
    try await cast.home.tell()
    #expect(cast.phone.heads.isEmpty)
    try await cast.home.tell(after: hour)
    #expect(try cast.phone.sentences == ["Notes: 1"])
  }

  @Test(arguments: [
    ("22:00", "08:00", "23:30", "2026-11-22T08:00"), ("22:00", "08:00", "07:59", "2026-11-21T08:00"),
    ("22:00", "08:00", "08:00", ""), ("13:00", "16:00", "13:00", "2026-11-21T16:00"), ("13:00", "16:00", "16:00", ""),
  ])
  func quietHoursGoOverMidnight(begin: String, end: String, now: String, over: String) throws {
    let zone = try #require(Zone("Europe/Madrid"))
    let (begin, end) = (try #require(ClockTime(begin)), try #require(ClockTime(end)))
    let hours = try #require(QuietHours(from: begin, to: end))
    let day = try #require(Day("2026-11-21"))
    let time = try #require(ClockTime(now))
    let now = Instant(LocalTime(day, at: time), in: zone)
    #expect(hours.end(at: now, in: zone)?.local(in: zone).fieldText ?? "" == over)
  }

  @Test(arguments: [("23:00", "2026-11-22"), ("01:30", "2026-11-21"), ("05:00", "2026-11-22")])
  func untilTomorrowIsTheMorningThatComes(now: String, day: String) throws {
    let zone = try #require(Zone("Europe/Madrid"))
    let (today, time) = (try #require(Day("2026-11-21")), try #require(ClockTime(now)))
    let now = Instant(LocalTime(today, at: time), in: zone)
    #expect(Silence.end(from: now, in: zone).local(in: zone).fieldText == "\(day)T08:00")
  }
}
