import Kit

enum PrinterPaths {
  static let printers = FixedPath(inSpace: "/restaurant/desk/printers")
  static let newPrinter = FixedPath(inSpace: "/restaurant/desk/printers/new")
  static let printer = Path<ID<Printer>>(inSpace: "/restaurant/desk/printers/:printer")
  static let deletion = Path<ID<Printer>>(inSpace: "/restaurant/desk/printers/:printer/deletion")
  static let test = Path<ID<Printer>>(inSpace: "/restaurant/desk/printers/:printer/test")
  /// What waits is not printed any more.
  static let discarding = Path<ID<Printer>>(inSpace: "/restaurant/desk/printers/:printer/discarding")
  static let bill = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab/printing")
  static let ticket = Path<ID<Order>>(inSpace: "/restaurant/kitchen/tickets/:ticket/printing")
}
