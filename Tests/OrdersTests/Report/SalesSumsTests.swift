import TestKit
import Testing

@testable import Kit
@testable import Orders

/// The sums of the report are what its orders add up to, whatever has become of them.
@Suite struct SalesSumsTests {
  /// A year's sales as the lines themselves say, one product a row.
  private struct Counted: Equatable {
    var months: [MoneySum]
    var customers: [String: [Int64]] = [:]
    var products: [String: [Int64]]
  }

  private static let years = [2024, 2025, 2026]
  private static let sums = [
    "orders_month_sales", "orders_product_sales", "orders_customer_sales", "orders_product_month_sales",
  ]

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aRandomWalkOfChangesNeverPartsTheSumsFromTheOrders(seed: UInt64) async throws {
    let cast = try await OrdersCast()
    var random = SeededGenerator(seed: seed)
    var deletions: [TestAnswer] = []
    for step in 0..<70 {
      switch Int.random(in: 0..<19, using: &random) {
      case 0..<6:
        try await cast.add(draft(cast, code: "w-\(step)", &random))
      case 6..<9:
        guard let id = try await orders(of: cast).randomElement(using: &random) else { continue }
        let state = OrderState.allCases.randomElement(using: &random)!
        try await cast.marta.change { try OrderStore($0).move(id, to: state) }
      case 9..<13:
        guard let id = try await orders(of: cast).randomElement(using: &random) else { continue }
        let shown = try await cast.shown(id)
        var wanted = draft(cast, code: shown.code, &random)
        wanted.lines += shown.lines.filter { _ in Bool.random(using: &random) }
        try await cast.change(id, to: wanted, from: shown)
      case 13..<16:
        guard let id = try await orders(of: cast).randomElement(using: &random) else { continue }
        deletions.append(try await cast.marta.post(OrdersPaths.orderDeletion(id)))
      case 16:
        guard let deletion = deletions.popLast() else { continue }
        try await cast.marta.undo(deletion)
      case 17:
        await cast.marta.home.runOn(for: .seconds(31 * 24 * 3600))
        deletions = []
      default:
        let name = "Bread \(step)"
        let bread = cast.bread
        try await cast.marta.change {
          try ProductStore($0).change(
            bread.id, to: ProductDraft(name: name, price: "3.10", description: "Loaf"), from: nil, in: .en)
        }
      }
      try await expectTheSame(cast.marta)
    }
    #expect(try await orders(of: cast).count > 3)
    for zone in ["UTC", "Asia/Tokyo", "America/Bogota", "Asia/Kathmandu"] {
      try await cast.marta.change { try $0.run("UPDATE kit_space SET zone = \(zone) WHERE id = \($0.space.id)") }
      try await expectTheSame(cast.marta)
    }
  }

  @Test func anImportCountsOnceItIsConcludedAndNotBefore() async throws {
    let cast = try await OrdersCast()
    for (index, state) in OrderState.allCases.enumerated() {
      try await cast.add(
        cast.draft(
          code: "\(index)", state: state,
          lines: [cast.line(cast.bread, quantity: 2), cast.line(cast.cake, quantity: 1)]))
    }
    let exported = try await cast.marta.read { try OrdersExport($0).json() }
    let zoe = try await cast.marta.home.owner("Zoe")
    let run: ID<ImportRun> = cast.marta.home.house.mint.id()
    try await zoe.change { transaction in
      var source = OrdersImport(try OrdersFile(exported), mint: transaction.mint)
      for index in 0..<source.count { try source.decide(index, in: transaction).write(transaction, run) }
    }
    #expect(try await rows(of: "orders_order", zoe) == OrderState.allCases.count)
    #expect(try await rows(of: "orders_month_sales", zoe) == 0)
    for table in Self.sums { #expect(try await rows(of: table, zoe) == 0) }
    _ = try await cast.marta.home.database.write { try OrdersApp().takeBackImport(run, in: $0) }
    let walk = ImportWalk(OrdersImport(try OrdersFile(exported), mint: cast.marta.home.house.mint))
    try await zoe.change { try walk.take(into: $0, skipsBad: false) }
    try await expectTheSame(zoe)
    #expect(try await rows(of: "orders_month_sales", zoe) == 1)
  }

  @Test(.enabled(if: TestEngine.isSQLite)) func aHouseThatHasOrdersAlreadyIsFilled() async throws {
    let cast = try await OrdersCast()
    var random = SeededGenerator(seed: 11)
    for index in 0..<30 { try await cast.add(draft(cast, code: "\(index)", &random)) }
    func sums() async throws -> [[SQLRow]] {
      try await cast.marta.read { view in
        try Self.sums.map { table in
          try view.connection.rows("SELECT * FROM \(SQL(trusted: table)) ORDER BY 1, 2, 3, 4")
        }
      }
    }
    let kept = try await sums().map { $0.map(\.columns).map { "\($0)" } }
    #expect(kept.allSatisfy { !$0.isEmpty })
    try await cast.marta.home.database.write { connection in
      for table in Self.sums {
        try connection.run("DROP TABLE \(SQL(trusted: table))")
      }
      for trigger in try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
        try connection.run("DROP TRIGGER \(SQL(trusted: try trigger["name"]))")
      }
    }
    try await cast.marta.home.database.write { try $0.run("DROP INDEX orders_order_open_by_time") }
    let migrations = [SalesTables.migration, SalesByPeriod.migration]
    let migrator = Migrator(migrations)
    try await cast.marta.home.database.write { try $0.run("DELETE FROM kit_migration") }
    try await migrator.run(migrations, in: cast.marta.home.database, now: cast.marta.home.clock.now)
    #expect(try await sums().map { $0.map(\.columns).map { "\($0)" } } == kept)
  }

  @Test func aSpaceTakesItsSumsAlong() async throws {
    let cast = try await OrdersCast()
    for index in 0..<5 { try await cast.add(cast.draft(code: "\(index)")) }
    let space = cast.marta.space
    try await cast.marta.home.database.write { try $0.run("DELETE FROM kit_space WHERE id = \(space)") }
    let left = try await cast.marta.home.database.read { connection in
      try (["orders_order", "orders_line"] + Self.sums).filter {
        try connection.holds(SQL(trusted: $0))
      }
    }
    #expect(left == [])
  }

  // MARK: What is expected

  private func expectTheSame(_ member: TestMember, at location: SourceLocation = #_sourceLocation) async throws {
    for year in Self.years {
      let now = member.home.clock.now
      let report = try await member.read { try OrderStore($0).report(of: ReportPeriod(year: year), at: now) }
      let counted = try await counted(year...year, member)
      #expect(report.months.map(\.amount) == counted.months, sourceLocation: location)
      expect(report, counted, at: location)
    }
    // Some days, which begin and end within months.
    for days in Self.days {
      let period = ReportPeriod(Form([("from", days.0), ("to", days.1)].map { (name: $0.0, value: $0.1) }), on: .first)
      let now = member.home.clock.now
      let report = try await member.read { try OrderStore($0).report(of: period, at: now) }
      let counted = try await counted(period.days.lowerBound.year...period.days.upperBound.year, member, period.days)
      #expect(report.total == MoneySum(counted.months, currency: .eur), sourceLocation: location)
      expect(report, counted, at: location)
    }
  }

  private static let days = [
    ("2024-12-31", "2025-01-01"), ("2024-11-20", "2026-01-01"), ("2025-06-30", "2025-12-30"),
    ("2025-07-01", "2025-07-31"),
  ]

  private func expect(_ report: Report, _ counted: Counted, at location: SourceLocation) {
    let customers = Dictionary(
      report.customers.map { ($0.name, [Int64($0.orders), $0.amount.minorUnits]) }, uniquingKeysWith: { $1 })
    #expect(customers == counted.customers, sourceLocation: location)
    let products = Dictionary(
      report.products.map { ($0.name, [Int64($0.quantity), $0.amount.minorUnits]) }, uniquingKeysWith: { $1 })
    #expect(products == counted.products, sourceLocation: location)
    #expect(report.products.map(\.amount.minorUnits) == report.products.map(\.amount.minorUnits).sorted(by: >))
  }

  /// Over all orders and lines of the year.
  private func counted(
    _ years: ClosedRange<Int>, _ member: TestMember, _ days: ClosedRange<Day> = .first ... .last
  ) async throws -> Counted {
    try await member.read { view in
      let zone = view.space.zone
      var counted = Counted(months: Array(repeating: .zero(.eur), count: 12), products: [:])
      var names: [String: String] = [:]
      var products: [String: [Int64]] = [:]
      let sold = try view.connection.rows(
        """
        SELECT id, placed_at, total, (SELECT name FROM orders_customer WHERE id = customer_id) AS customer FROM orders_order
        WHERE trash_id IS NULL AND space_id = \(view.space.id) AND state IN \(OrderState.sold)
        ORDER BY id
        """
      )
      for order in sold {
        let (id, placedAt): (String, Instant) = (try order["id"], try order["placed_at"])
        let day = placedAt.day(in: zone)
        guard years.contains(day.year), days.contains(day) else { continue }
        let (customer, total): (String, Int64) = (try order["customer"], try order["total"])
        let bought = counted.customers[customer] ?? [0, 0]
        counted.customers[customer] = [bought[0] + 1, bought[1] + total]
        counted.months[day.month - 1] += Money(minorUnits: try order["total"], currency: .eur)
        for line in try view.connection.rows("SELECT * FROM orders_line WHERE order_id = \(id) ORDER BY id") {
          let (product, name): (String, String) = (try line["product_id"], try line["product_name"])
          let (quantity, price): (Int64, Int64) = (try line["quantity"], try line["unit_price"])
          names[product] = max(names[product] ?? "", name)
          let before = products[product] ?? [0, 0]
          products[product] = [before[0] + quantity, before[1] + quantity * price]
        }
      }
      for (product, sums) in products { counted.products[names[product] ?? ""] = sums }
      return counted
    }
  }

  // MARK: What happens

  /// Around the turns of years and months, where zones differ.
  private func draft(_ cast: OrdersCast, code: String, _ random: inout SeededGenerator) -> OrderDraft {
    var draft = cast.draft(code: code, state: OrderState.allCases.randomElement(using: &random)!)
    draft.date =
      ["2024-12-31T", "2025-01-01T", "2025-06-30T", "2025-07-01T", "2025-12-31T", "2026-01-01T"]
      .randomElement(using: &random)! + ["00:30", "03:10", "12:00", "20:15", "23:40"].randomElement(using: &random)!
    draft.lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      cast.line(
        Bool.random(using: &random) ? cast.bread : cast.cake, quantity: Int.random(in: 1...9, using: &random),
        price: ["0", "2.80", "99999999.99"].randomElement(using: &random))
    }
    return draft
  }

  /// Those that are not in the trash.
  private func orders(of cast: OrdersCast) async throws -> [ID<Order>] {
    try await cast.marta.read {
      try $0.connection.rows("SELECT id FROM orders_order WHERE trash_id IS NULL ORDER BY code").map { try $0["id"] }
    }
  }

  private func rows(of table: String, _ member: TestMember) async throws -> Int? {
    try await member.read {
      try $0.connection.value("SELECT COUNT(*) AS n FROM \(SQL(trusted: table)) WHERE space_id = \($0.space.id)")
    }
  }
}
