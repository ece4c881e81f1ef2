import Foundation
import Testing

/// The walls of the house, read from the imports.
@Suite struct WallTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    .standardizedFileURL
  /// The folders that hold a type called after them, as in `Orders/OrdersApp.swift`.
  private static let apps: Set<String> = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return Set(
      folders.filter { FileManager.default.fileExists(atPath: sources.appending(path: "\($0)/\($0)App.swift").path) })
  }()
  private static let server = [
    "Hummingbird", "HTTPTypes", "NIOCore", "NIOHTTP1", "NIOPosix", "NIOSSL", "ServiceLifecycle",
  ]

  @Test func anAppImportsKitAndFoundationAlone() throws {
    #expect(Self.apps.isSuperset(of: ["Orders", "Pools", "Restaurant", "Shopping", "Wines"]))
    for (file, imported) in try imports() where Self.apps.contains(folder(file)) {
      #expect(imported.isSubset(of: ["Kit", "Foundation"]), "\(file)")
    }
  }

  @Test func onlyTheCompositionRootKnowsTheApps() throws {
    for (file, imported) in try imports() where folder(file) != "Suite" && folder(file) != "sobremesa" {
      #expect(imported.isDisjoint(with: Self.apps), "\(file)")
    }
  }

  /// They need nothing of the house, so that each can be read, tested and built by itself.
  @Test func whatIsNotAboutTheHouseImportsNothingOfIt() throws {
    let server: Set<String> = ["NIOCore", "NIOHTTP1", "NIOPosix", "NIOSSL"]
    let allowed: [String: Set<String>] = [
      "Text": ["Crypto", "Foundation", "Synchronization"], "Pictures": ["Text"], "QR": [],
      "WebAuthn": ["Crypto", "Foundation"], "Fetch": server.union(["Foundation", "Synchronization", "Text"]),
    ]
    var seen: Set<String> = []
    for (file, imported) in try imports() {
      guard let allowed = allowed[folder(file)] else { continue }
      seen.insert(folder(file))
      #expect(imported.isSubset(of: allowed), "\(file)")
    }
    #expect(seen == Set(allowed.keys))
  }

  @Test func onlyTheStorageEngineKnowsItsLibrary() throws {
    for (file, imported) in try imports() {
      if folder(file) != "StorageSQLite" { #expect(imported.isDisjoint(with: ["GRDB", "GRDBSQLite"]), "\(file)") }
      if folder(file) != "StoragePostgres" { #expect(!imported.contains("CPostgres"), "\(file)") }
    }
  }

  @Test func theServerStaysInItsRooms() throws {
    let rooms = ["Client/", "Kit/Doors/", "Kit/HTTP/", "Kit/Live/", "Fetch/", "Suite/", "TestKit/"]
    for (file, imported) in try imports() where !rooms.contains(where: file.hasPrefix) {
      #expect(imported.isDisjoint(with: Self.server), "\(file)")
    }
  }

  @Test func everyEmbeddedFileIsInTheTable() throws {
    let table = try String(contentsOf: Self.sources.appending(path: "Assets/assets.c"), encoding: .utf8)
    let assets = Self.sources.appending(path: "../assets").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: assets.path).filter { $0.contains(".") }
    #expect(!files.isEmpty)
    // Which scripts of these two travel within others is for `bin/embed --check` to say.
    for file in files where !["js/", "offline/"].contains(where: file.hasPrefix) {
      #expect(table.contains("#embed \"assets/\(file)\""), "run bin/embed: \(file)")
    }
  }

  /// An app's elements are fetched by their names alone, as those of the house are.
  @Test func everyElementHasANameOfItsOwn() throws {
    let assets = Self.sources.appending(path: "../assets").standardizedFileURL
    let elements = try FileManager.default.subpathsOfDirectory(atPath: assets.path)
      .filter { $0.hasSuffix(".js") && !$0.hasPrefix("js/") && !$0.hasPrefix("offline/") }.map {
        $0.split(separator: "/").last ?? ""
      }
    #expect(elements.count > 20)
    #expect(Set(elements).count == elements.count)
  }

  @Test func everyRowIsARow() throws {
    for file in try files() where !file.hasPrefix("Kit/Screens/Row") {
      let row = try text(of: file).firstRange(of: /<li class=\\?"row[ "\\]/)
      #expect(row == nil, "\(file): a row of a list is a Row, or a named row built on it")
    }
  }

  private func folder(_ file: String) -> String {
    String(file.prefix { $0 != "/" })
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path).filter { $0.hasSuffix(".swift") }
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
  }

  /// What each source file imports, by its path below Sources.
  private func imports() throws -> [(file: String, imported: Set<String>)] {
    try files().map { file in
      let modules = try text(of: file).split(separator: "\n").compactMap { line -> String? in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1 else { return nil }
        return String(words[index + 1])
      }
      return (file, Set(modules))
    }
  }
}
