/// Which of the numbers that a row goes through, one a change, have been heard of, in whatever order they came.
struct HeardNumbers: Sendable {
  /// What a look at the row says of it.
  enum Gap {
    case none
    /// Some number may be on its way still.
    case open
    /// Some number was never heard of, and is taken as heard from now on.
    case missed
  }

  /// All up to here have been heard of; unknown before the first look.
  private var through: Int64?
  private var beyond: Set<Int64> = []
  /// Where the row stood at the look before.
  private var stood: Int64?

  mutating func hear(_ number: Int64) {
    guard var through, number > through else { return }
    beyond.insert(number)
    while beyond.remove(through + 1) != nil { through += 1 }
    self.through = through
  }

  /// - Parameters:
  ///   - number: where the row stands.
  ///   - wasDeaf: whether nothing can be on its way.
  mutating func look(at number: Int64, wasDeaf: Bool) -> Gap {
    let due = wasDeaf ? number : stood
    stood = number
    // One that goes back is of another state of the database.
    guard let through, number >= through, due ?? through <= through else {
      self.through = number
      beyond = beyond.filter { $0 > number }
      return .missed
    }
    return through < number ? .open : .none
  }
}
