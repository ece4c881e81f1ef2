import TestKit
import Testing

@testable import Kit
@testable import Restaurant

@Suite struct PickUpSlotTests {
  private let cast: ClockCast

  init() throws { cast = try ClockCast() }

  private func slots(
    _ text: String, at now: String, lead: Int = 0, cap: Int = 0, orders: [String: Int] = [:]
  ) throws -> PickUpSlots {
    let week = try cast.daily(text).weekly
    let hours = OpeningHours(zone: cast.zone, weekly: week, leadTime: lead, pickUps: cap)
    return PickUpSlots(
      hours, at: try cast.at(now),
      orders: Dictionary(uniqueKeysWithValues: try orders.map { (try cast.at($0), $1) }))
  }

  private func clocks(_ slots: PickUpSlots) -> [String] { slots.free.compactMap { cast.clock($0) } }

  // 2026-11-20 is a Friday.
  @Test func timesFollowTheOpeningHoursAndTheKitchen() throws {
    let times = clocks(try slots("13-16, 20-23", at: "2026-11-20T12:10", lead: 30))
    #expect(times.first == "2026-11-20T13:30" && times.last == "2026-11-20T23:00")
    #expect(times.contains("2026-11-20T16:00") && !times.contains("2026-11-20T16:15"))
    #expect(!times.contains("2026-11-20T20:15") && times.contains("2026-11-20T20:30"))
    #expect(clocks(try slots("13-16", at: "2026-11-20T15:20", lead: 20)).first == "2026-11-20T15:45")
  }

  @Test func anEveningGoesOnAfterMidnightAndTomorrowsDoesNotBegin() throws {
    let times = clocks(try slots("20-01:30", at: "2026-11-20T23:50"))
    #expect(times.first == "2026-11-21T00:00" && times.last == "2026-11-21T01:30")
  }

  @Test func theLastQuarterOfAnEveningEndsWithIt() throws {
    #expect(clocks(try slots("20-23:50", at: "2026-11-20T23:47")) == ["2026-11-20T23:50"])
    #expect(try slots("20-23:50", at: "2026-11-20T23:51").free.isEmpty)
  }

  @Test func whereItNeverClosesOnePlansAnEveningAhead() throws {
    let times = clocks(try slots("24h", at: "2026-11-20T18:00"))
    #expect(times.first == "2026-11-20T18:00" && times.last == "2026-11-21T06:00")
  }

  @Test func aFullTimeIsNotFreeAndIsRefused() throws {
    let taken = ["2026-11-20T13:00": 2, "2026-11-20T13:15": 1]
    let slots = try slots("13-16", at: "2026-11-20T13:00", cap: 2, orders: taken)
    #expect(clocks(slots).first == "2026-11-20T13:15")
    let (full, free) = (try cast.at("2026-11-20T13:00"), try cast.at("2026-11-20T13:15"))
    #expect(throws: Invalid.self) { try slots.time("\(full.milliseconds)") }
    #expect(try slots.time("\(free.milliseconds)") == free)
    #expect(throws: Invalid.self) { try slots.time("") }
  }

  @Test func whatWasOfferedAMomentAgoIsStillTaken() throws {
    let shown = try cast.at("2026-11-20T13:30")
    #expect(try slots("13-16", at: "2026-11-20T13:03", lead: 30).time("\(shown.milliseconds)") == shown)
    let later = try slots("13-16", at: "2026-11-20T13:10", lead: 30)
    #expect(throws: Invalid.self) { try later.time("\(shown.milliseconds)") }
  }

  @Test func withoutALimitSoonIsSoonEnough() throws {
    let slots = try slots("13-16", at: "2026-11-20T14:00")
    #expect(try slots.time("") == nil)
    #expect(throws: Invalid.self) { try slots.time("1") }
  }
}

/// It is Saturday, 21 November 2026, 10:30 in Madrid.
@Suite struct PickUpTests {
  private static func fields(at time: String) -> [String: String] {
    ["way": "pick_up", "phone": "600123123", "time": time]
  }

  private func limit(_ cap: Int, _ cast: RestaurantCast) async throws {
    try await cast.marta.change { transaction in
      try transaction.run("UPDATE restaurant_establishment SET pick_ups = \(cap)")
    }
  }

  /// Each time, and whether it can be chosen.
  private func offered(to guest: RestaurantGuest) async throws -> [(value: String, text: String, isFree: Bool)] {
    let page = try await guest.get(RestaurantPaths.order()).page
    return try #require(page.root.first("select[name=time]")).all("option").map {
      ($0["value"] ?? "", $0.text, $0["disabled"] == nil)
    }
  }

  @Test func aGuestChoosesWhenToComeAndTheHouseSeesIt() async throws {
    let cast = try await RestaurantCast()
    let lola = cast.guest()
    try await lola.add(cast.soup)
    let times = try await offered(to: lola)
    #expect(times.first?.text == "As soon as possible" && times[1].text == "10:30")
    let time = try #require(times.first { $0.text == "11:15" })
    #expect(try await lola.place(Self.fields(at: time.value)).status == 303)
    let order = try #require(try await cast.orders().first)
    #expect(order.fetchedAt.map { "\($0.milliseconds)" } == time.value)
    #expect(try await lola.get(RestaurantPaths.pastOrder(order.id)).page.words.contains("Pick-up · 11:15"))
    let board = try await cast.marta.get(KitchenPaths.board()).page
    #expect(board.words.contains("· 11:15"))
    // It has no age before the kitchen has to begin with it, and is late when somebody stands there.
    #expect(board.root.first(".ticket-head ticket-age") == nil)
    cast.marta.home.clock.advance(by: .seconds(45 * 60))
    let late = try await cast.marta.get(KitchenPaths.board()).page
    #expect(late.root.first(".ticket-head ticket-age")?["data-tone"] == "late")
    try await cast.marta.change { _ = try OrderStore($0).bring(order.id, to: .ready, from: .received) }
    #expect(try await cast.marta.get(RestaurantPaths.desk()).page.words.contains("(11:15)"))
  }

  @Test func whatIsForLaterStandsWhereItsTimeIs() async throws {
    let cast = try await RestaurantCast()
    let (lola, pepe) = (cast.guest(), cast.guest())
    try await lola.add(cast.soup)
    let late = try #require(try await offered(to: lola).first { $0.text == "14:00" })
    _ = try await lola.place(Self.fields(at: late.value))
    cast.marta.home.clock.advance(by: .seconds(60))
    try await pepe.add(cast.flan)
    _ = try await pepe.place()
    let numbers = try await cast.marta.get(KitchenPaths.board()).page.root.all(".ticket-number").map(\.text)
    #expect(numbers == ["2", "1"])
  }

  @Test func aTimeThatIsFullIsNeitherOfferedNorTaken() async throws {
    let cast = try await RestaurantCast()
    try await limit(1, cast)
    let (lola, pepe) = (cast.guest(), cast.guest())
    try await lola.add(cast.soup)
    try await pepe.add(cast.soup)
    let first = try #require(try await offered(to: lola).first)
    #expect(first.text == "As soon as possible (10:30)")
    #expect(try await offered(to: pepe).first?.value == first.value)
    #expect(try await lola.place().status == 303)
    let refused = try await pepe.place(Self.fields(at: first.value))
    #expect(refused.status == 422)
    #expect(try refused.page.words.contains("That time is no longer available."))
    let now = try await offered(to: pepe)
    #expect(now.first?.isFree == false && now.first?.text == "10:30: full")
    #expect(now[1].text == "As soon as possible (10:45)")
    #expect(try await pepe.place().status == 303)
    #expect(try await Set(cast.orders().map(\.fetchedAt)).count == 2)
  }

  @Test func whoTakesAnOrderBackFreesItsTimeAndMayFindItTakenLater() async throws {
    let cast = try await RestaurantCast()
    try await limit(1, cast)
    let (lola, pepe) = (cast.guest(), cast.guest())
    try await lola.add(cast.soup)
    _ = try await lola.place()
    let order = try #require(try await cast.orders().first)
    let withdrawn = try await lola.post(RestaurantPaths.withdrawal(order.id))
    try await pepe.add(cast.soup)
    #expect(try await offered(to: pepe).first?.text == "As soon as possible (10:30)")
    _ = try await pepe.place()
    let page = try await lola.browser.follow(withdrawn).page
    let undo = try #require(page.forms.first { $0.action.contains("/undo/") })
    let answer = try await lola.browser.submit(undo)
    #expect(answer.status == 409)
    #expect(answer.text.contains("Others have taken that time"))
    #expect(try await cast.orders().first?.state == .cancelled)
  }

  @Test func aDayWithoutATimeLeftSaysSo() async throws {
    let cast = try await RestaurantCast()
    try await limit(1, cast)
    let (lola, pepe) = (cast.guest(), cast.guest())
    try await cast.marta.change { transaction in
      let hours = "6 10:00-10:30"
      try transaction.run("UPDATE restaurant_establishment SET hours = \(hours)")
    }
    cast.marta.home.clock.advance(by: .seconds(-300))
    for guest in [lola, pepe] { try await guest.add(cast.soup) }
    #expect(try await lola.place().status == 303)
    let page = try await pepe.get(RestaurantPaths.order()).page
    #expect(page.words.contains("There are no pick-up times left for today."))
    #expect(try await pepe.place().page.words.contains("There are no pick-up times left for today."))
  }

  @Test func theOwnerSaysHowManyAndTakesItBack() async throws {
    let cast = try await DeskCast()
    let form = try #require(try await cast.marta.get(DeskPaths.hours()).page.form)
    let answer = try await cast.marta.browser.submit(form, typing: ["cap": "4"])
    #expect(answer.status == 303)
    func cap() async throws -> Int {
      try await cast.marta.read { try EstablishmentStore($0).establishment(for: .es).hours.pickUps }
    }
    #expect(try await cap() == 4)
    try await cast.undo(answer.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    #expect(try await cap() == 0)
    let wrong = try #require(try await cast.marta.get(DeskPaths.hours()).page.form)
    #expect(try await cast.marta.browser.submit(wrong, typing: ["cap": "500"]).status == 422)
  }
}
