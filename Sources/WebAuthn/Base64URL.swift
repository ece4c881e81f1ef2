import Foundation

/// Bytes as text that needs no escaping: Base64 with `-` and `_` and without padding (RFC 4648, section 5).
package enum Base64URL {
  package static func encode(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// `nil` for padding, other characters, or bits beyond the last byte: each sequence of bytes has one text.
  package static func decode(_ text: String) -> [UInt8]? {
    let usual = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - usual.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: usual + padding) else { return nil }
    let bytes = Array(data)
    return encode(bytes) == text ? bytes : nil
  }
}
