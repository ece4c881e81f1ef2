import ArgumentParser
import GRDB
import HTTPTypes
import Hummingbird

/// A bare handler that searches with SQLite's own full-text search, ranked by bm25, and writes the hits as HTML.
struct PlainSearch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "wines")

  @Option var port: Int
  @Option(help: "A database with the table `wine`, made by WinesBench.") var database: String

  func run() async throws {
    var configuration = Configuration()
    configuration.readonly = true
    let pool = try DatabasePool(path: database, configuration: configuration)
    let router = Router()
    router.get("/") { request, _ in
      let typed = request.uri.queryParameters["q"].map(String.init) ?? ""
      let match = typed.removingPercentEncoding?.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"*" }.joined(
        separator: " ")
      let html = try await pool.read { database in
        guard let match, !match.isEmpty else { return "" }
        let rows = try Row.fetchAll(
          database.cachedStatement(
            sql: "SELECT rowid, name, winery, appellation FROM wine WHERE wine MATCH ? ORDER BY rank LIMIT 50"),
          arguments: [match])
        return rows.map { row in
          let (name, winery, place): (String, String, String) = (row[1], row[2], row[3])
          return "<li>\(name) \(winery) \(place)</li>"
        }.joined()
      }
      return Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: .init(byteBuffer: ByteBuffer(string: "<!doctype html><ul>\(html)</ul>")))
    }
    try await serve(router, port: port)
  }
}
