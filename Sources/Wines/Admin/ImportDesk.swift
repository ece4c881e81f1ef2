import Kit

/// The import that is under way, and what became of the last one: what its screen shows. There is one at a time in a house.
final class ImportDesk: Sendable {
  enum State: Sendable {
    case working(step: CatalogueImport.Step, share: Double)
    case done(CatalogueImport.Report, layout: String)
    case returned(Former.Return)
    case unreadable(WineFile.Misreading)
    case refused(CatalogueImport.Report)
    case failed
  }

  struct Case: Sendable {
    let file: String
    var state: State
  }

  private let latest = Kept<Case?>(nil)

  var work: Case? { latest.withLock(\.self) }

  /// Begins an import and goes on with it when the answer has been given.
  /// - Throws: `Refusal.conflict` while another is under way.
  func begin(_ bytes: [UInt8], name: String, skipsBad: Bool, for visit: SpaceVisit) throws {
    let house = visit.house
    let work = try CatalogueImport(
      bytes, name: name, skipsBad: skipsBad, rowLimit: BroughtFile.rowLimit, author: visit.author, home: visit.space.id,
      database: house.database,
      live: house.live, mint: house.mint
    ) { [self] step, share in
      note(.working(step: step, share: share))
    }
    try begin(name) {
      do {
        return .done(try await work.run(), layout: work.layout)
      } catch let nothing as CatalogueImport.NothingTaken {
        return .refused(nothing.report)
      } catch let misreading as WineFile.Misreading {
        return .unreadable(misreading)
      }
    }
  }

  /// Begins to take an import back.
  func takeBack(_ past: PastImport, for visit: SpaceVisit) throws {
    let house = visit.house
    let work = ImportReturn(
      id: past.id, author: visit.author, home: visit.space.id, database: house.database, live: house.live,
      mint: house.mint)
    try begin(past.file) { [self] in
      .returned(try await work.run { self.note(.working(step: .indexing, share: $0)) })
    }
  }

  private func begin(_ file: String, _ work: @escaping @Sendable () async throws -> State) throws {
    try latest.withLock { latest in
      if case .working = latest?.state { throw Refusal.conflict(CataloguePhrases.alreadyAtWork) }
      latest = Case(file: file, state: .working(step: .reading, share: 0))
    }
    Task {
      do {
        note(try await work())
      } catch {
        note(.failed)
      }
    }
  }

  private func note(_ state: State) {
    latest.withLock { $0?.state = state }
  }
}

extension SpaceVisit {
  var importDesk: ImportDesk { house.shelf { ImportDesk() } }
}
