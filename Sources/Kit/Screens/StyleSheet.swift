import Crypto
import Foundation

/// A style as one file, which a page waits for before it is painted. A browser's first page brings it along, which spares the
/// browser a way there and back.
struct StyleSheet: Sendable {
  let address: String
  /// The whole style as an element of a page.
  let element: [UInt8]
  /// The same as a source of styles in a Content-Security-Policy.
  let source: String

  init(_ bytes: [UInt8], at address: String) {
    self.address = address
    element = Array("<style data-address=\"\(address)\">".utf8) + bytes + Array("</style>".utf8)
    source = "'sha256-\(Data(SHA256.hash(data: bytes)).base64EncodedString())'"
  }

  /// Before the scripts, so that it is asked for over the connection that is there already.
  var preload: String { "<link rel=\"preload\" as=\"style\" href=\"\(address)\">" }
  var link: String { "<link rel=\"stylesheet\" href=\"\(address)\">" }
}
