import Kit

/// A receipt printer in the restaurant's network.
struct Printer: Hashable, Stored {
  let id: ID<Printer>
  let details: PrinterDraft
  /// Orders of before are no business of its.
  let addedAt: Instant
  /// Why it does not print, and since when; nothing while it does.
  let problem: PrinterProblem?
  let problemSince: Instant?
  /// How many slips wait for it.
  let waiting: Int

  static let topic: Topic = "restaurant.printer"
  static let table = SpaceTable("restaurant_printer", hasTrash: true)
  static var columns: SQL {
    """
    id, \(PrinterDraft.columns), added_at, problem, problem_since, (
      SELECT COUNT(*) FROM restaurant_slip
      WHERE restaurant_slip.printer_id = restaurant_printer.id AND printed_at IS NULL AND restaurant_slip.trash_id IS NULL
    ) AS waiting
    """
  }
  static var gone: Phrase { noun.gone }

  init(_ row: SQLRow, in space: Space) throws {
    (id, details) = (try row["id"], try PrinterDraft.kept.draft(row))
    (addedAt, problemSince) = (try row["added_at"], try row["problem_since"])
    let problem: String = try row["problem"]
    self.problem = PrinterProblem(rawValue: problem)
    waiting = try row["waiting"]
  }

  var name: String { details.name }
  var subject: Subject { Subject(Printer.topic, id, title: name) }
  var width: SlipWidth { details.paper }
  var stations: [Station] { details.stations }
  var printsBills: Bool { details.printsBills }
}

extension Printer {
  static let noun = Noun(
    es: .feminine("impresora", "impresoras"), en: ("printer", "printers"), pt: .feminine("impressora", "impressoras"))
  static let added = Event("printer.added", \.new, of: noun)
  static let changed = Event("printer.changed", \.changed, of: noun)
  static let deleted = Event.deletion("printer.deleted", of: noun)
  static let tested = Event<NoDetail>(
    "printer.tested",
    says: TablePhrases.at(es: "prueba enviada", en: "test page sent", pt: "página de teste enviada"))
  static let billPrinted = Event<NoDetail>(
    "bill.printed",
    says: TablePhrases.at(
      es: "cuenta enviada a la impresora", en: "bill sent to the printer", pt: "conta enviada para a impressora"))
  static let ticketPrinted = Event<NoDetail>(
    "ticket.printed",
    says: {
      Phrase(
        es: "Comanda \($0.title) enviada a la impresora", en: "Ticket \($0.title) sent to the printer",
        pt: "Comanda \($0.title) enviada para a impressora")
    })
  static let discarded = Event<NoDetail>(
    "slips.discarded", undo: .by { try SlipStore($1).bringBack(discardedBy: $0.activity.id) },
    says: TablePhrases.at(
      es: "lo que esperaba no se imprime", en: "what was waiting will not be printed",
      pt: "o que esperava não é impresso"),
    undone: TablePhrases.at(es: "vuelve a esperar", en: "waiting again", pt: "volta a esperar"))

  static let events = [
    added.declared, changed.declared, deleted.declared, tested.declared, billPrinted.declared, ticketPrinted.declared,
    discarded.declared,
  ]
}

extension Action {
  static let addPrinter = Action("restaurant.printer.add", [.newID] + PrinterDraft.inputs)
  static let changePrinter = Action("restaurant.printer.change", PrinterDraft.inputs)
  static let deletePrinter = Action("restaurant.printer.delete")
  static let testPrinter = Action("restaurant.printer.test", offline: .never(PrinterPhrases.printingNeedsSignal))
  static let discardSlips = Action("restaurant.printer.discard", offline: .never(PrinterPhrases.printingNeedsSignal))
  static let printBill = Action(
    "restaurant.tab.print", [Input("printer", .id, isRequired: true)],
    offline: .never(PrinterPhrases.printingNeedsSignal))
  static let printTicket = Action("restaurant.ticket.print", offline: .never(PrinterPhrases.printingNeedsSignal))
}
