import Synchronization

/// The challenges that wait to be answered, each once and by whom it was made for. They live for minutes, so they live in
/// memory: after a restart one presses the button again.
final class PasskeyChallenges: Sendable {
  enum Purpose: Hashable, Sendable {
    case signIn
    case adding(to: ID<Person>)
  }

  static let lifetime = Duration.seconds(5 * 60)
  /// Anybody may ask for one, so there is an end to what is remembered: the oldest go first.
  static let remembered = 10_000
  /// How often one address may ask to sign in within the span of ``Arrivals``. A page asks once when it is shown; a whole office
  /// behind one address stays below it, and ten addresses cannot push out what others wait to answer.
  static let ofOneAddress = 500

  private struct Waiting {
    let purpose: Purpose
    let until: Instant
  }

  private struct Shelf {
    var waiting: [SecretHash: Waiting] = [:]
    /// The oldest first, some of them answered.
    var order: [SecretHash] = []
  }

  private let shelf = Mutex(Shelf())

  /// - Returns: the secret; only its hash is kept.
  func make(_ purpose: Purpose, by mint: Mint) -> String {
    let secret = mint.secret()
    let until = mint.now() + Self.lifetime
    shelf.withLock { shelf in
      if shelf.order.count >= Self.remembered {
        // Many at once, so that each costs next to nothing.
        for old in shelf.order.prefix(Self.remembered / 10) { shelf.waiting[old] = nil }
        shelf.order.removeFirst(Self.remembered / 10)
      }
      let hash = SecretHash(secret)
      shelf.waiting[hash] = Waiting(purpose: purpose, until: until)
      shelf.order.append(hash)
    }
    return secret
  }

  /// Uses a challenge up, whatever becomes of the answer.
  /// - Throws: ``PasskeyProblem/expired`` when it was not made for this, has been answered or is too old.
  func spend(_ secret: String, _ purpose: Purpose, at now: Instant) throws {
    let found = shelf.withLock { $0.waiting.removeValue(forKey: SecretHash(secret)) }
    guard let found, found.purpose == purpose, found.until > now else { throw PasskeyProblem.expired }
  }
}
