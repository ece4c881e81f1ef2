import Crypto

/// Fingerprints that anybody can work out again: SHA-256 (FIPS 180-4) of a text in UTF-8, as 64 small hexadecimal digits.
package enum Digest {
  package static func sha256(_ text: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: SHA256.hash(data: Array(text.utf8)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self)
  }
}
