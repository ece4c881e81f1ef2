import Kit

/// Something to look at in a fresh home: a few pools among friends. Its matches are made up, and say so by their names.
struct PoolsSample {
  let language: Language

  func add(to transaction: SpaceTransaction) throws {
    let (now, holder) = (transaction.now, names[0])
    try closed(transaction, holder)
    try paper(transaction, holder, at: now + .seconds(3 * 24 * 3600))
    for (index, sides) in [("es.barcelona", "es.athletic"), ("pt.porto", "pt.benfica")].enumerated() {
      try byLink(transaction, holder, sides, at: now + .seconds((5 + index) * 24 * 3600))
    }
    try leagues(transaction, holder)
    try fixtures(transaction)
    let isTaken = try TeamStore(transaction).teams().contains { $0.name == team }
    let draft = TeamDraft(
      name: isTaken ? "\(team) \(transaction.sequence)" : team, first: "#0a66d8", second: "#ffd600", pattern: "halves")
    try TeamStore(transaction).add(draft, id: transaction.mint.id())
  }

  private var names: [String] {
    switch language {
    case .es: ["Ana", "Luis", "Carmen", "Pablo", "Nuria"]
    case .en: ["Anna", "Lewis", "Carol", "Paul", "Nora"]
    case .pt: ["Ana", "Luís", "Carla", "Paulo", "Nádia"]
    }
  }

  private var team: String {
    switch language {
    case .es: "Oficina FC"
    case .en: "Office United"
    case .pt: "Escritório FC"
    }
  }

  private func content(
    _ home: String, _ away: String, _ transaction: SpaceTransaction, _ holder: String, kickOff: Instant?,
    mode: Pool.BettingMode = .paper
  ) throws -> PoolContent? {
    guard let home = try TeamStore(transaction).side(home), let away = try TeamStore(transaction).side(away) else {
      return nil
    }
    return PoolContent(
      home: home, away: away, stake: Money(minorUnits: 200, currency: transaction.space.currency), mode: mode,
      basis: .regulation, nobodyHit: .carry, hasUniqueScores: false, holder: holder, kickOff: kickOff, fixture: nil)
  }

  private func bets(_ scores: [(Int, Int)], in pool: ID<Pool>, _ transaction: SpaceTransaction) throws {
    for (name, score) in zip(names, scores) {
      guard let score = Score(score.0, score.1) else { continue }
      let id: ID<Bet> = transaction.mint.id()
      try BetStore(transaction).add(BetContent(name: name, score: score), id: id, to: pool)
      if name != names[2] { try Payments(transaction).note(id, isPaid: true) }
    }
  }

  private func closed(_ transaction: SpaceTransaction, _ holder: String) throws {
    guard
      let content = try content(
        "es.sevilla", "es.betis", transaction, holder, kickOff: transaction.now - .seconds(24 * 3600)),
      let result = Score(2, 1)
    else { return }
    let id: ID<Pool> = transaction.mint.id()
    try PoolStore(transaction).add(content, id: id)
    try bets([(2, 1), (1, 1), (0, 2), (2, 1), (3, 1)], in: id, transaction)
    try PoolStore(transaction).close(id, with: .result(result))
  }

  private func paper(_ transaction: SpaceTransaction, _ holder: String, at kickOff: Instant) throws {
    guard let content = try content("es.real-madrid", "es.atletico", transaction, holder, kickOff: kickOff) else {
      return
    }
    let id: ID<Pool> = transaction.mint.id()
    try PoolStore(transaction).add(content, id: id)
    try bets([(2, 0), (1, 1), (2, 1)], in: id, transaction)
  }

  private func byLink(_ transaction: SpaceTransaction, _ holder: String, _ sides: (String, String), at kickOff: Instant)
    throws
  {
    guard let content = try content(sides.0, sides.1, transaction, holder, kickOff: kickOff, mode: .link) else {
      return
    }
    try PoolStore(transaction).add(content, id: transaction.mint.id())
  }

  /// A league with a round that has been played and one to bet on, and another that has just been made.
  private func leagues(_ transaction: SpaceTransaction, _ holder: String) throws {
    let titles = [
      Phrase(es: "Los del bar", en: "The pub crowd", pt: "A turma do café"),
      Phrase(es: "La oficina", en: "The office", pt: "O escritório"),
    ]
    let locale = ReaderLocale(language: language, zone: transaction.space.zone)
    for (index, title) in titles.enumerated() {
      let league: ID<League> = transaction.mint.id()
      try LeagueStore(transaction).add(LeagueDraft(name: title.text(in: locale)), id: league)
      if index == 0 { try round("Matchday 1", of: league, transaction, holder, isPlayed: true) }
      if index == 0 { try round("Matchday 2", of: league, transaction, holder, isPlayed: false) }
    }
  }

  private func round(
    _ name: String, of league: ID<League>, _ transaction: SpaceTransaction, _ holder: String, isPlayed: Bool
  ) throws {
    let round: ID<Round> = transaction.mint.id()
    try RoundStore(transaction).insert(RoundName(text: name), id: round, into: league)
    let pairs = [("es.sevilla", "es.villarreal"), ("es.valencia", "es.girona"), ("es.celta", "es.rayo")]
    for (index, pair) in pairs.enumerated() {
      let kickOff = transaction.now + .seconds((4 * 24 + 2 * index) * 3600)
      guard let terms = try content(pair.0, pair.1, transaction, holder, kickOff: kickOff, mode: .link) else {
        continue
      }
      let pool: ID<Pool> = transaction.mint.id()
      let stake = Money(minorUnits: 0, currency: transaction.space.currency)
      try PoolStore(transaction).add(terms.staking(stake), id: pool, in: round)
      for (place, person) in names.enumerated() where isPlayed || place < 3 {
        guard let score = Score((place + index) % 3, place % 2) else { continue }
        try BetStore(transaction).write(score, named: person, in: pool)
      }
      guard isPlayed, let result = Score(2, index % 2) else { continue }
      try PoolStore(transaction).lock(pool)
      try PoolStore(transaction).close(pool, with: .result(result))
    }
  }

  /// A round of made-up matches.
  private func fixtures(_ transaction: SpaceTransaction) throws {
    let zone = transaction.space.zone
    let day = transaction.now.day(in: zone).adding(days: 7)
    let name = Phrase(es: "Liga de ejemplo", en: "Sample league", pt: "Campeonato de exemplo")
    let competition = Competition(
      name: name.text(in: ReaderLocale(language: language, zone: zone)), season: "\(day.year)")
    let pairs = [("es.valencia", "es.villarreal"), ("es.real-sociedad", "es.girona"), ("es.celta", "es.rayo")]
    for (index, pair) in pairs.enumerated() {
      guard let home = try TeamStore(transaction).side(pair.0), let away = try TeamStore(transaction).side(pair.1)
      else { continue }
      let kickOff = KickOff(day: day, hour: 16 + index * 2, minute: 0, clock: .local)
      let fixture = Fixture(
        id: transaction.mint.id(), competition: competition, round: RoundName(text: "Matchday 1"), number: nil,
        home: .side(home), away: .side(away), day: day, kickOff: kickOff.instant(in: zone), group: "", ground: "",
        status: .scheduled, score: MatchScore())
      try FixtureStore(transaction).insert(fixture, zone: zone)
    }
  }
}
