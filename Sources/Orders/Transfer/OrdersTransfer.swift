import Kit

/// How customers, products and orders go out into files and come in.
enum OrdersTransfer {
  static let transfer = Transfer(
    "orders", holds: "customers, products and orders from JSON or CSV",
    exports: OrdersTable.allCases.map { table in
      Export("\(table.rawValue).csv", table.title) { try OrdersExport($0).write(table, in: .spreadsheet($1), to: $2) }
    } + [
      Export("orders.json", TransferPhrases.everything) { view, _, writer in try OrdersExport(view).write(to: writer) }
    ]
  ) { bringing in
    let space = try await bringing.storage.read { $0.space }
    return try await ImportWork.read {
      let file = try OrdersFile(bringing.bytes, bounds: bringing.bounds)
      try file.expect(space.currency)
      return OrdersImport(file, mint: bringing.mint)
    }
  }

  static let page = TransferPage(
    of: "orders", transfer,
    at: .init(page: OrdersPaths.transfer, imported: OrdersPaths.imported, export: OrdersPaths.export),
    title: TransferPhrases.title, back: (OrdersPhrases.orders, OrdersPaths.orders()),
    exportNote: TransferPhrases.exportNote, label: TransferPhrases.file)
}
