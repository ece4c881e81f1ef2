import TestKit
import Testing

@testable import Kit

/// The page on which somebody says what they are told, and where.
@Suite(.timeLimit(.minutes(5))) struct NoticePageTests {
  @Test func itSaysWhatIsToldWhereAndWhen() async throws {
    let cast = try await BulletinCast()
    let page = try await cast.page
    #expect(page.rows.first?.title == "Another browser" && page.words.contains("No notifications yet"))
    #expect(page.words.contains("Something is pinned up"))
    try await cast.pin()
    try await cast.home.tell()
    #expect(try await cast.page.words.contains("Last notification: 21 Nov 2026, 10:30"))
    #expect(try await cast.marta.browser.get("/me").page.words.contains("Notifications"))
  }

  @Test func whatIsChosenStays() async throws {
    let cast = try await BulletinCast()
    let answer = try await cast.choose(["kind-bulletin-due": "", "begins": "22:00", "ends": "07:30"])
    #expect(answer.location == "/me/notices?saved=1")
    let form = try #require(try await cast.page.forms.first { $0.action == "/me/notices" })
    let filled = form.filled([:]).map { "\($0.0)=\($0.1)" }
    #expect(filled.contains("begins=22:00") && filled.contains("ends=07:30"))
    #expect(filled.contains("kind-bulletin-pinned=yes") && !filled.contains("kind-bulletin-due=yes"))
  }

  @Test func whatSomebodyLeavesAsItIsFollowsWhatTheyUse() async throws {
    let cast = try await BulletinCast()
    let nuria = try await cast.home.member("Nuria", of: cast.marta.space)
    func form() async throws -> TestForm {
      try #require(try await nuria.browser.get("/me/notices").page.forms.first { $0.action == "/me/notices" })
    }
    func isOn(_ field: String) async throws -> Bool { try await form().fields.contains { $0 == (field, "yes") } }
    #expect(try await !isOn("kind-bulletin-pinned"))
    _ = try await nuria.browser.submit(try await form(), typing: ["begins": "22:00", "ends": "07:30"])
    try await BulletinCast.look(nuria)
    #expect(try await isOn("kind-bulletin-pinned"))
  }

  @Test func whatAFormDidNotShowStaysAsItIs() async throws {
    let cast = try await BulletinCast()
    // As a page sends it that was opened before there were as many switches.
    _ = try await cast.marta.browser.post(
      "/me/notices", [("kind-bulletin-pinned", "yes"), ("shown-kind-bulletin-pinned", "no")])
    let form = try #require(try await cast.page.forms.first { $0.action == "/me/notices" })
    #expect(form.fields.contains { $0 == ("today-bulletin", "yes") })
  }

  @Test(arguments: [("22:00", ""), ("", "07:00"), ("22:00", "soon")])
  func quietHoursNeedTwoTimes(begins: String, ends: String) async throws {
    let cast = try await BulletinCast()
    let answer = try await cast.choose(["begins": begins, "ends": ends])
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("Give both times, or neither."))
  }

  @Test(arguments: ["http://push.example/1", "https://u:p@push.example/1", "ftp://push.example", "nothing", ""])
  func whatNoBrowserSaysIsRefused(endpoint: String) async throws {
    let cast = try await BulletinCast()
    let fields = [("endpoint", endpoint)] + cast.phone.fields.dropFirst()
    #expect(try await cast.luis.browser.post("/me/notices/devices", fields).status == 400)
    let long = [("endpoint", "https://push.example/\(String(repeating: "a", count: 2_000))")]
    #expect(
      try await cast.luis.browser.post("/me/notices/devices", long + cast.phone.fields.dropFirst()).status == 400)
    let keyless = [("endpoint", "https://push.example/1"), ("p256dh", "AAAA"), ("auth", "AAAA")]
    #expect(try await cast.luis.browser.post("/me/notices/devices", keyless).status == 400)
  }

  @Test func aPersonHasTenDevicesAndTheOldestGoes() async throws {
    let cast = try await BulletinCast()
    let marta = cast.marta.person.id
    for number in 1...11 {
      cast.home.clock.advance(by: .seconds(1))
      let token = try await cast.home.house.accounts.change {
        try $0.startSession(of: marta, device: "Firefox/\(number)")
      }
      let fields = [("endpoint", "https://push.example/\(number)")] + cast.phone.fields.dropFirst()
      _ = try await cast.home.browser(holding: token).post("/me/notices/devices", fields)
    }
    let devices = try await cast.home.house.accounts.read { try $0.pushDevices(of: marta) }
    #expect(devices.count == PushDevice.most)
  }

  @Test func nobodyTurnsOffAnothersDevice() async throws {
    let cast = try await BulletinCast()
    let marta = cast.marta.person.id
    let device = try await cast.home.house.accounts.read { try $0.pushDevices(of: marta) }.first
    let id = try #require(device?.id)
    _ = try await cast.luis.browser.post("/me/notices/devices/\(id)/end")
    try await cast.pin()
    try await cast.home.tell()
    #expect(cast.phone.heads.count == 1)
  }

  @Test func whoeverSignsInNextOnABrowserIsToldInsteadOfWhoWasThere() async throws {
    let cast = try await BulletinCast()
    _ = try await cast.phone.turnOn(by: cast.luis.browser)
    cast.home.clock.advance(by: .seconds(1))
    try await cast.pin(by: cast.luis)
    try await cast.home.tell()
    #expect(cast.phone.heads.isEmpty)
    try await cast.pin("b", by: cast.marta)
    try await cast.home.tell()
    #expect(cast.phone.heads.count == 1)
  }

  @Test func aBrowserOnWhichTheSamePersonComesInAnewIsToldAsBefore() async throws {
    let cast = try await BulletinCast()
    let token = try #require(cast.marta.browser.session)
    let viewer = try #require(try await cast.home.house.accounts.viewer(with: token))
    _ = try await cast.home.house.accounts.change {
      try $0.startSession(of: viewer.person.id, device: "Test", insteadOf: viewer)
    }
    try await cast.pin()
    try await cast.home.tell()
    #expect(cast.phone.heads.count == 1)
  }

  @Test func aTrialComesAlsoInSilence() async throws {
    let cast = try await BulletinCast()
    _ = try await cast.marta.browser.post("/me/notices/silence")
    let answer = try await cast.marta.browser.post("/me/notices/trial")
    #expect(try await cast.marta.browser.follow(answer).page.words.contains("It is on its way."))
    try await cast.home.tell()
    #expect(try cast.phone.sentences == ["This is how you are told."])
    #expect(try await cast.luis.browser.post("/me/notices/trial").status == 303)
  }

  @Test func withoutADeviceItSaysThatScriptsAreNeeded() async throws {
    let cast = try await BulletinCast()
    let page = try await cast.luis.browser.get("/me/notices").page
    #expect(page.words.contains("the browser has to allow JavaScript"))
    #expect(page.root.first("push-device")?["hidden"] != nil)
  }
}
