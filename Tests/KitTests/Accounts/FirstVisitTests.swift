import HTTPTypes
import TestKit
import Testing

@testable import Kit

@Suite struct FirstVisitTests {
  /// The path of a fresh one-time link of an empty house.
  private func welcome(_ home: TestHouse) async throws -> String {
    AccountPaths.welcome(try await home.house.accounts.change { try $0.makeWelcome() }).path
  }

  /// What the form offers, with some of it typed over.
  private func form(_ changes: [String: String] = [:]) -> [(String, String)] {
    let offer = ["name": "Owner", "space": "Home", "language": "en", "offered": "en"]
    return offer.merging(changes) { $1 }.map { ($0.key, $0.value) }
  }

  /// The page to which the start leads.
  private func start(of browser: TestBrowser) async throws -> TestAnswer {
    try await browser.follow(try await browser.get("/"))
  }

  @Test func anEmptyHouseSaysThatTheLinkIsInTheTerminal() async throws {
    let home = try await TestHouse()
    let start = try await home.stranger(language: .pt).get("/")
    #expect(start.status == 200)
    #expect(start.text.contains("terminal"))
    #expect(start.text.contains("Ainda não mora aqui ninguém"))
  }

  @Test func openingTheLinkAndSayingOnesNameIsEnough() async throws {
    let home = try await TestHouse()
    let (stranger, link) = (home.stranger(language: .es), try await welcome(home))
    let page = try await stranger.get(link)
    #expect(try page.page.field("name")?.value == "")
    #expect(page.text.contains("value=\"Casa\""))
    #expect(page.text.contains("<option value=\"es\" lang=\"es\" selected>"))
    let answer = try await stranger.post(
      link, [("name", "Marta"), ("space", "Casa"), ("language", "es"), ("offered", "es")])
    #expect(answer.status == 303)
    #expect(answer.location == "/me/ways-in")
    let springboard = try await start(of: stranger)
    #expect(springboard.status == 200)
    #expect(springboard.text.contains("<h1 class=\"large-title\">Casa</h1>"))
    #expect(springboard.text.contains("Pedidos"))
  }

  @Test func openingTheLinkSpendsNothing() async throws {
    let home = try await TestHouse()
    let link = try await welcome(home)
    for _ in 1...3 { #expect(try await home.stranger().get(link).status == 200) }
    #expect(try await home.stranger().post(link, form()).status == 303)
  }

  @Test func theLinkWorksOnce() async throws {
    let home = try await TestHouse()
    let link = try await welcome(home)
    #expect(try await home.stranger().post(link, form()).status == 303)
    #expect(try await home.stranger().post(link, form(["name": "Eve"])).status == 410)
    #expect(try await home.stranger().get(link).status == 410)
  }

  @Test func aNewStartEndsTheEarlierLink() async throws {
    let home = try await TestHouse()
    let (first, second) = (try await welcome(home), try await welcome(home))
    #expect(try await home.stranger().get(first).status == 410)
    #expect(try await home.stranger().get(second).status == 200)
  }

  @Test func aHouseWithPeopleTakesNobodyInByAnOldLink() async throws {
    let home = try await TestHouse()
    let link = try await welcome(home)
    _ = try await home.owner()
    #expect(try await home.stranger().post(link, form()).status == 410)
  }

  @Test func aSpacesNameLeftAsOfferedFollowsTheChosenLanguage() async throws {
    let home = try await TestHouse()
    let (stranger, link) = (home.stranger(), try await welcome(home))
    #expect(try await stranger.post(link, form(["language": "pt"])).status == 303)
    #expect(try await start(of: stranger).text.contains("<h1 class=\"large-title\">Casa</h1>"))
    #expect(try await stranger.get("/me").text.contains("value=\"Owner\""))
  }

  @Test func aBlankNameIsExplainedAndTheLinkStaysGood() async throws {
    let home = try await TestHouse()
    let (stranger, link) = (home.stranger(), try await welcome(home))
    let answer = try await stranger.post(link, form(["name": " … ", "space": "The <Table>"]))
    #expect(answer.status == 422)
    #expect(answer.text.contains("Write a name."))
    #expect(answer.text.contains("The &lt;Table&gt;"))
    #expect(try await stranger.post(link, form()).status == 303)
  }

  @Test func theCurrencyFollowsTheBrowsersRegion() async throws {
    let home = try await TestHouse()
    let (stranger, link) = (home.stranger(), try await welcome(home))
    _ = try await stranger.post(link, form(), headers: [.acceptLanguage: "pt-BR,pt;q=0.9"])
    let settings = try await stranger.get(try #require(try await stranger.get("/").location) + "/settings")
    #expect(settings.text.contains("<option value=\"BRL\" selected>"))
  }

  @Test func aDemoHouseStartsWithSampleContent() async throws {
    let home = try await TestHouse(demo: true)
    let (stranger, link) = (home.stranger(), try await welcome(home))
    #expect(try await stranger.post(link, form()).status == 303)
    let springboard = try #require(try await stranger.get("/").location)
    #expect(try await stranger.get("\(springboard)/orders/customers").text.contains("class=\"row\""))
  }
}
