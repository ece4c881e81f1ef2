import Kit

/// The import that is under way, and what became of the last one: what its screen shows. There is one at a time in a house.
final class ImportDesk: Sendable {
  enum State: Sendable {
    case working(step: CatalogueImport.Step, share: Double)
    case done(CatalogueImport.Report, layout: String)
    case returned(Int)
    case refused(CatalogueImport.Report)
    case failed
  }

  static let shared = ImportDesk()

  struct Case: Sendable {
    let file: String
    var state: State
  }

  private let cases = Kept<[ObjectIdentifier: Case]>([:])

  subscript(house: House) -> Case? { cases.withLock { $0[ObjectIdentifier(house)] } }

  /// Begins an import and goes on with it when the answer has been given.
  /// - Throws: `Refusal.conflict` while another is under way.
  func begin(_ bytes: [UInt8], name: String, skipsBad: Bool, for visit: SpaceVisit) throws {
    let (house, id) = (visit.house, ObjectIdentifier(visit.house))
    let work = try CatalogueImport(
      bytes, name: name, skipsBad: skipsBad, author: visit.author, home: visit.space.id, database: house.database,
      live: house.live, mint: house.mint
    ) { [self] step, share in
      note(.working(step: step, share: share), id)
    }
    try begin(name, in: house) {
      do {
        return .done(try await work.run(), layout: work.layout)
      } catch let nothing as CatalogueImport.NothingTaken {
        return .refused(nothing.report)
      }
    }
  }

  /// Begins to take an import back.
  func takeBack(_ past: PastImport, for visit: SpaceVisit) throws {
    let (house, id) = (visit.house, ObjectIdentifier(visit.house))
    let work = ImportReturn(
      id: past.id, author: visit.author, home: visit.space.id, database: house.database, live: house.live,
      mint: house.mint)
    try begin(past.file, in: house) { [self] in
      .returned(try await work.run { self.note(.working(step: .indexing, share: $0), id) })
    }
  }

  private func begin(_ file: String, in house: House, _ work: @escaping @Sendable () async throws -> State) throws {
    let id = ObjectIdentifier(house)
    try cases.withLock { cases in
      if case .working = cases[id]?.state { throw Refusal.conflict(CataloguePhrases.alreadyAtWork) }
      cases[id] = Case(file: file, state: .working(step: .reading, share: 0))
    }
    Task {
      do {
        note(try await work(), id)
      } catch {
        note(.failed, id)
      }
    }
  }

  private func note(_ state: State, _ id: ObjectIdentifier) {
    cases.withLock { $0[id]?.state = state }
  }
}
