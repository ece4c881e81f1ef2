import Crypto
import Gzip

/// What pages wait for before they are painted: the style of all of them, of the house's files and the apps' colours, and what
/// each app has for its own.
package struct Styles: Sendable {
  static let name = "app.css"
  /// Where those of apps lie.
  static let folder = "apps"

  private let colours: [UInt8]
  private let gzip: [UInt8]
  /// Part of the address of the house's, so that browsers may keep it for ever.
  let sum: String
  let house: StyleSheet
  private let apps: [String: StyleSheet]

  init(_ apps: [any App]) {
    colours = Array("@layer tokens {\n\(apps.map { $0.colours.rule(of: $0.id) }.joined(separator: "\n"))\n}\n".utf8)
    sum = SHA256.hash(data: colours).prefix(6).map { String($0, radix: 16) }.joined()
    let all = Self.files + colours
    gzip = Gzip.files.compress(all)
    house = StyleSheet(all, at: "\(Self.root)/\(Self.name)?\(sum)")
    self.apps = apps.reduce(into: [:]) { sheets, app in
      let path = "\(Self.folder)/\(app.id).css"
      sheets[app.id] = AssetLibrary.shared.file(path).map { StyleSheet($0, at: "\(Self.root)/\(path)") }
    }
  }

  /// What a page waits for.
  /// - Parameter app: whose it is; `nil` for the house's own.
  func ofPage(of app: String?) -> [StyleSheet] {
    [house] + (app.flatMap { apps[$0] }.map { [$0] } ?? [])
  }

  /// Whether it is what a page may bring along: that of all files, and some colours, or an app's.
  package static func isWhole(_ text: String) -> Bool {
    let library = AssetLibrary.shared
    return text.utf8.starts(with: files)
      || library.paths.contains { $0.hasPrefix("\(folder)/") && library.file($0) == Array(text.utf8) }
  }

  private static let root = "/assets/\(AssetLibrary.shared.sum)"

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

  /// Changes with each of their bytes.
  var version: String { "\(AssetLibrary.shared.sum)-\(sum)" }
}
