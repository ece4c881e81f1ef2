import Kit

/// A match among others of a form: both sides, and between them two fields for the goals, or what is known.
struct ScoreRow {
  let pool: Pool
  let state: FormState
  /// Below it: when it begins, how it ended, what others bet.
  let caption: HTML
  /// Instead of the fields.
  var score: HTML?

  static func field(_ side: String, _ pool: ID<Pool>) -> String { "\(side)-\(pool)" }

  var html: HTML {
    let (home, away) = (Self.field("home", pool.id), Self.field("away", pool.id))
    let problem = state.problems[home] ?? state.problems[away]
    let message: HTML? = problem.map { "<p class=\"field-error\" id=\"\(home)-error\">\($0)</p>" }
    let middle =
      score
        ?? """
        <input type="hidden" name="match" value="\(pool.id)">\(input(home, pool.home, home))\
        <span class="score-dash" aria-hidden="true">–</span>\(input(away, pool.away, home))
        """
    return """
      <li class="round-match" id="\(pool.id)"><div class="round-line">\(side(pool.home))\
      <div class="round-score">\(middle)</div>\(side(pool.away))</div>\(message)\
      <div class="round-caption">\(caption)</div></li>
      """
  }

  private func side(_ side: Side) -> HTML {
    "<div class=\"round-side\">\(side.mark)<span>\(side.title)</span></div>"
  }

  private func input(_ name: String, _ side: Side, _ first: String) -> HTML {
    let isWrong = (state.problems[name] ?? state.problems[first]) != nil
    let described: HTML? = isWrong ? " aria-invalid=\"true\" aria-describedby=\"\(first)-error\"" : nil
    let shown: HTML? = state.original.map { "<input type=\"hidden\" name=\"was.\(name)\" value=\"\($0[name])\">" }
    return """
      <input id="\(name)" name="\(name)" value="\(state.values[name])" inputmode="numeric" autocomplete="off" \
      maxlength="2" pattern="[0-9]*" aria-label="\(BetPhrases.goals(side.title))"\(described)>\(shown)
      """
  }
}

/// The matches of a round for somebody who plays: fields for those to come, and of those that have begun what everybody bet.
struct RoundCard {
  let round: Round
  let pools: [Pool]
  let bets: [ID<Pool>: [Bet]]
  let author: Author
  let now: Instant
  let today: Day
  let state: FormState
  /// Who plays in the league, as whoever organises is told; nobody for guests.
  let expected: [String]

  /// - Parameter returned: the form as it came back.
  init(
    _ round: Round, _ returned: FormState?, for visit: some VisitInSpace, in view: SpaceView
  ) throws {
    (self.round, now) = (round, visit.house.mint.now())
    author = try ClaimStore(view).player(for: visit.author, in: round.league)
    today = visit.today
    pools = try RoundStore(view).pools(of: round.id)
    bets = try BetStore(view).bets(of: round.id, for: author, at: now)
    let isMember = visit.author.person != nil
    expected = try isMember ? AttendanceStore(view).players(of: round.league, at: now) : []
    var form = Form()
    for pool in pools {
      let goals = GoalsDraft(Self.own(bets[pool.id] ?? [], author)?.score)
      form.set(ScoreRow.field("home", pool.id), goals.home)
      form.set(ScoreRow.field("away", pool.id), goals.away)
    }
    state = returned ?? .showing(form, visit.house.mint)
  }

  private static func own(_ bets: [Bet], _ author: Author) -> Bet? {
    bets.first { author.person != nil && $0.person == author.person || author.guest != nil && $0.guest == author.guest }
  }

  private func own(_ pool: Pool) -> Bet? { Self.own(bets[pool.id] ?? [], author) }
  private var open: [Pool] { pools.filter { $0.state(at: now) == .open } }

  /// How many matches the reader may bet on and has not.
  var missing: Int { open.count { own($0) == nil } }

  var html: HTML {
    let rows = pools.html { $0.state(at: now) == .open ? field($0).html : known($0).html }
    let list: HTML = "<ul class=\"round-matches\">\(rows)</ul>"
    guard !open.isEmpty else { return "\(list)\(people)" }
    let status = missing == 0 ? RoundPhrases.complete : RoundPhrases.missing(missing)
    let form = state.form(
      posts: PoolsPaths.ownBets(round.league, round.id), as: .placeBets,
      """
      <score-rows>\(list)</score-rows><p class="group-note">\(RoundPhrases.ownNote) \(RoundPhrases.inZone)</p>\
      <button class="button">\(RoundPhrases.save)</button>
      """)
    return
      "\(clock)\(lastHour)\(hiddenNote)<p class=\"round-status\"\(missing > 0, attribute: "data-missing")>\(status)</p>\(form)\(people)"
  }

  /// Whoever was let in on another phone bets anew to see what they bet.
  private var hiddenNote: HTML? {
    guard open.contains(where: { own($0).map { $0.score == nil } ?? false }) else { return nil }
    return Notice(BetPhrases.hiddenByNewLink).html
  }

  /// An open page fetches itself again when the next match begins, and an hour before each.
  private var clock: HTML? {
    let next = open.compactMap(\.locksAt).map { LastHour.left(until: $0, at: now) }.min()
    return next.map { "<lock-clock left=\"\($0)\"></lock-clock>" }
  }

  /// Said to whoever has not bet on a match that is about to begin.
  private var lastHour: HTML? {
    let isNear = open.contains { own($0) == nil && $0.locksSoon(at: now) != nil }
    return isNear ? Notice(ReminderPhrases.lastHourOfAMatch, tone: .warning).html : nil
  }

  private func field(_ pool: Pool) -> ScoreRow {
    ScoreRow(pool: pool, state: state, caption: "<p>\(when(pool))</p>")
  }

  private func when(_ pool: Pool) -> Phrase {
    guard let kickOff = pool.kickOff else { return PoolsPhrases.noKickOff }
    let time = Phrase(Capitalized(kickOff.written(.near(to: today))))
    return pool.isProvisional ? [time, FixturePhrases.provisional].joined(by: " · ") ?? time : time
  }

  /// What has begun: how it ended or what the reader bet, and everybody's scores.
  private func known(_ pool: Pool) -> ScoreRow {
    let all = bets[pool.id] ?? []
    let (bet, mine) = (own(pool), own(pool)?.score)
    var words = [pool.ending == .cancelled ? PoolsPhrases.notPlayed : pool.result == nil ? PoolsPhrases.locked : nil]
    words.append(
      mine.map { score in
        RoundPhrases.yours(score.text, points: pool.result.map { Hits.points(of: score, with: $0) })
      })
    if pool.hasStake, let outcome = bet.flatMap({ OwnOutcome(of: $0, in: pool) }) {
      switch outcome {
      case .wins(let money): words.append(RoundPhrases.youGet(money))
      case .getsBack(let money): words.append(RoundPhrases.youGetBack(money))
      case .missed: break
      }
    }
    let line = words.compactMap(\.self).joined(by: " · ") ?? RoundPhrases.youDidNot
    let chips = all.html { bet in
      let points = pool.result.flatMap { result in bet.score.map { Hits.points(of: $0, with: result) } }
      let plus: HTML? = points.map { " <b>+\(String($0))</b>" }
      return "<li\((points ?? 0) > 0, attribute: "data-hit")>\(bet.name) \(bet.score?.text ?? "")\(plus)</li>"
    }
    let others: HTML? =
      all.isEmpty ? nil : Disclosure(RoundPhrases.others(all.count), "<ul class=\"round-bets\">\(chips)</ul>").html
    let score: HTML =
      pool.result.map { "<span class=\"round-result\">\($0.text)</span>" }
      ?? "<span class=\"round-result\" aria-hidden=\"true\">–</span>"
    return ScoreRow(pool: pool, state: state, caption: "<p>\(line)</p>\(others)", score: score)
  }

  /// Who has bet on how much of what is open: what is missing is no secret, the scores are.
  private var people: HTML? {
    let lines = Attendance(Array(bets.values.joined()), on: Set(open.map(\.id)), expected: expected).lines
    guard !open.isEmpty, !lines.isEmpty else { return nil }
    return Group(
      RoundPhrases.everybody,
      rows: lines.map { person in
        Row(
          title: Phrase(verbatim: person.name), subtitle: person.written.map(BetPhrases.written),
          badge: person.missing == 0
            ? Row.Badge(RoundPhrases.hasAll, tone: .done) : Row.Badge(RoundPhrases.lacks(person.missing), tone: .needs))
      }
    ).html
  }
}
