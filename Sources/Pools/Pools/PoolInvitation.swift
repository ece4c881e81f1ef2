import Kit

extension Pool {
  /// What those should know whom a link invites: what is played for, and until when. Nothing of what anybody has bet.
  /// - Parameter carryOver: what it would play for besides its stakes.
  func invitation(carryOver: Money, at now: Instant) -> Invitation {
    Invitation(title: title, lines: [stakeLine(carryOver), deadline(at: now)].compactMap(\.self))
  }

  private func stakeLine(_ carryOver: Money) -> Phrase {
    guard hasStake else { return RoundPhrases.forPoints }
    return InvitationPhrases.stake(content.stake, carryOver: ending == nil ? carryOver : self.carryOver)
  }

  /// Until when one may bet; of what has begun, since when no longer.
  private func deadline(at now: Instant) -> Phrase? {
    switch state(at: now) {
    case .closed: nil
    case .locked: locksAt.map { PoolsPhrases.locked(since: $0) }
    case .open where content.mode == .link:
      locksAt.map(PoolsPhrases.opensUntil) ?? (isProvisional ? PoolsPhrases.opensUntilConfirmed : nil)
    case .open: content.kickOff.map(InvitationPhrases.begins)
    }
  }
}

extension RoundStore {
  /// What those should know whom a league's link invites: the round that can be bet on, what is played for, and until when.
  func invitation(to league: League, at now: Instant) throws -> Invitation {
    let title = Phrase(verbatim: league.name)
    guard let id = try current(of: league.id, at: now) else {
      return Invitation(title: title, lines: [LeaguePhrases.newLeagueNote])
    }
    let (round, pools) = (try self.round(id, of: league.id), try self.pools(of: id))
    let open = pools.filter { $0.state(at: now) == .open }
    let matches = Phrase(joining: "\(round.title) · \(FixturePhrases.matches(pools.count))")
    let stake = pools.first.map { $0.hasStake ? InvitationPhrases.stakeEach($0.stake) : RoundPhrases.forPoints }
    let first = open.compactMap(\.locksAt).min().map(InvitationPhrases.first)
    return Invitation(title: title, lines: [matches, stake, first].compactMap(\.self))
  }
}

enum InvitationPhrases {
  static func stake(_ stake: Money, carryOver: Money) -> Phrase {
    guard carryOver.minorUnits > 0 else {
      return Phrase(es: "Apuesta: \(stake)", en: "Stake: \(stake)", pt: "Aposta: \(stake)")
    }
    return Phrase(
      es: "Apuesta: \(stake) · Bote en juego: \(carryOver)", en: "Stake: \(stake) · Rollover to play for: \(carryOver)",
      pt: "Aposta: \(stake) · Acumulado em jogo: \(carryOver)")
  }
  static func stakeEach(_ stake: Money) -> Phrase {
    Phrase(
      es: "Apuesta por partido: \(stake)", en: "Stake per match: \(stake)", pt: "Aposta por jogo: \(stake)")
  }
  static func begins(_ instant: Instant) -> Phrase {
    let moment = PoolsPhrases.kickOff(instant)
    return Phrase(es: "Empieza el \(moment).", en: "It begins on \(moment).", pt: "Começa em \(moment).")
  }
  static func first(_ instant: Instant) -> Phrase {
    let moment = PoolsPhrases.kickOff(instant)
    return Phrase(
      es: "Se puede apostar hasta que empiece cada partido; el primero, el \(moment).",
      en: "Bets are open until each match begins; the first does on \(moment).",
      pt: "As apostas estão abertas até cada jogo começar; o primeiro começa em \(moment).")
  }
}
