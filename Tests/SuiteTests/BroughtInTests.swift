import TestKit
import Testing

@testable import Kit

/// Each page by which files are brought in: what is sent twice is taken once.
@Suite struct BroughtInTests {
  struct Way: Sendable, CustomTestStringConvertible {
    let app: String
    /// Within the space.
    let page: String
    let name: String
    let file: String
    let other: String
    /// How often something was taken.
    let count: SQL

    var testDescription: String { app }

    static let all = [
      Way(
        app: "orders", page: "/orders/transfer", name: "a.csv", file: "name,address\nAna,Calle Mayor\n",
        other: "name,address\nLuis,Plaza\n", count: "SELECT COUNT(*) AS n FROM orders_customer WHERE trash_id IS NULL"),
      Way(
        app: "shopping", page: "/shopping/transfer", name: "a.txt", file: "# Cena\n\nleche\npan\n",
        other: "# Comida\n\nvino\n", count: "SELECT COUNT(*) AS n FROM shopping_list WHERE trash_id IS NULL"),
      Way(
        app: "pools", page: "/pools/fixtures/import", name: "a.json", file: calendar("Getafe CF"),
        other: calendar("Girona FC"), count: "SELECT COUNT(*) AS n FROM pools_import"),
      Way(
        app: "wines", page: "/wines/catalogue", name: "a.csv",
        file: "name,winery,appellation,country\nTinto,Casa,Rioja,Spain\n",
        other: "name,winery,appellation,country\nBlanco,Casa,Rueda,Spain\n",
        count: "SELECT COUNT(*) AS n FROM wines_import"),
      Way(
        app: "restaurant", page: "/restaurant/desk/transfer", name: "a.csv",
        file: "name,price,section\nFlan,4,Postres\n",
        other: "name,price,section\nTarta,5,Postres\n",
        count: "SELECT COUNT(*) AS n FROM kit_import_file"),
    ]

    private static func calendar(_ home: String) -> String {
      """
      {"name": "Primera División 2026/27", "matches": [{"round": "Matchday 1", "date": "2026-12-01", "time": "20:00",
        "team1": "\(home)", "team2": "Real Betis"}]}
      """
    }
  }

  /// Somebody in front of a way's page.
  private struct Sender {
    let way: Way
    let marta: TestMember
    let operation: String

    init(_ way: Way) async throws {
      self.way = way
      marta = try await TestHouse().owner()
      let forms = try await marta.get(Link(inSpace: way.page)).page.forms
      operation = forms.flatMap(\.fields).first { $0.0 == "operation" }?.1 ?? ""
    }

    func send(_ file: String) async throws -> TestAnswer {
      try await marta.browser.upload(
        marta.address(Link(inSpace: way.page)), [("operation", operation), ("bad", "nothing")],
        file: ("file", way.name, Array(file.utf8)))
    }

    /// How often something was taken, once nothing is under way any more.
    func taken() async throws -> Int? {
      try await marta.home.house.imports.enter()
      marta.home.house.imports.leave()
      return try await marta.read { try $0.connection.value(way.count) }
    }
  }

  @Test(arguments: Way.all) func whatIsSentAgainIsTakenOnceAndAnsweredAlike(way: Way) async throws {
    let sender = try await Sender(way)
    // The answer is lost.
    #expect(try await sender.send(way.file).status == 303)
    #expect(try await sender.taken() == 1)
    let again = try await sender.send(way.file)
    #expect(again.status == 303)
    #expect(try await sender.taken() == 1)
    // A reload of what it leads to takes nothing either.
    let page = try await sender.marta.browser.follow(try await sender.marta.browser.follow(again))
    #expect(page.status == 200)
    #expect(try await sender.taken() == 1)
  }

  @Test(arguments: Way.all) func aDoubleTapIsTakenOnce(way: Way) async throws {
    let sender = try await Sender(way)
    async let one = sender.send(way.file)
    async let other = sender.send(way.file)
    #expect(try await [one.status, other.status] == [303, 303])
    #expect(try await sender.taken() == 1)
  }

  @Test(arguments: Way.all) func anotherFileUnderTheSameKeyIsRefused(way: Way) async throws {
    let sender = try await Sender(way)
    #expect(try await sender.send(way.file).status == 303)
    #expect(try await sender.send(way.other).status == 422)
    #expect(try await sender.taken() == 1)
  }

  @Test(arguments: Way.all) func nothingButCommasIsRefusedBesideTheField(way: Way) async throws {
    let sender = try await Sender(way)
    let answer = try await sender.send("name,price,address,country" + String(repeating: ",", count: 300_000))
    #expect(answer.status == 422)
    #expect(try answer.page.field("file")?.problem != nil)
    #expect(try await sender.taken() == 0)
  }

  @Test(arguments: Way.all) func whileTheHouseClosesAFileIsRefusedAndSaysWhy(way: Way) async throws {
    let sender = try await Sender(way)
    await sender.marta.home.house.imports.close()
    let answer = try await sender.send(way.file)
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("Another file is being imported"))
  }

  /// As a kill leaves it: the row says that it runs, and a part is staged.
  @Test(arguments: Way.all.filter { $0.app != "restaurant" })
  func whatAKillCutShortIsTakenBackAndTold(way: Way) async throws {
    let sender = try await Sender(way)
    let (space, house) = (sender.marta.space, sender.marta.home.house)
    let id: ID<ImportRun> = house.mint.id()
    try await sender.marta.home.database.write {
      try ImportStore(space: space, app: way.app).begin(id, of: "cut.csv", nil, at: house.mint.now(), in: $0)
    }
    try await house.recoverImports()
    #expect(
      try await sender.marta.get(Link(inSpace: way.page)).page.words.contains("The import of cut.csv was cut short"))
    // The next one is told instead.
    sender.marta.home.clock.advance(by: .seconds(1))
    #expect(try await sender.send(way.file).status == 303)
    #expect(try await sender.taken() == 1)
    #expect(try await !sender.marta.get(Link(inSpace: way.page)).page.words.contains("was cut short"))
  }
}
