import Assets
import Crypto
import Foundation
import Gzip
import Synchronization

/// The styles, scripts and pictures inside the binary. In debug builds the files of `SOBREMESA_ASSETS` take their place,
/// read anew for each request.
package final class AssetLibrary: Sendable {
  package static let shared = AssetLibrary()

  /// Of all the files together; part of their addresses, so that browsers may keep them for ever.
  let sum: String
  private let files: [String: [UInt8]]
  /// The drawings that stand in pages, by their paths without an ending.
  private let drawings: [String: HTML]
  /// What somebody has asked for, compressed.
  private let compressed = Mutex<[String: [UInt8]]>([:])

  private init() {
    var files: [String: [UInt8]] = [:]
    for index in 0..<sobremesa_asset_count() {
      let asset = sobremesa_asset_at(index)
      files[String(cString: asset.path)] = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    }
    let paths = Array(files.keys)
    for path in Self.composed(from: paths) {
      files[path] = Array(Self.sources(of: path, among: paths).map { files[$0] ?? [] }.joined(separator: [10]))
    }
    for (path, bytes) in files where path.hasSuffix(".js") || path.hasSuffix(".css") {
      let slim = AssetText.slimmed(bytes)
      files[path] = path.hasSuffix(".css") ? AssetText.tightened(slim) : slim
    }
    self.files = files
    drawings = files.reduce(into: [:]) { drawings, file in
      let kind: (style: String, size: String)? =
        file.key.hasPrefix("icons/") ? ("icon", "24 24") : file.key.hasPrefix("table/") ? ("still", "160 112") : nil
      guard let kind else { return }
      drawings[String(file.key.dropLast(".svg".count))] = Self.inline(file.value, kind.style, size: kind.size)
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

  /// The same as gzip, made when it is asked for first.
  func gzip(_ path: String) -> [UInt8]? {
    #if DEBUG
      if let bytes = Self.onDisk(path) { return Gzip.files.compress(bytes) }
    #endif
    guard let bytes = files[path] else { return nil }
    if let known = compressed.withLock({ $0[path] }) { return known }
    let made = Gzip.files.compress(bytes)
    compressed.withLock { $0[path] = made }
    return made
  }

  /// - Parameter path: without its ending.
  func drawing(_ path: String) -> HTML? {
    drawings[path]
  }

  package var paths: [String] { files.keys.sorted() }

  /// The scripts, elements and styles that pages may ask for.
  var pathsOfPages: [String] {
    paths.filter { path in
      ["js/", "elements/", "offline/", "\(PartStyle.folder)/", "\(Styles.folder)/"].contains(where: path.hasPrefix)
        || !path.contains("/") && !path.hasSuffix(".json") && path != Styles.name
    }
  }

  /// Whose scripts are served where they lie; those of other folders are elements of apps.
  private static let ownFolders: Set<Substring> = ["js", "elements", "offline"]
  /// Whose styles are of the house; those of other folders are an app's.
  private static let styleFolders: Set<Substring> = ["css", "elements", Substring(PartStyle.folder)]

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

  /// What is served besides the files themselves: the styles of the house and of each app as one file, and the elements of apps, and
  /// the styles of their parts, beside those of the house.
  private static func composed(from files: [String]) -> Set<String> {
    var paths: Set<String> = []
    for file in files {
      let parts = file.split(separator: "/")
      if parts.count == 3, parts[1] == PartStyle.folder { paths.insert("\(PartStyle.folder)/\(parts[2])") }
      guard let folder = parts.first, let name = parts.last, parts.count == 2 else { continue }
      if name.hasSuffix(".css") {
        if folder == "css" { paths.insert(Styles.name) }
        if !Self.styleFolders.contains(folder) { paths.insert("\(Styles.folder)/\(folder).css") }
      }
      if name.hasSuffix(".js"), !Self.ownFolders.contains(folder) { paths.insert("elements/\(name)") }
    }
    return paths
  }

  /// The files that a path stands for, in their order.
  private static func sources(of path: String, among files: [String]) -> [String] {
    if files.contains(path) { return [path] }
    let name = path.split(separator: "/").last ?? ""
    if path.hasPrefix("elements/") {
      return files.filter { file in
        file.hasSuffix("/\(name)") && (file == path || !ownFolders.contains { file.hasPrefix("\($0)/") })
      }
    }
    if path.hasPrefix("\(PartStyle.folder)/") { return files.filter { $0.hasSuffix("/\(path)") } }
    let folder = path == Styles.name ? "css" : path.hasPrefix("\(Styles.folder)/") ? String(name.dropLast(4)) : nil
    guard let folder else { return [] }
    return files.filter { file in
      file.hasSuffix(".css") && file.split(separator: "/").dropLast() == [folder[...]]
    }.sorted()
  }

  private static func inline(_ svg: [UInt8], _ style: String, size: String) -> HTML {
    let drawing = String(decoding: svg, as: UTF8.self)
    guard let start = drawing.firstIndex(of: ">"), let end = drawing.range(of: "</svg>")?.lowerBound else { return "" }
    return HTML(
      trusted: """
        <svg class="\(style)" viewBox="0 0 \(size)" aria-hidden="true">\
        \(drawing[drawing.index(after: start)..<end])</svg>
        """)
  }

  #if DEBUG
    private static let folder = ProcessInfo.processInfo.environment["SOBREMESA_ASSETS"]
    static var isOnDisk: Bool { folder != nil }

    private static func onDisk(_ path: String) -> [UInt8]? {
      guard let folder else { return nil }
      let sources = sources(of: path, among: FileManager.default.subpaths(atPath: folder) ?? [])
      if sources.isEmpty { return nil }
      let contents = sources.map { Array(FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data()) }
      return Array(contents.joined(separator: [10]))
    }
  #endif
}
