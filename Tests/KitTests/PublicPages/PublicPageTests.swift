import TestKit
import Testing

@testable import Kit

@Suite struct PublicPageTests {
  fileprivate struct Cast {
    let marta: TestMember

    init(isOpen: Bool = true) async throws {
      marta = try await TestHouse(apps: [KioskApp()]).owner()
      try await marta.change { try PublicPageStore($0).set("corner", isOpen: isOpen, for: "kiosk") }
    }

    func visitor() -> TestBrowser { marta.home.stranger() }

    func reader(_ answer: TestAnswer) throws -> String? { try answer.page.root.first("#reader")?.text }
  }

  @Test func everybodyReadsAtAnAddressThatIsOpen() async throws {
    let cast = try await Cast()
    let visitor = cast.visitor()
    #expect(try await visitor.get("/r/corner").location == "/r/corner/kiosk/board")
    let page = try await visitor.get("/r/corner/kiosk/board")
    #expect(page.status == 200)
    #expect(try cast.reader(page) == "nobody yet")
  }

  @Test func nothingIsThereBeforeTheAddressIsGivenAndWhileItIsClosed() async throws {
    let cast = try await Cast(isOpen: false)
    #expect(try await cast.visitor().get("/r/corner/kiosk/board").status == 410)
    #expect(try await cast.visitor().post("/r/corner/kiosk/board/mark").status == 410)
    #expect(try await cast.visitor().get("/r/elsewhere/kiosk/board").status == 404)
  }

  @Test func readingMakesNoVisitorAndAChangeMakesOne() async throws {
    let cast = try await Cast()
    let visitor = cast.visitor()
    for _ in 1...3 { _ = try await visitor.get("/r/corner/kiosk/board") }
    #expect(try await cast.visitors() == 0)
    let answer = try await visitor.post("/r/corner/kiosk/board/mark")
    #expect(answer.location?.hasPrefix("/r/corner/kiosk/board?done=") == true)
    _ = try await visitor.post("/r/corner/kiosk/board/mark")
    #expect(try await cast.visitors() == 1)
    let first = try cast.reader(try await visitor.get("/r/corner/kiosk/board"))
    #expect(first.flatMap { ID<Guest>($0) } != nil)
    _ = try await cast.visitor().post("/r/corner/kiosk/board/mark")
    #expect(try await cast.visitors() == 2)
  }

  @Test func theFirstChangeSentTwiceAtOnceComesFromOneVisitor() async throws {
    let cast = try await Cast()
    let visitor = cast.visitor()
    _ = try await visitor.get("/r/corner/kiosk/board")
    async let one = visitor.post("/r/corner/kiosk/board/mark")
    async let other = visitor.post("/r/corner/kiosk/board/mark")
    #expect(try await [one, other].allSatisfy { $0.status == 303 })
    #expect(try await cast.visitors() == 1)
  }

  @Test func aVisitorTakesBackTheirOwnChangeAndNobodyElses() async throws {
    let cast = try await Cast()
    let (visitor, other) = (cast.visitor(), cast.visitor())
    let answer = try await visitor.post("/r/corner/kiosk/board/mark")
    _ = try await other.post("/r/corner/kiosk/board/mark")
    let done = try #require(answer.done)
    #expect(try await other.post("/r/corner/undo/\(done)").status == 404)
    #expect(try await visitor.post("/r/corner/undo/\(done)").status == 303)
    let page = try await other.get(try #require(answer.location))
    #expect(!page.text.contains("A mark was left"), "a toast about somebody else")
  }

  @Test func aVisitorReadsInTheLanguageTheyChose() async throws {
    let cast = try await Cast()
    let visitor = cast.visitor()
    #expect(try await visitor.get("/r/corner/kiosk/board").text.contains("Delete"))
    let form = try #require(
      try await visitor.get("/r/corner/kiosk/board").page.forms.first { $0.action == "/r/corner/language" })
    let answer = try await visitor.post(form.action, [("back", "/kiosk/board"), ("language", "pt")])
    #expect(answer.location == "/r/corner/kiosk/board")
    #expect(try await visitor.get("/r/corner/kiosk/board").text.contains("Apagar"))
  }

  @Test func aVisitorHearsWhatIsPublicAndWhatIsTheirs() async throws {
    let cast = try await Cast()
    let visitor = cast.visitor()
    _ = try await visitor.post("/r/corner/kiosk/board/mark")
    let guest = try #require(
      try cast.reader(try await visitor.get("/r/corner/kiosk/board")).flatMap { ID<Guest>($0) })
    let own = Visitor.topic("kiosk.mine", of: guest)
    #expect(own.name.hasSuffix("/\(guest)"))
    #expect(!own.isSecret)
    #expect(Topic("kiosk.status!0123456789abcdef0123456789abcdef").isSecret)
    let secret = Topic("kiosk.status", secret: "0123456789abcdef")
    #expect(secret.isSecret && !secret.name.contains("0123456789abcdef"))
    #expect(!Topic("kiosk.status!0123").isSecret)
    #expect(!Topic("kiosk.status/0123456789abcdef0123456789abcdef").isSecret)
  }

  @Test func aNameIsTakenOnceInTheHouse() async throws {
    let cast = try await Cast()
    let zoe = try await cast.marta.home.owner("Zoe")
    await #expect(throws: Invalid.self) {
      try await zoe.change { try PublicPageStore($0).set("corner", isOpen: true, for: "kiosk") }
    }
    try await cast.marta.change { try PublicPageStore($0).set("other-corner", isOpen: true, for: "kiosk") }
    try await zoe.change { try PublicPageStore($0).set("corner", isOpen: true, for: "kiosk") }
    #expect(try await cast.visitor().get("/r/other-corner/kiosk/board").status == 200)
  }

  @Test(arguments: [
    ("Casa Pepe", "casa-pepe"), ("O Tasco do João", "o-tasco-do-joao"), ("  Ñoras & Cía.  ", "noras-cia"),
    ("—", ""),
  ])
  func aNameIsSuggestedFromWords(text: String, name: String) {
    #expect(PublicPageName.suggestion(for: text) == name)
  }

  @Test(arguments: [
    "ab", "Casa", "casa pepe", "-casa", "casa-", "ca--sa", "casa/pepe", String(repeating: "a", count: 41),
  ])
  func aNameThatDoesNotFitAnAddressIsRefused(name: String) {
    #expect(PublicPageName.problem(with: name) != nil)
  }

  @Test func aNameThatLooksLikeAnothersIsTaken() async throws {
    let cast = try await Cast()
    let zoe = try await cast.marta.home.owner("Zoe")
    await #expect(throws: Invalid.self) {
      try await zoe.change { try PublicPageStore($0).set("c0rner", isOpen: true, for: "kiosk") }
    }
    try await cast.marta.change { try PublicPageStore($0).set("c0rner", isOpen: true, for: "kiosk") }
  }

  @Test func whileTheAddressIsClosedNobodyHearsWhoWasNotThereBefore() async throws {
    let cast = try await Cast()
    let lola = cast.visitor()
    _ = try await lola.post("/r/corner/kiosk/board/mark")
    try await cast.marta.change { try PublicPageStore($0).set("corner", isOpen: false, for: "kiosk") }
    #expect(try await cast.visitor().get("/r/corner/live").status == 410)
    let stream = try await lola.listen("/r/corner/live")
    cast.marta.home.house.live.close()
    #expect(try await stream.value.hasPrefix("event: hello"))
  }

  @Test func manyVisitorsFromOneAddressAreHeldUp() throws {
    let arrivals = RateLimit()
    func address(_ peer: String) -> ClientAddress { ClientAddress(peer: peer, headers: [:], proxies: []) }
    let (here, there) = (address("203.0.113.7"), address("203.0.113.8"))
    let now = Instant(milliseconds: 0)
    for _ in 1...RateLimit.limit { try arrivals.admit(here, at: now) }
    #expect(throws: Refusal.busy) { try arrivals.admit(here, at: now) }
    try arrivals.admit(there, at: now)
    try arrivals.admit(here, at: now + RateLimit.span)
  }
}

extension PublicPageTests.Cast {
  fileprivate func visitors() async throws -> Int {
    try await marta.home.database.read { try $0.value("SELECT COUNT(*) FROM kit_visitor") ?? 0 }
  }
}
