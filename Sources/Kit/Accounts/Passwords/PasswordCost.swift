/// What computing one scrypt hash takes (RFC 7914).
package struct PasswordCost: Hashable, Sendable {
  /// N is two to this power.
  let power: Int
  /// r
  let blockSize: Int
  /// p
  let parallelism: Int

  /// 32 MB and about a third of a second on a small machine. Larger blocks fail in swift-crypto, which does not hand on the
  /// memory limit that they need.
  package static let full = PasswordCost(power: 15, blockSize: 8, parallelism: 3)

  /// For tests that are not about passwords.
  package static let trifling = PasswordCost(power: 4, blockSize: 1, parallelism: 1)
}
