import Foundation
import TestKit
import Testing

@testable import Kit

/// What goes out of the house as a file.
@Suite struct ExportTests {
  private static let files = [
    "/settings/data", "/orders/transfer/orders.json", "/orders/transfer/customers.csv", "/orders/transfer/products.csv",
    "/orders/transfer/orders.csv", "/orders/transfer/payments.csv",
    "/shopping/transfer/shopping.json", "/shopping/transfer/shopping.csv",
    "/restaurant/desk/export/menu.json", "/restaurant/desk/export/menu.csv", "/wines/catalogue/files/wines.json",
    "/wines/catalogue/files/wines.csv",
  ]

  private func exports(of member: TestMember) async throws -> [(address: String, text: String)] {
    var exports: [(String, String)] = []
    for file in Self.files.map({ member.address(Link(inSpace: $0)) }) + ["/me/data"] {
      let answer = try await member.browser.get(file)
      #expect(answer.status == 200 && !answer.bytes.isEmpty, "\(file)")
      exports.append((file, answer.text))
    }
    return exports
  }

  /// Whatever looks like what `Mint.secret()` makes, wherever it stands in the database, and the marks of tokens.
  private func secrets(of house: TestHouse) async throws -> Set<String> {
    try await house.database.read { connection in
      let tables = try StoredSchema(connection).tables.map(\.name)
      var secrets: Set<String> = []
      for table in tables {
        try connection.forEach("SELECT * FROM \(SQL(trusted: table))") { row in
          for (name, value) in row.columns {
            switch value {
            case .text(let text) where text.utf8.count == 32 && text.allSatisfy(\.isHexDigit): secrets.insert(text)
            case .blob(let bytes) where name.hasSuffix("_hash"):
              secrets.insert(bytes.map { String(format: "%02x", $0) }.joined())
            case .text(let text) where name.hasSuffix("password_hash"): secrets.insert(text)
            default: continue
            }
          }
        }
      }
      return secrets
    }
  }

  @Test func noExportHoldsASecret() async throws {
    // Reads every table there is, and each engine has some of its own.
    let marta = try await TestHouse(isMirrored: false).settled()
    try await marta.home.setPassword("una frase muy larga", of: marta.person.id)
    _ = try await marta.post(Link(inSpace: "/restaurant/desk/tables/codes"))
    let code = marta.home.house.mint.secret()
    try await marta.change { transaction in
      try transaction.run("UPDATE restaurant_table SET former_code = \(code) WHERE space_id = \(transaction.space.id)")
    }
    let secrets = try await secrets(of: marta.home)
    #expect(secrets.contains(code) && secrets.count > 3)
    for (address, text) in try await exports(of: marta) {
      for secret in secrets { #expect(!text.contains(secret), "\(address) holds a secret") }
    }
  }

  @Test func whatASpaceHoldsIsInItsDocument() async throws {
    let marta = try await TestHouse().settled()
    let answer = try await marta.get(Link(inSpace: "/settings/data"))
    let document = try #require(try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any])
    #expect(document["format"] as? String == "sobremesa-space")
    let apps = try #require(document["apps"] as? [String: [String: [[String: Any]]]])
    let stored: Int? = try await marta.read {
      try $0.connection.value("SELECT COUNT(*) AS n FROM orders_customer WHERE space_id = \($0.space.id)")
    }
    #expect(apps["orders"]?["orders_customer"]?.count == stored)
    #expect(apps["restaurant"]?["restaurant_table"]?.first?["code"] == nil)
    #expect(apps["restaurant"]?["restaurant_table"]?.first?["name"] != nil)
  }

  @Test func everyTextIsWrittenSoThatItIsReadBack() throws {
    let text = "quote \" backslash \\ line\nend \u{1} ñ 🍷"
    var bytes: [UInt8] = []
    JSONRow.append(text, to: &bytes)
    let read = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    #expect(read as? String == text)
  }

  /// The browser goes away in the middle: the next export has its turn all the same.
  @Test func anExportThatNobodyTakesKeepsNobodyWaiting() async throws {
    let marta = try await TestHouse().settled()
    for taken in 0...2 {
      let pipe = ExportPipe(patience: nil)
      let filling = Task {
        try await ImportWork.read {
          try pipe.fill { writer in
            for _ in 0..<1_000 { try writer.write(String(repeating: "x", count: 100_000)) }
          }
        }
      }
      var pieces = pipe.pieces.makeAsyncIterator()
      for _ in 0..<taken {
        _ = try await pieces.next()
        pipe.took()
      }
      pipe.abandon()
      await #expect(throws: ExportPipe.Abandoned.self) { try await filling.value }
    }
    for _ in 0..<3 { #expect(try await marta.get(Link(inSpace: "/settings/data")).status == 200) }
  }

  @Test func exportsAreMadeOneAfterTheOther() async throws {
    let marta = try await TestHouse().settled()
    async let space = marta.get(Link(inSpace: "/settings/data"))
    async let orders = marta.get(Link(inSpace: "/orders/transfer/orders.json"))
    async let wines = marta.get(Link(inSpace: "/wines/catalogue/files/wines.csv"))
    #expect(try await [space.status, orders.status, wines.status] == [200, 200, 200])
    #expect(await marta.home.house.exports.enter())
    marta.home.house.exports.leave()
  }
}
