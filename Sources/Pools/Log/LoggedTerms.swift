import Kit

/// What a pool was made with or changed to, as the note of its log entry keeps it.
struct LoggedTerms: Hashable, Sendable {
  let home: String
  let away: String
  let stake: Money
  let mode: Pool.BettingMode
  let basis: ResultBasis
  let nobodyHit: NobodyHit
  let hasUniqueScores: Bool
  let kickOff: Instant?

  init(_ content: PoolContent) {
    (home, away) = (content.home.name, content.away.name)
    (stake, kickOff) = (content.stake, content.kickOff)
    (mode, basis, nobodyHit) = (content.mode, content.basis, content.nobodyHit)
    hasUniqueScores = content.hasUniqueScores
  }

  init?(_ note: String) {
    let parts = note.split(separator: "; ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 8 else { return nil }
    let stake = parts[2].split(separator: " ")
    guard stake.count == 2, let units = Int64(stake[0]), let currency = Currency(rawValue: String(stake[1])),
      let mode = Pool.BettingMode(rawValue: parts[3]), let basis = ResultBasis(rawValue: parts[4]),
      let nobodyHit = NobodyHit(rawValue: parts[5])
    else { return nil }
    (home, away) = (parts[0], parts[1])
    self.stake = Money(minorUnits: units, currency: currency)
    (self.mode, self.basis, self.nobodyHit) = (mode, basis, nobodyHit)
    hasUniqueScores = parts[6] == "unique"
    kickOff = Instant(iso8601: parts[7])
  }

  var match: String { "\(home) – \(away)" }

  var note: String {
    [
      home, away, "\(stake.minorUnits) \(stake.currency.code)", mode.rawValue, basis.rawValue, nobodyHit.rawValue,
      hasUniqueScores ? "unique" : "repeated", kickOff?.iso8601 ?? "",
    ].joined(separator: "; ")
  }

  var phrases: [Phrase] {
    let unique = hasUniqueScores ? PoolsPhrases.mayNotRepeat : nil
    return [
      Phrase(verbatim: match), kickOff.map { Phrase($0) }, Phrase(stake), PoolsPhrases.title(mode),
      PoolsPhrases.title(basis),
      PoolsPhrases.nobodyHit(nobodyHit), unique,
    ].compactMap(\.self)
  }
}
