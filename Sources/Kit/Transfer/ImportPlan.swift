/// What a file would make of a space, for somebody to see before it is done.
package struct ImportPlan: Sendable {
  package struct Change: Sendable {
    package let title: String
    /// Prices first.
    package let differences: [ImportDifference]
  }

  package var tally = ImportTally()
  package var facts: [(name: Phrase, value: Int)] = []
  package var notices: [Phrase] = []
  /// The first of them.
  package private(set) var added: [ImportDecision] = []
  /// All of them, those with another price first.
  package var changes: [Change] { repriced + others }
  private var repriced: [Change] = []
  private var others: [Change] = []
  private var hasher = Hasher()

  /// Whether there is nothing to take.
  package var isEmpty: Bool { tally.added == 0 && tally.changed == 0 }

  /// Tells it from another, good for as long as the program runs.
  package var fingerprint: String {
    var hasher = hasher
    hasher.combine(tally.added)
    return String(hasher.finalize())
  }

  mutating func note(_ decision: ImportDecision) {
    switch decision.outcome {
    case .added: if added.count < ImportFindings.shown { added.append(decision) }
    case .changed(let differences):
      hasher.combine(decision.basis)
      hasher.combine(differences)
      let prices = differences.filter(\.isPrice)
      let change = Change(title: decision.title, differences: prices + differences.filter { !$0.isPrice })
      if prices.isEmpty { others.append(change) } else { repriced.append(change) }
    case .unchanged, .refused: break
    }
  }
}
