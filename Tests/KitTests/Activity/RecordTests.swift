import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct RecordTests {
  private func cast() async throws -> (marta: TestMember, luis: TestMember) {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    return (marta, try await marta.home.member(of: marta.space))
  }

  private func titles(_ answer: TestAnswer) throws -> [String] {
    try answer.page.rows.map(\.title)
  }

  @Test func theActivityTellsWhoDidWhatNewestFirst() async throws {
    let (marta, luis) = try await cast()
    _ = try await marta.change { try NoteStore($0).add("Milk") }
    marta.home.clock.advance(by: .seconds(60))
    _ = try await luis.change { try NoteStore($0).add("Bread") }
    let page = try await marta.get(RecordPaths.activity())
    #expect(try titles(page) == ["New note: Bread", "New note: Milk"])
    #expect(page.text.contains("Luis · "))
  }

  @Test func eachDayIsCalledAsPeopleDoAndEachTileHasItsAppsColours() async throws {
    let (marta, luis) = try await cast()
    _ = try await marta.change { try NoteStore($0).add("Milk") }
    marta.home.clock.advance(by: .seconds(3 * 24 * 3600))
    _ = try await marta.change { try NoteStore($0).add("Bread") }
    marta.home.clock.advance(by: .seconds(24 * 3600))
    _ = try await luis.change { try NoteStore($0).add("Tea") }
    let page = try await marta.get(RecordPaths.activity()).page
    #expect(page.texts(of: ".group-title") == ["Today", "Yesterday", "Saturday 21 November"])
    #expect(page.root.all(".row-icon[data-app=notes]").count == 3)
  }

  @Test func itIsNarrowedByPersonAppAndDay() async throws {
    let (marta, luis) = try await cast()
    _ = try await marta.change { try NoteStore($0).add("Milk") }
    let day = marta.home.clock.mint.now().day(in: Zone("Europe/Madrid")!)
    marta.home.clock.advance(by: .seconds(24 * 3600))
    _ = try await luis.change { try NoteStore($0).add("Bread") }
    let activity = RecordPaths.activity()
    #expect(try titles(try await marta.get(activity.with("person", luis.person.id.description))) == ["New note: Bread"])
    #expect(try titles(try await marta.get(activity.with("day", day.description))) == ["New note: Milk"])
    #expect(try titles(try await marta.get(activity.with("app", "notes"))).count == 2)
    #expect(try titles(try await marta.get(activity.with("app", "orders"))) == [])
    #expect(try titles(try await marta.get(activity.with("person", "nonsense").with("day", "32"))).count == 2)
  }

  @Test func itGoesOnPageAfterPage() async throws {
    let (marta, _) = try await cast()
    for number in 1...120 { _ = try await marta.change { try NoteStore($0).add("Note \(number)") } }
    var (link, seen): (Link?, [String]) = (RecordPaths.activity(), [])
    while let next = link {
      let page = try await marta.get(next)
      seen += try titles(page)
      let more = try page.page.links.first { $0.address.contains("after=") }?.address
      link = more.map { Link(inSpace: $0.replacing("/s/\(marta.space)", with: "").replacing("&amp;", with: "&")) }
    }
    #expect(seen == (1...120).reversed().map { "New note: Note \($0)" })
  }

  @Test func aLimitedMemberReadsNothingOfOtherApps() async throws {
    let (marta, luis) = try await cast()
    _ = try await marta.change { try NoteStore($0).add("Secret") }
    _ = try await marta.home.house.accounts.change { transaction in
      try transaction.connection.run("UPDATE kit_member SET apps = 'orders' WHERE person_id = \(luis.person.id)")
    }
    #expect(!(try await luis.get(RecordPaths.activity()).text.contains("Secret")))
    _ = try await marta.change { transaction in
      let store = NoteStore(transaction)
      return try store.remove(try store.notes()[0].id)
    }
    #expect(!(try await luis.get(RecordPaths.trash()).text.contains("Secret")))
  }

  @Test func whatWasDeletedComesBackWithItsChildrenFromTheTrash() async throws {
    let (marta, luis) = try await cast()
    let note = try await marta.change { try NoteStore($0).add("Milk", lines: ["two litres"]) }
    _ = try await marta.change { try NoteStore($0).remove(note.id) }
    let trash = try await luis.get(RecordPaths.trash())
    #expect(trash.text.contains("Deleted by Marta"))
    let form = try #require(try trash.page.forms.first { $0.action.contains("/undo/") })
    let answer = try await luis.browser.submit(form)
    #expect(answer.location?.hasPrefix(luis.address(RecordPaths.trash())) == true)
    #expect(try await marta.read { try NoteStore($0).lines(of: note.id) } == ["two litres"])
    #expect(try await luis.get(RecordPaths.trash()).text.contains("The trash is empty"))
  }

  @Test func theTrashIsEmptiedAfterThirtyDays() async throws {
    let (marta, _) = try await cast()
    let note = try await marta.change { try NoteStore($0).add("Milk") }
    _ = try await marta.change { try NoteStore($0).remove(note.id) }
    await marta.home.runOn(for: .seconds(30 * 24 * 3600 + 3600))
    #expect(try await marta.get(RecordPaths.trash()).text.contains("The trash is empty"))
  }
}
