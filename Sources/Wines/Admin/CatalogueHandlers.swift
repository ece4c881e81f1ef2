import Kit

enum CatalogueHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.catalogue, for: .member, open)
    routes.post(
      WinesPaths.catalogue, for: .operator, bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.post(WinesPaths.importReturn, for: .operator, takeBack)
    routes.get(WinesPaths.progress, for: .operator, progress)
    routes.get(WinesPaths.export, for: .member, takeOut)
  }

  private static func open(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { try screen($0, state, for: visit) }
  }

  private static func screen(_ view: SpaceView, _ state: FormState, for visit: SpaceVisit) throws -> CatalogueScreen {
    let (catalogue, isOperator) = (Catalogue(view), visit.viewer.person.isOperator)
    return CatalogueScreen(
      state: state, wines: try catalogue.state()?.wines ?? 0, sources: try catalogue.sources(),
      imports: isOperator ? try PastImport.all(in: view) : nil)
  }

  private static func bringIn(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      try screen($0, $1, for: visit)
    } by: {
      guard let chosen = visit.form.file("file"), !chosen.name.isEmpty else {
        throw Invalid(["file": ImportPhrases.fileMissing])
      }
      do {
        try visit.importDesk.begin(chosen.bytes, name: chosen.name, skipsBad: visit.form["bad"] == "skip", for: visit)
      } catch let misreading as WineFile.Misreading {
        throw Invalid(["file": misreading.message])
      }
      return visit.redirect(to: WinesPaths.progress())
    }
  }

  private static func takeBack(_ visit: SpaceVisit, _ id: ID<CatalogueImport>) async throws -> Reply {
    let past = try await visit.read { try PastImport.all(in: $0).first { $0.id == id } }
    guard let past else { throw Refusal.notFound }
    if !past.isReturned { try visit.importDesk.takeBack(past, for: visit) }
    return visit.redirect(to: past.isReturned ? WinesPaths.catalogue() : WinesPaths.progress())
  }

  private static func progress(_ visit: SpaceVisit) async throws -> Reply {
    guard let work = visit.importDesk.work else {
      return visit.redirect(to: WinesPaths.catalogue())
    }
    return try await visit.show { _ in ImportProgress(work: work) }
  }

  private static func takeOut(_ visit: SpaceVisit, _ file: String) async throws -> Reply {
    switch file {
    case "wines.json":
      let bytes = try await visit.read { try CatalogueExport(Catalogue($0)).json() }
      return .file(file, type: "application/json", bytes: bytes)
    case "wines.csv":
      let bytes = try await visit.read { try CatalogueExport(Catalogue($0)).csv() }
      return .file(file, type: "text/csv; charset=utf-8", bytes: bytes)
    default: throw Refusal.notFound
    }
  }
}
