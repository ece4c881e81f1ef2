import TestKit
import Testing

@testable import Kit

/// Whoever may not do something may not take it back, bring it back from the trash or do it again, and is not offered it. Asked
/// for every event that can be taken back.
@Suite struct UndoRightsTests {
  @Test func whoMayNotDoItMayNotTakeItBack() async throws {
    var asked = try await UndoRights()
    for change in UndoExamples.all { try await asked.ask(change) }
    let missing = asked.undoable.subtracting(asked.verbs).subtracting(UndoExamples.byGuestsAlone)
    #expect(missing == [], "Each event that can be taken back needs an example in UndoExamples.")
    try await DetailTable.compare(asked.marta)
  }

  @Test func whatGuestsDoIsTheirsToTakeBackAndNothingElseIs() async throws {
    let asked = try await UndoRights()
    try await asked.askAboutGuests()
    #expect(try await asked.askAboutVisitors() == UndoExamples.byGuestsAlone)
  }

  @Test func undoingIsAsPrivateAsDoing() async throws {
    let house = try await TestHouse()
    let routes = house.house.routes.all.filter { $0.pattern.hasSuffix("/undo/:activity") }
    #expect(Set(routes.map(\.audience)) == [.member, .token, .guest, .visitor])
  }
}

/// One house with everybody in it, who are asked one after the other.
private struct UndoRights {
  let marta: TestMember
  private let luis: TestMember
  private let zoe: TestMember
  /// Who may use the restaurant, and decides nothing in it.
  private let serving: TestMember
  /// Members who may use one app alone, by that app.
  private var limited: [String: TestMember] = [:]
  private(set) var verbs: Set<String> = []

  /// What the apps declare as undoable.
  var undoable: Set<String> { marta.home.house.apps.reduce(into: []) { $0.formUnion($1.events.undoable) } }

  init() async throws {
    marta = try await TestHouse().settled()
    luis = try await marta.home.member(of: marta.space)
    zoe = try await marta.home.owner("Zoe")
    serving = try await marta.home.member("Serves", of: marta.space)
    _ = try await marta.post(AccountPaths.member(serving.person.id), [("role", "member"), ("app-restaurant", "yes")])
    for app in ["orders", "shopping"] {
      let member = try await marta.home.member("Only \(app)", of: marta.space)
      _ = try await marta.post(AccountPaths.member(member.person.id), [("role", "member"), ("app-\(app)", "yes")])
      limited[app] = member
    }
    try await UndoExamples.prepare(marta)
  }

  /// Makes the change as the owner, by its route, and asks everybody about each line that can be taken back.
  mutating func ask(_ change: UndoExample) async throws {
    let routes = marta.home.house.routes.all
    for address in try await change.addresses(marta) {
      for fields in change.before { _ = try await marta.post(Link(inSpace: address), fields) }
      let before = try await lines()
      let answer = try await change.make(marta, address)
      let made = try await lines().filter { line in !before.contains { $0.id == line.id } }
      guard !made.isEmpty else { continue }
      let route = try #require(routes.first { change.fits($0, address) }, "\(address) \(answer.status)")
      for line in made {
        try await ask(line, madeBy: route, at: address)
        // What undoing has noted may be taken back in turn: the change is done again.
        let known = made + before
        for again in try await lines() where !known.contains(where: { $0.id == again.id }) {
          try await ask(again, madeBy: route, at: address)
        }
      }
      return
    }
  }

  private func lines() async throws -> [Activity] {
    try await marta.read { view in
      try view.connection.rows(
        """
        SELECT \(Activity.columns) FROM kit_activity WHERE space_id = \(view.space.id) AND undo = 'possible' ORDER BY id
        """
      ).map(Activity.init)
    }
  }

  private mutating func ask(_ line: Activity, madeBy route: Route, at address: String) async throws {
    let comment = Comment(rawValue: "\(line.event) by \(route.pattern)")
    verbs.insert(line.event)
    #expect(line.audience == route.audience, comment)
    #expect(marta.home.house.app(of: line.subject.topic)?.id == route.app, comment)
    let other = try #require(limited[route.app == "orders" ? "shopping" : "orders"])
    #expect(try await mayDo(address, nil) == false, comment)
    #expect(try await isRefused(line, by: marta.home.stranger()), comment)
    for refused in [zoe, other] {
      #expect(try await mayDo(address, refused.browser) == false, comment)
      #expect(try await isRefused(line, by: refused.browser), comment)
      #expect(try await !isOffered(line, to: refused), comment)
    }
    // What is somebody's own is not another member's, whatever their role.
    let mayLuis = [.member, .manager].contains(route.audience) && line.subject.topic.visibility != .own
    if route.audience == .manager {
      #expect(try await mayDo(address, serving.browser) == false, comment)
      #expect(try await isRefused(line, by: serving.browser), comment)
      #expect(try await !isOffered(line, to: serving), comment)
    }
    if route.audience == .owner { #expect(try await mayDo(address, luis.browser) == false, comment) }
    #expect(try await isOffered(line, to: luis) == mayLuis, comment)
    #expect(try await isRefused(line, by: luis.browser) == !mayLuis, comment)
    #expect(try await !isRefused(line, by: marta.browser), comment)
  }

  /// Whether the making route lets somebody in at all; asked of those alone whom it should not.
  private func mayDo(_ address: String, _ browser: TestBrowser?) async throws -> Bool {
    let answer = try await (browser ?? marta.home.stranger()).post("/s/\(marta.space)\(address)")
    return ![401, 403, 404].contains(answer.status) && answer.location?.hasPrefix("/sign-in") != true
  }

  private func isRefused(_ line: Activity, by browser: TestBrowser, at place: String? = nil) async throws -> Bool {
    let answer = try await browser.post("\(place ?? "/s/\(marta.space)")/undo/\(line.id)", [("back", "/")])
    #expect(answer.status < 500)
    return [401, 403, 404].contains(answer.status) || answer.location?.hasPrefix("/sign-in") == true
  }

  /// In a toast, and in the trash where it is a deletion.
  private func isOffered(_ line: Activity, to member: TestMember) async throws -> Bool {
    let toast = try await member.browser.get("/s/\(marta.space)/activity?done=\(line.id)").text
    let isOffered = toast.contains("/undo/\(line.id)")
    if marta.home.house.app(of: line.subject.topic)?.events.deletions.contains(line.event) == true {
      let trash = try await member.browser.get("/s/\(marta.space)/trash").text
      #expect(trash.contains("/undo/\(line.id)") == isOffered)
    }
    return isOffered
  }

  // MARK: Guests

  func askAboutGuests() async throws {
    let (ana, ben) = try await (guest("Ana"), guest("Ben"))
    let bought = try await made {
      _ = try await ana.browser.post("\(ana.place)/shopping/lists/\(ana.list)/lines", [("text", "Higos")])
    }
    #expect(bought.audience == .guest)
    let theirs = try await made {
      _ = try await marta.browser.post("/s/\(marta.space)/shopping/lists/\(ana.list)/lines", [("text", "Uvas")])
    }
    #expect(try await isRefused(theirs, by: ana.browser, at: ana.place))
    #expect(try await isRefused(bought, by: ben.browser, at: ben.place))
    #expect(try await isRefused(bought, by: ana.browser, at: ben.place))
    #expect(try await isRefused(bought, by: zoe.browser))
    #expect(try await !isRefused(bought, by: ana.browser, at: ana.place))
    #expect(try await !isRefused(bought, by: luis.browser))
  }

  /// - Returns: the verbs that visitors alone have.
  func askAboutVisitors() async throws -> Set<String> {
    let (ana, ben) = (marta.home.stranger(), marta.home.stranger())
    let place = "/r/casa-pepe"
    for dish in try await UndoExamples.values("SELECT id FROM restaurant_dish", marta) {
      for browser in [ana, ben] {
        _ = try await browser.post("\(place)/restaurant/menu/\(dish)/adding", [("quantity", "1")])
      }
    }
    let lines = try await marta.read { view in
      try view.connection.rows("SELECT id FROM restaurant_line WHERE space_id = \(view.space.id) ORDER BY id")
        .map { try $0["id"] as String }
    }
    for verb in ["line.removed", "order.discarded"] {
      let done = try await made {
        // Of all lines, Ana's own alone is found.
        for line in lines where verb == "line.removed" {
          _ = try await ana.post("\(place)/restaurant/order/lines/\(line)/deletion")
        }
        if verb == "order.discarded" { _ = try await ana.post("\(place)/restaurant/order/cancellation") }
      }
      #expect(done.event == verb && done.audience == .visitor)
      for browser in [ben, marta.home.stranger()] { #expect(try await isRefused(done, by: browser, at: place)) }
      for member in [luis, marta, zoe] { #expect(try await isRefused(done, by: member.browser)) }
      #expect(try await !isRefused(done, by: ana, at: place))
    }
    let table = try await UndoExamples.values(
      "SELECT code FROM restaurant_table WHERE id NOT IN (SELECT table_id FROM restaurant_tab)", marta)[0]
    _ = try await ana.post("\(place)/restaurant/tables/\(table)")
    let left = try await made { _ = try await ana.post("\(place)/restaurant/table/departure") }
    #expect(try await isRefused(left, by: luis.browser))
    #expect(try await !isRefused(left, by: ana, at: place))
    try await askAboutJoining(table, ana, ben)
    return Set([left.event] + (try await askAboutCalls(ana)))
  }

  /// - Returns: the verbs of what guests want who sit at a table.
  private func askAboutCalls(_ ana: TestBrowser) async throws -> [String] {
    let place = "/r/casa-pepe"
    var verbs: [String] = []
    for (path, fields) in [("call", []), ("bill", [("method", "card")])] as [(String, [(String, String)])] {
      let done = try await made { _ = try await ana.post("\(place)/restaurant/table/\(path)", fields) }
      #expect(done.audience == .visitor)
      #expect(try await isRefused(done, by: luis.browser))
      #expect(try await !isRefused(done, by: ana, at: place))
      verbs.append(done.event)
    }
    return verbs
  }

  /// The one sits at a table, and lets the other join.
  private func askAboutJoining(_ table: String, _ ana: TestBrowser, _ ben: TestBrowser) async throws {
    let place = "/r/casa-pepe"
    let tab: SQL = "FROM restaurant_tab WHERE table_id = (SELECT id FROM restaurant_table WHERE code = \(table))"
    let id = try await UndoExamples.values("SELECT id \(tab)", marta)[0]
    _ = try await marta.post(Link(inSpace: "/restaurant/desk/tabs/\(id)/answer"), [("answer", "yes")])
    _ = try await ben.post("\(place)/restaurant/tables/\(table)")
    let joiner = try await UndoExamples.values(
      "SELECT guest_id FROM restaurant_seat WHERE admission = 'asking' AND tab_id = \(id)", marta)[0]
    let admitted = try await made {
      _ = try await ana.post("\(place)/restaurant/table/joiners/\(joiner)", [("answer", "yes")])
    }
    #expect(admitted.event == "guest.admitted" && admitted.audience == .visitor)
    #expect(try await isRefused(admitted, by: ben, at: place))
    #expect(try await isRefused(admitted, by: luis.browser))
    #expect(try await !isRefused(admitted, by: ana, at: place))
  }

  /// The line of activity that something leaves.
  private func made(
    at place: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
  ) async throws -> Activity {
    let before = try await lines()
    try await body()
    let new = try await lines().first { line in !before.contains { $0.id == line.id } }
    return try #require(new, sourceLocation: place)
  }

  private func guest(_ name: String) async throws -> (browser: TestBrowser, place: String, list: String) {
    let list = try await UndoExamples.values("SELECT id FROM shopping_list", marta)[0]
    let house = marta.home.house
    let capability = try #require(house.apps.first { $0.id == "shopping" }?.capabilities.first)
    let id: ID<ShareLink> = house.mint.id()
    let secret = try await house.accounts.change { transaction in
      let view = try SpaceView(marta.space, in: transaction.connection)
      return try transaction.share(
        capability, try capability.subject(list, view), id: id, holding: .ever, in: marta.space,
        by: Author(person: marta.person.id, name: marta.person.name))
    }
    let browser = marta.home.stranger()
    #expect(try await browser.post("/l/\(secret)", [("name", name)]).status == 303)
    return (browser, "/g/\(id)", list)
  }
}
