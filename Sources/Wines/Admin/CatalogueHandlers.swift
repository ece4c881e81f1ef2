import Kit

extension Action {
  static let bringInCatalogue = Action(
    "wines.catalogue.bring-in", [Input("file", isRequired: true), Input("bad", .choice(["nothing", "skip"]))])
  static let takeBackCatalogue = Action("wines.catalogue.take-back")
}

enum CatalogueHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.catalogue, for: .member, open)
    routes.post(
      WinesPaths.catalogue, for: .operator, as: .bringInCatalogue,
      bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.get(WinesPaths.imported, for: .operator, showImport)
    routes.post(WinesPaths.importReturn, for: .operator, as: .takeBackCatalogue, takeBack)
    routes.get(WinesPaths.progress, for: .operator, progress)
    routes.get(WinesPaths.export, for: .member, takeOut)
  }

  private static func screen(_ view: SpaceView, _ state: FormState, for visit: SpaceVisit) throws -> CatalogueScreen {
    let (catalogue, isOperator) = (Catalogue(view), visit.viewer.person.isOperator)
    return CatalogueScreen(
      state: state, wines: try catalogue.state()?.wines ?? 0, sources: try catalogue.sources(),
      imports: isOperator ? try PastImport.all(in: view) : nil, notice: try ImportNotice(of: "wines", in: view))
  }

  private static func open(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { try screen($0, state, for: visit) }
  }

  private static func bringIn(_ visit: SpaceVisit) async throws -> Reply {
    let skipsBad = visit.form["bad"] == "skip"
    let (installation, home) = (try visit.installation, visit.space.id)
    return try await visit.bringIn(leadingTo: WinesPaths.imported) {
      try screen($0, $1, for: visit)
    } read: { file in
      try await ImportWork.read { try WineFile(brought: file.bytes, name: file.name, bounds: .page) }
    } take: { file, run in
      guard let id = ID<CatalogueImport>(run.id.description) else { throw Refusal.notFound }
      let layout = file.layout.name
      let work = CatalogueImport(
        id: id, file: file, skipsBad: skipsBad, rowLimit: BroughtFile.rowLimit, home: home, installation: installation,
        progress: { step, share in try run.progress(step.share(share)) },
        conclude: { report, connection in
          try run.conclude(report.kept(isTaken: true, layout: layout), in: connection)
        })
      do {
        _ = try await work.run()
      } catch let nothing as CatalogueImport.NothingTaken {
        throw ImportRun.NothingTaken(nothing.report.kept(isTaken: false, layout: layout))
      } catch let misreading as WineFile.Misreading {
        throw misreading.invalid
      }
    }
  }

  private static func showImport(_ visit: SpaceVisit, _ id: ID<ImportRun>) async throws -> Reply {
    try await visit.importPage(id, at: WinesPaths.imported, back: (WinesPhrases.catalogue, WinesPaths.catalogue()))
  }

  private static func takeBack(_ visit: SpaceVisit, _ id: ID<CatalogueImport>) async throws -> Reply {
    let past = try await visit.read { try PastImport.all(in: $0).first { $0.id == id } }
    guard let past else { throw Refusal.notFound }
    if !past.isReturned { try await visit.importDesk.takeBack(past, for: visit) }
    return visit.redirect(to: past.isReturned ? WinesPaths.catalogue() : WinesPaths.progress())
  }

  private static func progress(_ visit: SpaceVisit) async throws -> Reply {
    guard let progress = visit.importDesk.progress else { return visit.redirect(to: WinesPaths.catalogue()) }
    return try await visit.show { _ in progress }
  }

  private static func takeOut(_ visit: SpaceVisit, _ file: String) async throws -> Reply {
    try await visit.export(file, of: WinesTransfer.transfer)
  }
}
