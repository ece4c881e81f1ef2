import Kit

enum SharingHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ShoppingPaths.listText, for: .member, freshness: .space, keeping: .visited, text)
    routes.get(ShoppingPaths.listFile, for: .member, file)
    routes.add(ShoppingTransfer.page)
  }

  private static func text(_ visit: SpaceVisit, _ id: ID<ShoppingList>) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.show { view in
      let list = try view.find(id)
      return ListTextScreen(list: list, text: try ShoppingExport(view: view, language: language).chatText(of: list))
    }
  }

  private static func file(_ visit: SpaceVisit, _ id: ID<ShoppingList>, _ name: String) async throws -> Reply {
    guard let file = ListFile(name: name) else { throw Refusal.notFound }
    let language = visit.locale.language
    let (title, bytes) = try await visit.read { view in
      let list = try view.find(id)
      let export = ShoppingExport(view: view, language: language)
      let bytes =
        switch file {
        case .txt: Array(try export.text(of: list).utf8)
        case .csv: Array(try export.document(id).csv(.spreadsheet(language)).utf8)
        case .json: try export.document(id).json()
        }
      return (list.name, bytes)
    }
    return .file("\(title.replacing("/", with: "-")).\(file.rawValue)", type: file.type, bytes: bytes)
  }
}
