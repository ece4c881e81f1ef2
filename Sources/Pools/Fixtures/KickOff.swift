import Kit

/// When a file says that a match begins: perhaps without the hour, perhaps in a zone of its own.
struct KickOff: Hashable, Sendable {
  enum Clock: Hashable, Sendable {
    /// East of UTC.
    case offset(minutes: Int)
    /// Whatever clocks show where the competition is played.
    case local
  }

  let day: Day
  let hour: Int?
  let minute: Int
  let clock: Clock

  /// - Returns: `nil` while the hour isn't known.
  func instant(in zone: Zone) -> Instant? {
    guard let hour, let local = LocalTime(day: day, hour: hour, minute: minute) else { return nil }
    switch clock {
    case .local: return Instant(local, in: zone)
    case .offset(let minutes): return Instant(local, in: .utc) - .seconds(minutes * 60)
    }
  }

  /// Reads “20:30”, “20.30”, “20h30”, “13:00 UTC-6”, “20:45 CET”, “19:45 BST/UTC+1”, “19:45 UTC±0”, “18:00 UTC+0530”.
  static func time(_ text: String) -> (hour: Int, minute: Int, clock: Clock)? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let first = parts.first else { return nil }
    let numbers = first.split(whereSeparator: { ":.hH".contains($0) }).map(String.init)
    guard numbers.count == 2, numbers[1].utf8.count == 2, let hour = Int(numbers[0]), let minute = Int(numbers[1]),
      (0...23).contains(hour), (0...59).contains(minute), numbers[0].utf8.count <= 2
    else { return nil }
    guard parts.count > 1 else { return (hour, minute, .local) }
    guard let offset = offset(String(parts[1])) else { return nil }
    return (hour, minute, .offset(minutes: offset))
  }

  /// Minutes east of UTC.
  private static func offset(_ text: String) -> Int? {
    let all = text.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }.uppercased()
    // “BST/UTC+1”: the number is surer than the name.
    let name = all.split(separator: "/").last.map(String.init) ?? all
    if let hours = named[name] { return hours * 60 }
    guard let prefix = ["UTC", "GMT"].first(where: name.hasPrefix) else { return nil }
    let rest = name.dropFirst(prefix.count)
    guard let sign = rest.first, "+-−±".contains(sign) else { return rest.isEmpty ? 0 : nil }
    let digits = rest.dropFirst()
    let isJoined = digits.utf8.count > 2 && !digits.contains(":")
    let parts = isJoined ? [digits.dropLast(2), digits.suffix(2)] : digits.split(separator: ":")
    guard let hours = parts.first.flatMap({ Int($0) }), (0...14).contains(hours) else { return nil }
    let minutes = parts.count > 1 ? Int(parts[1]) : 0
    guard let minutes, (0...59).contains(minutes), parts.count <= 2 else { return nil }
    return (sign == "-" || sign == "−" ? -1 : 1) * (hours * 60 + minutes)
  }

  private static let named = [
    "Z": 0, "WET": 0, "WEST": 1, "BST": 1, "CET": 1, "CEST": 2, "EET": 2, "EEST": 3, "MSK": 3, "EST": -5, "EDT": -4,
    "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7,
  ]
}
