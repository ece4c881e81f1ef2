import Crypto
import Foundation
import Gzip

/// The style of all pages, of the house's files and the apps' colours: one file, as a page waits for it before it is painted. A
/// browser's first page brings it along, which spares the browser a way there and back.
package struct StyleSheet: Sendable {
  static let name = "app.css"

  private let colours: [UInt8]
  private let gzip: [UInt8]
  /// Part of its address, so that browsers may keep it for ever.
  let sum: String
  /// The whole style as an element of a page.
  let element: [UInt8]
  /// The same as a source of styles in a Content-Security-Policy.
  let source: String

  init(_ apps: [any App]) {
    colours = Array("@layer tokens {\n\(apps.map { $0.colours.rule(of: $0.id) }.joined(separator: "\n"))\n}\n".utf8)
    sum = SHA256.hash(data: colours).prefix(6).map { String($0, radix: 16) }.joined()
    let all = Self.files + colours
    gzip = Gzip.files.compress(all)
    let address = Self.address(sum)
    element = Array("<style data-address=\"\(address)\">".utf8) + all + Array("</style>".utf8)
    source = "'sha256-\(Data(SHA256.hash(data: all)).base64EncodedString())'"
  }

  /// Whether it is what a page may bring along: that of all files, and some colours.
  package static func isWhole(_ text: String) -> Bool { text.utf8.starts(with: files) }

  private static func address(_ sum: String) -> String { "/assets/\(AssetLibrary.shared.sum)/\(name)?\(sum)" }

  private static var files: [UInt8] { AssetLibrary.shared.file(name) ?? [] }

  var bytes: [UInt8] { Self.files + colours }
  #if DEBUG
    /// Files on the disk may have changed.
    var compressed: [UInt8] { Gzip.files.compress(bytes) }
    var mayBeBrought: Bool { !AssetLibrary.isOnDisk }
  #else
    var compressed: [UInt8] { gzip }
    let mayBeBrought = true
  #endif

  var address: String { Self.address(sum) }
  /// Changes with each of its bytes.
  var version: String { "\(AssetLibrary.shared.sum)-\(sum)" }
  /// Before the scripts, so that it is asked for over the connection that is there already.
  var preload: String { "<link rel=\"preload\" as=\"style\" href=\"\(address)\">" }
  var link: String { "<link rel=\"stylesheet\" href=\"\(address)\">" }
}
