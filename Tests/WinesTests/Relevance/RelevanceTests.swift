import Foundation
import Kit
import StorageSQLite
import TestKit
import Testing

@testable import Wines

/// Whether the right bottle stands on top, by the rules of `Queries/README.md`, beside SQLite's own full-text search.
@Suite struct RelevanceTests {
  @Test func theRightBottleStandsOnTop() async throws {
    let cellar = try await Cellar(try Self.file("wines.csv"), name: "wines.csv")
    let wines = try await cellar.marta.read { view in
      var wines = JudgedWines()
      try Catalogue(view).forEachStretch(of: .wines) { for wine in $0 { wines.add(wine) } }
      return wines
    }
    let plain = try await PlainFullText(cellar)
    for name in ["yardstick.tsv", "aside.tsv"] {
      let queries = try Query.all(in: try Self.file(name)).map { query in
        (query: query, accepted: AcceptedWines(query.rule).among(wines))
      }
      let own = try await judged(queries) { try await Self.found($0, in: cellar) }
      let beside = try await judged(queries) { try await plain.found($0) }
      print("\(name)\n\(own.table("Sobremesa"))\n\(beside.table("FTS5 bm25"))")
      print(own.misses.joined(separator: "\n"))
      #expect(own.all.empty == 0)
      guard name == "yardstick.tsv" else { continue }
      for (language, share) in own.byLanguage {
        #expect(share.first * 100 >= 85 * share.count && share.five * 100 >= 97 * share.count, "\(language)")
      }
    }
  }

  private func judged(
    _ queries: [(query: Query, accepted: Set<UInt32>)], _ search: (String) async throws -> [UInt32]
  ) async throws -> FoundRight {
    var relevance = FoundRight()
    for (query, accepted) in queries {
      #expect(!accepted.isEmpty, "Nothing answers “\(query.words)”")
      relevance.add(query, try await search(query.words), accepted)
    }
    return relevance
  }

  /// As the search page lists them.
  private static func found(_ words: String, in cellar: Cellar) async throws -> [UInt32] {
    let index = cellar.index
    return try await cellar.marta.read { view in
      try index.search(view.connection).hits(WineQuery(words: words)).numbers(from: 0, limit: 5)
    }
  }

  private static func file(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Queries")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}

/// What somebody types, and which wines are the right ones.
struct Query: Sendable {
  let language: String
  let words: String
  let rule: String

  static func all(in text: String) throws -> [Query] {
    try text.split(separator: "\n").map { line in
      let parts = line.components(separatedBy: "\t")
      try #require(parts.count == 3, "\(line)")
      return Query(language: parts[0], words: parts[1], rule: parts[2])
    }
  }
}

/// How often the right one was found.
struct FoundRight: Sendable {
  struct Share: Sendable {
    var (count, first, five, empty) = (0, 0, 0, 0)

    var text: String {
      "\(count) queries, right first \(percent(first)), among five \(percent(five)), empty \(empty)"
    }

    private func percent(_ part: Int) -> String {
      String(format: "%.1f %%", 100 * Double(part) / Double(max(1, count)))
    }
  }

  private(set) var all = Share()
  private(set) var byLanguage: [String: Share] = [:]
  /// The queries whose first hit is wrong.
  private(set) var misses: [String] = []

  mutating func add(_ query: Query, _ found: [UInt32], _ accepted: Set<UInt32>) {
    let (isFirst, isAmongFive) = (found.first.map(accepted.contains) == true, found.contains(where: accepted.contains))
    func add(_ share: inout Share) {
      share.count += 1
      if isFirst { share.first += 1 }
      if isAmongFive { share.five += 1 }
      if found.isEmpty { share.empty += 1 }
    }
    add(&all)
    add(&byLanguage[query.language, default: Share()])
    if !isFirst {
      misses.append("\(isAmongFive ? "later" : found.isEmpty ? "empty" : "wrong") \(query.language) \(query.words)")
    }
  }

  func table(_ title: String) -> String {
    (["\(title): \(all.text)"] + byLanguage.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value.text)" })
      .joined(separator: "\n")
  }
}

/// The same wines in SQLite's own full-text search, ranked as it ranks.
private struct PlainFullText {
  private let database: SQLiteDatabase

  init(_ cellar: Cellar) async throws {
    let rows = try await cellar.marta.read { view in
      try view.connection.rows(
        """
        SELECT number, name, winery, appellation, region, country, grapes FROM wines_wine
        WHERE head = number ORDER BY number
        """)
    }
    let texts = try rows.map { row in
      let fields: [String] = try ["name", "winery", "appellation", "region", "country", "grapes"].map { try row[$0] }
      return (number: try row["number"] as Int64, fields: fields)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "wines-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    database = try SQLiteDatabase(path: folder.appending(path: "plain.sqlite").path)
    try await database.write { connection in
      try connection.run(
        """
        CREATE VIRTUAL TABLE wine USING fts5(name, winery, appellation, region, country, grapes, \
        tokenize = 'unicode61 remove_diacritics 2')
        """)
      for text in texts {
        let fields = text.fields
        try connection.run(
          """
          INSERT INTO wine (rowid, name, winery, appellation, region, country, grapes)
          VALUES (\(text.number), \(fields[0]), \(fields[1]), \(fields[2]), \(fields[3]), \(fields[4]), \(fields[5]))
          """)
      }
    }
  }

  func found(_ words: String) async throws -> [UInt32] {
    let match = words.searchKey.split(separator: " ").map { "\"\($0)\"*" }.joined(separator: " ")
    return try await database.read { connection in
      try connection.rows("SELECT rowid FROM wine WHERE wine MATCH \(match) ORDER BY rank, rowid LIMIT 5").map {
        UInt32(try $0["rowid"] as Int)
      }
    }
  }
}
