import Kit

enum SharingHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.listText, for: .member, freshness: .space, text)
    routes.get(ShoppingPaths.listFile, for: .member, file)
    routes.get(ShoppingPaths.transfer, for: .member, open)
    routes.post(
      ShoppingPaths.transfer, for: .member, bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.get(ShoppingPaths.export, for: .member, takeOut)
  }

  private static func text(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    let language = visit.manner.language
    return try await visit.show { view in
      let list = try ListStore(view).list(id)
      return ListTextScreen(list: list, text: try ShoppingExport(view: view, language: language).text(of: list))
    }
  }

  private static func file(_ visit: SpaceVisit, _ id: ID<ShoppingList>, _ name: String) async throws -> Reply {
    guard let file = ListFile(name: name) else { throw Refusal.notFound }
    let language = visit.manner.language
    let (title, bytes) = try await visit.read { view in
      let list = try ListStore(view).list(id)
      let export = ShoppingExport(view: view, language: language)
      let bytes =
        switch file {
        case .txt: Array(try export.text(of: list).utf8)
        case .csv: Array(try export.document(id).csv.utf8)
        case .json: try export.document(id).json()
        }
      return (list.name, bytes)
    }
    return .file("\(title.replacing("/", with: "-")).\(file.rawValue)", type: file.type, bytes: bytes)
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
      let language = visit.manner.language
      let reader = try await visit.read { try GoodStore($0, language).reader() }
      let file = try ShoppingFile(chosen.bytes, name: chosen.name, reader: reader)
      let skipsBad = visit.form["bad"] == "skip"
      do {
        let report = try await visit.storage.write {
          try ShoppingImport.run(file, into: $0, skipsBad: skipsBad, in: language)
        }
        return try await visit.show { _ in ImportResult(report: report, isTaken: true) }
      } catch let nothing as ShoppingImport.NothingTaken {
        return try await visit.show(status: 422) { _ in ImportResult(report: nothing.report, isTaken: false) }
      }
    }
  }

  private static func takeOut(_ visit: SpaceVisit, _ file: String) async throws -> Reply {
    let language = visit.manner.language
    let document = { @Sendable (view: SpaceView) in try ShoppingExport(view: view, language: language).document() }
    switch file {
    case "shopping.json":
      return .file(file, type: "application/json", bytes: try await visit.read { try document($0).json() })
    case "shopping.csv":
      let text = try await visit.read { try document($0).csv }
      return .file(file, type: "text/csv; charset=utf-8", bytes: Array(text.utf8))
    default: throw Refusal.notFound
    }
  }
}
