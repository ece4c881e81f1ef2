import Kit

enum TransferHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.transfer, for: .member, open)
    routes.post(OrdersPaths.transfer, for: .member, bodyLimit: OrdersFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.get(OrdersPaths.export, for: .member, takeOut)
  }

  private static func open(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { _ in TransferScreen(state: state) }
  }

  private static func bringIn(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      _ = $0
      return TransferScreen(state: $1)
    } by: {
      guard let chosen = visit.form.file("file"), !chosen.name.isEmpty else {
        throw Invalid(["file": ImportPhrases.fileMissing])
      }
      let file = try OrdersFile(chosen.bytes)
      let skipsBad = visit.form["bad"] == "skip"
      do {
        let report = try await visit.storage.write { try OrdersImport.run(file, into: $0, skipsBad: skipsBad) }
        return try await visit.show { _ in ImportResult(report: report, isTaken: true) }
      } catch let nothing as OrdersImport.NothingTaken {
        return try await visit.show(status: 422) { _ in ImportResult(report: nothing.report, isTaken: false) }
      }
    }
  }

  private static func takeOut(_ visit: SpaceVisit, _ file: String) async throws -> Reply {
    let parts = file.split(separator: ".").map(String.init)
    if file == "orders.json" {
      return .file(file, type: "application/json", bytes: try await visit.read { try OrdersExport($0).json() })
    }
    guard parts.count == 2, parts[1] == "csv", let table = OrdersTable(rawValue: parts[0]) else {
      throw Refusal.notFound
    }
    let text = try await visit.read { try OrdersExport($0).csv(table) }
    return .file(file, type: "text/csv; charset=utf-8", bytes: Array(text.utf8))
  }
}
