import Kit

extension Action {
  static let bringInCatalogue = Action(
    "wines.catalogue.bring-in", [Input("file", isRequired: true), Input("bad", .choice(["nothing", "skip"]))])
  static let fetchCatalogue = Action("wines.catalogue.fetch", [Input("address", isRequired: true)])
  static let takeBackCatalogue = Action("wines.catalogue.take-back")
}

enum CatalogueHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.catalogue, for: .member, open)
    routes.post(
      WinesPaths.catalogue, for: .operator, as: .bringInCatalogue,
      bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, bringIn)
    routes.get(WinesPaths.fetching, for: .operator, askAddress)
    routes.post(WinesPaths.fetching, for: .operator, as: .fetchCatalogue, fetch)
    routes.get(WinesPaths.imported, for: .operator, showImport)
    routes.post(WinesPaths.importReturn, for: .operator, as: .takeBackCatalogue, takeBack)
    routes.get(WinesPaths.progress, for: .operator, progress)
    routes.get(WinesPaths.export, for: .member, takeOut)
  }

  private static func screen(_ view: SpaceView, _ state: FormState, for visit: SpaceVisit) throws -> CatalogueScreen {
    let (catalogue, isOperator) = (Catalogue(view), visit.viewer.person.isOperator)
    return CatalogueScreen(
      state: state, wines: try catalogue.state()?.wines ?? 0, sources: try catalogue.sources(),
      imports: isOperator ? try PastImport.all(in: view) : nil, notice: try ImportNotice(of: "wines", in: view),
      mint: visit.house.mint)
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
      try await take(file, run, skipsBad: skipsBad, home: home, installation) { try run.progress($0) }
    }
  }

  private static func askAddress(_ visit: SpaceVisit) async throws -> Reply {
    let sheet = FormSheet.fetchingCatalogue(FormState(Form(), mint: visit.house.mint))
    return try await visit.show { _ in sheet }
  }

  /// Gets a file from an address on the web, which is half of the work, and brings it in.
  private static func fetch(_ visit: SpaceVisit) async throws -> Reply {
    let (installation, home) = (try visit.installation, visit.space.id)
    let address = visit.form["address"].trimmed
    let download = CatalogueDownload(address: address, fetch: visit.house.fetch, installation: installation)
    // What stands behind it may let somebody in.
    let name = String(address.prefix { $0 != "?" }).cut(to: addressShown)
    return try await visit.bringIn(named: name, leadingTo: WinesPaths.imported) {
      _, state in
      FormSheet.fetchingCatalogue(state)
    } read: {
      if WebAddress.candidates(address).isEmpty { throw Invalid(["address": FetchProblem.noAddress.message]) }
    } take: { _, run in
      let file: WineFile
      do {
        let bytes = try await download.run { try run.progress($0 / 2) }
        file = try await ImportWork.read { try WineFile(brought: bytes, name: name, bounds: .page) }
      } catch let problem as FetchProblem {
        throw Invalid(["address": problem.message])
      } catch let cut as CatalogueDownload.CutOff {
        throw Invalid(["address": CataloguePhrases.cutOff(cut)])
      }
      try await take(file, run, skipsBad: true, home: home, installation) { try run.progress((1 + $0) / 2) }
    }
  }

  /// Of an address that stands among the imports.
  private static let addressShown = 200

  private static func take(
    _ file: WineFile, _ run: ImportRun, skipsBad: Bool, home: ID<Space>, _ installation: InstallationStorage,
    progress: @escaping @Sendable (Double) throws -> Void
  ) async throws {
    guard let id = ID<CatalogueImport>(run.id.description) else { throw Refusal.notFound }
    let layout = file.layout.name
    let work = CatalogueImport(
      id: id, file: file, skipsBad: skipsBad, rowLimit: BroughtFile.rowLimit, home: home, installation: installation,
      progress: { step, share in try progress(step.share(share)) },
      expectRunning: { try run.expectRunning(in: $0) },
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
