import Kit

/// A calendar on the web as its form says it.
struct FixtureSourceDraft: Fielded {
  var address = ""
  var interval = ""

  static let address = Field(
    "address", \FixtureSourceDraft.address, SourcePhrases.address, .custom,
    .required(2_000, missing: SourcePhrases.addressMissing))
  static let interval = Field(
    "interval", \FixtureSourceDraft.interval, SourcePhrases.interval, isStored: false)
  static let fields = [address, interval]

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated() throws -> FixtureSource.Interval {
    var problems = problems
    if problems.isEmpty, WebAddress.candidates(address).isEmpty {
      problems["address"] = FetchProblem.noAddress.message
    }
    let interval = FixtureSource.Interval(rawValue: interval)
    problems["interval"] = interval == nil ? PoolsPhrases.choiceMissing : nil
    guard problems.isEmpty, let interval else { throw problems }
    return interval
  }
}
