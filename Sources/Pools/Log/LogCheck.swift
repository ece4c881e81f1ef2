import Kit

/// Whether a pool's log is whole, worked out from what the page shows alone.
struct LogCheck: Hashable, Sendable {
  enum Fault: Hashable, Sendable {
    /// An entry's number doesn't follow the one before.
    case gap(number: Int)
    /// The hash of the one before is another than it says.
    case brokenChain(number: Int)
    /// What the entry says doesn't give its hash.
    case changed(number: Int)
    /// The score that was opened doesn't give what was committed to.
    case falseOpening(number: Int)
    /// A score was committed to and not opened, though the pool is locked.
    case notOpened(number: Int)
    /// Who takes part, or with which score, isn't what the log says.
    case otherBet(participant: String)
  }

  let faults: [Fault]
  var isWhole: Bool { faults.isEmpty }

  /// - Parameters:
  ///   - openings: by the entry's number; empty while bets are hidden.
  ///   - isOpened: whether every commitment must be open.
  ///   - bets: as the pool's page shows them, each bet with its score; `nil` where it is hidden.
  init(_ entries: [LogEntry], openings: [Int: Opening], isOpened: Bool, bets: [ID<Bet>: (name: String, score: Score?)])
  {
    var faults: [Fault] = []
    var before: (number: Int, hash: String) = (0, LogEntry.origin)
    for entry in entries {
      if entry.number != before.number + 1 { faults.append(.gap(number: entry.number)) }
      if entry.previous != before.hash { faults.append(.brokenChain(number: entry.number)) }
      if Digest.sha256(entry.canonical) != entry.hash { faults.append(.changed(number: entry.number)) }
      faults += Self.openingFault(entry, openings[entry.number], isOpened: isOpened)
      before = (entry.number, entry.hash)
    }
    faults += Self.betFaults(entries, openings, bets)
    self.faults = faults
  }

  private static func openingFault(_ entry: LogEntry, _ opening: Opening?, isOpened: Bool) -> [Fault] {
    guard let commitment = entry.commitment, let bet = entry.bet else { return [] }
    guard let opening else { return isOpened ? [.notOpened(number: entry.number)] : [] }
    let made = Commitment.make(salt: opening.salt, pool: entry.pool, bet: bet, score: opening.score)
    return made == commitment ? [] : [.falseOpening(number: entry.number)]
  }

  /// What the log says of each bet at its end, beside what is shown.
  private static func betFaults(
    _ entries: [LogEntry], _ openings: [Int: Opening], _ bets: [ID<Bet>: (name: String, score: Score?)]
  ) -> [Fault] {
    var logged: [ID<Bet>: (name: String, number: Int, isIn: Bool)] = [:]
    for entry in entries {
      guard let bet = entry.bet else { continue }
      switch entry.kind {
      case .bet:
        logged[bet] = (entry.participant, entry.commitment == nil ? logged[bet]?.number ?? 0 : entry.number, true)
      case .removed: logged[bet]?.isIn = false
      case .returned: logged[bet]?.isIn = true
      default: break
      }
    }
    let missing = logged.filter { $0.value.isIn && bets[$0.key] == nil }.map {
      Fault.otherBet(participant: $0.value.name)
    }
    let other = bets.compactMap { id, bet -> Fault? in
      guard let entry = logged[id], entry.isIn, entry.name == bet.name else { return .otherBet(participant: bet.name) }
      guard let score = bet.score else { return nil }
      return openings[entry.number]?.score == score ? nil : .otherBet(participant: bet.name)
    }
    return (missing + other).sorted { "\($0)" < "\($1)" }
  }
}
