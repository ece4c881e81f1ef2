import Kit

/// The import that is under way, and what became of the last one: what its screen shows. There is one at a time in a house.
final class ImportDesk: Sendable {
  enum State: Sendable {
    case working(step: CatalogueImport.Step, share: Double)
    case done(CatalogueImport.Report, layout: String)
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
    try cases.withLock { cases in
      if case .working = cases[id]?.state { throw Refusal.conflict(CataloguePhrases.alreadyAtWork) }
      cases[id] = Case(file: name, state: .working(step: .reading, share: 0))
    }
    let work: CatalogueImport
    do {
      work = try CatalogueImport(
        bytes, name: name, skipsBad: skipsBad, author: visit.author, home: visit.space.id, database: house.database,
        live: house.live, mint: house.mint
      ) { [self] step, share in
        note(.working(step: step, share: share), id)
      }
    } catch {
      cases.withLock { $0[id] = nil }
      throw error
    }
    Task {
      do {
        let report = try await work.run()
        note(.done(report, layout: work.layout), id)
      } catch let nothing as CatalogueImport.NothingTaken {
        note(.refused(nothing.report), id)
      } catch {
        note(.failed, id)
      }
    }
  }

  private func note(_ state: State, _ id: ObjectIdentifier) {
    cases.withLock { $0[id]?.state = state }
  }
}
