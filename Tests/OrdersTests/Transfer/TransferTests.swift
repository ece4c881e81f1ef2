import TestKit
import Testing

@testable import Kit
@testable import Orders

@Suite struct TransferTests {
  @Test func whatIsExportedAndBroughtIntoAnEmptySpaceIsTheSame() async throws {
    let cast = try await filled()
    let exported = try await cast.marta.read { try OrdersExport($0).json() }
    let other = try await TestHouse().owner("Zoe")
    let report = try await bring(exported, to: other)
    #expect(report.refused.isEmpty)
    #expect(try await other.read { try OrdersExport($0).json() } == exported)
  }

  @Test func tablesOneAfterTheOtherGiveTheSameToo() async throws {
    let cast = try await filled()
    let other = try await TestHouse().owner("Zoe")
    for table in OrdersTable.allCases {
      let text = try await cast.marta.read { try OrdersExport($0).csv(table) }
      #expect(try await bring(Array(text.utf8), to: other).refused.isEmpty)
    }
    let exported = try await cast.marta.read { try OrdersExport($0).document() }
    #expect(try await other.read { try OrdersExport($0).document() } == exported)
  }

  @Test func broughtInTwiceItIsThereOnce() async throws {
    let cast = try await filled()
    let exported = try await cast.marta.read { try OrdersExport($0).json() }
    let report = try await bring(exported, to: cast.marta)
    #expect(report.added == 0)
    #expect(report.unchanged == 3 + 3 + 2)
    #expect(try await cast.marta.read { try OrdersExport($0).json() } == exported)
  }

  @Test func anotherSpaceOfTheSameHouseGetsIdsOfItsOwn() async throws {
    let cast = try await filled()
    let exported = try await cast.marta.read { try OrdersExport($0).json() }
    let zoe = try await cast.marta.home.owner("Zoe")
    let report = try await bring(exported, to: zoe)
    #expect(report.refused.isEmpty)
    #expect(report.added == 8)
    let codes = try await zoe.read { try OrderStore($0).orders() }.elements.map(\.code)
    #expect(codes.count == 2)
  }

  @Test(arguments: ["vat", "vat_rate"]) func aProductsRateIsReadByEitherName(name: String) async throws {
    let marta = try await TestHouse().owner()
    let json = """
      {"format": "sobremesa-orders", "version": 1, "currency": "EUR", "customers": [], "orders": [],
       "products": [{"name": "Barra", "price": "1.10", "description": "De trigo", "\(name)": "4"}]}
      """
    _ = try await bring(Array(json.utf8), to: marta)
    #expect(try await marta.read { try OrdersExport($0).csv(.products) }.contains(",4,"))
  }

  @Test func aBadRowIsReportedWithItsLineAndReason() async throws {
    let marta = try await TestHouse().owner()
    let csv = "name,price,description\nBread,2.80,Loaf\nCake,x,Whole\n,1,Nothing\n"
    let report = try await bring(Array(csv.utf8), to: marta, skipsBad: true)
    #expect(report.added == 1)
    #expect(report.refused.map(\.place) == ["3", "4"])
    #expect(report.refused.last?.reason == KitPhrases.nameMissing)
  }

  @Test func allOrNothingBringsInNothingWhenARowIsBad() async throws {
    let marta = try await TestHouse().owner()
    let csv = "name,address\nAna,Street\nLuis,\n"
    await #expect(throws: ImportRun.NothingTaken.self) { try await bring(Array(csv.utf8), to: marta) }
    #expect(try await marta.read { try $0.offered() as Window<Customer> }.elements.isEmpty)
  }

  @Test(arguments: [
    ("", BroughtFile.Misreading.empty.message), ("a,b\n1,2\n", TransferPhrases.unknownFile),
    ("{\"format\":\"other\"}", ImportPhrases.wrongJSON("version")),
    (String(repeating: "[", count: 40), BroughtFile.Misreading.tooDeep.message),
    ("name,address\n\"open", ImportPhrases.openQuote(2)),
  ])
  func aFileThatCannotBeReadIsRefusedWithAReason(text: String, reason: Phrase) {
    #expect(throws: Invalid(["file": reason])) { try OrdersFile(Array(text.utf8)) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: Invalid(["file": BroughtFile.Misreading.notUTF8.message])) { try OrdersFile([0x6E, 0xFF, 0xFE]) }
  }

  @Test func aMangledFileNeverBreaksTheHouseNorLeavesHalfOfItself() async throws {
    let cast = try await filled()
    let exported = try await cast.marta.read { try OrdersExport($0).json() }
    let zoe = try await cast.marta.home.owner("Zoe")
    var random = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      var bytes = exported
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 32...126, using: &random)
      }
      let before = try await zoe.read { try OrdersExport($0).json() }
      do {
        _ = try await bring(bytes, to: zoe)
      } catch is Invalid {
        #expect(try await zoe.read { try OrdersExport($0).json() } == before)
      } catch is ImportRun.NothingTaken {
        #expect(try await zoe.read { try OrdersExport($0).json() } == before)
      }
    }
  }

  /// More than one stretch.
  private static let many = "name,address\n" + (1...2_500).map { "Cliente \($0),Calle \($0)\n" }.joined()

  private func send(_ text: String, as member: TestMember) async throws -> TestPage {
    let sent = try await member.browser.upload(
      member.address(OrdersPaths.transfer()), [("bad", "nothing")], file: ("file", "a.csv", Array(text.utf8)))
    #expect(sent.status == 303)
    try await member.home.house.imports.enter()
    member.home.house.imports.leave()
    return try await member.browser.follow(sent).page
  }

  private func customers(of member: TestMember) async throws -> [Int] {
    try await member.read { view in
      let row = try view.connection.row(
        "SELECT COUNT(*) AS stored, SUM(CASE WHEN trash_id IS NULL THEN 1 ELSE 0 END) AS shown FROM orders_customer")
      return [try row?["shown"] as Int? ?? 0, try row?["stored"] ?? 0]
    }
  }

  @Test func aLargeFileComesInWholeThroughItsPage() async throws {
    let marta = try await TestHouse().owner()
    let page = try await send(Self.many, as: marta)
    #expect(page.words.contains("2500"))
    #expect(try await customers(of: marta) == [2_500, 2_500])
    #expect(try await marta.read { try $0.offered(matching: "Cliente 2499") as Window<Customer> }.elements.count == 1)
  }

  @Test func aLargeFileWithOneWrongLineLeavesNothing() async throws {
    let marta = try await TestHouse().owner()
    let page = try await send(Self.many + "Nadie,\n", as: marta)
    #expect(page.words.contains("Nothing was imported"))
    #expect(try await customers(of: marta) == [0, 0])
  }

  /// As a kill in the middle leaves it.
  @Test func whatIsStagedIsSeenByNobodyAndTakenBackAtTheNextStart() async throws {
    let marta = try await TestHouse().owner()
    let (run, one): (ID<ImportRun>, ID<Customer>) = (marta.home.house.mint.id(), marta.home.house.mint.id())
    try await marta.change { transaction in
      try transaction.run(
        """
        INSERT INTO kit_import (id, space_id, app, file, state, began_at)
        VALUES (\(run), \(transaction.space.id), 'orders', 'a.csv', 'running', \(transaction.now))
        """)
      for number in 1...2_500 {
        try CustomerStore(transaction).insert(
          CustomerDraft(name: "Cliente \(number)", address: "Calle", phone: "", note: ""),
          id: number == 1 ? one : transaction.mint.id(), staged: run)
      }
    }
    #expect(try await marta.read { try $0.offered() as Window<Customer> }.elements.isEmpty)
    await #expect(throws: Refusal.gone(OrdersPhrases.customerGone)) {
      try await marta.read { try $0.find(one) }
    }
    try await marta.home.house.recoverImports()
    #expect(try await customers(of: marta) == [0, 0])
    let page = try await marta.get(OrdersPaths.imported(run)).page
    #expect(page.words.contains("cut short"))
  }

  /// As another process of the house does when this one was paused for too long.
  /// - Parameter number: before which of its changes: the rest of the rows, the last.
  @Test(arguments: [2, 4]) func whatWasTakenBackMeanwhileIsWrittenNoMore(before number: Int) async throws {
    let marta = try await TestHouse().owner()
    let (home, store) = (marta.home, ImportStore(space: marta.space, app: "orders"))
    let isTakenBack = Shared(false)
    let database = AttendedDatabase(home.database, before: number) {
      try await home.house.recoverImports()
      isTakenBack.change { $0 = true }
    }
    let storage = SpaceStorage(
      space: marta.space, author: .program, database: database, live: home.house.live, mint: home.house.mint)
    let run = ImportRun(id: home.house.mint.id(), storage: storage, work: home.house.imports)
    _ = try await home.database.write { try store.begin(run.id, of: "a.csv", nil, at: TestClock.start, in: $0) }
    let walk = ImportWalk(OrdersImport(try OrdersFile(Array(Self.many.utf8)), mint: home.house.mint))
    await #expect(throws: ImportRun.Interrupted.self) {
      try await walk.take(as: run, skipsBad: false, expecting: nil)
    }
    #expect(isTakenBack.value)
    #expect(try await customers(of: marta) == [0, 0])
    #expect(try await home.database.read { try store.record(run.id, in: $0).state } == .interrupted)
  }

  private func bring(_ bytes: [UInt8], to member: TestMember, skipsBad: Bool = false) async throws
    -> ImportTally
  {
    let walk = ImportWalk(OrdersImport(try OrdersFile(bytes), mint: member.home.house.mint))
    return try await member.change { try walk.take(into: $0, skipsBad: skipsBad) }
  }

  /// Customers and products with awkward words, one archived, and two orders.
  private func filled() async throws -> OrdersCast {
    let cast = try await OrdersCast()
    let (customer, product): (ID<Customer>, ID<Product>) = (
      cast.marta.home.house.mint.id(), cast.marta.home.house.mint.id()
    )
    try await cast.marta.change { transaction in
      try CustomerStore(transaction).add(
        CustomerDraft(name: "=Ñoño, \"S.L.\"", address: "Two\nlines; 🍷", phone: "+34 600", note: "'quoted"),
        id: customer)
      try ProductStore(transaction).add(
        ProductDraft(name: "@Caro", price: "9999999999999.99", description: "-x"), id: product, in: .en)
    }
    try await cast.add(cast.draft(code: "2026-0001"))
    try await cast.add(
      cast.draft(
        code: "=1+1", state: .paid,
        lines: [cast.line(cast.cake, quantity: 2, price: "20.05"), cast.line(cast.bread, quantity: 1)]))
    let id: ID<Customer> = cast.marta.home.house.mint.id()
    try await cast.marta.change { try CustomerStore($0).add(CustomerDraft(name: "Old", address: "Far"), id: id) }
    let (old, bread) = (id, cast.bread.id)
    try await cast.marta.change { transaction in
      _ = try transaction.remove(bread)
      _ = try transaction.remove(old)
      let again: ID<Customer> = transaction.mint.id()
      try CustomerStore(transaction).add(CustomerDraft(name: "Third", address: "Here"), id: again)
    }
    return cast
  }
}
