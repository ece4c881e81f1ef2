import Kit

/// The return of an import that is under way, and what became of the last one: what its screen shows.
final class ImportDesk: Sendable {
  enum State: Sendable {
    /// How much is done, of 1.
    case working(Double)
    case returned(Former.Return)
    case failed
  }

  struct Case: Sendable {
    let file: String
    var state: State
  }

  private let latest = Kept<Case?>(nil)

  var work: Case? { latest.withLock(\.self) }

  /// Begins to take an import back.
  /// - Throws: `Refusal.conflict` while another is under way.
  func takeBack(_ past: PastImport, for visit: SpaceVisit) async throws {
    let (house, work) = (
      visit.house, ImportReturn(id: past.id, home: visit.space.id, installation: try visit.installation)
    )
    do {
      try await house.imports.enter()
    } catch is Invalid {
      throw Refusal.conflict(CataloguePhrases.alreadyAtWork)
    }
    latest.withLock { $0 = Case(file: past.file, state: .working(0)) }
    house.imports.start(for: visit) { [self] in
      note(.returned(try await work.run { self.note(.working($0)) }))
    } failed: { [self] in
      note(.failed)
    }
  }

  private func note(_ state: State) {
    latest.withLock { $0?.state = state }
  }
}

extension SpaceVisit {
  var importDesk: ImportDesk { house.shelf { ImportDesk() } }
}
