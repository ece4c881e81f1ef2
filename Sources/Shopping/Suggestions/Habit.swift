import Kit

/// What a household remembers of something that it has had on its lists.
struct Habit: Hashable, Sendable {
  let name: String
  let timesUsed: Int
  let lastUsed: Instant
  let usualUnit: Unit?
  /// Of each brand, "" being none, what it cost last.
  let lastPrices: [String: Price]
}
