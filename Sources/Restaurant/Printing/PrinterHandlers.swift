import Kit

enum PrinterHandlers {
  static func add(to routes: inout Routes) {
    routes.get(PrinterPaths.printers, for: .member, keeping: .visited, all)
    routes.form(PrinterPaths.newPrinter, for: .owner, as: .addPrinter, leadingTo: PrinterPaths.printers(), new) {
      visit, transaction in
      try PrinterStore(transaction).add(.ticked(visit.form), id: visit.form.id(), visit.house.fetch)
    }
    routes.form(PrinterPaths.printer, for: .owner, as: .changePrinter, leadingTo: PrinterPaths.printers(), printer) {
      visit, transaction, id in
      try PrinterStore(transaction).change(
        id, to: .ticked(visit.form), from: visit.form.original.map(PrinterDraft.ticked), visit.house.fetch)
    }
    routes.change(PrinterPaths.deletion, for: .owner, as: .deletePrinter, leadingTo: PrinterPaths.printers()) {
      try PrinterStore($0).remove($1)
    }
    routes.change(PrinterPaths.test, for: .owner, as: .testPrinter, leadingTo: PrinterPaths.printer) {
      try PrinterStore($0).test($1)
    }
    routes.change(PrinterPaths.discarding, for: .member, as: .discardSlips, leadingTo: PrinterPaths.printers()) {
      try PrinterStore($0).discard($1)
    }
    routes.change(PrinterPaths.bill, for: .member, as: .printBill) { visit, transaction, id in
      let (tab, printer) = (try transaction.find(id), try transaction.find(visit.form.id("printer") as ID<Printer>))
      let slip = try BillSlip(of: tab, in: transaction).slip
      try SlipStore(transaction).queue(slip, on: printer.id, .bill, of: id.description)
      return Destination(TablePaths.tab(id), done: try transaction.record(Printer.billPrinted, of: tab.subject))
    }
    routes.change(PrinterPaths.ticket, for: .member, as: .printTicket, leadingTo: KitchenPaths.ticket) {
      try SlipStore($0).printAgain($1)
    }
  }

  private static func all(_ visit: SpaceVisit) async throws -> Reply {
    let isOwner = visit.membership.role == .owner
    return try await visit.show { view in
      let printers = try PrinterStore(view).printers()
      let printed = Set(printers.flatMap(\.stations))
      let stations = try KitchenStore(view).stations()
      return PrinterList(
        printers: printers, unprinted: printed.isEmpty ? [] : stations.filter { !printed.contains($0) },
        isOwner: isOwner)
    }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    PrinterForm(
      printer: nil, state: state ?? .fresh(visit.house.mint, offering: [("width", PrinterDraft().width)]),
      stations: try KitchenStore(view).stations()
    ).sheet
  }

  private static func printer(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Printer>
  ) throws -> FormSheet {
    let printer = try view.find(id)
    return PrinterForm(
      printer: printer, state: state ?? .showing(printer.details.boxes, visit.house.mint),
      stations: try KitchenStore(view).stations()
    ).sheet
  }
}
