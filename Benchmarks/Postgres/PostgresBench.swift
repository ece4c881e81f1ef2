import ArgumentParser
import Foundation
import Kit
import Suite

/// Orders and lists through the storage engine, without HTTP and pages, as `Benchmarks/postgres.py` measures them beside pgbench.
@main
struct PostgresBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Furnish.self, Orders.self, Lists.self, Listen.self])
}

/// A file in a folder, or a database of a server.
struct Place: ParsableArguments {
  /// Beside a server nothing of what is measured lies there.
  @Option var data = NSTemporaryDirectory()
  @Option var server: String?

  private var configuration: Configuration { Configuration(data: data, database: server) }

  func open() async throws -> any Database {
    try await Boot.database(configuration)
  }

  /// One of several processes of the house.
  func serve(_ database: any Database) async throws -> House {
    let house = Boot.house(database, configuration: configuration)
    house.hearOthers()
    for _ in 0..<1_000 where !database.feed.isAlive { try await Task.sleep(for: .milliseconds(5)) }
    return house
  }
}

/// Spaces with customers, products and orders, named by their numbers.
struct Furnish: AsyncParsableCommand {
  static let (spaces, orders) = (64, 400)

  @OptionGroup var place: Place

  func run() async throws {
    let database = try await place.open()
    for space in 0..<Self.spaces {
      try await database.write { connection in
        let space = "space-\(space)"
        try connection.run(
          """
          INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
          VALUES (\(space), \(space), 'EUR', 'Europe/Madrid', 1, 1)
          """)
        try connection.run(
          """
          INSERT INTO orders_customer (id, space_id, name, name_key, search_key, address, phone, note, created_at)
          VALUES (\("customer \(space)"), \(space), 'Marta', 'marta', 'marta', '', '', '', 1)
          """)
        for product in 0..<3 {
          try connection.run(
            """
            INSERT INTO orders_product (id, space_id, name, name_key, search_key, description, price, created_at)
            VALUES (\("product \(product) \(space)"), \(space), 'Bread', 'bread', 'bread', '', 150, 1)
            """)
        }
      }
      try await database.write { connection in
        for number in 0..<Self.orders {
          let order = Order(id: "order \(number) space-\(space)", space: "space-\(space)")
          try order.insert(in: connection)
        }
      }
    }
    try database.close()
  }
}

/// The order of `Benchmarks/order.pgbench`, statement by statement.
struct Order: Sendable {
  let id: String
  let space: String

  private var customer: String { "customer \(space)" }
  private var products: [String] { (0..<3).map { "product \($0) \(space)" } }

  /// Of its space.
  var lane: Lane { ID<Space>(sqlValue: .text(space)).map(Lane.space) ?? .house }

  /// As a form's change is made: its key first, while nobody else changes the space, then the space's next number.
  /// - Returns: that number.
  func place(in connection: any WritableConnection) throws -> Int64 {
    if let space = ID<Space>(sqlValue: .text(space)) { try connection.run(Dialect.hold(space)) }
    guard
      try connection.row(
        "SELECT digest, answer FROM kit_operation WHERE space_id = \(space) AND operation_key = \(id)") == nil,
      let row = try connection.row(
        "UPDATE kit_space SET sequence = sequence + 1 WHERE id = \(space) RETURNING id, name, currency, zone, sequence")
    else { throw ExitCode(1) }
    let sequence: Int64 = try row["sequence"]
    guard try !connection.holds("orders_order WHERE id = \(id)"),
      try !connection.holds("orders_order WHERE space_id = \(space) AND code_key = \(id) AND trash_id IS NULL"),
      try connection.row("SELECT id, name, address FROM orders_customer WHERE space_id = \(space) AND id = \(customer)")
        != nil
    else { throw ExitCode(1) }
    _ = try connection.rows(
      "SELECT id, name, price FROM orders_product WHERE space_id = \(space) AND id IN \(products) ORDER BY id")
    try insert(in: connection)
    try connection.run(
      """
      INSERT INTO kit_activity (space_id, sequence, id, verb, topic, subject_id, title, author, at, undo)
      VALUES (\(space), \(sequence), \(id), 'added', 'orders.order', \(id), \(id), 'Marta', 1, 'possible')
      """)
    try connection.run(
      """
      INSERT INTO kit_operation (space_id, operation_key, digest, answer, at)
      VALUES (\(space), \(id), \([UInt8](repeating: 7, count: 32)), \("\(id) /orders/orders"), 1)
      """)
    return sequence
  }

  func insert(in connection: any WritableConnection) throws {
    try connection.run(
      """
      INSERT INTO orders_order (id, space_id, code, code_key, placed_at, customer_id, customer_name, customer_address, \
      customer_key, state, note, total, summary, search_key, created_at)
      VALUES (\(id), \(space), \(id), \(id), 1764000000000, \(customer), 'Marta', '', 'marta', 'new', '', 450, \
      'Bread, Bread, Bread', \("\(id) marta bread"), 1)
      """)
    let lines = products.enumerated().map { number, product -> SQL in
      "(\(id), \("\(id) \(number)"), \(space), \(number), \(product), 'Bread', 1, 150)"
    }
    try connection.run(
      """
      INSERT INTO orders_line (order_id, id, space_id, position, product_id, product_name, quantity, unit_price)
      VALUES \(lines.joined(", "))
      """)
  }
}

/// Places orders, each client in a space of its own unless they share them.
struct Orders: AsyncParsableCommand {
  @OptionGroup var place: Place
  @Option var clients = 16
  @Option var seconds = 3.0
  @Option(help: "The number of the first client's space.") var first = 0
  @Option(help: "How many spaces there are for all.") var spaces = Furnish.spaces
  @Flag(help: "Tells other processes of each order, and hears of theirs.") var tells = false

  func run() async throws {
    let database = try await place.open()
    let house = tells ? try await place.serve(database) : nil
    try await measure(clients, seconds) { [first, spaces] client in
      let order = Order(id: UUID().uuidString.lowercased(), space: "space-\((first + client) % spaces)")
      let sequence = try await database.write(in: order.lane) { try order.place(in: $0) }
      guard let house, case .space(let space) = order.lane else { return }
      house.live.announce(Announcement(space: space, sequence: sequence, topics: ["orders.order"]))
    }
    try database.close()
  }
}

/// Is another process of the house, and hears what is told.
struct Listen: AsyncParsableCommand {
  @OptionGroup var place: Place
  @Option var seconds = 3.0

  func run() async throws {
    let database = try await place.open()
    _ = try await place.serve(database)
    try await Task.sleep(for: .seconds(seconds))
    try database.close()
  }
}

/// What a list shows of an order.
private struct Listed {
  let (id, code, customerName, customerKey, customer): (String, String, String, String, String)
  let (codeKey, state, summary): (String, String, String)
  let (placedAt, total): (Int, Int)

  init(_ row: SQLRow) throws {
    id = try row["id"]
    code = try row["code"]
    placedAt = try row["placed_at"]
    customerName = try row["customer_name"]
    customerKey = try row["customer_key"]
    customer = try row["customer_id"]
    codeKey = try row["code_key"]
    state = try row["state"]
    total = try row["total"]
    summary = try row["summary"]
  }
}

/// Reads lists of fifty orders, every column of them.
struct Lists: AsyncParsableCommand {
  @OptionGroup var place: Place
  @Option var clients = 16
  @Option var seconds = 3.0

  func run() async throws {
    let database = try await place.open()
    try await measure(clients, seconds) { client in
      let space = "space-\(client % Furnish.spaces)"
      let count = try await database.read { connection in
        let orders = try connection.rows(
          """
          SELECT id, code, placed_at, customer_name, customer_key, customer_id, code_key, state, total, summary
          FROM orders_order WHERE space_id = \(space) AND trash_id IS NULL
          ORDER BY customer_key, customer_id, code_key LIMIT 51
          """
        ).map { try Listed($0) }
        return orders.count { $0.total > 0 && !$0.id.isEmpty }
      }
      guard count > 0 else { throw ExitCode(1) }
    }
    try database.close()
  }
}

/// Prints how often a second it was done, and the middle of how long it took, in milliseconds.
private func measure(
  _ clients: Int, _ seconds: Double, _ body: @escaping @Sendable (Int) async throws -> Void
) async throws {
  let began = ContinuousClock.now
  let end = began + .seconds(seconds)
  let times = try await withThrowingTaskGroup(of: [Double].self) { group in
    for client in 0..<clients {
      group.addTask {
        var times: [Double] = []
        while ContinuousClock.now < end {
          let start = ContinuousClock.now
          try await body(client)
          times.append(start.duration(to: .now) / .milliseconds(1))
        }
        return times
      }
    }
    return try await group.reduce(into: []) { $0 += $1 }
  }
  let took = began.duration(to: .now) / .seconds(1)
  print("{\"rate\": \(Double(times.count) / took), \"p50\": \(times.sorted()[times.count / 2])}")
}
