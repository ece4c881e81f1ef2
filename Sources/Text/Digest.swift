import Crypto

/// Fingerprints that anybody can work out again: SHA-256 (FIPS 180-4) of a text in UTF-8, as 64 small hexadecimal digits.
package enum Digest {
  private static let digits = Array("0123456789abcdef".utf8)

  package static func sha256(_ text: String) -> String {
    hex(Array(SHA256.hash(data: Array(text.utf8))))
  }

  /// Two small hexadecimal digits for each byte.
  package static func hex(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: 2 * bytes.count) { output in
      for (index, byte) in bytes.enumerated() {
        output[2 * index] = digits[Int(byte >> 4)]
        output[2 * index + 1] = digits[Int(byte & 15)]
      }
      return 2 * bytes.count
    }
  }
}
