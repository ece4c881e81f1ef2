import ArgumentParser
import GRDB
import HTTPTypes
import Hummingbird

/// A bare handler that reads a menu with GRDB and writes it as HTML: no session, no layout, no language, no allergens.
struct Dishes: AsyncParsableCommand {
  @Option var port: Int
  @Option(help: "A database of the house.") var database: String

  private static let query = """
    SELECT id, name, description, price FROM restaurant_dish WHERE trash_id IS NULL ORDER BY position, id
    """

  func run() async throws {
    var configuration = Configuration()
    configuration.readonly = true
    let pool = try DatabasePool(path: database, configuration: configuration)
    let router = Router()
    router.get("/") { _, _ in
      let html = try await pool.read { database in
        try Self.page(Row.fetchCursor(database.cachedStatement(sql: Self.query)))
      }
      return Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: .init(byteBuffer: ByteBuffer(string: html)))
    }
    try await serve(router, port: port)
  }

  private static func page(_ rows: RowCursor) throws -> String {
    var html = ""
    html.reserveCapacity(131_072)
    html += "<!doctype html><title>Menu</title><ul>"
    while let row = try rows.next() {
      let (id, name, description, price): (String, String, String, Int) = (row[0], row[1], row[2], row[3])
      html +=
        "<li><a href=\"/dish/\(id)\">\(name.escaped)</a> \(description.escaped) \(price / 100).\(price % 100)</li>"
    }
    return html + "</ul>"
  }
}
