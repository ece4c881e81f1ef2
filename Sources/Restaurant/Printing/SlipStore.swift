import Kit

/// What a slip is about. Raw values are stored: they never change.
enum SlipKind: String, SQLBindable, SQLReadable, Sendable {
  case ticket, bill, test
}

/// A slip that waits for its printer.
struct WaitingSlip: Sendable {
  let id: ID<WaitingSlip>
  let slip: Slip
  /// Whether it may have come out already.
  let isInDoubt: Bool

  static let table = SpaceTable("restaurant_slip", hasTrash: true)
  /// As in the index of what waits.
  static let waits: SQL = "printed_at IS NULL AND restaurant_slip.trash_id IS NULL"
}

/// The slips of one space: those that wait, and what is on paper.
struct SlipStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// What is printed next; `nil` when nothing waits.
  func next(for printer: ID<Printer>) throws -> WaitingSlip? {
    try scope.connection.row(
      """
      SELECT id, slip, sent_at FROM restaurant_slip
      WHERE space_id = \(scope.space.id) AND printer_id = \(printer) AND \(WaitingSlip.waits)
      ORDER BY sequence, id LIMIT 1
      """
    ).map { row in
      let kept: String = try row["slip"]
      return WaitingSlip(
        id: try row["id"], slip: try Slip(stored: kept), isInDoubt: try row["sent_at"] as Instant? != nil)
    }
  }
}

extension SlipStore where Scope == SpaceTransaction {
  /// - Parameters:
  ///   - subject: the id of what it is about.
  ///   - said: what a ticket says, and what the paper of before said.
  func queue(
    _ slip: Slip, on printer: ID<Printer>, _ kind: SlipKind, of subject: String, said: String = "", before: String = ""
  ) throws {
    try scope.run(
      """
      INSERT INTO restaurant_slip (id, space_id, printer_id, kind, subject_id, slip, said, said_before, sequence, queued_at)
      VALUES (\(scope.mint.id(WaitingSlip.self)), \(scope.space.id), \(printer), \(kind), \(subject), \(slip.stored), \
      \(said), \(before), \(scope.sequence), \(scope.now))
      """)
    scope.touch(Printer.topic)
  }

  // MARK: What the paper of an order says

  /// Brings the paper of every station up to what an order has become: what has not been printed yet is changed, what has is
  /// followed by a slip that says what is different.
  /// - Parameter isMoved: whether the order goes on at another table, made of dishes that the paper of there knows.
  func follow(_ id: ID<Order>, isMoved: Bool = false) throws {
    let printers = try PrinterStore(scope).printers().filter { !$0.stations.isEmpty }
    guard !printers.isEmpty else { return }
    let (order, words) = (try OrderStore(scope).order(id), try SlipWords(scope))
    for (printer, said) in try papers(of: order, on: printers, words) {
      try follow(said, of: order, on: printer, isMoved ? PrinterPhrases.moved : nil, words)
    }
  }

  /// What each printer has to say of an order, by what its stations make.
  private func papers(
    of order: Order, on printers: [Printer], _ words: SlipWords
  ) throws -> [(printer: Printer, says: KitchenSlip)] {
    let table = try order.tab.map { try scope.find($0).tableName }
    let places = try KitchenStore(scope).stations(of: order.lines.map(\.dish))
    return printers.map { printer in
      let own = order.lines.filter { printer.stations.contains(places[$0.dish, default: .kitchen]) }
      return (printer, KitchenSlip(order, at: table, lines: own, for: words))
    }
  }

  /// The same of all that is not over on a tab.
  func followAll(of tab: ID<TableTab>) throws {
    for order in try TabStore(scope).orders(of: tab) where order.state.isOpen { try follow(order.id) }
  }

  private func follow(
    _ said: KitchenSlip, of order: Order, on printer: Printer, _ mark: Phrase?, _ words: SlipWords
  ) throws {
    func slip(since before: KitchenSlip?) -> Slip {
      said.slip(since: before, mark, station: printer.name, at: order.placedAt, words)
    }
    guard let last = try last(of: order.id, on: printer.id) else {
      guard !said.isEmpty, order.placedAt >= printer.addedAt else { return }
      return try queue(slip(since: nil), on: printer.id, .ticket, of: order.id.description, said: said.stored)
    }
    if last.said == said, mark == nil { return }
    guard last.isUntouched else {
      return try queue(
        slip(since: last.said), on: printer.id, .ticket, of: order.id.description, said: said.stored,
        before: last.said?.stored ?? "")
    }
    // Nobody has read it yet.
    if said == last.before || last.before == nil && said.isEmpty {
      try scope.run("DELETE FROM restaurant_slip WHERE space_id = \(scope.space.id) AND id = \(last.id)")
    } else {
      try scope.update(WaitingSlip.table, last.id, "slip = \(slip(since: last.before).stored), said = \(said.stored)")
    }
    scope.touch(Printer.topic)
  }

  private struct Last {
    let id: ID<WaitingSlip>
    let said, before: KitchenSlip?
    /// Whether nothing of it has gone to the printer.
    let isUntouched: Bool
  }

  private func last(of order: ID<Order>, on printer: ID<Printer>) throws -> Last? {
    try scope.connection.row(
      """
      SELECT id, said, said_before, sent_at, printed_at FROM restaurant_slip
      WHERE space_id = \(scope.space.id) AND subject_id = \(order.description) AND printer_id = \(printer) AND kind = 'ticket'
        AND said <> '' AND trash_id IS NULL
      ORDER BY sequence DESC, id DESC LIMIT 1
      """
    ).map { row in
      let (said, before): (String, String) = (try row["said"], try row["said_before"])
      let (sent, printed): (Instant?, Instant?) = (try row["sent_at"], try row["printed_at"])
      return Last(
        id: try row["id"], said: KitchenSlip(stored: said), before: KitchenSlip(stored: before),
        isUntouched: sent == nil && printed == nil)
    }
  }

  /// The ticket once more, on each printer of its stations.
  /// - Returns: the activity line; `nil` when no printer prints any of it.
  func printAgain(_ id: ID<Order>) throws -> ID<Activity>? {
    let (order, words) = (try OrderStore(scope).order(id), try SlipWords(scope))
    let papers = try papers(of: order, on: PrinterStore(scope).printers(), words).filter { !$0.says.lines.isEmpty }
    for (printer, said) in papers {
      let slip = said.slip(since: nil, PrinterPhrases.copy, station: printer.name, at: order.placedAt, words)
      try queue(slip, on: printer.id, .ticket, of: id.description)
    }
    return papers.isEmpty ? nil : try scope.record(Printer.ticketPrinted, of: order.subject)
  }

  /// What was discarded waits again, unless something newer of the same order does.
  func bringBack(discardedBy discarding: ID<Activity>) throws {
    try Trash.restore(discarding, from: [WaitingSlip.table], in: scope)
    try scope.run(
      """
      DELETE FROM restaurant_slip
      WHERE space_id = \(scope.space.id) AND \(WaitingSlip.waits) AND said <> '' AND EXISTS (
        SELECT 1 FROM restaurant_slip AS newer
        WHERE newer.printer_id = restaurant_slip.printer_id AND newer.subject_id = restaurant_slip.subject_id
          AND newer.said <> '' AND newer.trash_id IS NULL AND newer.said_before = ''
          AND newer.sequence > restaurant_slip.sequence)
      """)
    scope.touch(Printer.topic)
  }

  // MARK: Printing

  /// Noted before the first byte goes.
  func begin(_ id: ID<WaitingSlip>) throws {
    try scope.update(WaitingSlip.table, id, "sent_at = \(scope.now)")
  }

  /// What came of it.
  /// - Parameter tries: in vain, one after the other, before this.
  func note(_ problem: PrinterProblem?, of slip: ID<WaitingSlip>, on printer: ID<Printer>, tries: Int) throws {
    if problem == nil {
      try scope.update(WaitingSlip.table, slip, "printed_at = \(scope.now)")
    }
    let wait = problem == nil ? Duration.zero : PrinterRetry.pause(after: tries)
    try scope.update(
      printer,
      """
      problem = \(problem?.rawValue ?? ""), tries = \(problem == nil ? 0 : tries + 1), retry_at = \(scope.now + wait), \
      problem_since = CASE WHEN \(problem == nil) = 1 THEN NULL ELSE COALESCE(problem_since, \(scope.now)) END
      """)
    scope.touch(Printer.topic)
  }
}

/// When a printer is asked again that did not print.
enum PrinterRetry {
  static let longest = Duration.seconds(30)

  static func pause(after tries: Int) -> Duration { min(.seconds(2) * (1 << min(max(tries, 0), 5)), longest) }
}
