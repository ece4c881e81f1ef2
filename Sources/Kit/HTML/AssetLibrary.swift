import Assets
import Crypto
import Foundation
import Synchronization

/// The styles, scripts and pictures inside the binary. In debug builds the files of `SOBREMESA_ASSETS` take their place,
/// read anew for each request.
package final class AssetLibrary: Sendable {
  package static let shared = AssetLibrary()

  /// Of all the files together; part of their addresses, so that browsers may keep them for ever.
  let sum: String
  private let files: [String: [UInt8]]
  private let icons: [String: HTML]

  private init() {
    var files: [String: [UInt8]] = [:]
    for index in 0..<sobremesa_asset_count() {
      let asset = sobremesa_asset_at(index)
      files[String(cString: asset.path)] = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    }
    files["app.css"] = Self.style(of: files, in: "css/")
    for app in Self.apps(in: files.keys) { files["\(app).css"] = Self.style(of: files, in: "apps/\(app)/") }
    self.files = files
    icons = files.reduce(into: [:]) { icons, file in
      guard file.key.hasPrefix("icons/") else { return }
      icons[String(file.key.dropFirst("icons/".count).dropLast(".svg".count))] = Self.inline(file.value)
    }
    var hash = SHA256()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      hash.update(data: Array(path.utf8))
      hash.update(data: bytes)
    }
    sum = hash.finalize().prefix(6).map { String($0, radix: 16) }.joined()
  }

  /// The file at a path below the sum, or `nil`.
  package func file(_ path: String) -> [UInt8]? {
    #if DEBUG
      if let bytes = Self.onDisk(path) { return bytes }
    #endif
    return files[path]
  }

  /// What an app begins with, from `assets/starter`.
  package func starter(_ path: String) -> [UInt8]? { path.hasPrefix("starter/") ? file(path) : nil }

  func icon(_ name: String) -> HTML? {
    icons[name]
  }

  package var paths: [String] { files.keys.sorted() }

  static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "webmanifest": "application/manifest+json"
    default: "application/octet-stream"
    }
  }

  /// The apps whose pages have styles of their own besides those of all pages.
  func hasStyle(of app: String) -> Bool { files["\(app).css"] != nil }

  private static func apps(in paths: some Sequence<String>) -> Set<String> {
    Set(
      paths.filter { $0.hasPrefix("apps/") }.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
  }

  /// The style sheets of a folder one after the other, in the order of their names.
  private static func style(of files: [String: [UInt8]], in folder: String) -> [UInt8] {
    files.filter { $0.key.hasPrefix(folder) }.sorted { $0.key < $1.key }.flatMap { $0.value + [10] }
  }

  private static func inline(_ svg: [UInt8]) -> HTML {
    let drawing = String(decoding: svg, as: UTF8.self)
    guard let start = drawing.firstIndex(of: ">"), let end = drawing.range(of: "</svg>")?.lowerBound else { return "" }
    return HTML(
      trusted: """
        <svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" \
        stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">\
        \(drawing[drawing.index(after: start)..<end])</svg>
        """)
  }

  #if DEBUG
    private static func onDisk(_ path: String) -> [UInt8]? {
      guard let folder = ProcessInfo.processInfo.environment["SOBREMESA_ASSETS"] else { return nil }
      if path.hasSuffix(".css"), !path.contains("/") {
        let place = path == "app.css" ? "\(folder)/css" : "\(folder)/apps/\(path.dropLast(".css".count))"
        let names = FileManager.default.subpaths(atPath: place) ?? []
        return names.sorted().flatMap {
          Array(FileManager.default.contents(atPath: "\(place)/\($0)") ?? Data()) + [10]
        }
      }
      guard !path.contains("..") else { return nil }
      return FileManager.default.contents(atPath: "\(folder)/\(path)").map { Array($0) }
    }
  #endif
}
