import TestKit
import Testing

@testable import Kit

@Suite struct SpaceTests {
  private let settings = AccountPaths.settings()

  /// The settings form as it is shown to the owner of a fresh test space, with some of it changed.
  private func form(_ member: TestMember, _ changes: [String: String]) -> [(String, String)] {
    let shown = ["name": "Home of Marta", "currency": "EUR", "zone": "Europe/Madrid"]
    return shown.map { ($0.key, changes[$0.key] ?? $0.value) } + shown.map { ("was.\($0.key)", $0.value) }
  }

  @Test func anOwnerRenamesTheSpaceAndOthersSeeIt() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    _ = try await luis.get(AccountPaths.springboard())
    #expect(try await marta.post(settings, form(marta, ["name": "The Table"])).status == 303)
    #expect(try await luis.get(AccountPaths.springboard()).text.contains("<h1 class=\"large-title\">The Table</h1>"))
  }

  @Test func openScreensHearOfTheChange() async throws {
    let marta = try await TestHouse().owner()
    var events = marta.home.house.live.events(in: marta.space).makeAsyncIterator()
    _ = try await marta.post(settings, form(marta, ["name": "The Table"]))
    guard case .change(_, let topics) = await events.next() else {
      Issue.record("no change was announced")
      return
    }
    #expect(topics == [Space.topic])
  }

  @Test func theChangeIsInTheActivity() async throws {
    let marta = try await TestHouse().owner()
    _ = try await marta.post(settings, form(marta, ["name": "The Table"]))
    let lines = try await marta.read { try Activity.of($0.space.id, in: $0) }
    #expect(lines.first?.event == "space.changed")
    #expect(lines.first?.fields == [FieldChange("name", from: "Home of Marta", to: "The Table")])
    #expect(lines.first?.author.name == "Marta")
  }

  @Test func twoOwnersWhoChangeDifferentThingsBothWin() async throws {
    let marta = try await TestHouse().owner()
    _ = try await marta.post(settings, form(marta, ["name": "The Table"]))
    _ = try await marta.post(settings, form(marta, ["zone": "Atlantic/Canary"]))
    let space = try await marta.read { $0.space }
    #expect(space.name == "The Table")
    #expect(space.zone.identifier == "Atlantic/Canary")
  }

  @Test func theCurrencyChangesWhileThereAreNoAmounts() async throws {
    let marta = try await TestHouse(apps: [Till(holdsAmounts: false)]).owner()
    _ = try await marta.post(settings, form(marta, ["currency": "BRL"]))
    #expect(try await marta.read { $0.space.currency } == .brl)
  }

  @Test func theCurrencyIsFixedOnceThereAreAmountsAndThePageSaysWhy() async throws {
    let marta = try await TestHouse(apps: [Till(holdsAmounts: true)]).owner()
    let page = try await marta.get(settings)
    #expect(page.text.contains("The currency can no longer be changed"))
    #expect(!page.text.contains("<select id=\"currency\""))
    #expect(try await marta.post(settings, form(marta, ["currency": "BRL"])).status == 409)
    #expect(try await marta.post(settings, form(marta, ["name": "The Table"])).status == 303)
    #expect(try await marta.read { $0.space.currency } == .eur)
  }

  @Test func aBlankNameAndAnUnknownZoneAreExplained() async throws {
    let marta = try await TestHouse().owner(language: .pt)
    let answer = try await marta.post(settings, form(marta, ["name": " ", "zone": "Mars/Olympus"]))
    #expect(answer.status == 422)
    #expect(answer.text.contains("Escreva um nome para o espaço."))
    #expect(answer.text.contains("Escolha um fuso horário."))
  }

  @Test func aMemberMayNotConfigureTheSpace() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    #expect(try await luis.get(settings).status == 403)
    #expect(try await luis.post(settings, form(luis, ["name": "Mine"])).status == 403)
    #expect(try await !luis.get(AccountPaths.springboard()).text.contains("/settings"))
  }

  @Test func theMembersAreListedWithTheirRoles() async throws {
    let marta = try await TestHouse().owner()
    _ = try await marta.home.member(of: marta.space)
    let page = try await marta.get(settings).text
    #expect(page.contains("Marta") && page.contains("Owner"))
    #expect(page.contains("Luis") && page.contains("Member"))
  }

  @Test func anotherSpaceIsMadeAndTheStartLeadsWhereOneWasLast() async throws {
    let marta = try await TestHouse().owner()
    let made = try await marta.browser.post(
      "/spaces/new", [("name", "Bar Pepe"), ("currency", "USD"), ("zone", "America/New_York")])
    let second = try #require(made.location)
    #expect(try await marta.browser.get(second).text.contains("Bar Pepe"))
    #expect(try await marta.browser.get("/").location == second)
    _ = try await marta.get(AccountPaths.springboard())
    #expect(try await marta.browser.get("/").location == marta.address(AccountPaths.springboard()))
  }

  @Test func theSwitcherShowsOnlyOnesOwnSpaces() async throws {
    let marta = try await TestHouse().owner()
    _ = try await marta.home.owner("Eva")
    #expect(try await !marta.get(AccountPaths.springboard()).text.contains("Home of Eva"))
    _ = try await marta.browser.post(
      "/spaces/new", [("name", "Bar Pepe"), ("currency", "EUR"), ("zone", "Europe/Madrid")])
    #expect(try await marta.get(AccountPaths.springboard()).text.contains("Bar Pepe"))
    #expect(try await marta.browser.get("/spaces").text.contains("Bar Pepe"))
  }

  @Test func nobodyOwnsMoreThanTwentySpaces() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.owner("Luis")
    let fields = [("name", "Another"), ("currency", "EUR"), ("zone", "Europe/Madrid")]
    for _ in 2...Space.ofOneOwner {
      #expect(try await marta.browser.post("/spaces/new", fields).status == 303)
    }
    let answer = try await marta.browser.post("/spaces/new", fields)
    #expect(answer.status == 422)
    #expect(answer.text.contains("You own 20 spaces already"))
    #expect(try await luis.browser.post("/spaces/new", fields).status == 303)
  }
}

/// An app that holds amounts of money, or doesn't.
private struct Till: App {
  let holdsAmounts: Bool
  let id = "till"
  let icon: Icon = "euro"
  let colours = AppColours.test
  let name = Phrase(verbatim: "Till")
  let tabs: [Tab] = []
  let migrations: [Migration] = []
  let tables: [SpaceTable] = []

  func addRoutes(to routes: inout Routes) {}
  let events = Events([])
  func holdsAmounts(in scope: SpaceView) throws -> Bool { holdsAmounts }
  func addSample(in language: Language, to transaction: SpaceTransaction) throws {}
}
