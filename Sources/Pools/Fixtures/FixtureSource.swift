import Kit

/// A calendar on the web that the owner has named: fetched again from time to time.
struct FixtureSource: Hashable, Sendable {
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

  static let addressLimit = 2_000

  var subject: Subject { Subject(Fixture.topic, id, title: address) }
}

extension FixtureSource {
  static let added = Event("source.added", PoolsPhrases.saved)
  static let deleted = Event(
    "source.deleted", PoolsPhrases.deleted, undo: .restoring, isDeletion: true, undone: PoolsPhrases.broughtBack)

  static let events = [added, deleted].map(\.declared)
}

/// Why nothing came of asking for a calendar.
enum SourceProblem: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
  case noAddress, unknownName, privateAddress, unusualPort, unreachable, insecure, tooSlow, tooLarge, tooManyRedirects,
    malformed
  /// The site answered that it has no such page.
  case refused
  /// What came holds no matches.
  case noFixtures

  init(_ problem: FetchProblem) {
    self =
      switch problem {
      case .noAddress: .noAddress
      case .unknownName: .unknownName
      case .privateAddress: .privateAddress
      case .unusualPort: .unusualPort
      case .unreachable: .unreachable
      case .insecure: .insecure
      case .tooSlow: .tooSlow
      case .tooLarge: .tooLarge
      case .tooManyRedirects: .tooManyRedirects
      case .malformed: .malformed
      }
  }

  var message: Phrase {
    switch self {
    case .noAddress: FetchProblem.noAddress.message
    case .unknownName: FetchProblem.unknownName.message
    case .privateAddress: FetchProblem.privateAddress.message
    case .unusualPort: FetchProblem.unusualPort.message
    case .unreachable: FetchProblem.unreachable.message
    case .insecure: FetchProblem.insecure.message
    case .tooSlow: FetchProblem.tooSlow.message
    case .tooLarge: FetchProblem.tooLarge.message
    case .tooManyRedirects: FetchProblem.tooManyRedirects.message
    case .malformed: FetchProblem.malformed.message
    case .refused: SourcePhrases.refused
    case .noFixtures: SourcePhrases.noFixtures
    }
  }
}
