import Kit

enum TransferHandlers {
  static func add(to routes: inout Routes) {
    routes.get(DeskPaths.transfer, for: .member, open)
    routes.post(
      DeskPaths.transfer, for: .member, bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bring)
    routes.get(DeskPaths.preview, for: .member, preview)
    routes.post(DeskPaths.preview, for: .member, take)
    routes.get(DeskPaths.export, for: .member, export)
  }

  private static func open(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { _ in TransferScreen(state: state) }
  }

  /// Keeps the file on the shelf of unsaved forms: nothing changes before somebody has seen what.
  private static func bring(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      _ = $0
      return TransferScreen(state: $1)
    } by: {
      guard let chosen = visit.form.file("file"), !chosen.name.isEmpty else {
        throw Invalid(["file": ImportPhrases.fileMissing])
      }
      if let reply = try await visit.earlierReply() { return reply }
      try await visit.house.imports.enter()
      defer { visit.house.imports.leave() }
      _ = try await file(visit, chosen.bytes)
      let (id, shelf): (ID<MenuImport>, DraftShelf) = (visit.house.mint.id(), visit.drafts)
      return try await visit.change { edit in
        // No text of ours holds a NUL: what has one is shown as what it is, a character that cannot be read.
        let text = String(decoding: chosen.bytes, as: UTF8.self).replacing("\0", with: "\u{FFFD}")
        try shelf.keep(Form([("file", text)]), as: id.description, kind: "restaurant.import", in: edit)
        return Destination(DeskPaths.preview(id))
      }
    }
  }

  /// - Throws: `Invalid` when the file as a whole cannot be read.
  private static func file(_ visit: SpaceVisit, _ bytes: [UInt8]) async throws -> MenuFile {
    let reader = try await visit.read { try visit.reader(in: $0) }
    return try await ImportWork.read {
      try MenuFile(bytes, currency: visit.space.currency, language: reader.main, mint: visit.house.mint)
    }
  }

  private static func kept(_ visit: SpaceVisit, _ id: ID<MenuImport>) async throws -> MenuFile {
    let text = try await visit.drafts.form(id.description)["file"]
    return try await file(visit, Array(text.utf8))
  }

  private static func preview(_ visit: SpaceVisit, _ id: ID<MenuImport>) async throws -> Reply {
    let file = try await kept(visit, id)
    return try await visit.show { try screen(visit, id, file, isRenewed: false, in: $0) }
  }

  private static func screen(
    _ visit: SpaceVisit, _ id: ID<MenuImport>, _ file: MenuFile, isRenewed: Bool, in view: SpaceView
  ) throws -> ImportPreview {
    let reader = try visit.reader(in: view)
    return ImportPreview(
      id: id, operation: visit.house.mint.uuid().text,
      plan: try MenuImport.Plan(file, mainly: reader.main, in: view, mint: visit.house.mint), reader: reader,
      isRenewed: isRenewed)
  }

  private static func take(_ visit: SpaceVisit, _ id: ID<MenuImport>) async throws -> Reply {
    if visit.form["discard"] == "yes" {
      try await visit.drafts.forget(id.description)
      return visit.redirect(to: DeskPaths.transfer())
    }
    if let reply = try await visit.earlierReply() { return reply }
    let (file, shelf) = (try await kept(visit, id), visit.drafts)
    return try await visit.take {
      _ = $1
      return try screen(visit, id, file, isRenewed: true, in: $0)
    } by: {
      try await visit.change { edit in
        let main = try visit.reader(in: edit).main
        let plan = try MenuImport.Plan(file, mainly: main, in: edit, mint: edit.mint)
        guard visit.form["menu"] == plan.fingerprint else { throw Invalid(["": TransferPhrases.menuChanged]) }
        let done = try MenuImport(into: edit, mainly: main).run(plan)
        try shelf.forget(id.description, in: edit)
        return Destination(RestaurantPaths.dishes(), done: done)
      }
    }
  }

  private static func export(_ visit: SpaceVisit, _ file: String) async throws -> Reply {
    guard TransferScreen.files.contains(file) else { throw Refusal.notFound }
    let isTable = file == "menu.csv"
    return try await visit.export(file, type: isTable ? "text/csv; charset=utf-8" : "application/json") {
      view, writer in
      // A menu is small: see `MenuFile.dishLimit`.
      let document = try MenuDocument(visit.reader(in: view), in: view)
      if isTable { try writer.write(document.csv()) } else { try writer.write(bytes: document.json()) }
    }
  }
}

extension MenuDocument {
  init(_ reader: Reader, in scope: some SpaceScope) throws {
    self.init(
      entries: try MenuStore(scope).entries(), currency: scope.space.currency, language: reader.main)
  }
}
