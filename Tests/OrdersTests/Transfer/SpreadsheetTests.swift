import Kit
import TestKit
import Testing

@testable import Orders

/// Tables as the spreadsheets of Spain and Portugal write them, out and in again.
@Suite struct SpreadsheetTests {
  @Test(arguments: [Language.es, .pt]) func aTableOfOrdersReadsAsPeopleWriteAndComesInAgain(language: Language)
    async throws
  {
    let cast = try await OrdersCast()
    var draft = cast.draft(state: .delivered)
    (draft.date, draft.promisedOn) = ("2026-07-01T00:30", "2026-07-02")
    try await cast.add(draft)
    let tables = try await cast.marta.read { view in
      try OrdersTable.allCases.map { try OrdersExport(view).csv($0, in: .spreadsheet(language)) }
    }
    #expect(tables[2].contains(";\"01/07/2026 00:30:00\";"))
    #expect(tables[2].contains(language == .es ? ";Entregado;02/07/2026;" : ";Entregue;02/07/2026;"))
    let zoe = try await TestHouse().owner("Zoe")
    for table in tables {
      let walk = ImportWalk(OrdersImport(try OrdersFile(Array(table.utf8)), mint: zoe.home.house.mint))
      #expect(try await zoe.change { try walk.take(into: $0, skipsBad: false) }.refused.isEmpty)
    }
    let (mine, theirs) = (
      try await cast.marta.read { try OrdersExport($0).document() },
      try await zoe.read { try OrdersExport($0).document() }
    )
    #expect(theirs == mine)
  }

  @Test(arguments: [
    ("26/11/2026 9:05", "2026-11-26T08:05:00Z"), ("1/7/2026 00:30:15", "2026-06-30T22:30:15Z"),
    ("26/11/2026", "2026-11-25T23:00:00Z"), ("2026-11-26T08:05:00Z", "2026-11-26T08:05:00Z"),
    ("31/02/2026 9:05", "31/02/2026 9:05"),
    ("ayer", "ayer"),
  ])
  func aMomentIsReadAsASpreadsheetSavesIt(text: String, instant: String) throws {
    #expect(CSV.time(text, in: try #require(Zone("Europe/Madrid"))) == instant)
  }

  @Test func whatIsWrongNamesTheLineTheThingAndThePart() async throws {
    let cast = try await OrdersCast(language: .es)
    let table = """
      código;fecha;cliente;estado;producto;cantidad;precio unitario
      2026-0001;26/11/2026 9:05;Ana García;Confirmado;Bread;3;2,80
      2026-0001;26/11/2026 9:05;Ana García;Confirmado;Cake;1;veinte
      2026-0002;26/11/2026 9:05;Bea;Confirmado;Bread;3;2,80
      2026-0003;26/11/2026 9:05;Ana García;Volando;Bread;3;2,80
      """
    let sent = try await cast.marta.browser.upload(
      cast.marta.address(OrdersPaths.transfer()), [("bad", "nothing")], file: ("file", "a.csv", Array(table.utf8)))
    let page = try await cast.marta.browser.follow(sent).page
    for words in [
      "Línea 2: 2026-0001 Cake: ", "Línea 4: 2026-0002 No hay ningún cliente «Bea».",
      "Línea 5: 2026-0003 Elige un estado.",
    ] { #expect(page.words.contains(words), "\(page.words)") }
  }
}
