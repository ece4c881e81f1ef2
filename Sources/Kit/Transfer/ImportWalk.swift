/// The way through a file: each of its records decided upon, written, counted.
package struct ImportWalk<Source: Importer>: Sendable {
  /// Before it has met anything.
  private let unmet: Source
  private var source: Source
  private var tally = ImportTally()
  /// The records that change something.
  private var changing: [Int] = []

  package init(_ source: Source) {
    (unmet, self.source) = (source, source)
  }

  /// What one change may weigh: others wait for it a part of a second.
  private static var stretch: Int { 1_000 }
  /// As much of a name as tells it from others.
  private static var nameLimit: Int { 80 }

  // MARK: Looking

  /// What the file would make of the space as it is.
  package func look(in scope: some SpaceScope) throws -> ImportPlan {
    var walk = self
    var plan = ImportPlan()
    try walk.source.begin(in: scope)
    for index in 0..<walk.source.count {
      let decision = try walk.decide(index, in: scope)
      walk.tally.count(decision)
      plan.note(decision)
    }
    plan.facts = walk.source.facts(walk.tally)
    plan.tally = walk.tally
    plan.notices = walk.source.notices
    return plan
  }

  private mutating func decide(_ index: Int, in scope: some SpaceScope) throws -> ImportDecision {
    do {
      return try source.decide(index, in: scope)
    } catch {
      return try refused(index, for: error)
    }
  }

  /// - Throws: what is no record's fault.
  private func refused(_ index: Int, for error: any Error) throws -> ImportDecision {
    switch error {
    case let refusal as ImportRefusal: refused(index, [refusal.reason])
    case let invalid as Invalid: refused(index, invalid.messages.sorted { $0.key < $1.key }.map(\.value))
    default: throw error
    }
  }

  private func refused(_ index: Int, _ reasons: [Phrase]) -> ImportDecision {
    let (place, name) = (source.place(of: index), source.name(of: index).cut(to: Self.nameLimit))
    return ImportDecision(refused: reasons.map { .init(place: place, name: name, reason: $0) })
  }

  // MARK: Taking

  /// Brings the file in within one change.
  /// - Throws: ``ImportRun/NothingTaken`` when something is wrong and nothing was to be left out.
  @discardableResult
  package func take(into transaction: SpaceTransaction, skipsBad: Bool) throws -> ImportTally {
    var walk = self
    let mark: ID<ImportRun> = transaction.mint.id()
    try walk.source.prepare(transaction)
    for index in 0..<walk.source.count { try walk.take(index, as: mark, in: transaction) }
    try walk.expectTaken(skipsBad: skipsBad)
    _ = try walk.conclude(as: mark, expecting: nil, in: transaction)
    return walk.tally
  }

  /// Brings the file in by stretches, between which others make their changes. Nobody sees anything of it before the last.
  /// - Parameter fingerprint: of the plan that somebody agreed to.
  func take(as run: ImportRun, skipsBad: Bool, expecting fingerprint: String?) async throws {
    var (walk, index) = (self, 0)
    repeat {
      let (before, start) = (walk, index)
      (walk, index) = try await run.storage.write { transaction in
        try run.expectRunning(in: transaction.writable)
        return try before.stretch(from: start, as: run.id, in: transaction)
      }
      try run.progress(Double(index) / Double(max(1, walk.source.count)))
    } while index < walk.source.count
    try walk.expectTaken(skipsBad: skipsBad)
    let taken = walk
    try await run.conclude { transaction in
      var walk = taken
      let conclusion = try walk.conclude(as: run.id, expecting: fingerprint, in: transaction)
      return walk.report(isTaken: true, conclusion)
    }
  }

  private func stretch(from start: Int, as mark: ID<ImportRun>, in transaction: SpaceTransaction) throws -> (
    ImportWalk, Int
  ) {
    var (walk, index, weight) = (self, start, 0)
    try walk.source.prepare(transaction)
    while index < walk.source.count, weight < Self.stretch {
      weight += walk.source.weight(of: index)
      try walk.take(index, as: mark, in: transaction)
      index += 1
    }
    return (walk, index)
  }

  private mutating func take(_ index: Int, as mark: ID<ImportRun>, in transaction: SpaceTransaction) throws {
    var decision = try decide(index, in: transaction)
    switch decision.outcome {
    case .added:
      do {
        try decision.write(transaction, mark)
      } catch {
        decision = try refused(index, for: error)
      }
    case .changed: changing.append(index)
    case .unchanged, .refused: break
    }
    tally.count(decision)
  }

  private func expectTaken(skipsBad: Bool) throws {
    guard tally.refused.isEmpty || skipsBad else { throw ImportRun.NothingTaken(report(isTaken: false), tally) }
  }

  /// - Parameter fingerprint: of the plan that somebody agreed to; `nil` when it is all one change.
  private mutating func conclude(
    as mark: ID<ImportRun>, expecting fingerprint: String?, in transaction: SpaceTransaction
  ) throws -> ImportConclusion {
    let changes = try changes(in: transaction)
    var plan = ImportPlan()
    plan.tally.added = tally.added
    for change in changes { plan.note(change) }
    guard plan.changes.count == changing.count, fingerprint == nil || fingerprint == plan.fingerprint else {
      throw Invalid(["file": ImportPhrases.changedMeanwhile])
    }
    try source.prepare(transaction)
    return try source.conclude(ImportTaken(mark: mark, tally: tally), in: transaction)
  }

  /// What changes something, decided upon once more, as others may have changed it since.
  private func changes(in transaction: SpaceTransaction) throws -> [ImportDecision] {
    guard !changing.isEmpty else { return [] }
    var again = ImportWalk(unmet)
    try again.source.prepare(transaction)
    return try changing.map { try again.decide($0, in: transaction) }
  }

  private func report(isTaken: Bool, _ conclusion: ImportConclusion = ImportConclusion()) -> ImportReport {
    let tally = isTaken ? tally : tally.untaken
    return ImportReport(
      isTaken: isTaken, facts: source.facts(tally),
      refused: tally.refused.map { ($0.told, $0.reason) }, link: conclusion.link,
      done: conclusion.done)
  }
}
