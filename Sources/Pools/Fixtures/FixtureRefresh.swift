import Kit

/// Asks for the calendars on the web and takes in what has changed.
enum FixtureRefresh {
  /// Looks this often whether any of them is due.
  static let job = Job("pools.refresh-fixtures", every: .seconds(300)) { errand in
    let now = errand.now
    let due = try await errand.read { connection in
      try connection.rows(
        "SELECT id, space_id FROM pools_source WHERE trash_id IS NULL AND due_at <= \(now) ORDER BY due_at LIMIT 50"
      ).map { (source: try $0["id"] as ID<FixtureSource>, space: try $0["space_id"] as ID<Space>) }
    }
    for (id, space) in due {
      do {
        _ = try await refresh(id, by: errand.fetch, in: errand.storage(of: space))
      } catch is Refusal {
        // It was deleted meanwhile, or its space was.
        continue
      }
    }
  }

  /// What is wrong is left out, and told by the report; what was deleted here stays deleted.
  private static let choices = FixtureImport.Choices(skipsBad: true, restoresDeleted: false)

  /// - Returns: the report where something came, and else why nothing did.
  static func refresh(
    _ id: ID<FixtureSource>, by fetch: Fetch, in storage: SpaceStorage
  ) async throws -> (past: PastImport?, problem: SourceProblem?) {
    let source = try await storage.read { try $0.find(id) }
    let file: FixtureFile
    do {
      file = try await read(source.address, by: fetch)
    } catch let problem as SourceProblem {
      try await storage.write { try FixtureSourceStore($0).note(.failed(problem), of: source) }
      return (nil, problem)
    }
    let past = try await storage.write { transaction in
      let (report, activity) = try FixtureImport.run(file, into: transaction, choices: choices)
      let id = try PastImportStore(transaction).keep(report, as: activity, from: source.address, of: source.id)
      try FixtureSourceStore(transaction).note(
        .taken(
          new: report.new, changed: report.changed.count, unchanged: report.unchanged, refused: report.refused.count),
        of: source)
      return PastImport(id: id, origin: source.address, at: transaction.now, report: report)
    }
    return (past, nil)
  }

  /// - Throws: ``SourceProblem``.
  private static func read(_ address: String, by fetch: Fetch) async throws -> FixtureFile {
    do {
      let answer = try await fetch.get(address)
      guard answer.isOK else { throw SourceProblem.refused }
      let name = address.split(separator: "/").last.map(String.init) ?? address
      return try await ImportWork.read { try FixtureFile(answer.body, name: name, from: address) }
    } catch let problem as FetchProblem {
      throw SourceProblem.fetch(problem)
    } catch is Invalid {
      throw SourceProblem.noFixtures
    }
  }
}
