import Assets

/// What has become new with which version, the newest first.
struct Changelog: Sendable, Equatable {
  struct Version: Sendable, Equatable {
    let name: String
    /// A sentence or two each, in English.
    var changes: [String] = []
  }

  private(set) var versions: [Version] = []

  /// As it was when this program was built.
  static let ofProgram: Changelog = {
    let file = sobremesa_changelog()
    return Changelog(String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self))
  }()

  /// - Parameter text: Markdown with a heading of the second level a version, and a list below each.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        versions.append(Version(name: String(line.dropFirst(3))))
      } else if versions.isEmpty {
        continue
      } else if line.hasPrefix("- ") {
        versions[versions.count - 1].changes.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("  "), let last = versions[versions.count - 1].changes.popLast() {
        versions[versions.count - 1].changes.append("\(last) \(line.drop { $0 == " " })")
      }
    }
  }
}
