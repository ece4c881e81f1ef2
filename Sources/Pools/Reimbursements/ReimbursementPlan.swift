import Kit

/// The fewest payments by which everybody who owes gives, and everybody who is owed gets, all of it to the cent.
///
/// Whoever keeps the money takes part like the others: what they hold beyond what is still in play is what they owe.
struct ReimbursementPlan: Hashable, Sendable {
  struct Person: Hashable, Sendable {
    /// The folded name.
    let key: String
    let name: String
  }

  struct Payment: Hashable, Sendable {
    let from: Person
    let to: Person
    /// In minor units, above zero.
    let amount: Int64

    /// What a form says of it, so that a page from before a change settles no other amount.
    var text: String { "\(amount) \(from.key) → \(to.key)" }
  }

  /// Of so many the fewest payments are found for certain; of more, never more than one less than there are people.
  static let certain = 12

  let payments: [Payment]

  /// What a form says of all of it.
  var text: String { payments.map(\.text).joined(separator: " + ") }

  /// - Parameter standings: they add up to nothing.
  init(_ standings: [Standing]) {
    let open = standings.filter { $0.toGet != 0 }.sorted { $0.key < $1.key }
    payments = Self.groups(open.map(\.toGet)).flatMap { group in
      Self.chain(group.map { (Person(key: open[$0].key, name: open[$0].name), open[$0].toGet) })
    }
  }

  /// Splits what adds up to nothing into as many groups as possible that each do: a group of n needs n − 1 payments.
  private static func groups(_ amounts: [Int64]) -> [[Int]] {
    guard amounts.count <= certain else { return pairsFirst(amounts) }
    let all = 1 << amounts.count
    var sums = [Int64](repeating: 0, count: all)
    for set in 1..<max(all, 1) where set > 0 {
      sums[set] = sums[set & (set - 1)] + amounts[set.trailingZeroBitCount]
    }
    // How many groups that add up to nothing a set begins with, in the best order of its members, and who is the last of it.
    var (most, last) = ([Int](repeating: 0, count: all), [Int](repeating: 0, count: all))
    for set in 1..<max(all, 1) where set > 0 {
      most[set] = -1
      for one in amounts.indices where set & (1 << one) != 0 {
        let count = most[set & ~(1 << one)] + (sums[set] == 0 ? 1 : 0)
        if count > most[set] { (most[set], last[set]) = (count, one) }
      }
    }
    var (groups, group, set): ([[Int]], [Int], Int) = ([], [], all - 1)
    while set > 0 {
      if sums[set] == 0, !group.isEmpty {
        groups.append(group)
        group = []
      }
      group.append(last[set])
      set &= ~(1 << last[set])
    }
    return group.isEmpty ? groups : groups + [group]
  }

  /// Those who settle each other's whole amount, and then all others together.
  private static func pairsFirst(_ amounts: [Int64]) -> [[Int]] {
    var (groups, rest): ([[Int]], [Int]) = ([], [])
    for place in amounts.indices {
      if let other = rest.firstIndex(where: { amounts[$0] == -amounts[place] }) {
        groups.append([rest.remove(at: other), place])
      } else {
        rest.append(place)
      }
    }
    return rest.isEmpty ? groups : groups + [rest]
  }

  /// Each payment settles somebody, the last one two.
  private static func chain(_ group: [(person: Person, amount: Int64)]) -> [Payment] {
    var (givers, takers) = (group.filter { $0.amount < 0 }, group.filter { $0.amount > 0 })
    var payments: [Payment] = []
    while let giver = givers.first, let taker = takers.first {
      let amount = min(-giver.amount, taker.amount)
      payments.append(Payment(from: giver.person, to: taker.person, amount: amount))
      givers[0].amount += amount
      takers[0].amount -= amount
      if givers[0].amount == 0 { givers.removeFirst() }
      if takers[0].amount == 0 { takers.removeFirst() }
    }
    return payments
  }
}
