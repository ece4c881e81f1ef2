import Kit

/// Prints what waits: each printer its own slips, in their order, so that none waits for one that has no paper.
struct PrintRun: Sendable {
  let errand: Errand
  let patience: SlipExchange.Patience

  static let job = Job("restaurant.print", every: .seconds(2), when: isNeeded) { errand in
    try await PrintRun(errand: errand, patience: .init()).run()
  }

  private static func isNeeded(_ connection: any Connection, at now: Instant) throws -> Bool {
    try !due(at: now, in: connection).isEmpty
  }

  /// How long a slip of paper is known that has come out: an order is corrected within its evening.
  private static let days = 7
  static let forgetting = Job("restaurant.forget-slips", every: .seconds(3600)) { connection, now in
    let old = now - .seconds(days * 24 * 3600)
    try connection.run("DELETE FROM restaurant_slip WHERE printed_at < \(old)")
  }

  /// A printer for which something waits, and whose time it is.
  private struct Due: Hashable, Sendable {
    let id: ID<Printer>
    let space: ID<Space>
    let address: String
    let width: SlipWidth
    let tries: Int
  }

  private static func due(at now: Instant, in connection: any Connection) throws -> [Due] {
    // A time that is further ahead than anybody waits was said by a clock that was wrong.
    try connection.rows(
      """
      SELECT id, space_id, address, width, tries FROM restaurant_printer
      WHERE trash_id IS NULL AND (retry_at <= \(now) OR retry_at > \(now + PrinterRetry.longest)) AND EXISTS (
        SELECT 1 FROM restaurant_slip
        WHERE restaurant_slip.printer_id = restaurant_printer.id AND \(WaitingSlip.waits))
      ORDER BY id
      """
    ).map { row in
      let width: String = try row["width"]
      return Due(
        id: try row["id"], space: try row["space_id"], address: try row["address"],
        width: Int(width).flatMap(SlipWidth.init) ?? .wide, tries: try row["tries"])
    }
  }

  func run() async throws {
    try await withThrowingTaskGroup(of: ID<Printer>?.self) { group in
      defer { group.cancelAll() }
      var busy: Set<ID<Printer>> = []
      var isTicking = false
      while true {
        let now = errand.now
        for printer in try await errand.read({ try Self.due(at: now, in: $0) }) where busy.insert(printer.id).inserted {
          group.addTask {
            try await serve(printer)
            return printer.id
          }
        }
        if busy.isEmpty { return }
        // While one takes its time, others get what has come for them since.
        if !isTicking {
          isTicking = true
          group.addTask {
            try await Task.sleep(for: .seconds(1))
            return nil
          }
        }
        if let ended = try await group.next() {
          if let printer = ended { busy.remove(printer) } else { isTicking = false }
        }
      }
    }
  }

  private func serve(_ printer: Due) async throws {
    let storage = errand.storage(of: printer.space)
    while let slip = try await storage.read({ try SlipStore($0).next(for: printer.id) }) {
      let problem = try await print(slip, on: printer, storage)
      try await storage.write {
        try SlipStore($0).note(problem, of: slip.id, on: printer.id, tries: printer.tries)
      }
      if problem != nil { return }
    }
  }

  private func print(_ waiting: WaitingSlip, on printer: Due, _ storage: SpaceStorage) async throws -> PrinterProblem? {
    guard let machine = LocalMachine(printer.address) else { return .foreign }
    var slip = waiting.slip
    if waiting.isInDoubt {
      let words = try await storage.read { try SlipWords($0) }
      slip.lines.insert(
        contentsOf: [.heading(words.text(PrinterPhrases.copy)), .centred(words.text(PrinterPhrases.copyNote))], at: 0)
    }
    let (bytes, exchange) = (
      ESCPOS.bytes(of: slip, on: printer.width), SlipExchange(fetch: errand.fetch, patience: patience)
    )
    // What has begun goes on to its end, also when the house closes meanwhile: half a slip would be one in doubt.
    return try await Task {
      try await exchange.print(bytes, on: machine) { try await storage.write { try SlipStore($0).begin(waiting.id) } }
    }.value
  }
}
