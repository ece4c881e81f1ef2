import TestKit
import Testing

@testable import Fetch
@testable import Kit
@testable import Restaurant

/// An evening as it is lived: twelve tables, forty guests with their phones, three waiters, a tablet in the kitchen and one at the bar,
/// a printer that jams. Nothing is lost, doubled or unseen.
@Suite(.timeLimit(.minutes(3))) struct PlayedEveningTests {
  @Test func nothingIsLostDoubledOrUnseen() async throws {
    let evening = try await PlayedEvening()
    try await evening.comeAndAsk()
    try await evening.welcome()
    try await evening.join()
    try await evening.order(times: 1)
    try await evening.print()
    evening.paper.become(.jams)
    try await evening.order(times: 2)
    try await evening.jam()
    evening.paper.become(.prints)
    try await evening.print()
    try evening.comparePapers()
    try await evening.cook()
    try await evening.serve()
    try await evening.askForBills()
    try await evening.pay()
    try await evening.hear()
  }
}

private struct PlayedEvening {
  /// Who sits where: the last four come when the others sit already.
  private struct Diner {
    let guest: TableGuest
    let table: Int
  }

  private static let tables = 12
  private static let late = 4

  private let cast: TablesCast
  private let tables: [DiningTable]
  private let diners: [Diner]
  private let waiters: [TestMember]
  /// The tablets of the kitchen and of the bar.
  private let tablets: [(member: TestMember, station: Station)]
  let paper: TestPrinter
  private let barPaper: TestPrinter
  private let fetch = Fetch(ownHosts: ["127.0.0.1"])
  private let streams: [Task<String, any Error>]

  private var staff: [TestMember] { waiters + tablets.map(\.member) }
  private var space: ID<Space> { cast.marta.space }
  private var home: TestHouse { cast.marta.home }

  init() async throws {
    let cast = try await TablesCast()
    let home = cast.marta.home
    let (paper, barPaper) = (try await TestPrinter(), try await TestPrinter())
    let fetch = self.fetch
    tables = try await cast.marta.change { transaction in
      _ = try TableStore(transaction).add((5...Self.tables).map { "Table \($0)" })
      let bar: ID<MenuSection> = transaction.mint.id()
      try MenuStore(transaction).add(
        SectionDraft(name: LocalizedText("Drinks", in: .en), station: "Bar"), id: bar, mainly: .en)
      try transaction.run("UPDATE restaurant_dish SET section_id = \(bar) WHERE id = \(cast.soup)")
      for (printer, name, prints) in [(paper, "Pass", "-"), (barPaper, "Counter", "bar")] {
        let draft = PrinterDraft(
          name: name, address: printer.address, width: "\(SlipWidth.wide.rawValue)", prints: prints)
        try PrinterStore(transaction).add(draft, id: transaction.mint.id(), fetch)
      }
      return try TableStore(transaction).tables()
    }
    var members: [TestMember] = []
    for name in ["Eva", "Leo", "Noa", "Kitchen", "Bar"] {
      members.append(try await home.member(name, of: cast.marta.space))
    }
    waiters = Array(members.prefix(3))
    tablets = [(members[3], .kitchen), (members[4], Station(name: "Bar"))]
    diners = (0..<40).map { Diner(guest: cast.guest(), table: $0 % Self.tables) }
    var streams: [Task<String, any Error>] = []
    for member in members { streams.append(try await member.browser.listen("/s/\(cast.marta.space)/live")) }
    (self.cast, self.paper, self.barPaper, self.streams) = (cast, paper, barPaper, streams)
  }

  /// All of them at once.
  private func each<Thing: Sendable>(
    _ things: [Thing], _ body: @escaping @Sendable (Thing) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thing in things { group.addTask { try await body(thing) } }
      try await group.waitForAll()
    }
  }

  /// On a page of each kind, each of the staff is told of so many who wait.
  private func expectSeen(_ count: Int, _ what: String) async throws {
    for member in staff {
      for page in [RestaurantPaths.desk(), RestaurantPaths.menu()] {
        let page = try await member.get(page).page
        let said = page.root.all(".service span").map(\.text)
        let told = said.count <= 2 ? said.count : 2 + (Int(said[2].filter(\.isNumber)) ?? 0)
        #expect(told == count, "\(what), \(member.person.name): \(said)")
        #expect(page.root.first("kitchen-sound")?["signals"]?.contains("service:") == (count > 0), "\(what)")
      }
    }
  }

  private func standings() async throws -> [TabStanding] {
    try await cast.marta.read { try TableStore($0).standings() }.compactMap(\.standing)
  }

  // MARK: They come

  func comeAndAsk() async throws {
    try await each(Array(diners.dropLast(Self.late))) { [tables] diner in
      let status = try await diner.guest.sit(at: tables[diner.table]).status
      #expect(status == 303)
    }
    #expect(try await standings().map(\.guests).reduce(0, +) == diners.count - Self.late)
    try await expectSeen(Self.tables, "tables that ask")
    for tablet in tablets {
      let rows = try await tablet.member.get(BoardView(station: tablet.station).link).page.root.all(
        ".tab-requests .row")
      #expect(rows.count == Self.tables)
    }
  }

  /// All three waiters say yes to all tables at once.
  func welcome() async throws {
    let asking = try await standings().map(\.tab.id)
    #expect(asking.count == Self.tables)
    try await each(waiters) { waiter in
      for tab in asking {
        let answer = try await waiter.post(TablePaths.tabAnswer(tab), [("answer", "yes")])
        #expect([303, 409].contains(answer.status))
      }
    }
    #expect(try await standings().allSatisfy { $0.tab.state == .open })
    let welcomed = try await cast.marta.read { try Activity.of(asking, TableTab.welcomed, in: $0) }
    #expect(welcomed.count == Self.tables)
  }

  /// Who comes to a table that sits already waits for a yes, and cannot order before.
  func join() async throws {
    let late = Array(diners.suffix(Self.late))
    try await each(late) { [tables] diner in try await diner.guest.sit(at: tables[diner.table]) }
    try await expectSeen(Self.late, "guests who join")
    let joiners = try await cast.marta.read { try TabStore($0).joiners() }
    #expect(joiners.count == Self.late)
    for joiner in joiners {
      let answer = try await waiters[0].post(
        TablePaths.admission(joiner.tab.id, joiner.guest), [("answer", "yes")])
      #expect(answer.status == 303)
    }
    try await expectSeen(0, "nobody")
  }

  // MARK: They order

  /// A dish and a drink each; the answer of each order is lost, and it is sent again while the first is under way.
  func order(times: Int) async throws {
    try await each(diners) { [cast] diner in
      let guest = diner.guest
      try await guest.add(cast.croquettes, times: times)
      try await guest.add(cast.soup)
      let form = try #require(try await guest.get(RestaurantPaths.order()).page.form)
      async let first = guest.browser.submit(form)
      async let second = guest.browser.submit(form)
      let answers = try await [first, second]
      #expect(answers.map(\.status) == [303, 303])
      #expect(Set(answers.map(\.location)).count == 1)
    }
    let orders = try await orders()
    #expect(orders.count == diners.count * times)
    #expect(orders.map(\.number) == Array(1...orders.count))
    for tablet in tablets {
      let page = try await tablet.member.get(BoardView(station: tablet.station).link).page
      #expect(page.root.all("article.ticket").count == orders.count)
      #expect(page.root.all(".ticket-line").count == orders.count)
    }
  }

  private func orders() async throws -> [Order] {
    try await cast.marta.read { view in
      let ids = try view.connection.rows(
        "SELECT id FROM restaurant_order WHERE space_id = \(view.space.id) AND state <> 'draft' ORDER BY number, id")
      return try ids.map { try OrderStore(view).order(try $0["id"]) }
    }
  }

  // MARK: Paper

  private func run(_ patience: SlipExchange.Patience) async throws {
    home.clock.advance(by: .seconds(60))
    let errand = Errand(database: home.house.database, live: home.house.live, mint: home.house.mint, fetch: fetch)
    try await PrintRun(errand: errand, patience: patience).run()
  }

  private func waiting() async throws -> Int {
    try await cast.marta.read { try PrinterStore($0).printers().reduce(0) { $0 + $1.waiting } }
  }

  func print() async throws {
    for _ in 0..<20 {
      if try await waiting() == 0 { break }
      try await run(.init(answer: .seconds(20), printing: .seconds(20)))
    }
    #expect(try await waiting() == 0)
  }

  /// Whatever the printer does, it is said on every page.
  func jam() async throws {
    try await run(.init(answer: .seconds(2), printing: .seconds(2)))
    #expect(try await waiting() > 0)
    try await expectSeen(1, "a printer that jams")
  }

  /// Each order came out where it is made: once, or again with a word that it may have.
  func comparePapers() throws {
    for printer in [paper, barPaper] {
      var seen: [Int: Int] = [:]
      for text in try printer.papers.map({ try PrintedPaper($0).text }) where !text.contains("COPY") {
        for line in text.split(separator: "\n") {
          let parts = line.split(separator: " · ")
          if parts.count == 2, parts[1].hasPrefix("T"), let number = Int(parts[0]) { seen[number, default: 0] += 1 }
        }
      }
      let copied = try printer.papers.filter { try PrintedPaper($0).text.contains("COPY") }.count
      #expect(seen.values.allSatisfy { $0 == 1 })
      // What jammed came out as a copy, and its first paper may be whole or not.
      #expect(seen.count + copied >= diners.count * 2)
      #expect(seen.count <= diners.count * 2 && copied <= 1)
    }
  }

  // MARK: It is made and carried

  /// Each tablet makes its own, two fingers on each ticket.
  func cook() async throws {
    try await each(tablets) { tablet in
      let page = try await tablet.member.get(BoardView(station: tablet.station).link).page
      for form in page.forms where form.action.hasSuffix("/state") && form.action.contains("/tickets/") {
        guard form.presses.contains(where: { $0.value == "preparing" }) else { continue }
        let made = form.filled(["state": "ready"])
        for _ in 1...2 { #expect(try await tablet.member.browser.post(form.action, made).status == 303) }
      }
    }
    let orders = try await orders()
    #expect(orders.allSatisfy { $0.state == .ready })
    #expect(orders.flatMap(\.lines).allSatisfy { $0.state == .ready })
    // As many as anybody carries at once are told.
    try await expectSeen(min(orders.count, 50), "what is ready")
  }

  /// Waiters carry what they find, also what another has carried.
  func serve() async throws {
    let orders = try await orders()
    try await each(waiters) { waiter in
      for order in orders {
        let tap = [("state", "done"), ("shown", "ready"), ("show", "ticket")]
        let status = try await waiter.post(KitchenPaths.state(order.id), tap).status
        #expect([303, 409].contains(status))
      }
    }
    #expect(try await self.orders().allSatisfy { $0.state == .done })
    try await expectSeen(0, "nothing to carry")
  }

  // MARK: They pay

  func askForBills() async throws {
    try await each(Array(diners.prefix(Self.tables))) { diner in
      let status = try await diner.guest.post(TablePaths.billWish(), [("method", "card")]).status
      #expect(status == 303)
    }
    try await expectSeen(Self.tables, "tables that want their bill")
  }

  /// All three waiters take the money of all tables, and each is paid once.
  func pay() async throws {
    let standings = try await standings()
    // Three dishes and two drinks each.
    let expected = (0..<Self.tables).map { table in
      Int64(diners.count { $0.table == table }) * (3 * 900 + 2 * 650)
    }
    #expect(standings.map(\.total.minorUnits).sorted() == expected.sorted())
    try await each(waiters) { waiter in
      for standing in standings {
        let paid = try await waiter.post(TablePaths.tabPayment(standing.tab.id), [("paid", "yes"), ("method", "card")])
        #expect([303, 409].contains(paid.status))
      }
    }
    for standing in standings { try await cast.post(TablePaths.tabClosing(standing.tab.id)) }
    try await expectSeen(0, "nobody at the end")
    let (bills, takings) = try await cast.marta.read { view in
      let hours = TakingsPeriod(Form(), on: home.house.mint.now().day(in: view.space.zone)).hours(in: view.space.zone)
      return (try BillStore(view).bills(in: hours), try BillStore(view).takings(in: hours))
    }
    #expect(bills.count == Self.tables && bills.allSatisfy(\.isPaid))
    #expect(takings.amount.minorUnits == expected.reduce(0, +))
    #expect(takings.methods.map(\.of) == [.card])
    #expect(try await self.standings().isEmpty)
  }

  /// Each device of the staff has heard until the end.
  func hear() async throws {
    let last = try await cast.marta.read(\.sequence)
    home.house.live.close()
    for stream in streams {
      let said = try await stream.value
      for topic in ["restaurant.order", "restaurant.tab"] { #expect(said.contains("\"\(topic)"), "\(topic)") }
      #expect(said.contains("{\"sequence\":\(last),"))
    }
  }
}
