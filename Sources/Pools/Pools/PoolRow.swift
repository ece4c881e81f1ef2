import Kit

/// A pool in a list: both shields, what everybody puts in, and how the match ended.
struct PoolRow {
  let pool: Pool
  let now: Instant
  var query: ListQuery?
  var isCurrent = false
  /// Of a closed one, in the order of their bets; `nil` where the row doesn't say who won.
  var winners: [String]?

  var row: Row {
    let link = PoolsPaths.pool(pool.id)
    return Row(
      id: pool.id.description, title: pool.title, subtitle: subtitle, mark: pool.mark, badge: badge,
      opens: query?.kept(link) ?? link, isCurrent: isCurrent,
      deletion: pool.isPutAway
        ? nil : query.map { Row.Deletion($0.kept(PoolsPaths.poolDeletion(pool.id)), of: pool.name) })
  }

  /// As a search of everything shows it.
  var found: FoundThing { FoundThing(pool.title, subtitle, badge: badge, opens: PoolsPaths.pool(pool.id)) }

  private var subtitle: Phrase? {
    let provisional = pool.isProvisional && pool.ending == nil ? FixturePhrases.provisional : nil
    let reopened = pool.reopened == nil ? nil : PoolsPhrases.wasReopened
    let stake = pool.hasStake ? Phrase(pool.stake) : nil
    let parts = [time, provisional, stake, outcome ?? Bet.noun.counted(pool.bets), reopened]
    return parts.compactMap(\.self).joined(by: " · ")
  }

  /// Who got it, or that nobody did.
  private var outcome: Phrase? {
    guard pool.result != nil, pool.bets > 0 else { return nil }
    return winners.map(PoolsPhrases.won)
  }

  /// In a list of open ones the day stands above; where a row stands alone, it says the day too. Of what is over the day is enough:
  /// the match's, or when it was closed.
  private var time: Phrase? {
    if pool.ending != nil, let day = pool.kickOff ?? pool.endedAt {
      return Phrase(Capitalized(day.written(.day(from: now))))
    }
    guard let kickOff = pool.kickOff else { return nil }
    return query == nil ? Phrase(kickOff) : Phrase(kickOff.written(.time))
  }

  private var badge: Row.Badge? {
    switch pool.ending {
    case .result(let score): return Row.Badge(score: score.text)
    case .cancelled: return Row.Badge(PoolsPhrases.notPlayed, tone: .quiet)
    case nil: return pool.state(at: now) == .locked ? Row.Badge(PoolsPhrases.locked, tone: .taken) : nil
    }
  }
}

extension Pool {
  var mark: HTML { Shield.pair(content.home, content.away) }
}

/// A match as a scoreboard: the sides with their shields, and between them the score or when it begins.
struct MatchCard {
  let home: Side
  let away: Side
  let score: Score?
  /// Below the score, or instead of it.
  let caption: Phrase?

  var html: HTML {
    let middle: HTML =
      score.map { "<p class=\"match-score\">\($0.text)</p>" } ?? "<p class=\"match-score\" aria-hidden=\"true\">–</p>"
    let below: HTML? = caption.map { "<p class=\"match-caption\">\($0)</p>" }
    return """
      <div class="match">\(side(home))<div class="match-middle">\(middle)\(below)</div>\(side(away))</div>
      """
  }

  private func side(_ side: Side) -> HTML {
    "<div class=\"match-side\">\(side.mark)<p>\(side.title)</p></div>"
  }
}
