import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct SharingTests {
  private static let lines = "2 kg tomates 3,50\n[x] 6 uds. leche 0,89\n500 g jamón serrano 7,25\npan"

  private func document(_ member: TestMember) async throws -> ShoppingDocument {
    try await member.read { try ShoppingExport(view: $0, language: .es).document() }
  }

  private func bring(
    _ bytes: [UInt8], name: String = "x.json", to member: TestMember, skipsBad: Bool = false
  ) async throws -> ImportTally {
    let file = try ShoppingFile(bytes, name: name, parser: LineParser(currency: .eur, language: .es))
    let walk = ImportWalk(ShoppingImport(file, language: .es, mint: member.home.house.mint))
    return try await member.change { try walk.take(into: $0, skipsBad: skipsBad) }
  }

  @Test func whatIsExportedAndBroughtIntoAnotherHouseIsTheSame() async throws {
    let cast = try await HouseholdCast()
    try await cast.type(Self.lines)
    let exported = try await document(cast.marta)
    let other = try await TestHouse().owner("Zoe")
    let report = try await bring(try exported.json(), to: other)
    #expect(report.refused.isEmpty)
    #expect(report.added == 1)
    #expect(report.parts == 4)
    #expect(try await document(other) == exported)
  }

  @Test func aTableGivesTheSameToo() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("=1+1\n\"a, b\"; c\n" + Self.lines)
    let exported = try await document(cast.marta)
    let other = try await TestHouse().owner("Zoe")
    _ = try await bring(Array(exported.csv().utf8), name: "x.csv", to: other)
    #expect(try await document(other) == exported)
  }

  @Test func broughtInTwiceItIsThereOnceAndAChangedOneIsRefused() async throws {
    let cast = try await HouseholdCast()
    try await cast.type(Self.lines)
    let json = try await document(cast.marta).json()
    let report = try await bring(json, to: cast.marta)
    #expect((report.added, report.unchanged) == (0, 1))
    try await cast.type("sal")
    await #expect(throws: ImportRun.NothingTaken.self) { try await bring(json, to: cast.marta) }
  }

  @Test func anotherSpaceOfTheHouseGetsIdsOfItsOwn() async throws {
    let cast = try await HouseholdCast()
    try await cast.type(Self.lines)
    let json = try await document(cast.marta).json()
    let zoe = try await cast.marta.home.owner("Zoe")
    let report = try await bring(json, to: zoe)
    #expect(report.parts == 4)
    #expect(try await cast.items().count == 4)
    #expect(try await document(zoe).lists.first?.items.count == 4)
  }

  @Test func textIsAListWithItsTitleOrTheFilesName() async throws {
    let cast = try await HouseholdCast("Cena")
    try await cast.type(Self.lines)
    let list = cast.list
    let text = try await cast.marta.read { view in
      try ShoppingExport(view: view, language: .es).text(of: try view.find(list))
    }
    let other = try await TestHouse().owner("Zoe")
    _ = try await bring(Array(text.utf8), name: "x.txt", to: other)
    other.home.clock.advance(by: .seconds(1))
    _ = try await bring(Array("pan\nleche".utf8), name: "Desayuno.txt", to: other)
    let lists = try await document(other).lists
    #expect(lists.map(\.name) == ["Cena", "Desayuno"])
    #expect(lists[0].items.map(\.name) == ["tomates", "leche", "jamón serrano", "pan"])
    #expect(lists[0].items.map(\.bought) == [false, true, false, false])
  }

  @Test func aBadLineIsReportedWithItsPlaceAndReason() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let csv = "list;name;quantity;price\nSemana;pan;1;1,20\nSemana;leche;x;\nSemana;;1;\n"
    await #expect(throws: ImportRun.NothingTaken.self) {
      try await bring(Array(csv.utf8), name: "x.csv", to: marta)
    }
    #expect(try await document(marta).lists.isEmpty)
    let report = try await bring(Array(csv.utf8), name: "x.csv", to: marta, skipsBad: true)
    #expect(report.parts == 1)
    #expect(report.refused.map(\.place) == ["3", "4"])
  }

  @Test func anUnknownCategoryIsMadeAndOneInAnotherLanguageIsFound() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let csv = "list,name,category\nSemana,velas,Fiesta\nSemana,apples,Fruit & vegetables\nSemana,globos,fiesta\n"
    _ = try await bring(Array(csv.utf8), name: "x.csv", to: marta)
    #expect(try await document(marta).lists.first?.items.map(\.category) == ["Fiesta", "Frutas y verduras", "Fiesta"])
  }

  @Test(arguments: [
    ("", BroughtFile.Misreading.empty.message), ("{\"format\":\"other\"}", ImportPhrases.wrongJSON("version")),
    (String(repeating: "[", count: 40), BroughtFile.Misreading.tooDeep.message),
    ("list,name\nx,\"open", ImportPhrases.openQuote(2)),
    ("{\"format\":\"x\",\"version\":1,\"lists\":[]}", SharingPhrases.unknownFile),
  ])
  func aFileThatCannotBeReadIsRefusedWithAReason(text: String, reason: Phrase) {
    #expect(throws: Invalid(["file": reason])) {
      try ShoppingFile(Array(text.utf8), name: "x", parser: LineParser(currency: .eur, language: .es))
    }
  }

  @Test func aMangledFileNeverBreaksTheHouseNorLeavesHalfOfItself() async throws {
    let cast = try await HouseholdCast()
    try await cast.type(Self.lines)
    let exported = try await document(cast.marta).json()
    let zoe = try await cast.marta.home.owner("Zoe")
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      var bytes = exported
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 32...126, using: &random)
      }
      let before = try await document(zoe)
      do {
        _ = try await bring(bytes, to: zoe)
      } catch is Invalid {
        #expect(try await document(zoe) == before)
      } catch is ImportRun.NothingTaken {
        #expect(try await document(zoe) == before)
      }
    }
  }

  @Test func filesOfOneListAreTakenOutByTheirNames() async throws {
    let cast = try await HouseholdCast()
    try await cast.type(Self.lines)
    for file in ListFile.allCases {
      let answer = try await cast.marta.get(ShoppingPaths.listFile(cast.list, file.name))
      #expect(answer.status == 200)
      #expect(answer.text.contains("tomates"))
    }
    #expect(try await cast.marta.get(ShoppingPaths.listFile(cast.list, "list.exe")).status == 404)
    #expect(try await cast.marta.get(ShoppingPaths.export("shopping.csv")).text.contains("tomates"))
  }
}
