import Kit

/// A calendar on the web that the owner has named: fetched again from time to time.
struct FixtureSource: Hashable, Stored {
  enum Interval: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
    case hour, quarter, day, week

    var duration: Duration {
      switch self {
      case .hour: .seconds(3600)
      case .quarter: .seconds(6 * 3600)
      case .day: .seconds(24 * 3600)
      case .week: .seconds(7 * 24 * 3600)
      }
    }
  }

  /// What came of asking it.
  enum Outcome: Hashable, Sendable {
    case taken(new: Int, changed: Int, unchanged: Int, refused: Int)
    case failed(SourceProblem)
  }

  let id: ID<FixtureSource>
  let address: String
  let interval: Interval
  let outcome: Outcome?
  let askedAt: Instant?
  /// What became of what it said last.
  let latest: ID<PastImport>?

  static let table = SpaceTable("pools_source", hasTrash: true)
  static let columns: SQL =
    """
    id, address, repeats, asked_at, (
      SELECT pools_import.id FROM pools_import WHERE pools_import.source_id = pools_source.id
      ORDER BY pools_import.at DESC, pools_import.id DESC LIMIT 1
    ) AS import_id, problem, new, changed, unchanged, refused
    """
  static var gone: Phrase { SourcePhrases.gone }

  var subject: Subject { Subject(Fixture.topic, id, title: address) }

  init(_ row: SQLRow, in space: Space) throws {
    (id, address, interval) = (try row["id"], try row["address"], try row["repeats"])
    (askedAt, latest) = (try row["asked_at"] as Instant?, try row["import_id"] as ID<PastImport>?)
    if let problem = try (row["problem"] as String?).flatMap({ SourceProblem(stored: $0) }) {
      outcome = .failed(problem)
    } else if askedAt != nil {
      outcome = .taken(
        new: try row["new"], changed: try row["changed"], unchanged: try row["unchanged"], refused: try row["refused"])
    } else {
      outcome = nil
    }
  }
}

extension Action {
  static let addSource = Action("pools.source.add", [.newID] + FixtureSourceDraft.inputs)
  static let deleteSource = Action("pools.source.delete")
  static let refreshSource = Action("pools.source.refresh")
}

extension FixtureSource {
  static let noun = Noun(
    es: .masculine("calendario de la web", "calendarios de la web"), en: ("fixture list", "fixture lists"),
    pt: .masculine("calendário da web", "calendários da web"))
  static let added = Event("source.added", \.new, of: noun)
  static let deleted = Event.deletion("source.deleted", of: noun)

  static let events = [added, deleted].map(\.declared)
}
