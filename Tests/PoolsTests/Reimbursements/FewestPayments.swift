/// How few payments settle amounts that add up to nothing, found by looking: every way of splitting the people into groups that
/// settle among themselves, each of which needs one payment less than it has people.
enum FewestPayments {
  static func count(of amounts: [Int64]) -> Int {
    let open = amounts.filter { $0 != 0 }
    return open.count - mostGroups(open)
  }

  private static func mostGroups(_ amounts: [Int64]) -> Int {
    guard let first = amounts.first else { return 0 }
    let others = Array(amounts.dropFirst())
    var most = 0
    for set in 0..<(1 << others.count) {
      var (sum, left): (Int64, [Int64]) = (first, [])
      for place in others.indices {
        if set & (1 << place) != 0 { sum += others[place] } else { left.append(others[place]) }
      }
      if sum == 0 { most = max(most, 1 + mostGroups(left)) }
    }
    return most
  }
}
