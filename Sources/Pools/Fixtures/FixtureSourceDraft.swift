import Kit

/// A calendar on the web as its form says it.
struct FixtureSourceDraft: Fielded {
  /// A competition, by its preset; empty for another address.
  var competition = ""
  var origin = ""
  var address = ""
  var interval = ""

  static let competition = Field(
    "competition", \FixtureSourceDraft.competition, SourcePhrases.competition, isStored: false)
  static let origin = Field("origin", \FixtureSourceDraft.origin, SourcePhrases.origin, isStored: false)
  static let address = Field(
    "address", \FixtureSourceDraft.address, SourcePhrases.address, .custom, .optional(2_000))
  static let interval = Field(
    "interval", \FixtureSourceDraft.interval, SourcePhrases.interval, isStored: false)
  static let fields = [competition, origin, address, interval]

  /// What an address says goes before a competition.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(on today: Day) throws -> (address: String, interval: FixtureSource.Interval) {
    var problems = problems
    let preset = FixturePreset(rawValue: competition)
    let address = address.isEmpty ? preset?.address(at: .init(rawValue: origin) ?? .github, on: today) ?? "" : address
    if problems.isEmpty {
      if address.isEmpty {
        problems["address"] = SourcePhrases.addressMissing
      } else if WebAddress.candidates(address).isEmpty {
        problems["address"] = FetchProblem.noAddress.message
      }
    }
    let interval = FixtureSource.Interval(rawValue: interval)
    problems["interval"] = interval == nil ? PoolsPhrases.choiceMissing : nil
    guard problems.isEmpty, let interval else { throw problems }
    return (address, interval)
  }
}
