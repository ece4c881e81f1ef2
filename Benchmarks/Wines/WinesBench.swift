import ArgumentParser
import Foundation
import Kit
import StorageSQLite
import Suite
import Wines

/// What is measured of the wines in process. `Benchmarks/wines.py` runs it and measures the rest through HTTP.
@main
struct WinesBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Fill.self, Search.self])
}

/// Makes a catalogue and brings it in.
struct Fill: AsyncParsableCommand {
  @Argument(help: "The data folder.") var folder: String
  @Option var wines = 130_000

  func run() async throws {
    var grower = Grower(seed: 7)
    let table = grower.table(wines: wines)
    let database = try await Boot.database(Configuration(data: folder))
    let bytes = table.count
    let clock = ContinuousClock()
    let start = clock.now
    let installation = InstallationStorage(author: .program, database: database, live: LiveHub(), mint: .system)
    let report = try await CatalogueImport(
      table, name: "bench.csv", skipsBad: true, home: nil, installation: installation
    ).run()
    let seconds = start.duration(to: clock.now) / .seconds(1)
    // The house would add it by itself while it is measured.
    try await Starter.bringIn(installation)
    try database.close()
    print(
      "{\"seconds\": \(seconds), \"megabytes\": \(bytes / 1_000_000), \"added\": \(report.added), \"rows\": \(report.rows)}"
    )
  }
}

/// Types the sessions into the search and into SQLite's own full-text search, by turns.
struct Search: AsyncParsableCommand {
  @Argument(help: "The data folder.") var folder: String
  @Option var sessions = 250
  @Option(help: "Every so many sessions are typed into SQLite's own search too.") var plainStep = 1
  @Option(help: "Where the sessions are written for others.") var typings: String

  func run() async throws {
    let database = try await Boot.database(Configuration(data: folder))
    let plain = try FullText(folder: folder)
    try await plain.fill(from: database)
    let wines = try await database.read { connection in
      try connection.rows("SELECT name, winery, appellation, grapes FROM wines_wine WHERE number % 97 = 0").map { row in
        let grapes: String = try row["grapes"]
        return (
          name: try row["name"] as String, winery: try row["winery"] as String,
          origin: try row["appellation"] as String, grape: grapes.split(separator: "\n").first.map(String.init) ?? ""
        )
      }
    }
    let sessions = Typing.sessions(sessions, for: wines, seed: 11)
    try JSONEncoder().encode(sessions).write(to: URL(filePath: typings))
    let figures = try await database.read { connection in
      var figures = Figures()
      let cache = IndexCache()
      figures.load = try milliseconds { _ = try cache.search(connection) }
      let search = try cache.search(connection)
      for session in sessions {
        for typed in session.keystrokes { try figures.measure(typed, session, search, connection) }
      }
      return figures
    }
    let plainTimes = try await plain.times(sessions.enumerated().filter { $0.offset % plainStep == 0 }.map(\.element))
    try database.close()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    print(String(decoding: try encoder.encode(figures.summary(beside: plainTimes)), as: UTF8.self))
  }
}

struct Figures: Sendable {
  struct Summary: Codable {
    let load: Double
    let hits: Times
    let hitsAndRows: Times
    let filtered: Times
    let counts: Times
    let filteredCounts: Times
    let slips: Times
    let plain: Times
  }

  var load = 0.0
  private var hits: [Double] = []
  private var rows: [Double] = []
  private var filtered: [Double] = []
  private var counts: [Double] = []
  private var filteredCounts: [Double] = []
  private var slips: [Double] = []

  mutating func measure(_ typed: String, _ session: Typing, _ search: WineSearch, _ connection: any Connection) throws {
    let query = WineQuery(words: typed)
    let narrowed = WineQuery(
      words: typed,
      filters: session.filters.reduce(into: [:]) { filters, filter in
        if let facet = Facet(rawValue: filter.key) { filters[facet] = [filter.value] }
      })
    var numbers: [UInt32] = []
    let time = milliseconds { numbers = search.hits(query).numbers(from: 0, limit: 50) }
    hits.append(time)
    if session.hasSlip { slips.append(time) }
    rows.append(time + (try milliseconds { _ = try Catalogue(connection).wines(numbers) }))
    filtered.append(milliseconds { _ = search.hits(narrowed).numbers(from: 0, limit: 50) })
    counts.append(milliseconds { _ = search.counts(query) })
    filteredCounts.append(milliseconds { _ = search.counts(narrowed) })
  }

  func summary(beside plain: [Double]) -> Summary {
    Summary(
      load: load, hits: Times(hits), hitsAndRows: Times(rows), filtered: Times(filtered), counts: Times(counts),
      filteredCounts: Times(filteredCounts), slips: Times(slips), plain: Times(plain))
  }
}

/// The same rows in SQLite's own full-text search, ranked as it ranks.
struct FullText {
  private let database: SQLiteDatabase

  init(folder: String) throws {
    database = try SQLiteDatabase(path: "\(folder)/plain.sqlite")
  }

  func fill(from catalogue: any Database) async throws {
    let texts = try await catalogue.read { connection in
      try connection.rows("SELECT number, name, winery, appellation, country, grapes FROM wines_wine ORDER BY number")
    }
    try await database.write { connection in
      try connection.run("DROP TABLE IF EXISTS wine")
      try connection.run(
        "CREATE VIRTUAL TABLE wine USING fts5(name, winery, appellation, country, grapes, tokenize = 'unicode61 remove_diacritics 2')"
      )
      for row in texts {
        let (number, name, winery): (Int64, String, String) = (try row["number"], try row["name"], try row["winery"])
        let (appellation, country, grapes): (String, String, String) = (
          try row["appellation"], try row["country"], try row["grapes"]
        )
        try connection.run(
          """
          INSERT INTO wine (rowid, name, winery, appellation, country, grapes)
          VALUES (\(number), \(name), \(winery), \(appellation), \(country), \(grapes))
          """)
      }
    }
  }

  func times(_ sessions: [Typing]) async throws -> [Double] {
    try await database.read { connection in
      try sessions.flatMap(\.keystrokes).map { typed in
        let match = typed.searchKey.split(separator: " ").map { "\"\($0)\"*" }.joined(separator: " ")
        return try milliseconds {
          _ = try connection.rows(
            "SELECT rowid, name, winery, appellation, country, grapes FROM wine WHERE wine MATCH \(match) ORDER BY rank LIMIT 50"
          )
        }
      }
    }
  }
}
