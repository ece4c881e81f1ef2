import Kit

enum SharingHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.listText, for: .member, freshness: .space, text)
    routes.get(ShoppingPaths.listFile, for: .member, file)
    routes.get(ShoppingPaths.transfer, for: .member, open)
    routes.post(
      ShoppingPaths.transfer, for: .member, bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.get(ShoppingPaths.imported, for: .member, showImport)
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
    return try await visit.show { try TransferScreen(state: state, in: $0) }
  }

  private static func bringIn(_ visit: SpaceVisit) async throws -> Reply {
    let (skipsBad, language) = (visit.form["bad"] == "skip", visit.manner.language)
    let reader = try await visit.read { try GoodStore($0, language).reader() }
    return try await visit.bringIn(leadingTo: ShoppingPaths.imported) {
      try TransferScreen(state: $1, in: $0)
    } read: {
      try ShoppingFile($0.bytes, name: $0.name, reader: reader)
    } take: {
      try await ShoppingImport.run($0, as: $1, skipsBad: skipsBad, in: language)
    }
  }

  private static func showImport(_ visit: SpaceVisit, _ id: ID<ImportRun>) async throws -> Reply {
    try await visit.importPage(
      id, at: ShoppingPaths.imported, back: (ShoppingPhrases.importAndExport, ShoppingPaths.transfer()))
  }

  private static func takeOut(_ visit: SpaceVisit, _ file: String) async throws -> Reply {
    let language = visit.manner.language
    switch file {
    case "shopping.json":
      return try await visit.export(file, type: "application/json") {
        try ShoppingExport(view: $0, language: language).writeJSON(to: $1)
      }
    case "shopping.csv":
      return try await visit.export(file, type: "text/csv; charset=utf-8") {
        try ShoppingExport(view: $0, language: language).writeTable(to: $1)
      }
    default: throw Refusal.notFound
    }
  }
}
