import Foundation

/// A file of the program as its walls are read from it: what compiles of it, without whole lines of comment.
struct SourceFile {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  /// Below its folder: `Orders/OrdersApp.swift`, `Notes/NotesApp.swift`.
  let path: String
  let code: String

  /// The first part of its path, which is its target.
  var target: String { String(path.prefix { $0 != "/" }) }

  /// The targets that are apps: those with a type called after them, as in `Orders/OrdersApp.swift`.
  static func apps(in files: [SourceFile]) -> Set<String> {
    Set(files.filter { $0.path == "\($0.target)/\($0.target)App.swift" }.map(\.target))
  }

  /// All below some folders: of the program and of the sample app, unless others are named.
  static func all(in folders: [String] = ["Sources", "Examples"]) throws -> [SourceFile] {
    try folders.flatMap { folder in
      let folder = root.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.map {
        let text = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.starts(with: "//") }
        return SourceFile(path: $0, code: code.joined(separator: "\n"))
      }
    }
  }
}
