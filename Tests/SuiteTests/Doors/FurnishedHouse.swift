import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Restaurant

/// A house in which every app has its sample content and there is more to do, as the bytes of its database: each test that begins with a
/// copy of it has the same things under the same ids.
struct FurnishedHouse: Sendable {
  /// Made once for all who begin with it.
  static let shared = Task { try await FurnishedHouse() }

  let file: [UInt8]
  let person: ID<Person>
  /// By which its owner is signed in.
  let session: String
  /// Of a program that may do all that its owner may.
  let key: String
  /// What its pages offer, by the pattern of the route that takes it.
  let offers: [String: [Offer]]
  /// From where one begins what a page shows, by the page's address, where that leads there.
  let beginnings: [String: String]
  /// What stands for an input on all pages, by its name.
  let values: [String: [String]]
  /// All ids that there are.
  let ids: Set<String>
  /// The number of what was done last.
  let sequence: Int64

  private init() async throws {
    let marta = try await TestHouse().settled()
    let crawl = try await Self.furnish(marta)
    session = try #require(marta.browser.session)
    key = try #require(try await marta.ownProgram().key)
    person = marta.person.id
    let found = crawl.offers.sorted { $0.key < $1.key }.map(\.value)
    offers = Dictionary(grouping: found) { crawl.route(of: $0.form.action, method: .post)?.pattern ?? "" }
    beginnings = crawl.visited.reduce(into: [:]) { beginnings, visited in
      if let location = visited.answer.location { beginnings[location] = visited.address }
    }
    values = Self.values(in: found.map(\.form)).merging(crawl.values) { $0 + $1 }
    ids = try await Self.ids(in: marta)
    let space = marta.space
    sequence = try await marta.read { view in
      try view.connection.value("SELECT MAX(sequence) AS last FROM kit_activity WHERE space_id = \(space)") ?? 0
    }
    let folder = TestFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try await marta.home.database.backup(to: "\(folder.path)/copy.sqlite")
    file = [UInt8](try Data(contentsOf: URL(filePath: "\(folder.path)/copy.sqlite")))
  }

  private static func furnish(_ marta: TestMember) async throws -> Crawl {
    let luis = try await marta.home.member(of: marta.space)
    try await UndoExamples.prepare(marta)
    let furnishing = Furnishing(marta: marta)
    _ = try await furnishing.add()
    let (_, bet) = try await furnishing.bet()
    _ = try await furnishing.order(for: luis)
    try await say(marta)
    var walker = Walker(marta)
    walker.open += try await furnishing.putAway() + [bet, try await bringMatches(marta)]
    var crawl = try await Crawl(walker)
    for query in unlisted {
      for page in try await UndoExamples.values(query, marta) {
        try await crawl.open(marta.address(Link(inSpace: page)))
      }
    }
    return crawl
  }

  /// Pages of which a walk opens too few: each table, each round, each order that is over, what the staff writes down.
  private static let unlisted: [SQL] = [
    "SELECT '/restaurant/desk/tabs/' || tab_id FROM restaurant_seat WHERE admission = 'seated'",
    "SELECT '/restaurant/kitchen/tickets/' || id FROM restaurant_order WHERE state IN ('done', 'refused', 'cancelled')",
    "SELECT '/restaurant/kitchen/entries/new/lines/' || id FROM restaurant_entry_line",
    "SELECT '/restaurant/kitchen/entries/table-' || id || '/menu' FROM restaurant_table WHERE trash_id IS NULL",
    "SELECT '/restaurant/history/' || id FROM restaurant_order WHERE person_id IS NOT NULL AND state <> 'draft'",
    "SELECT '/pools/leagues/' || league_id || '/rounds/' || id || '/written' FROM pools_round",
    "SELECT '/pools/leagues/' || league_id || '/rounds/' || id || '/results' FROM pools_round",
    "SELECT '/pools/pools/' || id FROM pools_pool WHERE archive_id IS NOT NULL",
  ]

  /// What has to be done before something else can be: a payment that can be changed, rates that products can have, a pool that is put
  /// away, a dish that is sold out, an order that can be taken back.
  private static func say(_ marta: TestMember) async throws {
    func say(_ address: String, _ fields: [(String, String)] = []) async throws {
      #expect(try await marta.post(Link(inSpace: address), fields).status == 303, "\(address)")
    }
    try await say("/orders/vat", [("pricing", "included"), ("rates", "21 10 4")])
    let delivered: SQL = "SELECT '/orders/orders/' || id || '/payments/new' FROM orders_order WHERE state = 'delivered'"
    let payment = try #require(try await UndoExamples.values(delivered, marta).first)
    let form = try #require(try await marta.get(Link(inSpace: payment)).page.form)
    #expect(try await marta.browser.submit(form).status == 303)
    let closed: SQL = "SELECT '/pools/pools/' || id || '/deletion' FROM pools_pool WHERE ending IS NOT NULL"
    try await say(try #require(try await UndoExamples.values(closed, marta).last))
    let dishes = try await UndoExamples.values("SELECT id FROM restaurant_dish", marta)
    try await say("/restaurant/desk/dishes/\(try #require(dishes.last))/stock", [("soldOut", "yes")])
    try await say("/restaurant/order/cancellation", [("only", "unavailable")])
    let table = try await marta.read { try TableStore($0).tables() }[4]
    try await say("/restaurant/kitchen/entries/table-\(table.id)/lines", [("dish", dishes[0])])
    let placing = try #require(try await marta.get(Link(inSpace: "/restaurant/order")).page.form)
    let placed = try await marta.browser.submit(
      placing, typing: ["way": "pick_up", "name": "Marta", "phone": "600 100 200"])
    #expect(placed.status == 303, "\(placing.fields)")
    for dish in dishes {
      _ = try await marta.post(Link(inSpace: "/restaurant/menu/\(dish)/adding"), [("quantity", "1")])
    }
  }

  /// - Returns: what was read of a file whose hours are of no zone.
  private static func bringMatches(_ marta: TestMember) async throws -> String {
    let text = """
      {"name":"Spain Liga 2026/27","matches":[\
      {"round":"1","date":"2026-12-01","time":"21:00","team1":"Sevilla FC","team2":"Real Betis"}]}
      """
    let sent = try await marta.browser.upload(
      marta.address(Link(inSpace: "/pools/fixtures/import")), [("bad", "skip")],
      file: ("file", "liga.json", Array(text.utf8)))
    return try #require(sent.location)
  }

  /// What fields, choices and buttons say, by the name of the input.
  private static func values(in forms: [TestForm]) -> [String: [String]] {
    var values: [String: Set<String>] = [:]
    for form in forms {
      for input in form.inputs {
        guard let name = input["name"] else { continue }
        let options = input.all("option").map { $0["value"] ?? $0.text }
        values[name, default: []].formUnion(options.isEmpty ? [form.value(of: input)] : options)
      }
      for press in form.presses { values[press.name, default: []].insert(press.value) }
    }
    return values.mapValues { $0.sorted() }
  }

  private static func ids(in marta: TestMember) async throws -> Set<String> {
    let apps = marta.home.house.apps
    return try await marta.home.database.read { connection in
      var ids: Set<String> = []
      let tables = apps.flatMap(\.tables).map(\.sql) + ["kit_activity", "kit_person", "kit_space", "kit_guest"]
      for table in tables {
        for row in try connection.rows("SELECT * FROM \(table)") {
          for column in row.columns {
            if case .text(let text) = column.value, ID<Space>(text) != nil { ids.insert(text) }
          }
        }
      }
      return ids
    }
  }

  /// A house that begins with the same.
  /// - Parameter language: of its owner.
  func copy(_ language: Language) async throws -> TestHouse {
    let home = try await TestHouse(left: file)
    let person = person
    try await home.database.write(in: .accounts) { connection in
      try connection.run("UPDATE kit_person SET language = \(language.rawValue) WHERE id = \(person)")
    }
    // What is minted from now on is none of the ids that are there.
    home.clock.advance(by: .seconds(600))
    return home
  }

  func browser(in home: TestHouse, _ language: Language) -> TestBrowser {
    let browser = home.stranger(language: language)
    browser.keep(session, as: "sobremesa")
    return browser
  }

  func program(in home: TestHouse) -> TestProgram {
    TestProgram(home.stranger(), key: key)
  }
}
