import Kit

/// The return of an import that is under way, and what became of the last one.
final class ImportDesk: Sendable {
  private let latest = Locked<ReturnProgress?>(nil)

  var progress: ReturnProgress? { latest.withLock(\.self) }

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
    latest.withLock { $0 = ReturnProgress(file: past.file) }
    house.imports.start(for: visit) { [self] in
      note(.returned(try await work.run { self.note(.working($0)) }))
    } failed: { [self] in
      note(.failed)
    }
  }

  private func note(_ state: ReturnProgress.State) {
    latest.withLock { $0?.state = state }
  }
}

extension SpaceVisit {
  var importDesk: ImportDesk { house.shared { ImportDesk() } }
}
