import Crypto
import Foundation

/// The house as passkeys know it. Browsers tie a passkey to a name, never to an IP address, and only on pages that nobody on
/// the way can have changed.
package struct RelyingParty: Hashable, Sendable {
  /// The host's name.
  package let id: String
  /// Of the pages on which they are made and used.
  package let origin: String

  /// - Parameter url: by which people reach the house. One on this machine's own address is `localhost`, by which browsers
  ///   reach it too; `nil` when passkeys can't work there.
  package init?(url: String) {
    guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
      let host = parts.encodedHost?.lowercased()
    else { return nil }
    let name: String
    switch scheme {
    case "https" where Self.isName(host): name = host
    case "http" where Self.loopbackNames.contains(host): name = "localhost"
    default: return nil
    }
    let usualPort = scheme == "https" ? 443 : 80
    let port = parts.port.map { $0 == usualPort ? "" : ":\($0)" } ?? ""
    (id, origin) = (name, "\(scheme)://\(name)\(port)")
  }

  private static let loopbackNames: Set<String> = ["localhost", "127.0.0.1", "[::1]", "::1"]

  /// Not an IP address: those end in a number.
  private static func isName(_ host: String) -> Bool {
    let labels = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isPlain = labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    }
    return isPlain && labels.last?.first.map(isLetter) == true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  var hash: [UInt8] { Array(SHA256.hash(data: Array(id.utf8))) }
}
