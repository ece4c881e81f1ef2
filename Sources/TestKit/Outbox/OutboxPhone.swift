import Kit

/// A phone in a run of the model: the page that it fetched last, and what it has put into its box.
final class OutboxPhone {
  let client: String
  var clock: Int64 = 1_000_000
  private var lastTurn: Int64 = 0
  var page: (sequence: Int64, things: [String: OutboxThing]) = (0, [:])
  var waiting: [OutboxChange] = []
  var settled: [(change: OutboxChange, sequence: Int64)] = []
  /// What this phone wanted last of each thing whose state it has set.
  var wanted: [String: String] = [:]
  var touched: Set<String> = []

  init(_ client: String) {
    self.client = client
  }

  func nextTurn() -> ClientSequence {
    lastTurn = max(lastTurn + 1, clock)
    return ClientSequence(client: client, number: lastTurn)
  }

  /// Puts a change into the box, in the place of an older one that says the same and was never sent.
  func put(_ change: OutboxChange) {
    if case .set = change.kind {
      waiting.removeAll { older in
        guard case .set = older.kind else { return false }
        return older.thing == change.thing && !older.wasSent
      }
    }
    touched.insert(change.thing.text)
    waiting.append(change)
  }

  /// The page with what waits laid over it, and with what was taken after it was fetched.
  func view(beginningAs first: String) -> [String: OutboxThing] {
    let over = settled.filter { $0.sequence > page.sequence }.map(\.change) + waiting
    return over.reduce(into: page.things) { shown, change in
      let thing = change.thing.text
      switch change.kind {
      case .add(let name): if shown[thing] == nil { shown[thing] = OutboxThing(name: name, state: first) }
      case .set(let state): shown[thing]?.state = state
      case .remove: shown[thing] = nil
      }
    }
  }
}
