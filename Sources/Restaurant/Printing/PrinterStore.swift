import Kit

/// The printers of one space, by name.
struct PrinterStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  func printers() throws -> [Printer] {
    try scope.things(where: "1 = 1 ORDER BY name, id")
  }
}

extension PrinterStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  func add(_ draft: PrinterDraft, id: ID<Printer>, _ fetch: Fetch) throws {
    let details = try draft.validated(fetch)
    try scope.claim(id)
    try scope.run(
      """
      INSERT INTO restaurant_printer (id, space_id, \(PrinterDraft.columns), added_at)
      VALUES (\(id), \(scope.space.id), \(details.columnValues), \(scope.now))
      """)
    try scope.record(Printer.added, of: Subject(Printer.topic, id, title: details.name))
  }

  func change(_ id: ID<Printer>, to draft: PrinterDraft, from shown: PrinterDraft?, _ fetch: Fetch) throws {
    let draft = try draft.validated(fetch)
    let (merged, changes) = try scope.merge(
      draft, over: scope.find(id).details, shown: shown, fields: PrinterDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.update(id, "\(merged.assignments), retry_at = 0")
    try scope.record(Printer.changed, of: Subject(Printer.topic, id, title: merged.name), fields: changes)
  }

  /// What waits for it goes along, and comes back with it.
  /// - Returns: the activity line; `nil` when it was deleted before.
  func remove(_ id: ID<Printer>) throws -> ID<Activity>? {
    guard let deletion = try scope.trash(id, Printer.deleted) else { return nil }
    try scope.trashAll(in: WaitingSlip.table, "printer_id = \(id) AND printed_at IS NULL", with: deletion)
    return deletion
  }

  /// What waits for it is not printed any more.
  /// - Returns: the activity line, by which it waits again; `nil` when nothing waits.
  func discard(_ id: ID<Printer>) throws -> ID<Activity>? {
    let printer = try scope.find(id)
    guard printer.waiting > 0 else { return nil }
    let done = try scope.record(Printer.discarded, of: printer.subject)
    try scope.trashAll(in: WaitingSlip.table, "printer_id = \(id) AND printed_at IS NULL", with: done)
    return done
  }

  func test(_ id: ID<Printer>) throws -> ID<Activity> {
    let (printer, words) = (try scope.find(id), try SlipWords(scope))
    let lines: [Slip.Line] = [
      .heading(words.text(PrinterPhrases.testTitle)), .centred(printer.name),
      .centred(words.text(scope.now.written(.dateAndTime))),
      .rule, .text("áéíóúüñç ãõàâêô ÁÉÍÓÚÜÑÇ ¿¡ºª"),
      .item(quantity: "2", name: words.text(PrinterPhrases.testDish), amount: "13,00 €"),
      .rule, .centred("\(printer.width.rawValue) mm"),
    ]
    try SlipStore(scope).queue(Slip(lines), on: printer.id, .test, of: id.description)
    return try scope.record(Printer.tested, of: printer.subject)
  }
}
