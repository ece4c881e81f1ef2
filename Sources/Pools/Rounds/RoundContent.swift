import Kit

/// What the form of a new round says.
struct RoundContent: Hashable, Sendable {
  let matches: [ID<Fixture>]
  /// Nothing where it is for points alone.
  let stake: Money
  let holder: String

  /// - Throws: `Invalid`.
  init(_ form: Form, currency: Currency, locale: ReaderLocale) throws {
    var problems = Invalid()
    matches = form.values(of: "match").prefix(RoundStore<SpaceView>.mostMatches).compactMap { ID($0) }
    if matches.isEmpty { problems["match"] = RoundPhrases.matchesMissing }
    let typed = form.trimmed("stake")
    let isForPoints = typed.allSatisfy { "0.,".contains($0) }
    let stake = isForPoints ? nil : PoolContent.stake(typed, currency, locale, &problems)
    self.stake = stake ?? Money(minorUnits: 0, currency: currency)
    holder = form.trimmed("holder")
    if !isForPoints, holder.isEmpty { problems["holder"] = PoolsPhrases.holderMissing }
    if !TextRule.fits(holder, PoolContent.holderLimit) { problems["holder"] = PoolsPhrases.holderMissing }
    guard problems.isEmpty else { throw problems }
  }
}
