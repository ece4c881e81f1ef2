import Crypto
import WebAuthn

/// By what a browser reads what is pushed to it, and nobody on the way does (RFC 8291).
struct PushKeys: Hashable, Sendable {
  static let secretLength = 16

  /// The browser's public key, a point of P-256 in 65 bytes.
  let agreement: [UInt8]
  let secret: [UInt8]

  /// As a browser says them, in Base64. `nil` when they are none.
  init?(agreement: String, secret: String) {
    guard let agreement = Base64URL.decode(agreement), let secret = Base64URL.decode(secret) else { return nil }
    self.init(agreement: agreement, secret: secret)
  }

  init?(agreement: [UInt8], secret: [UInt8]) {
    guard secret.count == Self.secretLength, Self.isPoint(agreement) else { return nil }
    (self.agreement, self.secret) = (agreement, secret)
  }

  private static func isPoint(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try P256.KeyAgreement.PublicKey(x963Representation: bytes)
      return true
    } catch {
      return false
    }
  }
}

/// What goes over a push service: encrypted for one browser, in one record (RFC 8188, `aes128gcm`).
enum PushMessage {
  static let encoding = "aes128gcm"
  /// More no push service has to take (RFC 8030, section 7.2).
  static let most = 4096
  /// Of a text, so that what surrounds it has room too.
  static let mostPlain = 3_900
  /// Texts are lengthened to a multiple of it: how long one is would say what it is of.
  private static let step = 256

  /// - Parameters:
  ///   - own: made for this message alone.
  ///   - salt: of 16 bytes, for this message alone.
  static func sealed(
    _ plain: [UInt8], for keys: PushKeys, by own: P256.KeyAgreement.PrivateKey, salt: [UInt8], isPadded: Bool = true
  ) throws -> [UInt8] {
    let (ours, theirs) = (Array(own.publicKey.x963Representation), keys.agreement)
    let shared = try own.sharedSecretFromKeyAgreement(
      with: P256.KeyAgreement.PublicKey(x963Representation: theirs))
    let common = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: keys.secret, sharedInfo: Array("WebPush: info\0".utf8) + theirs + ours,
      outputByteCount: 32)
    func derived(_ purpose: String, _ length: Int) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: common, salt: salt, info: Array("Content-Encoding: \(purpose)\0".utf8),
        outputByteCount: length)
    }
    let nonce = try AES.GCM.Nonce(data: derived("nonce", 12).withUnsafeBytes { Array($0) })
    let rest = isPadded ? (step - (plain.count + 1) % step) % step : 0
    let filled = plain + [2] + Array(repeating: 0, count: min(rest, max(0, mostPlain - plain.count)))
    let box = try AES.GCM.seal(filled, using: derived(encoding, 16), nonce: nonce)
    let record = withUnsafeBytes(of: UInt32(most).bigEndian) { Array($0) }
    return salt + record + [UInt8(ours.count)] + ours + Array(box.ciphertext) + Array(box.tag)
  }

  /// Encrypted with a key and a salt of its own.
  static func sealed(_ plain: [UInt8], for keys: PushKeys) throws -> [UInt8] {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
    return try sealed(plain, for: keys, by: P256.KeyAgreement.PrivateKey(), salt: salt)
  }
}
