import ArgumentParser
import Suite

struct MoveData: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Copies all data from a file into PostgreSQL, or back, while no house runs on either.",
    discussion: """
      Both places are a data folder or an address such as postgres://sobremesa@localhost/sobremesa. What is written to has to be \
      empty: it gets everything, each table compared with the first by its rows, or nothing. What is read stays as it is.
      """)

  @Option(help: "Where the data is.")
  var from: String

  @Option(help: "Where it goes.")
  var to: String

  func run() async throws {
    let moved = try await orExplain { try await Move.run(from: from, to: to) }
    for table in moved.tables where table.rows > 0 { print("\(table.name): \(table.rows) rows, \(table.hash)") }
    print("\(moved.rows) rows of \(moved.tables.count) tables are in \(moved.place).")
  }
}
