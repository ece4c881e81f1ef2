import Kit

/// A round as text for a chat: its matches, who has not bet, who stands where. No score of anybody's is in it.
struct RoundSummary {
  let league: String
  let round: Round
  let pools: [Pool]
  /// Of the closed ones, in the order of their bets.
  let winners: [ID<Pool>: [String]]
  let attendance: Attendance
  /// Of the whole league.
  let table: LeagueTable
  let now: Instant
  let locale: ReaderLocale

  private func say(_ phrase: Phrase) -> String { phrase.text(in: locale) }
  private var isOpen: Bool { pools.contains { $0.state(at: now) == .open } }

  var text: String {
    var lines = ["\(league) · \(say(round.title))", stake, ""] + matches
    if isOpen { lines.append("(\(ReaderZone().text(in: locale)))") }
    if table.isDecided {
      lines += ["", "\(say(LeaguePhrases.table)):"]
      lines += table.lines.map { "\($0.place). \($0.line.name): \(say(RoundPhrases.points($0.line.hits.points)))" }
    }
    if isOpen, !lacking.isEmpty { lines += ["", say(ReminderPhrases.notYet(lacking))] }
    return lines.joined(separator: "\n")
  }

  private var stake: String {
    guard let pool = pools.first(where: \.hasStake) else { return say(RoundPhrases.forPoints) }
    return say(InvitationPhrases.stakeEach(pool.stake))
  }

  /// Those that are decided, and the others under their days.
  private var matches: [String] {
    var (lines, day) = (pools.compactMap(decided), "")
    for pool in pools where pool.ending == nil {
      let next = pool.kickOff?.text(in: locale, as: .date) ?? say(PoolsPhrases.noKickOff)
      if next != day { lines.append(next) }
      day = next
      let time = pool.kickOff.map { "\($0.text(in: locale, as: .time)) " } ?? ""
      lines.append("\(time)\(say(pool.title))")
    }
    return lines
  }

  private func decided(_ pool: Pool) -> String? {
    guard let ending = pool.ending else { return nil }
    let title = say(pool.title)
    guard let score = ending.score else { return "\(title) · \(say(PoolsPhrases.notPlayed))" }
    guard pool.hasStake, pool.bets > 0 else { return "\(title)  \(score.text)" }
    return "\(title)  \(score.text) · \(say(PoolsPhrases.won(by: winners[pool.id] ?? [])))"
  }

  /// Who has begun and lacks some is said with how many.
  private var lacking: [String] {
    let open = pools.count { $0.state(at: now) == .open }
    return attendance.lacking.map { $0.missing == open ? $0.name : "\($0.name) (\($0.missing))" }
  }
}

extension RoundSummary {
  init(_ league: ID<League>, _ id: ID<Round>, at now: Instant, locale: ReaderLocale, in view: SpaceView) throws {
    let (store, bets) = (RoundStore(view), BetStore(view))
    let (round, pools) = (try store.round(id, of: league), try store.pools(of: id))
    let open = Set(pools.filter { $0.state(at: now) == .open }.map(\.id))
    self.init(
      league: try view.find(league).name, round: round, pools: pools, winners: try bets.winners(of: pools.map(\.id)),
      attendance: Attendance(
        Array(try bets.bets(of: id, for: nil, at: now).values.joined()), on: open,
        expected: try AttendanceStore(view).players(of: league, at: now)),
      table: try LeagueStore(view).table(of: league), now: now, locale: locale)
  }
}
