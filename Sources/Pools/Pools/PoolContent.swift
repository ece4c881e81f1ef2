import Kit

/// What a valid form of a pool says.
struct PoolContent: Hashable, Sendable {
  static let holderLimit = 60
  /// A million euros, dollars, pesos, in minor units: more is a slip of the finger.
  static let largestStake: Int64 = 100_000_000

  let home: Side
  let away: Side
  let stake: Money
  let mode: Pool.BettingMode
  let basis: ResultBasis
  let nobodyHit: NobodyHit
  /// Whether no two may bet the same score.
  let hasUniqueScores: Bool
  /// Who keeps the money.
  let holder: String
  let kickOff: Instant?
  let fixture: ID<Fixture>?
}

extension PoolContent {
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  /// - Parameter isForPoints: whether it may be without money, as in a round that is for points alone.
  init(
    _ draft: PoolDraft, currency: Currency, locale reader: ReaderLocale, now: Instant, isForPoints: Bool = false
  ) throws {
    var problems = draft.problems
    let (home, away) = (Side(text: draft.home), Side(text: draft.away))
    let (mode, basis) = (Pool.BettingMode(rawValue: draft.mode), ResultBasis(rawValue: draft.basis))
    let nobodyHit = NobodyHit(rawValue: draft.nobodyHit)
    let kickOff = LocalTime(draft.kickOff).map { Instant($0, in: reader.zone) }
    problems["team-home"] = home == nil ? PoolsPhrases.teamMissing : nil
    problems["team-away"] = away == nil ? PoolsPhrases.teamMissing : nil
    if let home, let away, home.key == away.key { problems["team-away"] = PoolsPhrases.sameTeam }
    problems["manner"] = mode == nil ? PoolsPhrases.choiceMissing : nil
    problems["basis"] = basis == nil ? PoolsPhrases.choiceMissing : nil
    problems["nobody"] = nobodyHit == nil ? PoolsPhrases.choiceMissing : nil
    if kickOff == nil, !draft.kickOff.isEmpty { problems["kickoff"] = PoolsPhrases.timeMissing }
    if mode == .link { problems["kickoff"] = Self.problem(withLock: kickOff, now) }
    if mode == .link, draft.unique == "yes" { problems["unique"] = PoolsPhrases.uniqueIsForPaper }
    var stake = Self.stake(draft.stake, currency, reader, &problems)
    if isForPoints, stake?.minorUnits ?? 0 == 0 {
      (stake, problems["stake"]) = (Money(minorUnits: 0, currency: currency), nil)
    }
    guard problems.isEmpty, let home, let away, let mode, let basis, let nobodyHit, let stake else { throw problems }
    self.init(
      home: home, away: away, stake: stake, mode: mode, basis: basis, nobodyHit: nobodyHit,
      hasUniqueScores: draft.unique == "yes", holder: draft.holder, kickOff: kickOff, fixture: ID(draft.fixture))
  }

  private static func problem(withLock kickOff: Instant?, _ now: Instant) -> Phrase? {
    guard let kickOff else { return PoolsPhrases.kickOffNeeded }
    return kickOff > now ? nil : PoolsPhrases.kickOffPast
  }

  static func stake(_ text: String, _ currency: Currency, _ reader: ReaderLocale, _ problems: inout Invalid) -> Money? {
    do throws(Money.Misreading) {
      let stake = try Money.parse(text, currency: currency, language: reader.language)
      if stake.minorUnits > largestStake { problems["stake"] = Money.Misreading.tooLarge.message }
      if stake.minorUnits == 0 { problems["stake"] = PoolsPhrases.stakeMissing }
      return stake
    } catch {
      problems["stake"] = error == .empty ? PoolsPhrases.stakeMissing : error.message
      return nil
    }
  }

  func staking(_ stake: Money) -> PoolContent {
    PoolContent(
      home: home, away: away, stake: stake, mode: mode, basis: basis, nobodyHit: nobodyHit,
      hasUniqueScores: hasUniqueScores, holder: holder, kickOff: kickOff, fixture: fixture)
  }

  /// When bets by link are locked.
  func locksAt(isProvisional: Bool) -> Instant? { mode == .link && !isProvisional ? kickOff : nil }
}

extension PoolContent {
  static let columns: SQL =
    """
    home_key, home_name, home_shield, away_key, away_name, away_shield, stake, manner, basis, nobody_hit, \
    has_unique_scores, holder, kick_off_at, fixture_id
    """

  /// Of the columns, in the same order.
  var columnValues: SQL {
    """
    \(home.key), \(home.name), \(home.shield.stored), \(away.key), \(away.name), \(away.shield.stored), \
    \(stake.minorUnits), \(mode), \(basis), \(nobodyHit), \(hasUniqueScores), \(holder), \(kickOff), \(fixture)
    """
  }

  init(_ row: SQLRow, currency: Currency) throws {
    self.init(
      home: Side(key: try row["home_key"], name: try row["home_name"], stored: try row["home_shield"]),
      away: Side(key: try row["away_key"], name: try row["away_name"], stored: try row["away_shield"]),
      stake: Money(minorUnits: try row["stake"], currency: currency), mode: try row["manner"],
      basis: try row["basis"], nobodyHit: try row["nobody_hit"], hasUniqueScores: try row["has_unique_scores"],
      holder: try row["holder"], kickOff: try row["kick_off_at"] as Instant?,
      fixture: try row["fixture_id"] as ID<Fixture>?)
  }

  var searchKey: String { "\(home.searchKey) \(away.searchKey) \(holder.searchKey)" }
}

extension Side {
  init(key: String, name: String, stored shield: String) {
    self.init(key: key, name: name, shield: Shield(stored: shield) ?? .neutral)
  }

  /// By every name that somebody may look for.
  var searchKey: String { (ClubBook.shared.club(key)?.names ?? [name]).joined(separator: " ").searchKey }
}
