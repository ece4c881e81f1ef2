import Foundation
import HTTPTypes
import TestKit
import Testing

@testable import Kit

/// From the page on which a key is made to what its program may do.
@Suite struct TokenTests {
  private static let password = "cuatro gatos en la luna"

  private func owner() async throws -> TestMember {
    try await TestHouse(apps: [GongApp(), MishapApp()]).owner()
  }

  private func keys(of member: TestMember) async throws -> [TestRow] {
    try await member.browser.get("/me/keys").page.rows.filter { $0.opens == nil }
  }

  private func isGood(_ program: TestProgram, for member: TestMember) async throws -> Int {
    try await program.get(member.programAddress(GongApp.state())).status
  }

  /// Asks for a change as a program does that needs no page.
  private func ring(_ program: TestProgram, for member: TestMember) async throws -> TestAnswer {
    let prefer = HTTPField.Name("Prefer")!
    return try await program.post(member.programAddress(GongApp.ringing()), headers: [prefer: "return=minimal"])
  }

  // MARK: The pages

  @Test func whoeverHasNoneIsToldWhatTheyAreFor() async throws {
    let marta = try await owner()
    let page = try await marta.browser.get("/me/keys").page
    #expect(page.title == "Keys for programs")
    #expect(page.link(named: "New key")?.address == "/me/keys/new/\(marta.space)")
    let bar = try await marta.home.also(marta)
    let both = try await marta.browser.get("/me/keys").page
    #expect(both.link(named: "New key: Home of Marta")?.address == "/me/keys/new/\(marta.space)")
    #expect(both.link(named: "New key: Bar of Marta")?.address == "/me/keys/new/\(bar.space)")
  }

  @Test func aKeyIsShownOnceAndThenByItsEndAlone() async throws {
    let marta = try await owner()
    let program = try await marta.program(in: ["gong"])
    let key = try #require(program.key)
    let row = try #require(try await keys(of: marta).first)
    #expect(row.title == "Home Assistant")
    #expect(row.subtitle == "Gong · Read and change · Not used yet · …\(key.suffix(4))")
    #expect(try await !marta.browser.get("/me/keys").text.contains(key))
    #expect(try await marta.browser.get("/me").page.rows.first { $0.title == "Keys for programs" }?.value == "1")
  }

  @Test func itIsKeptByNobodyThatShowsIt() async throws {
    let marta = try await owner()
    let form = try #require(try await marta.browser.get("/me/keys/new/\(marta.space)").page.form)
    let fields = form.filled(["name": "Home Assistant"]) + [("app-gong", "yes")]
    let answer = try await marta.browser.post(form.action, fields, headers: [.acceptEncoding: "gzip"])
    #expect(answer.headers[.cacheControl] == "no-store")
    #expect(answer.headers[.contentEncoding] == nil)
    #expect(try answer.page.words.contains("\(marta.home.house.settings.url)/api"))
  }

  @Test func aFormThatIsSentAgainMakesNoSecondOne() async throws {
    let marta = try await owner()
    let form = try #require(try await marta.browser.get("/me/keys/new/\(marta.space)").page.form)
    let fields = form.filled(["name": "Home Assistant", "use": "write"]) + [("app-gong", "yes")]
    let first = try #require(try await marta.browser.post(form.action, fields).page.text(of: "#key"))
    let second = try #require(try await marta.browser.post(form.action, fields).page.text(of: "#key"))
    #expect(first != second)
    #expect(try await keys(of: marta).count == 1)
    let address = marta.programAddress(GongApp.state())
    #expect(try await TestProgram(marta.home.stranger(), key: first).get(address).status == 401)
    #expect(try await TestProgram(marta.home.stranger(), key: second).get(address).status == 200)
    // Somebody else's form of the same id takes nothing over.
    let luis = try await marta.home.member(of: marta.space)
    #expect(try await luis.browser.post(form.action, fields).status == 422)
    #expect(try await keys(of: luis).isEmpty)
  }

  @Test func aKeyIsNotMadeAnotherByItsForm() async throws {
    let marta = try await owner()
    let form = try #require(try await marta.browser.get("/me/keys/new/\(marta.space)").page.form)
    let ticked = [("app-gong", "yes")]
    let made = try await marta.browser.post(
      form.action, form.filled(["name": "Home Assistant", "use": "read"]) + ticked)
    let key = try #require(try made.page.text(of: "#key"))
    let more = form.filled(["name": "Home Assistant", "use": "write"]) + ticked
    #expect(try await marta.browser.post(form.action, more).status == 422)
    #expect(try await keys(of: marta).first?.subtitle?.contains("Only read") == true)
    #expect(try await isGood(TestProgram(marta.home.stranger(), key: key), for: marta) == 200)
  }

  @Test func aStreamEndsWithTheSecretByWhichItCame() async throws {
    let marta = try await owner()
    let form = try #require(try await marta.browser.get("/me/keys/new/\(marta.space)").page.form)
    let fields = form.filled(["name": "Home Assistant"]) + [("app-gong", "yes")]
    let secret = try #require(try await marta.browser.post(form.action, fields).page.text(of: "#key"))
    let key = try #require(Bearer([.authorization: "Bearer \(secret)"]))
    let house = marta.home.house
    let viewer = try await house.accounts.viewer(bearing: key, from: ClientAddress(peer: nil))
    let events = house.live.events(in: marta.space, for: .session(viewer.session))
    _ = try await marta.browser.post(form.action, fields)
    house.live.close()
    var last: LiveEvent?
    for await event in events { last = event }
    #expect(last == .gone)
  }

  @Test func whatIsWrongIsSaidAndWhatWasTickedStays() async throws {
    let marta = try await owner()
    let form = try #require(try await marta.browser.get("/me/keys/new/\(marta.space)").page.form)
    let answer = try await marta.browser.post(form.action, form.filled(["until": "2026-11-20"]) + [("app-gong", "yes")])
    #expect(answer.status == 422)
    let page = try answer.page
    #expect(page.field("name")?.problem == "Write which program it is for.")
    #expect(page.field("until")?.problem == "That day is over already.")
    #expect(page.root.first("#app-gong")?["checked"] != nil)
    let none = try await marta.browser.post(form.action, form.filled(["name": "x"]))
    #expect(try none.page.words.contains("Choose at least one app."))
  }

  @Test func whatABorrowedDeviceMustNotDoAsksForThePassword() async throws {
    let marta = try await owner()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let form = try #require(try await marta.browser.get("/me/keys/new/\(marta.space)").page.form)
    let fields = form.filled(["name": "Home Assistant", "current": "wrong"]) + [("app-gong", "yes")]
    let refused = try await marta.browser.post(form.action, fields)
    #expect(refused.status == 422)
    #expect(try refused.page.field("current")?.problem != nil)
    #expect(try await keys(of: marta).isEmpty)
    let right = form.filled(["name": "Home Assistant", "current": Self.password]) + [("app-gong", "yes")]
    #expect(try await marta.browser.post(form.action, right).page.text(of: "#key") != nil)
  }

  @Test func nobodyHasMoreThanAPageHolds() async throws {
    let marta = try await owner()
    for number in 1...AccessToken.ofOnePerson { _ = try await marta.program("Program \(number)", in: ["gong"]) }
    let form = try #require(try await marta.browser.get("/me/keys/new/\(marta.space)").page.form)
    let answer = try await marta.browser.post(form.action, form.filled(["name": "x"]) + [("app-gong", "yes")])
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("You have 30 keys already. Revoke one first."))
    #expect(try await keys(of: marta).count == AccessToken.ofOnePerson)
  }

  @Test func aKeyIsForASpaceThatOneBelongsTo() async throws {
    let marta = try await owner()
    let zoe = try await marta.home.owner("Zoe")
    #expect(try await zoe.browser.get("/me/keys/new/\(marta.space)").status == 404)
    let fields = [("id", "0199a000-0000-7000-8000-000000000001"), ("name", "x"), ("use", "read"), ("app-gong", "yes")]
    #expect(try await zoe.browser.post("/me/keys/new/\(marta.space)", fields).status == 404)
  }

  @Test func onlyAppsThatOneMayUseAreOffered() async throws {
    let marta = try await owner()
    let luis = try await marta.home.member(of: marta.space)
    _ = try await marta.post(AccountPaths.member(luis.person.id), [("role", "member"), ("app-gong", "yes")])
    let page = try await luis.browser.get("/me/keys/new/\(marta.space)").page
    #expect(page.field("app-gong") != nil)
    #expect(page.field("app-mishap") == nil)
    #expect(page.field("app-gong.manager") == nil, "they don't decide in it themselves")
    #expect(try await marta.browser.get("/me/keys/new/\(marta.space)").page.field("app-gong.manager") != nil)
  }

  // MARK: What it is good for

  @Test func aProgramStandsInForItsPerson() async throws {
    let marta = try await owner()
    let program = try await marta.program(in: ["gong"])
    #expect(
      try await program.get(marta.programAddress(GongApp.state())).text == "Marta, Home Assistant, Home of Marta, gong")
    #expect(try await program.get(GongApp.owner().path).text == "Marta")
  }

  @Test func itsUseIsNotedOnceAnHour() async throws {
    let marta = try await owner()
    let (program, address) = (try await marta.program(in: ["gong"]), marta.programAddress(GongApp.state()))
    _ = try await program.get(address)
    #expect(try await keys(of: marta).first?.subtitle?.contains("10:30") == true)
    marta.home.clock.advance(by: .seconds(3599))
    _ = try await program.get(address)
    #expect(try await keys(of: marta).first?.subtitle?.contains("10:30") == true)
    marta.home.clock.advance(by: .seconds(1))
    _ = try await program.get(address)
    #expect(try await keys(of: marta).first?.subtitle?.contains("11:30") == true)
  }

  @Test func activitySaysByWhatItWasDone() async throws {
    let marta = try await owner()
    let program = try await marta.program(in: ["gong"])
    #expect(try await ring(program, for: marta).status == 204)
    let rows = try await marta.get(Link(inSpace: "/activity")).page.rows
    let line = try #require(rows.first { $0.title == "The gong was rung" })
    #expect(line.subtitle == "Marta (Home Assistant) · 10:30")
    #expect(rows.contains { $0.title == "Key for Home Assistant" && $0.subtitle == "Marta · 10:30" })
    let export = try await marta.get(Link(inSpace: "/settings/data"))
    let document = try #require(try JSONSerialization.jsonObject(with: Data(export.bytes)) as? [String: Any])
    let activity = try #require(document["activity"] as? [[String: Any]])
    #expect(activity.first { $0["verb"] as? String == "gong.rung" }?["via"] as? String == "Home Assistant")
  }

  @Test func whatAProgramHasDoneItsPersonTakesBack() async throws {
    let marta = try await owner()
    let program = try await marta.program(in: ["gong"])
    _ = try await ring(program, for: marta)
    let luis = try await marta.home.member(of: marta.space)
    let lines = try await marta.read {
      try $0.connection.rows("SELECT \(Activity.columns) FROM kit_activity ORDER BY id").map(Activity.init)
    }
    let line = try #require(lines.first { $0.event == "gong.rung" })
    #expect(line.audience == .member)
    #expect(try await luis.post(Undoing.path(line.id)).status == 303, "whoever may ring it may take it back")
  }

  @Test func aLimitOfChangesIsToldWithATime() async throws {
    let marta = try await owner()
    let (program, other) = (try await marta.program(in: ["gong"]), try await marta.program("Other", in: ["gong"]))
    for _ in 1...AccessToken.changesInSpan { #expect(try await ring(program, for: marta).status == 204) }
    let refused = try await ring(program, for: marta)
    #expect(refused.status == 429)
    #expect(refused.headers[.retryAfter] == "60")
    #expect(try await isGood(program, for: marta) == 200, "reading is no change")
    #expect(try await ring(other, for: marta).status == 204)
    marta.home.clock.advance(by: .milliseconds(59_500))
    #expect(try await ring(program, for: marta).headers[.retryAfter] == "1")
    marta.home.clock.advance(by: .milliseconds(500))
    #expect(try await ring(program, for: marta).status == 204)
  }

  @Test func whoTriesManyIsToldToWaitAndWhoHasOneIsNot() async throws {
    let marta = try await owner()
    let (program, address) = (try await marta.program(in: ["gong"]), marta.programAddress(GongApp.state()))
    func tried(_ number: Int) async throws -> TestAnswer {
      try await TestProgram(marta.home.stranger(), key: "sbm_\(number)").get(address)
    }
    for number in 1...SignInTries.tokenLimit { #expect(try await tried(number).status == 401) }
    let refused = try await tried(0)
    #expect(refused.status == 429)
    #expect(refused.headers[.retryAfter] == "900")
    #expect(try await tried(1).status == 401, "one that goes on with what has ended guesses nothing")
    #expect(try await program.get(address).status == 200)
    marta.home.clock.advance(by: SignInTries.span)
    #expect(try await tried(0).status == 401)
  }

  // MARK: Its end

  @Test func anEndedOneIsRefusedAtOnceAndAnEndIsNoMistakeTwice() async throws {
    let marta = try await owner()
    let program = try await marta.program(in: ["gong"])
    marta.home.clock.advance(by: .seconds(1))
    let other = try await marta.program("Other", in: ["gong"])
    #expect(try await isGood(program, for: marta) == 200)
    let luis = try await marta.home.member(of: marta.space)
    let page = try await marta.browser.get("/me/keys").page
    let form = try #require(page.forms.first { $0.action.hasSuffix("/end") })
    _ = try await luis.browser.post(form.action)
    #expect(try await isGood(program, for: marta) == 200, "nobody ends another's")
    for _ in 1...2 { #expect(try await marta.browser.submit(form).status == 303) }
    #expect(try await isGood(program, for: marta) == 401)
    #expect(try await isGood(other, for: marta) == 200)
    let lines = try await marta.get(Link(inSpace: "/activity")).page.rows.map(\.title)
    #expect(lines.count { $0 == "Key revoked: Home Assistant" } == 1)
  }

  @Test func anExpiredOneIsRefusedAndStaysOnThePage() async throws {
    let marta = try await owner()
    let program = try await marta.program(in: ["gong"], until: "2026-11-22")
    marta.home.clock.advance(by: .seconds(37 * 3600))
    #expect(try await isGood(program, for: marta) == 200)
    marta.home.clock.advance(by: .seconds(3600))
    #expect(try await isGood(program, for: marta) == 401)
    #expect(try await keys(of: marta).first?.badge == "Expired")
  }

  @Test func whoIsRemovedTakesTheirKeysAlong() async throws {
    let marta = try await owner()
    let luis = try await marta.home.member(of: marta.space)
    let own = try await marta.home.also(luis)
    let (here, there) = (try await luis.program(in: ["gong"]), try await own.program(in: ["gong"]))
    #expect(try await isGood(here, for: luis) == 200)
    #expect(try await marta.post(AccountPaths.memberRemoval(luis.person.id)).status == 303)
    #expect(try await isGood(here, for: luis) == 401)
    #expect(try await isGood(there, for: own) == 200)
    // Coming back brings none of them back.
    _ = try await marta.home.also(luis, in: marta.space)
    #expect(try await isGood(here, for: luis) == 401)
  }

  @Test func whoLeavesTheHouseTakesTheirKeysAlong() async throws {
    let marta = try await owner()
    let luis = try await marta.home.member(of: marta.space)
    let program = try await luis.program(in: ["gong"])
    #expect(try await isGood(program, for: luis) == 200)
    #expect(try await luis.browser.post("/me/leaving").status == 303)
    #expect(try await isGood(program, for: luis) == 401)
    let left: Int? = try await marta.read { try $0.connection.value("SELECT COUNT(*) AS n FROM kit_token") }
    #expect(left == 0)
  }

  @Test func whoLosesAllWaysInLosesTheirKeys() async throws {
    let marta = try await owner()
    let program = try await marta.program(in: ["gong"])
    #expect(try await isGood(program, for: marta) == 200)
    _ = try await marta.home.house.accounts.resetPassword(of: "Marta")
    #expect(try await isGood(program, for: marta) == 401)
  }

  @Test func aStreamOfOneEndsWithIt() async throws {
    let marta = try await owner()
    let program = try await marta.program(in: ["gong"])
    let secret = try #require(program.key)
    let key = try #require(Bearer([.authorization: "Bearer \(secret)"]))
    let house = marta.home.house
    let viewer = try await house.accounts.viewer(bearing: key, from: ClientAddress(peer: nil))
    let events = house.live.events(in: marta.space, for: .session(viewer.session))
    let (author, token) = (marta.person.id, try #require(viewer.token).id)
    try await house.accounts.change { try $0.endToken(token, by: Author(person: author, name: "Marta")) }
    var last: LiveEvent?
    for await event in events { last = event }
    #expect(last == .gone)
  }

  @Test func aCopyOfOnesDataNamesThemWithoutTheirSecret() async throws {
    let marta = try await owner()
    let key = try #require(try await marta.program(in: ["gong"]).key)
    let answer = try await marta.browser.get("/me/data")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any])
    let own = try #require((document["keys"] as? [[String: Any]])?.first)
    #expect(own["name"] as? String == "Home Assistant" && own["apps"] as? String == "gong")
    #expect(!answer.text.contains(key) && !answer.text.contains(SecretHash(key).hex))
  }

  // MARK: Where it is good for nothing

  @Test func aKeyInTheCookieLetsNobodyIn() async throws {
    let marta = try await owner()
    let program = try await marta.program(in: ["gong"])
    // Even once the house has it in mind.
    #expect(try await isGood(program, for: marta) == 200)
    let browser = marta.home.stranger()
    browser.keep(try #require(program.key), as: "sobremesa")
    #expect(try await browser.get("/me").location?.hasPrefix("/sign-in") == true)
  }

  @Test func aSessionIsNoKey() async throws {
    let marta = try await owner()
    let session = try #require(marta.browser.session)
    #expect(try await isGood(TestProgram(marta.home.stranger(), key: session), for: marta) == 401)
    #expect(try await isGood(TestProgram(marta.home.stranger(), key: "sbm_\(session)"), for: marta) == 401)
    #expect(try await marta.browser.get(marta.programAddress(GongApp.state())).status == 401)
  }
}

/// The same for programs as for people.
@Suite struct RouteForTokensTests {
  private func routes() async throws -> [Route] { try await TestHouse(apps: [GongApp()]).house.routes.all }

  @Test func whatMembersAndManagersOfAnAppDoProgramsMayDoToo() async throws {
    let tuning = try #require(try await routes().first { $0.pattern == "/s/:space/gong/tuning" })
    let twin = try #require(tuning.forTokens)
    #expect(twin.pattern == "/api/spaces/:space/gong/tuning")
    #expect(twin.audience == .token && twin.undoneBy == .manager && twin.app == "gong" && twin.method == .post)
  }

  @Test func whatIsTheHousesOwnIsNotForThem() async throws {
    for route in try await routes() where route.app == nil { #expect(route.forTokens == nil, "\(route.pattern)") }
  }

  @Test func theyComeByTheirOwnDoor() async throws {
    for route in try await routes() where route.audience == .token {
      #expect(Door(path: route.pattern) == .data, "\(route.pattern)")
    }
  }
}
