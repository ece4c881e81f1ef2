/// The page by which an app's files go out of a space and come in.
package struct TransferPage: Sendable {
  package struct Paths: Sendable {
    let page: FixedPath
    let imported: Path<ID<ImportRun>>
    let export: Path<String>

    package init(page: FixedPath, imported: Path<ID<ImportRun>>, export: Path<String>) {
      (self.page, self.imported, self.export) = (page, imported, export)
    }
  }

  let app: String
  let transfer: Transfer
  let paths: Paths
  let title: Phrase
  let back: (title: Phrase, link: Link)
  /// What the files are good for.
  let exportNote: Phrase
  /// Of the field for a file, and what the browser offers for it.
  let label: Phrase
  let accept: HTML
  /// Whether what a file would do is always shown first, and not only where it changes something.
  let looksFirst: Bool
  let audience: Audience<SpaceVisit>

  package init(
    of app: String, _ transfer: Transfer, at paths: Paths, title: Phrase, back: (title: Phrase, link: Link),
    exportNote: Phrase, label: Phrase, accept: HTML = ".csv,.json,text/csv,application/json", looksFirst: Bool = false,
    for audience: Audience<SpaceVisit> = .member
  ) {
    self.audience = audience
    (self.app, self.transfer, self.paths, self.title, self.back) = (app, transfer, paths, title, back)
    (self.exportNote, self.label, self.accept, self.looksFirst) = (exportNote, label, accept, looksFirst)
  }
}

extension Routes {
  /// Mounts the page and what belongs to it.
  package mutating func add(_ page: TransferPage) {
    let paths = page.paths
    let audience = page.audience
    get(paths.page, for: audience, page.open)
    post(paths.page, for: audience, bodyLimit: BroughtFile.sizeLimit + Route.usualBodyLimit, page.bring)
    get(paths.imported, for: audience, page.show)
    if page.transfer.mayChange { post(paths.imported, for: audience, page.take) }
    get(paths.export, for: audience, page.export)
  }
}

extension TransferPage {
  fileprivate func open(_ visit: SpaceVisit) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { try TransferScreen(page: self, state: state, notice: ImportNotice(of: app, in: $0)) }
  }

  fileprivate func bring(_ visit: SpaceVisit) async throws -> Reply {
    let skipsBad = visit.form["bad"] == "skip"
    return try await visit.bringIn(leadingTo: paths.imported) {
      try TransferScreen(page: self, state: $1, notice: ImportNotice(of: app, in: $0))
    } read: { file in
      (brought: file, read: try await read(file.bytes, name: file.name, for: visit))
    } take: { file, run in
      guard file.read.mayChange else { return try await file.read.take(run, skipsBad, nil) }
      let plan = try await file.read.look(run.storage)
      guard looksFirst || plan.tally.changed > 0 else {
        return try await file.read.take(run, skipsBad, plan.fingerprint)
      }
      try await run.wait(with: file.brought.bytes)
    }
  }

  private func read(_ bytes: [UInt8], name: String, for visit: SpaceVisit) async throws -> ReadFile {
    guard let read = transfer.read else { throw Refusal.notFound }
    return try await read(
      Bringing(bytes, name: name, bounds: .page, language: visit.locale.language, storage: visit.storage))
  }

  /// What the file would do, as long as nobody has said whether it may; then how far it is and what became of it.
  fileprivate func show(_ visit: SpaceVisit, _ id: ID<ImportRun>) async throws -> Reply {
    let record = try await record(id, visit)
    guard record.state == .waiting else {
      return try await visit.importPage(id, at: paths.imported, back: (title, paths.page()))
    }
    return try await atWork(visit) {
      try await preview(visit, id, record, try await waiting(id, record, visit))
    }
  }

  private func preview(
    _ visit: SpaceVisit, _ id: ID<ImportRun>, _ record: ImportStore.Record, _ file: ReadFile, isRenewed: Bool = false
  ) async throws -> Reply {
    let plan = try await file.look(visit.storage)
    let (page, operation) = (paths.imported(id), visit.house.mint.uuid().text)
    return try await visit.show(status: isRenewed ? 422 : 200) { _ in
      ImportPreview(file: record.file, plan: plan, page: page, operation: operation, isRenewed: isRenewed)
    }
  }

  /// Takes what was shown, once however often it is asked.
  fileprivate func take(_ visit: SpaceVisit, _ id: ID<ImportRun>) async throws -> Reply {
    let (store, database) = (ImportStore(space: visit.space.id, app: app), visit.house.database)
    if visit.form["discard"] == "yes" {
      try await database.write(in: .space(visit.space.id)) { try store.discard(id, in: $0) }
      return visit.redirect(to: paths.page())
    }
    let record = try await record(id, visit)
    guard record.state == .waiting else { return try await visit.outcome(of: id, leadingTo: paths.imported) }
    let file = try await atWork(visit) { try await waiting(id, record, visit) }
    let fingerprint = visit.form["plan"]
    guard try await file.look(visit.storage).fingerprint == fingerprint else {
      return try await preview(visit, id, record, file, isRenewed: true)
    }
    return try await visit.goOn(id, leadingTo: paths.imported) { try await file.take($0, true, fingerprint) }
  }

  private func record(_ id: ID<ImportRun>, _ visit: SpaceVisit) async throws -> ImportStore.Record {
    let store = ImportStore(space: visit.space.id, app: app)
    let record = try await visit.house.database.read { try store.record(id, in: $0) }
    guard record.state != .discarded else { throw Refusal.gone(KitPhrases.draftGone) }
    return record
  }

  private func waiting(_ id: ID<ImportRun>, _ record: ImportStore.Record, _ visit: SpaceVisit) async throws -> ReadFile
  {
    let bytes = try await visit.house.database.read { try ImportStore.content(of: id, in: $0) }
    return try await read(bytes, name: record.file, for: visit)
  }

  /// In its turn, as a file needs room.
  private func atWork<Value>(_ visit: SpaceVisit, _ body: () async throws -> Value) async throws -> Value {
    try await visit.house.imports.enterOrRefuse()
    defer { visit.house.imports.leave() }
    return try await body()
  }

  fileprivate func export(_ visit: SpaceVisit, _ file: String) async throws -> Reply {
    try await visit.export(file, of: transfer)
  }
}

/// Taking things out and bringing them in.
struct TransferScreen: Screen {
  let page: TransferPage
  let state: FormState
  let notice: ImportNotice

  var title: Phrase { page.title }
  var bar: NavigationBar { NavigationBar(leading: .back(page.back.title, to: page.back.link)) }

  var content: HTML {
    let exports = page.transfer.exportGroup(at: page.paths.export, note: page.exportNote)
    let form = ImportForm(
      state, label: page.label, accept: page.accept, looksFirst: page.looksFirst, posts: page.paths.page())
    return "\(notice.html)\(exports.html)\(form.html)"
  }
}
