import Synchronization

/// Slows down those who guess passwords: a name from one address, an address that tries many names, and a name that many
/// addresses try. None of them shuts the real person out for good: an address from which a name has signed in before is not
/// held up by what others try, devices that are signed in stay so, and every wait ends.
final class SignInTries: Sendable {
  /// Of one name from one address.
  static let limit = 10
  /// Of one address, whatever the names.
  static let addressLimit = 50
  /// Of one name from all addresses from which it has not signed in before.
  static let nameLimit = 100
  static let span = Duration.seconds(15 * 60)
  /// More than any household has; what is forgotten first is the oldest.
  private static let remembered = 10_000

  /// Names are kept as hashes: whatever is typed takes the same room.
  private enum Key: Hashable {
    case pair(SecretHash, ClientAddress)
    case address(ClientAddress)
    case name(SecretHash)
  }

  private struct Known: Hashable {
    let name: SecretHash
    let address: ClientAddress
  }

  private struct State {
    var tries: [Key: [Instant]] = [:]
    /// Where each name has signed in.
    var known: Set<Known> = []
  }

  private let state = Mutex(State())

  /// Counts a try before its password is looked at, so that many at once don't slip through.
  /// - Returns: whether the name has signed in from the address before.
  /// - Throws: ``Refusal/tooManyTries(minutes:)``.
  @discardableResult
  func begin(_ name: String, from address: ClientAddress, at now: Instant) throws -> PasswordWork.Caller {
    let name = SecretHash(name)
    return try state.withLock { state in
      let isKnown = state.known.contains(Known(name: name, address: address))
      var counted: [(key: Key, limit: Int)] = [(.pair(name, address), Self.limit)]
      if !isKnown { counted += [(.address(address), Self.addressLimit), (.name(name), Self.nameLimit)] }
      for (key, limit) in counted {
        let recent = (state.tries[key] ?? []).filter { $0 + Self.span > now }
        guard recent.count >= limit else { continue }
        let wait = recent[recent.count - limit] + Self.span - now
        throw Refusal.tooManyTries(minutes: max(1, Int((wait.components.seconds + 59) / 60)))
      }
      for (key, _) in counted {
        if state.tries.count >= Self.remembered, state.tries[key] == nil { Self.forgetOldest(&state.tries) }
        state.tries[key] = (state.tries[key] ?? []).filter { $0 + Self.span > now } + [now]
      }
      return isKnown ? .known : .stranger
    }
  }

  /// The password was right: what went wrong before was a slip of the finger.
  func succeed(_ name: String, from address: ClientAddress) {
    let name = SecretHash(name)
    state.withLock { state in
      let pair = state.tries.removeValue(forKey: .pair(name, address)) ?? []
      for key in [Key.address(address), .name(name)] {
        state.tries[key] = state.tries[key]?.dropLast(pair.count)
      }
      if state.known.count >= Self.remembered { state.known.removeAll() }
      state.known.insert(Known(name: name, address: address))
    }
  }

  private static func forgetOldest(_ tries: inout [Key: [Instant]]) {
    let oldest = tries.min { ($0.value.last?.milliseconds ?? 0) < ($1.value.last?.milliseconds ?? 0) }
    if let oldest { tries.removeValue(forKey: oldest.key) }
  }
}
