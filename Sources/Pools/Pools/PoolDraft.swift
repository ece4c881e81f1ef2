import Kit

/// A pool as its form says it: everything as it was typed.
struct PoolDraft: Fielded {
  static let kind = "pools.pool"

  var home = ""
  var away = ""
  var stake = ""
  var mode = Pool.BettingMode.paper.rawValue
  var basis = ResultBasis.regulation.rawValue
  var nobodyHit = NobodyHit.carry.rawValue
  var unique = "no"
  var holder = ""
  var kickOff = ""
  var fixture = ""

  static let kickOff = Field(
    "kickoff", \PoolDraft.kickOff, PoolsPhrases.kickOff, .text(.dateTime), isStored: false)
  static let holder = Field(
    "holder", \PoolDraft.holder, PoolsPhrases.holder, .text(.name),
    .required(PoolContent.holderLimit, missing: PoolsPhrases.holderMissing))

  static let fields: [Field<PoolDraft>] = [
    Field("team-home", \.home, PoolsPhrases.home, isStored: false, written: Side.name),
    Field("team-away", \.away, PoolsPhrases.away, isStored: false, written: Side.name),
    Field("stake", \.stake, PoolsPhrases.stake, holds: .money, isStored: false),
    Field(
      "manner", \.mode, PoolsPhrases.howBetsComeIn, holds: .choice(Pool.BettingMode.allCases.map(\.rawValue)),
      isStored: false),
    Field("basis", \.basis, PoolsPhrases.basis, holds: .choice(ResultBasis.allCases.map(\.rawValue)), isStored: false),
    Field(
      "nobody", \.nobodyHit, PoolsPhrases.nobodyHit, holds: .choice(NobodyHit.allCases.map(\.rawValue)), isStored: false
    ),
    Field("unique", \.unique, PoolsPhrases.mayNotRepeat, holds: .yesNo, isStored: false), holder, kickOff,
    Field("fixture", \.fixture, PoolsPhrases.match, holds: .id, isStored: false),
  ]
}

extension PoolDraft {
  init(_ form: Form) {
    self.init { form[$0.name] }
    // A switch that is off says nothing.
    unique = unique == "yes" ? "yes" : "no"
  }

  /// A stored pool as its form shows it.
  init(_ pool: Pool, locale reader: ReaderLocale) {
    self.init(
      home: pool.home.text, away: pool.away.text, stake: pool.stake.fieldText(in: reader.language),
      mode: pool.mode.rawValue, basis: pool.basis.rawValue, nobodyHit: pool.nobodyHit.rawValue,
      unique: pool.hasUniqueScores ? "yes" : "no", holder: pool.holder,
      kickOff: pool.kickOff?.local(in: reader.zone).fieldText ?? "", fixture: pool.fixture?.description ?? "")
  }

  /// Takes over what the fixtures know of a match.
  mutating func choose(_ fixture: Fixture, in zone: Zone) {
    guard case .side(let homeSide) = fixture.home, case .side(let awaySide) = fixture.away else { return }
    (home, away, self.fixture) = (homeSide.text, awaySide.text, fixture.id.description)
    kickOff = fixture.kickOff?.local(in: zone).fieldText ?? ""
  }
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
