import Crypto
import CryptoExtras
import Foundation

/// What is stored of a password. The text says how it was made, so that it can be verified after the cost has changed:
/// `scrypt$15$8$3$salt$key`, salt and key in Base64.
package struct PasswordHash: Hashable, Sendable, SQLBindable, SQLReadable {
  private static let saltLength = 16
  private static let keyLength = 32

  let cost: PasswordCost
  private let salt: [UInt8]
  private let key: [UInt8]

  /// Takes a good part of a second at full cost: see ``PasswordWork``.
  init(_ password: String, cost: PasswordCost, mint: Mint) throws {
    let salt = (0..<Self.saltLength / 8).flatMap { _ in withUnsafeBytes(of: mint.random()) { Array($0) } }
    self.init(cost: cost, salt: salt, key: try Self.key(of: password, salt: salt, cost: cost))
  }

  private init(cost: PasswordCost, salt: [UInt8], key: [UInt8]) {
    (self.cost, self.salt, self.key) = (cost, salt, key)
  }

  /// A hash that no password has. Verifying against it takes as long as against a real one, so that nobody learns from the
  /// clock which names exist.
  static func nobody(_ cost: PasswordCost) -> PasswordHash {
    PasswordHash(cost: cost, salt: Array(repeating: 0, count: saltLength), key: [])
  }

  func matches(_ password: String) throws -> Bool {
    let other = try Self.key(of: password, salt: salt, cost: cost)
    guard key.count == other.count else { return false }
    // Looks at every byte, so that the time says nothing about where the first difference is.
    return zip(key, other).reduce(UInt8(0)) { difference, bytes in difference | (bytes.0 ^ bytes.1) } == 0
  }

  private static func key(of password: String, salt: [UInt8], cost: PasswordCost) throws -> [UInt8] {
    // One person types é as one character, another's keyboard composes it.
    let typed = Array(password.precomposedStringWithCanonicalMapping.utf8)
    let key = try KDF.Scrypt.deriveKey(
      from: typed, salt: salt, outputByteCount: keyLength, rounds: 1 << cost.power, blockSize: cost.blockSize,
      parallelism: cost.parallelism)
    return key.withUnsafeBytes { Array($0) }
  }

  package var sqlValue: SQLValue {
    let numbers = "\(cost.power)$\(cost.blockSize)$\(cost.parallelism)"
    return .text("scrypt$\(numbers)$\(Data(salt).base64EncodedString())$\(Data(key).base64EncodedString())")
  }

  package init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6, parts[0] == "scrypt", let power = Int(parts[1]), let blockSize = Int(parts[2]),
      let parallelism = Int(parts[3]), let salt = Data(base64Encoded: parts[4]), let key = Data(base64Encoded: parts[5])
    else { return nil }
    self.init(
      cost: PasswordCost(power: power, blockSize: blockSize, parallelism: parallelism), salt: Array(salt),
      key: Array(key))
  }
}
