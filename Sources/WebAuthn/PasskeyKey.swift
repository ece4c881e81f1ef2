import Crypto
import Foundation

/// The public half of a passkey: a point of the curve P-256, for ECDSA with SHA-256 (COSE: ES256).
package struct PasskeyKey: Hashable, Sendable {
  /// Uncompressed (X9.63): `04`, x, y.
  package let bytes: [UInt8]

  private enum COSE {
    static let keyType: CBOR = .integer(1)
    static let ec2: CBOR = .integer(2)
    static let algorithm: CBOR = .integer(3)
    static let es256: CBOR = .integer(-7)
    static let curve: CBOR = .integer(-1)
    static let p256: CBOR = .integer(1)
    static let x: CBOR = .integer(-2)
    static let y: CBOR = .integer(-3)
  }

  /// - Parameter cose: as authenticators write it (RFC 9053, section 7.1).
  /// - Throws: ``PasskeyProblem/malformed`` also for a point that is not on the curve, or anything besides the key.
  init(cose: CBOR) throws {
    guard
      case .map(let entries) = cose, entries.count == 5, cose[COSE.keyType] == COSE.ec2,
      cose[COSE.algorithm] == COSE.es256, cose[COSE.curve] == COSE.p256,
      let x = cose[COSE.x]?.bytes, let y = cose[COSE.y]?.bytes, x.count == 32, y.count == 32
    else { throw PasskeyProblem.malformed }
    bytes = [4] + x + y
    guard key != nil else { throw PasskeyProblem.malformed }
  }

  /// - Parameter bytes: as ``bytes`` gave them.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// - Parameter signature: as ASN.1 (DER).
  func isSignature(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard let key else { return false }
    do {
      return key.isValidSignature(try P256.Signing.ECDSASignature(derRepresentation: signature), for: message)
    } catch {
      // What cannot be read as a signature is none.
      return false
    }
  }

  /// `nil` when the bytes are no point of the curve.
  private var key: P256.Signing.PublicKey? {
    do {
      return try P256.Signing.PublicKey(x963Representation: bytes)
    } catch {
      return nil
    }
  }
}
