import Kit
import Suite
import TestKit
import Testing

/// Whose tables a statement names: an app's its own, the house's the house's.
@Suite struct TableWallTests {
  /// Migrations that say who may take back what was done before activity kept it. They have run, and stay as they are.
  private static let released = ["Pools/Migrations.swift", "Restaurant/Establishment/OwnersActivity.swift"]

  @Test func aTableIsFoundWhereverItStands() {
    let sql = "SELECT x FROM kit_space JOIN(orders_line)ON kit_space.id=orders_line.space_id"
    #expect(Self.tables(in: sql, of: ["kit", "orders"]) == ["kit_space", "orders_line"])
  }

  @Test func theSourcesOfAnAppNameItsOwnTablesAlone() throws {
    let files = try SourceFile.all()
    let apps = SourceFile.apps(in: files)
    #expect(apps.count > 5)
    let owners = Set(apps.map { $0.lowercased() }).union(["kit"])
    for file in files where apps.contains(file.target) {
      // Its rows belong to the house's spaces and people.
      let code = file.code.replacing(/REFERENCES kit_(?:space|person) \(id\)/, with: "")
      var foreign = Self.tables(in: code, of: owners).filter { Self.owner(of: $0) != file.target.lowercased() }
      if Self.released.contains(file.path) { foreign.remove("kit_activity") }
      #expect(foreign.isEmpty, "\(file.path)")
    }
  }

  @Test func theSourcesOfTheHouseNameNoTableOfAnApp() throws {
    let files = try SourceFile.all()
    let apps = SourceFile.apps(in: files)
    let owners = Set(apps.map { $0.lowercased() })
    for file in files where !apps.contains(file.target) {
      #expect(Self.tables(in: file.code, of: owners).isEmpty, "\(file.path)")
    }
  }

  /// The same of the statements as they are run, whatever they were put together from.
  @Test func aPageAsksItsOwnAppAndTheHouseAloneEachByItself() async throws {
    let marta = try await TestHouse().settled()
    let owners = Set(Suite.apps.map(\.id)).union(["kit"])
    func mixed(_ statements: some Sequence<String>) -> [String] {
      statements.filter { Set(Self.tables(in: $0, of: owners).map(Self.owner)).count > 1 }
    }
    #expect(mixed(marta.home.counted.statements).isEmpty)
    var seen: Set<String> = []
    for visited in try await Crawl(marta).visited where seen.insert(visited.route.pattern).inserted {
      let questions = try await marta.home.counted.questions { _ = try await marta.browser.get(visited.address) }
      #expect(mixed(questions).isEmpty, "\(visited.route.pattern)")
      guard let app = visited.route.app else { continue }
      let asked = Set(questions.flatMap { Self.tables(in: $0, of: owners).map(Self.owner) })
      #expect(asked.isSubset(of: [app, "kit"]), "\(visited.route.pattern)")
    }
    #expect(seen.count > 50)
  }

  private static func owner(of table: String) -> String {
    String(table.prefix { $0 != "_" })
  }

  private static func tables(in text: String, of owners: Set<String>) -> Set<String> {
    // As in SQL, a dot ends a word.
    let words = text.matches(of: /\b[a-z]+_[a-z_]+/.wordBoundaryKind(.simple)).map { String($0.output) }
    return Set(words).filter { owners.contains(owner(of: $0)) }
  }
}
