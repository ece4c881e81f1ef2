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
    /// `nil` for those whom it is no business of.
    var file: String?
    /// Whose owners began it.
    let home: ID<Space>
    var state: State
  }

  private let latest = Kept<Case?>(nil)

  /// What the owners of a space may know of it: of what another space's owners began, only that it is under way and how far.
  func work(for space: ID<Space>) -> Case? {
    guard var work = latest.withLock(\.self) else { return nil }
    if work.home == space { return work }
    guard case .working = work.state else { return nil }
    work.file = nil
    return work
  }

  /// Begins to take an import back.
  /// - Throws: `Refusal.conflict` while another is under way.
  func takeBack(_ past: PastImport, for visit: SpaceVisit) async throws {
    let (house, home) = (visit.house, visit.space.id)
    let work = ImportReturn(
      id: past.id, author: visit.author, home: home, database: house.database, live: house.live, mint: house.mint)
    do {
      try await house.imports.enter()
    } catch is Invalid {
      throw Refusal.conflict(CataloguePhrases.alreadyAtWork)
    }
    latest.withLock { $0 = Case(file: past.file, home: home, state: .working(0)) }
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
