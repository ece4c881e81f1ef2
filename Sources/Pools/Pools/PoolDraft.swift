import Kit

/// A pool as its form says it: everything as it was typed.
struct PoolDraft: Hashable, Sendable {
  static let kind = "pools.pool"

  var home = ""
  var away = ""
  var stake = ""
  var manner = Pool.Manner.paper.rawValue
  var basis = ResultBasis.regulation.rawValue
  var nobodyHit = NobodyHit.carry.rawValue
  var unique = "no"
  var holder = ""
  var kickOff = ""
  var fixture = ""

  init(holder: String) {
    self.holder = holder
  }

  init(_ form: Form) {
    home = form["team-home"]
    away = form["team-away"]
    stake = form.trimmed("stake")
    manner = form["manner"]
    basis = form["basis"]
    nobodyHit = form["nobody"]
    unique = form["unique"] == "yes" ? "yes" : "no"
    holder = form.trimmed("holder")
    kickOff = form.trimmed("kickoff")
    fixture = form["fixture"]
  }

  /// A stored pool as its form shows it.
  init(_ pool: Pool, manner reader: Kit.Manner) {
    home = pool.home.text
    away = pool.away.text
    stake = pool.stake.fieldText(in: reader.language)
    manner = pool.manner.rawValue
    basis = pool.basis.rawValue
    nobodyHit = pool.nobodyHit.rawValue
    unique = pool.hasUniqueScores ? "yes" : "no"
    holder = pool.holder
    kickOff = pool.kickOff?.local(in: reader.zone).fieldText ?? ""
    fixture = pool.fixture?.description ?? ""
  }

  var form: Form {
    Form([
      ("team-home", home), ("team-away", away), ("stake", stake), ("manner", manner), ("basis", basis),
      ("nobody", nobodyHit), ("unique", unique), ("holder", holder), ("kickoff", kickOff), ("fixture", fixture),
    ])
  }

  static let fields: [Merge<PoolDraft>.Field] = [
    .init("home", \PoolDraft.home, written: Side.name), .init("away", \PoolDraft.away, written: Side.name),
    .init("stake", \PoolDraft.stake), .init("manner", \PoolDraft.manner), .init("basis", \PoolDraft.basis),
    .init("nobody", \PoolDraft.nobodyHit), .init("unique", \PoolDraft.unique), .init("holder", \PoolDraft.holder),
    .init("kickoff", \PoolDraft.kickOff), .init("fixture", \PoolDraft.fixture),
  ]
}

extension Side {
  /// As a form holds it: key, shield and name, so that a form that is kept for days still says what was chosen.
  var text: String { "\(key)|\(shield.stored)|\(name)" }

  init?(text: String) {
    let parts = text.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let shield = Shield(stored: parts[1]), !parts[2].isEmpty,
      TextRule.fits(parts[2], 120), !parts[0].isEmpty, TextRule.fits(parts[0], 200)
    else { return nil }
    self.init(key: parts[0], name: parts[2], shield: shield)
  }

  static func name(_ text: String) -> String { Side(text: text)?.name ?? "" }
}

/// What a valid form of a pool says.
struct PoolContent: Hashable, Sendable {
  static let holderLimit = 60
  /// A million euros, dollars, pesos, in minor units: more is a slip of the finger.
  static let largestStake: Int64 = 100_000_000

  let home: Side
  let away: Side
  let stake: Money
  let manner: Pool.Manner
  let basis: ResultBasis
  let nobodyHit: NobodyHit
  let hasUniqueScores: Bool
  let holder: String
  let kickOff: Instant?
  let fixture: ID<Fixture>?

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  init(_ draft: PoolDraft, currency: Currency, manner reader: Kit.Manner, now: Instant) throws {
    var problems = Invalid()
    let (home, away) = (Side(text: draft.home), Side(text: draft.away))
    let (manner, basis) = (Pool.Manner(rawValue: draft.manner), ResultBasis(rawValue: draft.basis))
    let nobodyHit = NobodyHit(rawValue: draft.nobodyHit)
    let kickOff = LocalTime(draft.kickOff).map { Instant($0, in: reader.zone) }
    problems["team-home"] = home == nil ? PoolsPhrases.teamMissing : nil
    problems["team-away"] = away == nil ? PoolsPhrases.teamMissing : nil
    if let home, let away, home.key == away.key { problems["team-away"] = PoolsPhrases.sameTeam }
    problems["manner"] = manner == nil ? PoolsPhrases.choiceMissing : nil
    problems["basis"] = basis == nil ? PoolsPhrases.choiceMissing : nil
    problems["nobody"] = nobodyHit == nil ? PoolsPhrases.choiceMissing : nil
    problems["holder"] = TextRule.required(draft.holder, atMost: Self.holderLimit, PoolsPhrases.holderMissing)
    if kickOff == nil, !draft.kickOff.isEmpty { problems["kickoff"] = PoolsPhrases.timeMissing }
    if manner == .link { problems["kickoff"] = Self.problem(withLock: kickOff, now) }
    if manner == .link, draft.unique == "yes" { problems["unique"] = PoolsPhrases.uniqueIsForPaper }
    let stake = Self.stake(draft.stake, currency, reader, &problems)
    guard problems.isEmpty, let home, let away, let manner, let basis, let nobodyHit, let stake else { throw problems }
    (self.home, self.away, self.stake, self.manner, self.basis) = (home, away, stake, manner, basis)
    (self.nobodyHit, hasUniqueScores, holder) = (nobodyHit, draft.unique == "yes", draft.holder)
    (self.kickOff, fixture) = (kickOff, ID(draft.fixture))
  }

  private static func problem(withLock kickOff: Instant?, _ now: Instant) -> Phrase? {
    guard let kickOff else { return PoolsPhrases.kickOffNeeded }
    return kickOff > now ? nil : PoolsPhrases.kickOffPast
  }

  static func stake(_ text: String, _ currency: Currency, _ reader: Kit.Manner, _ problems: inout Invalid) -> Money? {
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

  var searchKey: String { "\(home.searchKey) \(away.searchKey) \(holder.searchKey)" }
}
