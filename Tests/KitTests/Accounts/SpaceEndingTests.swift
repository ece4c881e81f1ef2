import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct SpaceEndingTests {
  private func cast() async throws -> (marta: TestMember, luis: TestMember, note: Note) {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    let luis = try await marta.home.member(of: marta.space)
    let note = try await marta.change { try NoteStore($0).add("Milk", lines: ["two litres"]) }
    return (marta, luis, note)
  }

  private func rows(_ marta: TestMember) async throws -> Int {
    try await marta.home.database.read { connection in
      let tables: [SQL] = ["notes_note", "notes_line", "kit_activity", "kit_member", "kit_share", "kit_operation"]
      return try tables.reduce(0) { sum, table in
        sum + (try connection.value("SELECT COUNT(*) AS n FROM \(table) WHERE space_id = \(marta.space)") ?? 0)
      }
    }
  }

  @Test func aDeletedSpaceIsGoneForEverybodyAtOnce() async throws {
    let (marta, luis, _) = try await cast()
    #expect(try await marta.post(AccountPaths.spaceEnding()).status == 303)
    for somebody in [marta, luis] {
      #expect(try await somebody.get(AccountPaths.springboard()).status == 404)
      #expect(try await somebody.get(NotesPaths.notes()).status == 404)
    }
  }

  @Test func itsOwnerBringsItBackWithinThirtyDays() async throws {
    let (marta, luis, _) = try await cast()
    _ = try await marta.post(AccountPaths.spaceEnding())
    let list = try await marta.browser.get("/spaces")
    #expect(list.text.contains("Home of Marta") && list.text.contains("Will be deleted on"))
    #expect(!(try await luis.browser.get("/spaces").text.contains("Home of Marta")))
    let back = AccountPaths.spaceReturn(marta.space).path
    #expect(try await luis.browser.post(back).status == 404)
    #expect(try await marta.browser.post(back).status == 303)
    #expect(try await luis.get(NotesPaths.notes()).text.contains("Milk"))
  }

  @Test func afterThirtyDaysNothingIsLeftOfIt() async throws {
    let (marta, _, note) = try await cast()
    _ = try await marta.post(Capability.addToNote.shares(of: note.id), [("id", UUID().uuidString.lowercased())])
    #expect(try await rows(marta) > 4)
    _ = try await marta.post(AccountPaths.spaceEnding())
    await marta.home.runOn(for: SpaceEnding.grace - .seconds(60))
    #expect(try await rows(marta) > 4)
    marta.home.clock.advance(by: .seconds(7200))
    let (_, failures) = await marta.home.house.schedule.runDue()
    // Of a house with some of the apps a server's database has no copy.
    #expect(failures.filter { $0.job != "kit.back-up" }.isEmpty)
    #expect(try await rows(marta) == 0)
    #expect(try await marta.home.database.problems() == [])
  }

  @Test func aMemberMayNotDeleteIt() async throws {
    let (_, luis, _) = try await cast()
    #expect(try await luis.post(AccountPaths.spaceEnding()).status == 403)
    #expect(try await luis.get(AccountPaths.spaceExport()).status == 403)
  }

  @Test func theExportHoldsEverythingButSecrets() async throws {
    let (marta, luis, _) = try await cast()
    let answer = try await marta.get(AccountPaths.spaceExport())
    let document = try #require(try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any])
    let apps = try #require(document["apps"] as? [String: [String: [[String: Any]]]])
    #expect(apps["notes"]?["notes_note"]?.first?["text"] as? String == "Milk")
    #expect(apps["notes"]?["notes_line"]?.first?["text"] as? String == "two litres")
    #expect((document["members"] as? [[String: Any]])?.count == 2)
    #expect((document["activity"] as? [[String: Any]])?.isEmpty == false)
    let session = try #require(marta.browser.session)
    #expect(!answer.text.contains("hash") && !answer.text.contains(session))
    _ = luis
  }

  @Test func whoLeavesTheHouseTakesOnlyWhatIsTheirsAlone() async throws {
    let (marta, luis, _) = try await cast()
    let space = marta.space
    let shared = try await marta.browser.post("/me/leaving")
    #expect(shared.status == 409, "the last owner of what others use stays")
    #expect(try await luis.browser.post("/me/leaving").status == 303)
    #expect(try await luis.browser.get("/me").location?.hasPrefix("/sign-in") == true)
    #expect(try await marta.get(NotesPaths.notes()).text.contains("Milk"))
    #expect(try await marta.browser.get("/me/leaving").text.contains("Home of Marta"))
    #expect(try await marta.browser.post("/me/leaving").status == 303)
    #expect(try await rows(marta) == 0)
    let people: Int? = try await marta.home.database.read { try $0.value("SELECT COUNT(*) AS n FROM kit_person") }
    #expect(people == 0)
    _ = space
  }

  @Test func leavingAsksForThePassword() async throws {
    let (_, luis, _) = try await cast()
    try await luis.home.setPassword("correct horse battery", of: luis.person.id)
    #expect(try await luis.browser.post("/me/leaving", [("current", "wrong")]).status == 422)
    #expect(try await luis.browser.get("/me").status == 200)
    #expect(try await luis.browser.post("/me/leaving", [("current", "correct horse battery")]).status == 303)
  }

  @Test func myDataHoldsMineAlone() async throws {
    let (marta, luis, _) = try await cast()
    try await luis.change { _ = try NoteStore($0).add("Bread") }
    let text = try await luis.browser.get("/me/data").text
    #expect(text.contains("Bread") && text.contains("Luis"))
    #expect(!text.contains("Milk") && !text.contains("hash"))
    _ = marta
  }
}
