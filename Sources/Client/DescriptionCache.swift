import Foundation
import Kit

/// The last description of each house, in the user's folder of what can be had again.
struct DescriptionCache {
  private let file: URL

  init(of house: String, _ environment: [String: String]) {
    file = Profile.folder("XDG_CACHE_HOME", ".cache", environment).appending(
      path: "\(Digest.sha256(house).prefix(32)).openapi")
  }

  /// The tag that the house gave it, and its bytes.
  var kept: (tag: String, bytes: [UInt8])? {
    guard let data = FileManager.default.contents(atPath: file.path), let end = data.firstIndex(of: UInt8(ascii: "\n"))
    else {
      return nil
    }
    return (String(decoding: data[..<end], as: UTF8.self), Array(data[(end + 1)...]))
  }

  /// Whole or not at all. Where nothing can be kept, the house is asked again the next time.
  func keep(_ bytes: [UInt8], tag: String) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (Data("\(tag)\n".utf8) + Data(bytes)).write(to: file, options: .atomic)
    } catch {
      return
    }
  }
}
