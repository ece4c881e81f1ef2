import Logging

/// A file on its way into a space.
package struct ImportRun: Sendable {
  /// The house closes, and what was written is taken back when it opens again; or it was taken back by another process of the house,
  /// for which this one had not been heard of for too long.
  package struct Interrupted: Error {
    package init() {}
  }

  /// Some rows were refused, and the person had asked for all or nothing.
  package struct NothingTaken: Error {
    let report: ImportReport
    package let tally: ImportTally

    package init(_ report: ImportReport, _ tally: ImportTally = ImportTally()) {
      (self.report, self.tally) = (report, tally)
    }
  }

  package let id: ID<ImportRun>
  package let storage: SpaceStorage
  let work: ImportWork

  /// Shows how much is done, of 1, between two of its changes.
  /// - Throws: when it has to stop here.
  package func progress(_ share: Double) throws {
    work.note(share, of: id)
    if work.isClosing { throw Interrupted() }
  }

  /// Makes the last change, together with the word that the import is done: after it nothing is taken back any more.
  package func conclude(_ body: @escaping @Sendable (SpaceTransaction) throws -> ImportReport) async throws {
    try await storage.write { transaction in
      try conclude(try body(transaction), in: transaction.writable)
    }
  }

  /// Called by each of its changes before the last, once it holds the space or the installation.
  /// - Throws: ``Interrupted`` when it has been taken back.
  package func expectRunning(in connection: any WritableConnection) throws {
    try ImportStore.expectRunning(id, in: connection)
  }

  /// Stops here until somebody has seen what the file would change, and keeps it.
  func wait(with content: [UInt8]) async throws {
    let id = id
    try await storage.database.write(in: .space(storage.space)) { try ImportStore.wait(id, with: content, in: $0) }
  }

  /// Notes that it is done, in the last change of an import that belongs to no space.
  /// - Throws: ``Interrupted`` when it has been taken back.
  package func conclude(_ report: ImportReport, in connection: any WritableConnection) throws {
    guard try ImportStore.end(id, as: .done, report, in: connection) else { throw Interrupted() }
  }
}

extension SpaceVisit {
  /// Takes the file of an ``ImportForm`` once, however often it arrives, and leads to a page with what became of it.
  /// - Parameters:
  ///   - page: where ``importPage(_:back:)`` answers.
  ///   - screen: the form as it came back, when the file as a whole cannot be read.
  ///   - read: understands the file, in ``ImportWork/read(_:)``. Throws `Invalid` on the field `file`.
  ///   - take: brings it in and calls ``ImportRun/conclude(_:)``. Goes on when the answer has been given. What it wrote before
  ///     is taken back by ``App/takeBackImport(_:in:)`` when it throws.
  package func bringIn<Content: Sendable>(
    leadingTo page: Path<ID<ImportRun>>,
    orShow screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen,
    read: @escaping @Sendable (Form.File) async throws -> Content,
    take: @escaping @Sendable (Content, ImportRun) async throws -> Void
  ) async throws -> Reply {
    try await self.take(orShow: screen) {
      guard let file = form.file("file"), !file.name.isEmpty, let app = visit.app else {
        throw Invalid(["file": ImportPhrases.fileMissing])
      }
      let id = try await begin(named: file.name, for: app, { try await read(file) }, take)
      return try await outcome(of: id, leadingTo: page)
    }
  }

  /// The same of what nobody brings with the form, but the house gets by itself.
  /// - Parameters:
  ///   - name: as which it is shown.
  ///   - read: understands what the form says. Throws `Invalid`.
  package func bringIn<Content: Sendable>(
    named name: String, leadingTo page: Path<ID<ImportRun>>,
    orShow screen: @escaping @Sendable (SpaceView, FormState) throws -> any Screen,
    read: @escaping @Sendable () async throws -> Content,
    take: @escaping @Sendable (Content, ImportRun) async throws -> Void
  ) async throws -> Reply {
    try await self.take(orShow: screen) {
      guard let app = visit.app else { throw Refusal.notFound }
      return try await outcome(of: try await begin(named: name, for: app, read, take), leadingTo: page)
    }
  }

  /// - Returns: the import that was begun, now or when the form arrived first.
  private func begin<Content: Sendable>(
    named name: String, for app: any App, _ read: @escaping @Sendable () async throws -> Content,
    _ take: @escaping @Sendable (Content, ImportRun) async throws -> Void
  ) async throws -> ID<ImportRun> {
    let (store, operation) = (ImportStore(space: space.id, app: app.id), visit.operation)
    let earlier = { try await self.house.database.read { try store.earlier(operation, in: $0) } }
    if let id = try await earlier() { return id }
    do {
      try await house.imports.enter()
    } catch {
      // What it waited for may have been itself.
      if let id = try await earlier() { return id }
      throw error
    }
    do {
      if let id = try await earlier() {
        house.imports.leave()
        return id
      }
      let content = try await read()
      let run = ImportRun(id: house.mint.id(), storage: storage, work: house.imports)
      let now = house.mint.now()
      let begun = try await house.database.write(in: .space(space.id)) {
        try store.begin(run.id, of: name, operation, at: now, in: $0)
      }
      guard begun == run.id else {
        house.imports.leave()
        return begun
      }
      start(run, for: app) { try await take(content, run) }
      return run.id
    } catch {
      house.imports.leave()
      throw error
    }
  }

  private func start(_ run: ImportRun, for app: any App, _ body: @escaping @Sendable () async throws -> Void) {
    let (house, logger) = (house, visit.context.logger)
    house.imports.start(run.id) { await run.finish(for: app, in: house, logger, body) }
  }

  /// Goes on with an import that waited for somebody to agree, and leads to its page.
  func goOn(
    _ id: ID<ImportRun>, leadingTo page: Path<ID<ImportRun>>,
    _ take: @escaping @Sendable (ImportRun) async throws -> Void
  ) async throws -> Reply {
    guard let app = visit.app else { throw Refusal.notFound }
    try await house.imports.enterOrRefuse()
    let store = ImportStore(space: space.id, app: app.id)
    do {
      if try await house.database.write(in: .space(space.id), { try store.goOn(id, in: $0) }) {
        let run = ImportRun(id: id, storage: storage, work: house.imports)
        start(run, for: app) { try await take(run) }
      } else {
        house.imports.leave()
      }
    } catch {
      house.imports.leave()
      throw error
    }
    return try await outcome(of: id, leadingTo: page)
  }

  /// Leads to what became of an import, or to how far it is when that takes long.
  func outcome(of id: ID<ImportRun>, leadingTo page: Path<ID<ImportRun>>) async throws -> Reply {
    guard let app = visit.app else { throw Refusal.notFound }
    await house.imports.end(of: id)
    let store = ImportStore(space: space.id, app: app.id)
    let record = try await house.database.read { try store.record(id, in: $0) }
    let link = record.report?.link.map { Link(inSpace: $0) } ?? page(id)
    return redirect(to: link.with("done", record.report?.done))
  }

  /// How far an import is, and in the end what became of it.
  /// - Parameter back: the page where files are brought.
  package func importPage(_ id: ID<ImportRun>, at page: Path<ID<ImportRun>>, back: (Phrase, Link)) async throws -> Reply
  {
    guard let app = visit.app else { throw Refusal.notFound }
    let store = ImportStore(space: space.id, app: app.id)
    let share = house.imports.share(of: id)
    let record = try await house.database.read { try store.record(id, in: $0) }
    let done = record.report?.done
    if let link = record.report?.link { return redirect(to: Link(inSpace: link).with("done", done)) }
    // The toast offers to take it back.
    if done != nil, query["done"].isEmpty { return redirect(to: page(id).with("done", done)) }
    return try await show { _ in ImportPage(record: record, share: share, page: page(id), back: back) }
  }
}

extension ImportRun {
  /// Runs to its end, whatever it is, and notes it.
  fileprivate func finish(
    for app: any App, in house: House, _ logger: Logger, _ body: @Sendable () async throws -> Void
  ) async {
    do {
      do {
        try await body()
      } catch is Interrupted {
        // Whoever brings a file in next takes back what there is, and so does the next start.
      } catch let nothing as NothingTaken {
        try await end(as: .refused, nothing.report, app, house)
      } catch let problems as Invalid {
        let report = ImportReport(isTaken: false, facts: [], refused: [], note: problems.messages.values.first)
        try await end(as: .unusable, report, app, house)
      } catch is StorageFull {
        try await end(as: .full, nil, app, house)
      } catch {
        logger.error("import", metadata: ["import": "\(id)", "app": "\(app.id)", "error": "\(error)"])
        try await end(as: .failed, nil, app, house)
      }
    } catch {
      // It goes on saying that it runs, and so the next start takes it back.
      logger.error("import not ended", metadata: ["import": "\(id)", "app": "\(app.id)", "error": "\(error)"])
    }
  }

  private func end(as state: ImportStore.State, _ report: ImportReport?, _ app: any App, _ house: House) async throws {
    try await house.recovery.takeBack(id, of: app, as: state, report)
  }
}

extension House {
  fileprivate var recovery: ImportRecovery { ImportRecovery(apps: apps, database: database) }

  /// Takes back what a stop of the program cut short, and says so from now on; before anybody comes in.
  package func recoverImports() async throws {
    if let claim = imports.claim { try await claim.recover() } else { try await recovery.run() }
  }
}
