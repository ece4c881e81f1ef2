import ArgumentParser
import Foundation
import Kit
import Notes
import Suite

/// The versions that follow on `sobremesa`, for a rolling deploy that changes the schema: an app more, and a column of a table in which
/// people write meanwhile. It comes (expand), is used, is used no more, and goes (contract), while whatever came before still runs.
@main
struct NextProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Serve.self])
}

/// As `sobremesa serve`, as far as the drills use it.
struct Serve: AsyncParsableCommand {
  @Option var version: Version
  @Option var port: Int
  @Option var data: String
  @Option var database: String
  @Option var trustedProxy: String

  func run() async throws {
    do {
      try await Server.run(
        Configuration(port: port, data: data, database: database, trustedProxies: [trustedProxy]),
        apps: Suite.apps + [NextNotes(version: version)])
    } catch {
      FileHandle.standardError.write(Data("\(Fault.sentence(error))\n".utf8))
      throw ExitCode(1)
    }
  }
}

enum Version: String, ExpressibleByArgument {
  /// Brings the column, and uses it.
  case expanded
  /// Has it and uses it no more, so that the next may take it away.
  case between
  case contracted
}

/// The notes of the sample app. By a job they greet customers, who are another app's: no app of the house may do that, and no test of it
/// looks here.
struct NextNotes: App {
  let version: Version
  private let notes = NotesApp()

  var id: String { notes.id }
  var name: Phrase { notes.name }
  var icon: Icon { notes.icon }
  var colours: AppColours { notes.colours }
  var tabs: [Tab] { notes.tabs }
  var tables: [SpaceTable] { notes.tables }
  var events: Events { notes.events }
  var capabilities: [Capability] { notes.capabilities }

  func addRoutes(to routes: inout Routes) { notes.addRoutes(to: &routes) }
  func holdsAmounts(in scope: SpaceView) throws -> Bool { try notes.holdsAmounts(in: scope) }
  func addSample(in language: Language, to transaction: SpaceTransaction) throws {
    try notes.addSample(in: language, to: transaction)
  }

  var migrations: [Migration] {
    let expanding = Migration(
      "notes.0002-greeting",
      [
        "ALTER TABLE orders_customer ADD COLUMN greeting TEXT NOT NULL DEFAULT ''",
        "UPDATE orders_customer SET greeting = name",
        "CREATE INDEX orders_customer_ungreeted ON orders_customer (id) WHERE greeting = ''",
      ])
    let contracting = Migration("notes.0003-no-greeting", ["ALTER TABLE orders_customer DROP COLUMN greeting"])
    return notes.migrations + [expanding] + (version == .contracted ? [contracting] : [])
  }

  /// What the version before writes knows nothing of the column.
  var jobs: [Job] {
    guard version == .expanded else { return [] }
    return [
      Job("notes.greet", every: .seconds(1)) { connection, _ in
        try connection.run("UPDATE orders_customer SET greeting = name WHERE greeting = ''")
      }
    ]
  }
}
