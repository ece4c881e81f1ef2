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
  /// How often one address may ask to sign in within the span of ``RateLimit``. A page asks once when it is shown; a whole office
  /// behind one address stays below it, and ten addresses cannot push out what others wait to answer.
  static let ofOneAddress = 500

  private struct Waiting {
    let purpose: Purpose
    let until: Instant
  }

  private struct Challenges {
    var waiting: [SecretHash: Waiting] = [:]
    /// The oldest first, some of them answered.
    var order: [SecretHash] = []
  }

  private let challenges = Mutex(Challenges())

  /// - Returns: the secret; only its hash is kept.
  func make(_ purpose: Purpose, by mint: Mint) -> String {
    let secret = mint.secret()
    let until = mint.now() + Self.lifetime
    challenges.withLock { challenges in
      if challenges.order.count >= Self.remembered {
        // Many at once, so that each costs next to nothing.
        for old in challenges.order.prefix(Self.remembered / 10) { challenges.waiting[old] = nil }
        challenges.order.removeFirst(Self.remembered / 10)
      }
      let hash = SecretHash(secret)
      challenges.waiting[hash] = Waiting(purpose: purpose, until: until)
      challenges.order.append(hash)
    }
    return secret
  }

  /// Uses a challenge up, whatever becomes of the answer.
  /// - Throws: ``PasskeyProblem/expired`` when it was not made for this, has been answered or is too old.
  func spend(_ secret: String, _ purpose: Purpose, at now: Instant) throws {
    let found = challenges.withLock { $0.waiting.removeValue(forKey: SecretHash(secret)) }
    guard let found, found.purpose == purpose, found.until > now else { throw PasskeyProblem.expired }
  }
}
