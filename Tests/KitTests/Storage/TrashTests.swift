import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct TrashTests {
  private func house() async throws -> TestMember {
    try await TestHouse(apps: [NotesApp()]).owner()
  }

  private func undo(_ deletion: ID<Activity>, for member: TestMember) async throws -> TestAnswer {
    try await member.post(Undoing.path(deletion), [("back", "/notes")])
  }

  @Test func restoringBringsBackWhatOneDeletionTookAndNothingElse() async throws {
    let marta = try await house()
    let note = try await marta.change { try NoteStore($0).add("list", lines: ["milk", "bread", "eggs"]) }
    let other = try await marta.change { try NoteStore($0).add("other") }
    try await marta.change { _ = try NoteStore($0).removeLine("bread") }
    let deletion = try #require(try await marta.change { try NoteStore($0).remove(note.id) })
    try await marta.change { _ = try NoteStore($0).remove(other.id) }
    #expect(try await marta.read { try NoteStore($0).notes() }.isEmpty)
    #expect(try await undo(deletion, for: marta).status == 303)
    let (notes, lines) = try await marta.read { (try NoteStore($0).notes(), try NoteStore($0).lines(of: note.id)) }
    #expect(notes == [note])
    #expect(Set(lines) == ["milk", "eggs"], "The line deleted before stays deleted.")
  }

  @Test func undoneTwiceIsUndoneOnce() async throws {
    let marta = try await house()
    let note = try await marta.change { try NoteStore($0).add("list") }
    let deletion = try #require(try await marta.change { try NoteStore($0).remove(note.id) })
    #expect(try await undo(deletion, for: marta).status == 303)
    #expect(try await undo(deletion, for: marta).status == 303)
    #expect(try await marta.read { try NoteStore($0).notes().count } == 1)
    let lines = try await marta.read { try Activity.of(note.id, in: $0) }
    #expect(lines.map(\.event) == ["note.deleted", "note.deleted", "note.added"])
    #expect(lines.map(\.isUndoing) == [true, false, false])
  }

  @Test func theDeletionOfAnotherSpaceIsNotFound() async throws {
    let marta = try await house()
    let luis = try await marta.home.owner("Luis")
    let note = try await marta.change { try NoteStore($0).add("list") }
    let deletion = try #require(try await marta.change { try NoteStore($0).remove(note.id) })
    #expect(try await undo(deletion, for: luis).status == 404)
    #expect(try await marta.read { try NoteStore($0).notes() }.isEmpty)
  }

  @Test func whatCannotBeUndoneIsRefusedInWords() async throws {
    let marta = try await house()
    let note = try await marta.change { try NoteStore($0).add("list") }
    let line = try #require(try await marta.read { try Activity.of(note.id, in: $0).first?.id })
    let answer = try await undo(line, for: marta)
    #expect(answer.status == 410)
    #expect(try answer.page.words.contains("It can no longer be undone."))
  }

  @Test func emptyingDeletesForGoodWhatIsOlderAndKeepsTheRest() async throws {
    let marta = try await house()
    let old = try await marta.change { try NoteStore($0).add("old", lines: ["milk"]) }
    let deletion = try #require(try await marta.change { try NoteStore($0).remove(old.id) })
    marta.home.clock.advance(by: .seconds(60))
    let young = try await marta.change { try NoteStore($0).add("young") }
    let youngDeletion = try #require(try await marta.change { try NoteStore($0).remove(young.id) })
    let before = marta.home.clock.now
    try await marta.home.database.write { try Trash.empty(NotesApp().tables, of: "notes", before: before, in: $0) }
    #expect(try await undo(deletion, for: marta).status == 410)
    #expect(try await undo(youngDeletion, for: marta).status == 303)
    #expect(try await marta.read { try NoteStore($0).notes().map(\.text) } == ["young"])
    let left: Int? = try await marta.home.database.read { try $0.value("SELECT count(*) AS n FROM notes_line") }
    #expect(left == 0)
  }

  @Test func theToastOffersTheWayBack() async throws {
    let marta = try await house()
    let note = try await marta.change { try NoteStore($0).add("list") }
    let list = try await marta.get(NotesPaths.notes())
    let deletion = try #require(try list.page.rows.first?.deletion)
    let after = try await marta.browser.follow(try await marta.browser.post(deletion))
    #expect(try after.page.rows.isEmpty)
    let form = try #require(try after.page.forms.first { $0.action.contains("/undo/") })
    let restored = try await marta.browser.follow(try await marta.browser.submit(form))
    #expect(try restored.page.rows.map(\.title) == [note.text])
  }

  @Test func whatIsDeletedTwiceIsDeletedOnce() async throws {
    let marta = try await house()
    let note = try await marta.change { try NoteStore($0).add("list") }
    #expect(try await marta.change { try NoteStore($0).remove(note.id) } != nil)
    #expect(try await marta.change { try NoteStore($0).remove(note.id) } == nil)
    let again = try await marta.post(NotesPaths.deletion(note.id))
    #expect(again.location == marta.address(NotesPaths.notes()))
    #expect(try await marta.read { try Activity.of(note.id, in: $0) }.count == 2)
  }

  @Test func undoingComesBackToTheListAsItWasShown() async throws {
    let marta = try await house()
    let note = try await marta.change { try NoteStore($0).add("list") }
    let deletion = try #require(try await marta.change { try NoteStore($0).remove(note.id) })
    let page = try await marta.get(NotesPaths.notes().with("show", "a&b").with("done", deletion.description))
    let form = try #require(try page.page.forms.first { $0.action.contains("/undo/") })
    let answer = try await marta.browser.submit(form)
    #expect(answer.location?.contains("/notes?show=a%26b&done=") == true)
  }
}
