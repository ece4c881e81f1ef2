import Kit

enum TransferHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.transfer, for: .member, open)
    routes.post(OrdersPaths.transfer, for: .member, bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.get(OrdersPaths.imported, for: .member, showImport)
    routes.get(OrdersPaths.export, for: .member, takeOut)
  }

  private static func open(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { try TransferScreen(state: state, in: $0) }
  }

  private static func bringIn(_ visit: SpaceVisit) async throws -> Reply {
    let skipsBad = visit.form["bad"] == "skip"
    return try await visit.bringIn(leadingTo: OrdersPaths.imported) {
      try TransferScreen(state: $1, in: $0)
    } read: {
      try OrdersFile($0.bytes)
    } take: {
      try await OrdersImport.run($0, as: $1, skipsBad: skipsBad)
    }
  }

  private static func showImport(_ visit: SpaceVisit, _ id: ID<ImportRun>) async throws -> Reply {
    try await visit.importPage(id, at: OrdersPaths.imported, back: (TransferPhrases.title, OrdersPaths.transfer()))
  }

  private static func takeOut(_ visit: SpaceVisit, _ file: String) async throws -> Reply {
    let parts = file.split(separator: ".").map(String.init)
    if file == "orders.json" {
      return try await visit.export(file, type: "application/json") { try OrdersExport($0).write(to: $1) }
    }
    guard parts.count == 2, parts[1] == "csv", let table = OrdersTable(rawValue: parts[0]) else {
      throw Refusal.notFound
    }
    return try await visit.export(file, type: "text/csv; charset=utf-8") { try OrdersExport($0).write(table, to: $1) }
  }
}
