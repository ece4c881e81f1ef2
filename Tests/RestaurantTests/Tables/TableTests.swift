import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct TableNamesTests {
  @Test func severalAreNumberedFromTheNumberInTheName() {
    #expect(TableNames(taken: []).series("Table 1", count: 3) == ["Table 1", "Table 2", "Table 3"])
    #expect(TableNames(taken: []).series("Table", count: 2) == ["Table 1", "Table 2"])
    #expect(TableNames(taken: []).series("T9", count: 2) == ["T9", "T10"])
    #expect(TableNames(taken: []).series("Terrace", count: 1) == ["Terrace"])
    #expect(
      TableNames(taken: []).series("T9223372036854775807", count: 2) == [
        "T9223372036854775807", "T9223372036854775808",
      ])
  }

  @Test func namesThatAreTakenAreLeftOut() {
    let names = TableNames(taken: ["Table 2", "mesa 1"])
    #expect(names.series("TABLE 1", count: 2) == ["TABLE 1", "TABLE 3"])
    #expect(names.isTaken("Mesa 1"))
    #expect(!names.isTaken("Mesa 11"))
  }

  @Test func theNextTableIsCalledLikeTheLast() {
    #expect(TableNames(taken: []).suggestion(otherwise: "Mesa") == "Mesa 1")
    #expect(TableNames(taken: ["T1", "T2", "Bar"]).suggestion(otherwise: "Mesa") == "T3")
    #expect(TableNames(taken: ["7"]).suggestion(otherwise: "Mesa") == "Mesa 1")
  }
}

@Suite struct TableTests {
  @Test func twelveTablesAreAddedAtOnceAndTakenBack() async throws {
    let marta = try await TestHouse().owner()
    let form = try #require(try await marta.get(TablePaths.newTables()).page.form)
    let answer = try await marta.browser.submit(form, typing: ["name": "Mesa 1", "count": "12"])
    let names = try await marta.read { try TableStore($0).tables().map(\.name) }
    #expect(names.count == 12)
    #expect(names.first == "Mesa 1" && names.last == "Mesa 12")
    let page = try await marta.browser.follow(answer).page
    #expect(page.rows.count == 12)
    #expect(page.texts(of: ".tile-state").allSatisfy { $0 == "Free" })
    let undo = try #require(page.forms.first { $0.action.contains("/undo/") })
    #expect(try await marta.browser.submit(undo).status == 303)
    #expect(try await marta.read { try TableStore($0).tables() }.isEmpty)
  }

  @Test func eachTableHasACodeOfItsOwn() async throws {
    let cast = try await TablesCast()
    #expect(Set(cast.tables.map(\.code)).count == 4)
    #expect(cast.tables.allSatisfy { $0.code.count == 32 })
  }

  @Test(arguments: [
    (["name": "", "count": "1"], "name"), (["name": "Table 1", "count": "1"], "name"),
    (["name": "X", "count": "0"], "count"), (["name": "X", "count": "101"], "count"),
    (["name": "X", "count": "some"], "count"), (["name": String(repeating: "x", count: 81), "count": "1"], "name"),
  ])
  func whatCannotBeATableIsExplained(typed: [String: String], field: String) async throws {
    let cast = try await TablesCast()
    let form = try #require(try await cast.marta.get(TablePaths.newTables()).page.form)
    let answer = try await cast.marta.browser.submit(form, typing: typed)
    #expect(answer.status == 422)
    #expect(try answer.page.field(field)?.problem != nil)
    #expect(try answer.page.field("name")?.value == typed["name"])
  }

  @Test func aTableIsRenamedAndTwoAreNeverCalledTheSame() async throws {
    let cast = try await TablesCast()
    let link = TablePaths.table(cast.tables[0].id)
    let form = try #require(try await cast.marta.get(link).page.form)
    #expect(try await cast.marta.browser.submit(form, typing: ["name": "Window"]).status == 303)
    #expect(try await cast.marta.read { try TableStore($0).tables()[0].name } == "Window")
    #expect(try await cast.marta.browser.submit(form, typing: ["name": "terrace"]).status == 422)
  }

  @Test func tablesStandInTheOrderThatOneGivesThem() async throws {
    let cast = try await TablesCast()
    let ids = cast.tables.map(\.id)
    try await cast.post(TablePaths.tablePlace(ids[3]), [("before", ids[0].description)])
    #expect(try await cast.marta.read { try TableStore($0).tables().map(\.id) } == [ids[3], ids[0], ids[1], ids[2]])
    try await cast.post(TablePaths.tablePlace(ids[3]), [("before", "end")])
    #expect(try await cast.marta.read { try TableStore($0).tables().map(\.id) } == ids)
    #expect(try await cast.post(TablePaths.tablePlace(ids[3])).status == 400)
  }

  @Test func aTableIsDeletedAndComesBackButNotWhileItHasATab() async throws {
    let cast = try await TablesCast()
    let deleted = try await cast.post(TablePaths.tableDeletion(cast.tables[1].id))
    #expect(try await cast.marta.read { try TableStore($0).tables() }.count == 3)
    #expect(try await cast.guest().get(TablePaths.door(cast.tables[1].code)).status == 404)
    try await cast.undo(deleted)
    #expect(try await cast.marta.read { try TableStore($0).tables() } == cast.tables)
    try await cast.guest().sit(at: cast.tables[1])
    let refused = try await cast.post(TablePaths.tableDeletion(cast.tables[1].id))
    #expect(refused.status == 409)
    #expect(try refused.page.words.contains("Table 2 has an open tab"))
  }

  @Test func theSheetHoldsACodeForEachTableInTheLanguagesOfTheMenu() async throws {
    let cast = try await TablesCast()
    let page = try await cast.marta.get(TablePaths.codeSheet()).page
    #expect(page.root.all(".code-card").count == 4)
    #expect(page.texts(of: ".code-card h2") == cast.tables.map(\.name))
    #expect(page.root.all(".code-card svg").count == 4)
    #expect(page.root.all(".code-card [lang]").map { $0["lang"] } == ["en", "en", "en", "en"])
    let one = try await cast.marta.get(TablePaths.codeSheet().with("table", cast.tables[2].id.description)).page
    #expect(one.texts(of: ".code-card h2") == ["Table 3"])
  }

  @Test func whereNoPhoneComesTheSheetSaysSoInsteadOfPrintingDeadCodes() async throws {
    let cast = try await TablesCast(home: try await TestHouse())
    let sheet = try await cast.marta.get(TablePaths.codeSheet()).page
    #expect(sheet.words.contains("No phone can reach this"))
    #expect(sheet.root.all(".code-card").isEmpty && sheet.root.first("print-page") == nil)
    let table = try await cast.marta.get(TablePaths.table(cast.tables[0].id)).page
    #expect(table.words.contains("No phone can reach this"))
    #expect(table.root.first(".qr") == nil && table.link(named: "Print the code") == nil)
  }

  @Test func withoutAPublicPageTheSheetSaysWhatToDo() async throws {
    let marta = try await TestHouse(url: "http://casa.example").owner()
    try await marta.change { _ = try TableStore($0).add(["Table 1"]) }
    let none = try await marta.get(TablePaths.codeSheet()).page
    #expect(none.words.contains("no public page yet"))
    #expect(none.root.all(".code-card").isEmpty)
    try await marta.change { try PublicPageStore($0).set("casa-pepe", isOpen: false, for: "restaurant") }
    let closed = try await marta.get(TablePaths.codeSheet()).page
    #expect(closed.words.contains("The public page is closed"))
    #expect(closed.root.all(".code-card").count == 1)
  }

  @Test func aPhotographedCodeIsReplacedAndTheFormerOneLeadsToAFriendlyPage() async throws {
    let cast = try await TablesCast()
    let (old, other) = (cast.tables[0].code, cast.tables[1].code)
    let renewed = try await cast.post(TablePaths.newCode(cast.tables[0].id))
    let former = try await cast.guest().get(TablePaths.door(old))
    #expect(former.status == 404)
    #expect(try former.page.words.contains("This code no longer works"))
    #expect(try await cast.guest().sit(at: cast.tables[0]).status == 404)
    #expect(try await cast.guest().get(TablePaths.door(other)).status == 200)
    try await cast.undo(renewed)
    #expect(try await cast.guest().get(TablePaths.door(old)).status == 200)
    let all = try await cast.post(TablePaths.newCodes())
    #expect(try await cast.guest().get(TablePaths.door(other)).status == 404)
    try await cast.undo(all)
    #expect(try await cast.marta.read { try TableStore($0).tables() } == cast.tables)
  }
}
