import Kit

/// That the bets of a pool were opened again after their scores could be seen, and what was done to them since. Read from the
/// log alone, so that whoever has the log can say the same.
struct Reopening: Hashable, Sendable {
  /// What the entry of the log has for a note, and the activity for a field.
  static let note = "seen"

  /// A bet that is not what it was.
  struct Change: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case added, removed, moved
      /// The same bet under another name.
      case renamed(from: String)
    }

    let kind: Kind
    let name: String
    /// `nil` while scores are hidden, and where there is none.
    let before: Score?
    let after: Score?
  }

  let entry: LogEntry
  /// In the order of the log.
  let changes: [Change]

  /// `nil` for a pool to which that never happened.
  init?(_ entries: [LogEntry], openings: [Int: Opening]) {
    guard let first = entries.firstIndex(where: { $0.commitment != nil }),
      let index = entries[first...].firstIndex(where: { $0.kind == .reopened })
    else { return nil }
    entry = entries[index]
    let (before, after) = (Standing(entries[..<index]), Standing(entries[...]))
    changes = after.bets.compactMap { bet in
      let old = before.bets.first { $0.id == bet.id && $0.isIn }
      let scores = (old.flatMap { openings[$0.number]?.score }, bet.isIn ? openings[bet.number]?.score : nil)
      switch (old, bet.isIn) {
      case (nil, true): return Change(kind: .added, name: bet.name, before: nil, after: scores.1)
      case (let old?, false): return Change(kind: .removed, name: old.name, before: scores.0, after: nil)
      case (let old?, true) where old.number != bet.number:
        return Change(kind: .moved, name: bet.name, before: scores.0, after: scores.1)
      case (let old?, true) where old.name != bet.name:
        return Change(kind: .renamed(from: old.name), name: bet.name, before: scores.0, after: scores.1)
      default: return nil
      }
    }
  }

  /// Which bets stand at the end of a stretch of the log.
  private struct Standing {
    private(set) var bets: [(id: ID<Bet>, name: String, number: Int, isIn: Bool)] = []

    init(_ entries: ArraySlice<LogEntry>) {
      for entry in entries {
        guard let id = entry.bet else { continue }
        let place = bets.firstIndex { $0.id == id }
        switch (entry.kind, place) {
        case (.bet, let place?):
          bets[place].name = entry.participant
          if entry.commitment != nil { bets[place].number = entry.number }
        case (.bet, nil): bets.append((id, entry.participant, entry.number, true))
        case (.removed, let place?): bets[place].isIn = false
        case (.returned, let place?): bets[place].isIn = true
        default: continue
        }
      }
    }
  }
}

extension LogStore {
  /// - Returns: `nil` without reading the log where nothing of the kind was noted.
  func reopening(of pool: Pool, at now: Instant) throws -> Reopening? {
    guard pool.reopened != nil else { return nil }
    return Reopening(try entries(of: pool.id), openings: try openings(of: pool, at: now))
  }
}

/// Says in red that the bets were opened again, and what became of each.
struct ReopeningNotice {
  let reopening: Reopening

  var html: HTML {
    let (author, at) = (reopening.entry.author, reopening.entry.at)
    let rows = reopening.changes.map { change in
      Row(
        title: Phrase(verbatim: change.name), subtitle: ReopeningPhrases.sentence(change), icon: "warning",
        badge: Row.Badge(ReopeningPhrases.title(change.kind), tone: .wrong))
    }
    let changes =
      rows.isEmpty
      ? "<p class=\"group-note\">\(ReopeningPhrases.nothingSince)</p>"
      : Group(ReopeningPhrases.since, rows: rows).html
    return "\(Notice(ReopeningPhrases.reopened(by: author, at: at), tone: .error).html)\(changes)"
  }

  /// As text for a chat.
  func lines(in locale: ReaderLocale) -> [String] {
    let (author, at) = (reopening.entry.author, reopening.entry.at)
    let first = "⚠️ \(ReopeningPhrases.reopened(by: author, at: at).text(in: locale))"
    return [first]
      + reopening.changes.map { change in
        let title = ReopeningPhrases.title(change.kind).text(in: locale)
        guard let sentence = ReopeningPhrases.sentence(change) else { return "⚠️ \(change.name): \(title)" }
        return "⚠️ \(change.name): \(title), \(sentence.text(in: locale))"
      }
  }
}

enum ReopeningPhrases {
  static func reopened(by author: String, at instant: Instant) -> Phrase {
    Phrase(
      es: "\(author) reabrió las apuestas cuando ya se habían podido ver los pronósticos (\(instant)).",
      en: "\(author) reopened the bets after the scores could be seen (\(instant)).",
      pt: "\(author) reabriu as apostas quando os palpites já se podiam ver (\(instant)).")
  }
  static let since = Phrase(es: "Cambios desde entonces", en: "Changed since", pt: "Mudanças desde então")
  static let nothingSince = Phrase(
    es: "Desde entonces no ha cambiado ninguna apuesta.", en: "No bet has changed since.",
    pt: "Desde então nenhuma aposta mudou.")
  static func title(_ kind: Reopening.Change.Kind) -> Phrase {
    switch kind {
    case .added: Phrase(es: "Nueva", en: "New", pt: "Nova")
    case .removed: Phrase(es: "Quitada", en: "Taken out", pt: "Retirada")
    case .moved: Phrase(es: "Cambiada", en: "Changed", pt: "Mudada")
    case .renamed: Phrase(es: "Otro nombre", en: "Renamed", pt: "Outro nome")
    }
  }
  /// `nil` while the scores are hidden.
  static func sentence(_ change: Reopening.Change) -> Phrase? {
    if case .renamed(let name) = change.kind {
      return Phrase(es: "antes, \(name)", en: "was \(name)", pt: "antes, \(name)")
    }
    switch (change.before?.text, change.after?.text) {
    case (let before?, let after?): return Phrase(verbatim: "\(before) → \(after)")
    case (let score?, nil), (nil, let score?): return Phrase(verbatim: score)
    case (nil, nil): return nil
    }
  }
}
