import Foundation

/// A line of `own-look.txt`: what says more than the tokens, and why.
struct OwnLook {
  let file: String
  /// A part of the selectors around it; `*` for all of a file.
  let selector: String
  var isNeeded = false

  static func all() throws -> [OwnLook] {
    let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "own-look.txt")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 3 else { throw Unreadable(line: String(line)) }
      return OwnLook(file: parts[0], selector: parts[1])
    }
  }

  static func excepts(_ declaration: StyleFile.Declaration, in file: StyleFile, by list: inout [OwnLook]) -> Bool {
    let place = list.firstIndex {
      $0.file == file.path && ($0.selector == "*" || declaration.within.joined(separator: " ").contains($0.selector))
    }
    if let place { list[place].isNeeded = true }
    return place != nil
  }

  private struct Unreadable: Error { let line: String }
}
