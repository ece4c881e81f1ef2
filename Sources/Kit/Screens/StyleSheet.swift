import Crypto
import Gzip

/// The style of all pages, of the house's files and the apps' colours: one file, as a page waits for it before it is painted.
struct StyleSheet: Sendable {
  static let name = "app.css"

  private let colours: [UInt8]
  private let gzip: [UInt8]
  /// Part of its address, so that browsers may keep it for ever.
  let sum: String

  init(_ apps: [any App]) {
    colours = Array("@layer tokens {\n\(apps.map { $0.colours.rule(of: $0.id) }.joined(separator: "\n"))\n}\n".utf8)
    sum = SHA256.hash(data: colours).prefix(6).map { String($0, radix: 16) }.joined()
    gzip = Gzip.files.compress(Self.files + colours)
  }

  private static var files: [UInt8] { AssetLibrary.shared.file(name) ?? [] }

  var bytes: [UInt8] { Self.files + colours }
  #if DEBUG
    /// Files on the disk may have changed.
    var compressed: [UInt8] { Gzip.files.compress(bytes) }
  #else
    var compressed: [UInt8] { gzip }
  #endif

  var address: String { "/assets/\(AssetLibrary.shared.sum)/\(Self.name)?\(sum)" }
  var link: HTML { "<link rel=\"stylesheet\" href=\"\(address)\">" }
}
