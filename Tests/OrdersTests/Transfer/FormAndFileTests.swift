import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Orders

/// What comes through a form and what comes in a file leaves the same rows, and is refused for the same reasons.
@Suite struct FormAndFileTests {
  private static let cases = 2_000
  private static let amounts = [
    "", "0", "2.80", " 3 ", "x", "-1", "1e3", "1.005", "9999999999999.99", "99999999999999999",
  ]

  @Test func customersAreTheSameThroughBoth() async throws {
    let drafts = drafts(of: CustomerDraft.self) { random, _ in random.text() }
    let (marta, zoe) = (try await TestHouse().owner("Marta"), try await TestHouse().owner("Zoe"))
    let wrong = try await marta.change { transaction in
      try drafts.enumerated().compactMap { index, said in
        try refused { try CustomerStore(transaction).add(CustomerDraft(said.form), id: said.id()) }
          ? "customers[\(index)]" : nil
      }
    }
    let report = try await bring(["customers": drafts.map(\.record)], to: zoe)
    #expect(Set(report.refused.map(\.place)) == Set(wrong) && wrong.count > 100)
    #expect(try await rows("orders_customer", of: zoe) == rows("orders_customer", of: marta))
  }

  @Test func productsAreTheSameThroughBoth() async throws {
    let drafts = drafts(of: ProductDraft.self) { random, field in
      field == "price" ? random.pick(Self.amounts) : random.text()
    }
    let (marta, zoe) = (try await TestHouse().owner("Marta"), try await TestHouse().owner("Zoe"))
    let wrong = try await marta.change { transaction in
      try drafts.enumerated().compactMap { index, said in
        try refused { try ProductStore(transaction).add(ProductDraft(said.form), id: said.id(), in: .en) }
          ? "products[\(index)]" : nil
      }
    }
    let report = try await bring(["products": drafts.map(\.record)], to: zoe)
    #expect(Set(report.refused.map(\.place)) == Set(wrong) && wrong.count > 100)
    #expect(try await rows("orders_product", of: zoe) == rows("orders_product", of: marta))
  }

  @Test func ordersAreTheSameThroughBoth() async throws {
    let cast = try await OrdersCast()
    let zoe = try await TestHouse().owner("Zoe")
    _ = try await take(try await cast.marta.read { try OrdersExport($0).json() }, to: zoe)
    var random = SeededGenerator(seed: 3)
    let orders = (0..<Self.cases).map { _ in RandomOrder(&random, cast) }
    let locale = cast.locale
    let taken = try await cast.marta.change { transaction in
      try orders.count { said in
        try !refused { try OrderStore(transaction).add(OrderDraft(said.form), id: said.id, locale: locale) }
      }
    }
    #expect(taken > 200 && taken < Self.cases - 200)
    _ = try await bring(["orders": orders.map(\.record)], to: zoe)
    for table in ["orders_order", "orders_line"] {
      #expect(try await rows(table, of: zoe) == rows(table, of: cast.marta))
    }
  }

  /// What is said of one thing, as a form sends it and as a file holds it.
  private struct Said: Sendable {
    let fields: [(name: String, value: String)]
    let key = UUID().uuidString.lowercased()

    func id<Thing>() throws -> ID<Thing> { try #require(ID(key)) }
    var form: Form { get throws { try sent(fields) } }
    var record: [String: any Sendable] {
      Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.value as any Sendable) } + [("id", key)])
    }
  }

  /// No two of them the same, as what a file says twice it brings once.
  private func drafts<Draft: Fielded>(
    of type: Draft.Type, _ value: (inout SeededGenerator, String) -> String
  ) -> [Said] {
    var (random, said) = (SeededGenerator(seed: 17), [Said]())
    var seen: Set<Draft> = []
    while said.count < Self.cases {
      let fields = Draft.fields.map { (name: $0.name, value: value(&random, $0.name)) }
      let draft = Draft { field in fields.first { $0.name == field.name }?.value ?? "" }
      if seen.insert(draft).inserted { said.append(Said(fields: fields)) }
    }
    return said
  }

  private func refused(_ body: () throws -> some Any) throws -> Bool {
    do {
      _ = try body()
      return false
    } catch is Invalid {
      return true
    }
  }

  private func bring(_ lists: [String: [[String: any Sendable]]], to member: TestMember) async throws -> ImportTally {
    var document: [String: Any] = ["format": OrdersDocument.format, "version": OrdersDocument.version]
    for table in OrdersTable.allCases { document[table.rawValue] = lists[table.rawValue] ?? [] }
    return try await take(Array(JSONSerialization.data(withJSONObject: document)), to: member)
  }

  private func take(_ bytes: [UInt8], to member: TestMember) async throws -> ImportTally {
    let walk = ImportWalk(OrdersImport(try OrdersFile(bytes), mint: member.home.house.mint))
    return try await member.change { try walk.take(into: $0, skipsBad: true) }
  }

  /// All that a table holds but for whose it is and when it came.
  private func rows(_ table: String, of member: TestMember) async throws -> [String] {
    try await member.read { view in
      try view.connection.rows("SELECT * FROM \(SQL(trusted: table)) WHERE space_id = \(view.space.id) ORDER BY id")
        .map { String(decoding: JSONRow.bytes($0, without: ["space_id", "created_at"]), as: UTF8.self) }
    }
  }
}

/// As a browser sends it.
private func sent(_ fields: [(name: String, value: String)]) throws -> Form {
  try Form(urlEncoded: Form(fields).urlEncoded.utf8)
}

extension Array {
  /// Nine times in ten one of these.
  fileprivate func often(or others: [Element]) -> [Element] {
    (0..<9 * others.count).flatMap { _ in self } + (0..<count).flatMap { _ in others }
  }
}

private struct RandomOrder: Sendable {
  struct Line: Sendable {
    let id = UUID().uuidString.lowercased()
    let product: Product
    let quantity: Int
    let price: String
  }

  let id: ID<Order>
  let fields: [String: String]
  let placedAt: String
  let customer: Customer?
  let lines: [Line]

  init(_ random: inout SeededGenerator, _ cast: OrdersCast) {
    id = cast.marta.home.house.mint.id()
    let date = random.pick(["2026-03-01T10:00", "2025-12-31T23:59"].often(or: ["2026-02-30T10:00", ""]))
    let code = random.pick([random.text(), "2026-\(Int.random(in: 1000...9999, using: &random))"])
    fields = [
      "code": code, "date": date, "promised": random.pick(["", "2026-12-01"].often(or: ["2026-02-30"])),
      "note": random.text(),
      "state": random.pick(OrderState.allCases.map(\.rawValue).often(or: ["", "gone"])),
    ]
    let zone = cast.locale.zone
    placedAt = LocalTime(date).map { Instant($0, in: zone).iso8601 } ?? date
    customer = random.pick([cast.ana].often(or: [nil]))
    lines = (0..<random.pick([1, 2, 3].often(or: [0]))).map { _ in
      Line(
        product: random.pick([cast.bread, cast.cake]),
        quantity: random.pick([1, 2, 9_999].often(or: [0, -1, 10_000])),
        price: random.pick(["2.80", "22"].often(or: ["", "x", "9999999999999.99"])))
    }
  }

  var form: Form {
    get throws {
      try sent(
        fields.map { (name: $0.key, value: $0.value) } + [("customer", customer?.id.description ?? "")]
          + lines.flatMap { line in
            [
              ("line", line.id), ("product-\(line.id)", line.product.id.description),
              ("name-\(line.id)", line.product.name), ("quantity-\(line.id)", String(line.quantity)),
              ("price-\(line.id)", line.price),
            ]
          })
    }
  }

  var record: [String: any Sendable] {
    var record: [String: any Sendable] = [
      "id": id.description, "code": fields["code"] ?? "", "placed_at": placedAt, "state": fields["state"] ?? "",
      "promised_on": fields["promised"] ?? "", "note": fields["note"] ?? "",
      "customer_name": customer?.name ?? "Nobody",
    ]
    if let customer { record["customer_id"] = customer.id.description }
    record["lines"] = lines.map { line -> [String: any Sendable] in
      [
        "id": line.id, "product_id": line.product.id.description, "product_name": line.product.name,
        "quantity": line.quantity, "unit_price": line.price,
      ]
    }
    return record
  }
}
