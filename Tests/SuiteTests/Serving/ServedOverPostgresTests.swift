import Suite
import TestKit
import Testing

/// The program itself over a server; see `bin/with-postgres`.
@Suite(.enabled(if: !TestEngine.isSQLite && StorageEngine.hasPostgres)) struct ServedOverPostgresTests {
  @Test func whatWasWrittenIsThereAfterTheProgramHasEndedAndBegun() async throws {
    let store = try await TestDatabase()
    try store.database.close()
    let house = try ServedHouse(over: store.serverAddress)
    #expect(try house.post("/shopping/lists/new", "id=\(Self.list)&name=Semana").hasPrefix("HTTP/1.1 303"))
    let lines = "operation=\(Self.list)&text=2+kg+patatas"
    #expect(try house.post("/shopping/lists/\(Self.list)/lines", lines).hasPrefix("HTTP/1.1 303"))
    #expect(house.stop().code == 0)
    try house.startAgain()
    let list = try house.open("/shopping/lists/\(Self.list)").read(until: "</html>")
    #expect(list.contains("Semana") && list.contains("patatas"))
    #expect(house.stop().code == 0)
  }

  private static let list = "01900000-0000-7000-8000-000000000001"
}
