import Kit

/// The printers, and how each is.
struct PrinterList: Screen {
  let printers: [Printer]
  /// Whose tickets no printer prints, where others' are printed.
  let unprinted: [Station]
  let isOwner: Bool

  var title: Phrase { PrinterPhrases.printers }
  var topics: [Topic] { [Printer.topic, Dish.topic] }
  var bar: NavigationBar {
    NavigationBar(
      leading: .back(DeskPhrases.desk, to: RestaurantPaths.desk()),
      trailing: isOwner ? .add(Printer.noun.new, to: PrinterPaths.newPrinter()) : nil)
  }

  var content: HTML {
    guard !printers.isEmpty else {
      return EmptyState(
        .plate, title: PrinterPhrases.none, text: PrinterPhrases.noneText,
        action: isOwner ? (Printer.noun.new, PrinterPaths.newPrinter()) : nil
      ).html
    }
    let missing: HTML? = unprinted.map(\.phrase).joined(by: ", ").map {
      Notice(PrinterPhrases.unprinted($0), tone: .warning).html
    }
    return "\(missing)\(Group(rows: printers.map(row)).html)\(printers.compactMap(discarding).html { $0 })"
  }

  private func row(_ printer: Printer) -> Row {
    Row(
      id: printer.id.description, title: Phrase(verbatim: printer.name), subtitle: printer.standing, icon: "printer",
      badge: printer.problem.map { _ in Row.Badge(PrinterPhrases.trouble, tone: .needs) },
      opens: isOwner ? PrinterPaths.printer(printer.id) : nil)
  }

  private func discarding(_ printer: Printer) -> HTML? {
    guard printer.problem != nil, printer.waiting > 0 else { return nil }
    return RowForm(posts: PrinterPaths.discarding(printer.id), as: .discardSlips).html(
      """
      <button class="button quiet">\(PrinterPhrases.discard)<span class="hidden">: \(printer.name)</span></button>
      """)
  }
}

extension Printer {
  /// How it is, and what waits for it.
  var standing: Phrase {
    let state = problem?.name ?? PrinterPhrases.works
    return waiting == 0 ? state : Phrase(joining: "\(state) · \(PrinterPhrases.waiting(waiting))")
  }
}

/// The form of a printer: a new one, or one that is there.
struct PrinterForm {
  /// `nil` for a new one.
  let printer: Printer?
  let state: FormState
  /// Those that the house has; none where everything is made in one place.
  let stations: [Station]

  var sheet: FormSheet {
    let minted: HTML? = printer == nil ? state.hidden("id") : nil
    let fields = FieldGroup(
      note: PrinterPhrases.addressNote,
      """
      \(state.show(PrinterDraft.name, hint: KitchenPhrases.kitchen))\
      \(state.show(PrinterDraft.address, hint: Phrase(verbatim: "192.168.1.50")))\
      \(state.select("width", PrinterPhrases.width, options: SlipWidth.allCases.map { ("\($0.rawValue)", $0.name) }))
      """)
    let form = state.form(
      posts: printer.map { PrinterPaths.printer($0.id) } ?? PrinterPaths.newPrinter(),
      as: printer == nil ? .addPrinter : .changePrinter,
      "\(minted)\(fields.html)\(state.boxes("prints", PrinterPhrases.prints, options: options))")
    return FormSheet(
      printer.map { Phrase(verbatim: $0.name) } ?? Printer.noun.new, topics: [Printer.topic],
      cancels: PrinterPaths.printers(), menu: printer.map { Menu([.deletion(PrinterPaths.deletion($0.id))]) },
      "\(notice)\(form)\(below)")
  }

  private var options: [(value: String, title: Phrase)] {
    let known =
      stations.isEmpty
      ? [(Station.kitchen.stored, PrinterPhrases.tickets)]
      : stations.map { ($0.stored, PrinterPhrases.tickets(of: $0)) }
    // One that no section names any more can still be taken away.
    let former = (printer?.stations ?? []).filter { !stations.contains($0) && $0 != .kitchen }
    return known + former.map { ($0.stored, PrinterPhrases.tickets(of: $0)) } + [
      (PrinterDraft.bills, BillPhrases.bills)
    ]
  }

  private var notice: HTML? {
    guard let printer, let problem = printer.problem else { return nil }
    let since: Phrase? = printer.problemSince.map { Phrase($0) }
    return Notice(
      [problem.name, since, printer.waiting > 0 ? PrinterPhrases.waiting(printer.waiting) : nil].compactMap(\.self)
        .joined(by: " · ") ?? problem.name, tone: .warning
    ).html
  }

  private var below: HTML? {
    guard let printer else { return nil }
    let discard: HTML? =
      printer.waiting > 0
      ? FormButton(
        PrinterPhrases.discard, kind: "quiet", posts: PrinterPaths.discarding(printer.id), as: .discardSlips
      ).html : nil
    return """
      \(FormButton(PrinterPhrases.test, icon: "printer", kind: "quiet", posts: PrinterPaths.test(printer.id), as: .testPrinter).html)\
      \(discard)
      """
  }
}

extension SlipWidth {
  var name: Phrase { Phrase(verbatim: "\(rawValue) mm") }
}

/// On a table's page: its bill on paper, one button for each printer of bills.
struct BillPrinting {
  let tab: ID<TableTab>
  let printers: [Printer]

  var html: HTML? {
    let printers = printers.filter(\.printsBills)
    guard !printers.isEmpty else { return nil }
    let buttons = printers.html { printer in
      let label = printers.count == 1 ? TablePhrases.printBill : PrinterPhrases.printBill(on: printer.name)
      return
        "<button class=\"button quiet\" name=\"printer\" value=\"\(printer.id)\">\(Icon("printer"))\(label)</button>"
    }
    return RowForm(posts: PrinterPaths.bill(tab), as: .printBill).html(buttons)
  }
}
