import TestKit
import Testing

@testable import Kit

/// What goes to a push service, and what becomes of it by what it answers.
@Suite(.timeLimit(.minutes(5))) struct PushSenderTests {
  @Test func aPushSaysWhoSendsItAndNobodyElseReadsIt() async throws {
    let cast = try await BulletinCast()
    try await cast.pin()
    try await cast.home.tell()
    let told = try #require(try cast.phone.told.first)
    #expect(told.title == "Bulletin" && told.body == "Notes: 1" && told.lang == "en")
    #expect(told.link == "/s/\(cast.marta.space)/bulletin")
    try cast.phone.checkSender(try await cast.key, at: cast.home.clock.now)
    let head = try #require(cast.phone.heads.first).lowercased()
    #expect(head.contains("urgency: high\r\n") && head.contains("ttl: 43200\r\n"))
    #expect(head.contains("topic: \(told.tag.lowercased())\r\n") && told.tag.count == 32)
    #expect(!head.contains("cookie:"))
  }

  @Test func whatHasArrivedIsSentOnceAlsoByAHouseThatBeginsAnew() async throws {
    let cast = try await BulletinCast()
    try await cast.pin()
    try await cast.home.tell()
    for _ in 1...3 { try await cast.home.tell(after: .seconds(600)) }
    let anew = House(
      database: cast.home.database, apps: cast.home.house.apps, mint: cast.home.clock.mint,
      settings: cast.home.house.settings)
    cast.home.clock.advance(by: .seconds(600))
    await anew.schedule.runDue()
    #expect(cast.phone.heads.count == 1)
  }

  /// As when the program has died between the sending and the note of it: the device knows it by its id.
  @Test func whatWasClaimedByWhoDiedIsSentAgainAndIsTheSame() async throws {
    let cast = try await BulletinCast()
    try await cast.pin()
    cast.phone.answerNext(503)
    try await cast.home.tell()
    let end = cast.home.clock.now + PushSender.lease
    try await cast.home.database.write {
      try $0.run("UPDATE kit_push SET claimed_until = \(end), due_at = 0")
    }
    try await cast.home.tell(after: .seconds(30))
    #expect(cast.phone.heads.count == 1)
    try await cast.home.tell(after: .seconds(60))
    let told = try cast.phone.told
    #expect(told.count == 2 && told[0].id == told[1].id && told[0].tag == told[1].tag)
  }

  @Test(arguments: [404, 410]) func aBrowserThatIsGoneIsToldNoMore(status: Int) async throws {
    let cast = try await BulletinCast()
    cast.phone.answerNext(status)
    try await cast.pin()
    try await cast.home.tell()
    try await cast.pin("b")
    try await cast.home.tell(after: .seconds(7200))
    #expect(cast.phone.heads.count == 1)
    #expect(try await cast.page.rows.isEmpty)
  }

  @Test func whatIsTooLargeGoesWithoutWordsOnce() async throws {
    let cast = try await BulletinCast()
    cast.phone.answerNext(413)
    cast.phone.answerNext(413)
    try await cast.pin()
    try await cast.home.tell()
    try await cast.home.tell(after: .seconds(7200))
    #expect(cast.phone.heads.count == 2)
    #expect(try cast.phone.told.count == 1)
    #expect(cast.phone.heads[1].lowercased().contains("content-length: 0\r\n"))
  }

  @Test func whoIsToldToWaitWaits() async throws {
    let cast = try await BulletinCast()
    cast.phone.answerNext(429, ["Retry-After: 900"])
    try await cast.pin()
    try await cast.home.tell()
    try await cast.home.tell(after: .seconds(890))
    #expect(cast.phone.heads.count == 1)
    try await cast.home.tell(after: .seconds(15))
    #expect(cast.phone.heads.count == 2)
    try await cast.home.tell(after: .seconds(7200))
    #expect(cast.phone.heads.count == 2)
  }

  @Test func whoCannotIsAskedLessAndLessOftenAndThenNoMore() async throws {
    let cast = try await BulletinCast()
    for _ in 1...20 { cast.phone.answerNext(500) }
    try await cast.pin()
    try await cast.home.tell()
    var times: [Int] = []
    for minute in 1...(8 * 60) {
      let before = cast.phone.heads.count
      try await cast.home.tell(after: .seconds(60))
      if cast.phone.heads.count > before { times.append(minute) }
    }
    #expect(cast.phone.heads.count == PushOutcome.mostTries)
    #expect(zip(times, times.dropFirst()).map { $1 - $0 }.adjacentPairsGrow)
  }

  @Test(arguments: [400, 401, 403, 302]) func whoRefusesIsAskedOnceAndTheLogSaysSo(status: Int) async throws {
    let cast = try await BulletinCast()
    cast.phone.answerNext(status, status == 302 ? ["Location: \(cast.phone.endpoint)"] : [])
    try await cast.pin()
    let refusal = await #expect(throws: PushRefused.self) { try await cast.home.tell() }
    let words = try #require(refusal?.description)
    #expect(words.contains("(\(status))") && !words.contains("/push/1"))
    try await cast.home.tell(after: .seconds(7200))
    #expect(cast.phone.heads.count == 1)
    #expect(try await cast.page.rows.count == 2)
  }

  /// An endpoint is what somebody typed: nothing of the house's own network is asked.
  @Test(arguments: ["https://10.0.0.1/push", "https://localhost/push", "https://[::1]/push"])
  func whatIsOfTheHousesNetworkIsNotAsked(endpoint: String) async throws {
    let cast = try await BulletinCast()
    let fields = [("endpoint", endpoint)] + cast.phone.fields.dropFirst()
    #expect(try await cast.marta.browser.post("/me/notices/devices", fields).status == 303)
    try await cast.pin()
    await #expect(throws: PushRefused.self) { try await cast.home.tell() }
    #expect(cast.phone.heads.isEmpty)
  }

  @Test func waitsGrow() {
    #expect((1...6).map { PushOutcome.patience(after: $0).components.seconds } == [30, 120, 480, 1920, 7680, 7680])
  }
}

extension [Int] {
  fileprivate var adjacentPairsGrow: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
