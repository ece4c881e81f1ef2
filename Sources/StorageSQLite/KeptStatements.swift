import GRDB
import Kit

/// The statements that one connection ran lately, compiled. Only its own thread uses them.
///
/// GRDB's own store of them forgets none, and a list of another length is another text: in a house that runs for months they would
/// fill the memory.
final class KeptStatements: @unchecked Sendable {
  /// A house has some hundred texts that it says again and again.
  private static let most = 256

  private var kept = RecentlyUsed<String, Statement>(most: most)

  func statement(_ text: String, on database: GRDB.Database) throws -> Statement {
    if let known = kept[text] { return known }
    let made = try database.makeStatement(sql: text)
    kept[text] = made
    return made
  }

  /// Before the connection ends, which waits for them.
  func forget() {
    kept = RecentlyUsed(most: Self.most)
  }
}
