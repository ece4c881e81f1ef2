import Kit

/// In whose hands the carry-over is. What a pool leaves to it stays with whoever keeps that pool's money; when another keeper's pool
/// pays it out, or a correction takes out what somebody no longer has, it is to be handed on. Nobody is taken to have done so
/// until it is noted.
struct CarryOverKeeping: Hashable, Sendable {
  /// Money that one keeper is to give to another.
  struct Passing: Hashable, Sendable {
    /// What makes it the same one again: the movement that called for it, and between whom, by their folded names.
    struct Key: Hashable, Sendable {
      let entry: ID<CarryOverEntry>
      let giver: String
      let taker: String
    }

    let key: Key
    let pool: ID<Pool>
    let match: String
    let from: String
    let to: String
    let amount: Int64
    let isPassed: Bool
  }

  /// What each keeper has of the carry-over once all is handed on, by their folded names.
  let parts: [String: Int64]
  let passings: [Passing]

  /// - Parameters:
  ///   - entries: from the first movement on.
  ///   - noted: what has been handed on.
  init(_ entries: [CarryOverEntry], noted: Set<Passing.Key>) {
    var (parts, names, passings): ([String: Int64], [String: String], [Passing]) = ([:], [:], [])
    for entry in entries {
      let keeper = entry.keeper.searchKey
      names[keeper] = names[keeper] ?? entry.keeper
      parts[keeper, default: 0] += entry.amount
      while let giver = parts.keys.sorted().first(where: { parts[$0, default: 0] > 0 }),
        let taker = parts.keys.sorted().first(where: { parts[$0, default: 0] < 0 })
      {
        let amount = min(parts[giver, default: 0], -parts[taker, default: 0])
        parts[giver, default: 0] -= amount
        parts[taker, default: 0] += amount
        let key = Passing.Key(entry: entry.id, giver: giver, taker: taker)
        passings.append(
          Passing(
            key: key, pool: entry.pool, match: entry.match, from: names[giver] ?? giver, to: names[taker] ?? taker,
            amount: amount, isPassed: noted.contains(key)))
      }
    }
    self.parts = parts.filter { $0.value != 0 }
    self.passings = passings
  }
}

extension CarryOverKeeping {
  static let passed = Event(
    "bote.passed", Phrase(es: "Bote entregado", en: "Rollover passed on", pt: "Acumulado entregue"))
  static let unpassed = Event(
    "bote.unpassed",
    Phrase(es: "Bote por entregar", en: "Rollover still to be passed on", pt: "Acumulado por entregar"))

  static let events = [passed, unpassed].map(\.declared)
}
