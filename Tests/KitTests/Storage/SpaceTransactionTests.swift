import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct SpaceTransactionTests {
  private struct Mishap: Error {}

  private func house() async throws -> TestMember {
    try await TestHouse(apps: [NotesApp()]).owner()
  }

  @Test func everyChangeTakesTheNextNumberOfItsSpace() async throws {
    let marta = try await house()
    let luis = try await marta.home.owner("Luis")
    for text in ["a", "b", "c"] { try await marta.change { try NoteStore($0).add(text) } }
    #expect(try await marta.read(\.sequence) == 4)
    #expect(try await luis.read(\.sequence) == 1)
  }

  @Test func concurrentChangesTakeEachANumberOfTheirOwn() async throws {
    let marta = try await house()
    let sequences = Shared<[Int64]>([])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...60 {
        group.addTask {
          let sequence = try await marta.change { transaction in
            try NoteStore(transaction).add("note")
            return transaction.sequence
          }
          sequences.change { $0.append(sequence) }
        }
      }
      try await group.waitForAll()
    }
    #expect(sequences.value.sorted() == Array(2...61))
  }

  @Test func aChangeAndItsActivityAreStoredTogether() async throws {
    let marta = try await house()
    let note = try await marta.change { try NoteStore($0).add("milk") }
    let line = try #require(try await marta.read { try Activity.of(note.id, in: $0).first })
    #expect(line.event == "note.added" && line.subject == note.subject)
    #expect(line.author == Author(person: marta.person.id, name: "Marta"))
    #expect(line.at == TestClock.start && line.undo == .never)
  }

  @Test func aChangeThatThrowsLeavesNothing() async throws {
    let marta = try await house()
    let operation = Operation(key: "key-0001", digest: [1])
    let id: ID<Note> = marta.home.house.mint.id()
    await #expect(throws: Mishap.self) {
      try await marta.storage.change(operation) { transaction in
        try NoteStore(transaction).add("milk", id: id)
        throw Mishap()
      }
    }
    let (sequence, notes, activity, answer) = try await marta.read { view in
      (
        view.sequence, try NoteStore(view).notes(), try Activity.of(id, in: view),
        try operation.earlierAnswer(in: view.space.id, view.connection)
      )
    }
    #expect(sequence == 1 && notes.isEmpty && activity.isEmpty && answer == nil)
  }

  @Test func aChangeIsAnnouncedOnceItIsOnTheDiskAndNotWhenItFails() async throws {
    let marta = try await house()
    let live = marta.home.house.live
    let events = live.events(in: marta.space)
    await #expect(throws: Mishap.self) {
      try await marta.change { transaction in
        try NoteStore(transaction).add("lost")
        throw Mishap()
      }
    }
    try await marta.change { try NoteStore($0).add("kept") }
    live.close()
    #expect(await events.reduce(into: [LiveEvent]()) { $0.append($1) } == [.change(sequence: 2, topics: [Note.topic])])
    #expect(try await marta.read { try NoteStore($0).notes().map(\.text) } == ["kept"])
  }

  @Test func fieldsBeforeAndAfterAreKeptWithTheLine() async throws {
    let marta = try await house()
    let fields = [
      FieldChange("text", from: "a \"b\"", to: "ñ", overtook: true), FieldChange("size", from: "", to: "1"),
    ]
    let note = Note(id: marta.home.house.mint.id(), details: NoteDraft(text: "n"))
    let line = try await marta.change { try $0.record(Note.changed, of: note.subject, fields: fields) }
    #expect(try await marta.read { try Activity.find(line, in: $0)?.fields } == fields)
  }

  @Test func whatBelongsToAnotherSpaceIsNotFound() async throws {
    let marta = try await house()
    let luis = try await marta.home.owner("Luis")
    let note = try await marta.change { try NoteStore($0).add("secret") }
    let line = try #require(try await marta.read { try Activity.of(note.id, in: $0).first?.id })
    #expect(try await luis.read { try Activity.find(line, in: $0) } == nil)
    #expect(try await luis.read { try Activity.of(note.id, in: $0) }.isEmpty)
    await #expect(throws: Refusal.notFound) { try await luis.read { try NoteStore($0).note(note.id) } }
    await #expect(throws: Refusal.notFound) { try await luis.change { try NoteStore($0).remove(note.id) } }
  }

  @Test func aSpaceThatIsNotThereIsNotFound() async throws {
    let marta = try await house()
    let nowhere = SpaceStorage(
      space: marta.home.house.mint.id(), author: Author(person: nil, name: ""), database: marta.home.database,
      live: marta.home.house.live, mint: marta.home.house.mint)
    await #expect(throws: Refusal.notFound) { try await nowhere.read(\.sequence) }
    await #expect(throws: Refusal.notFound) { try await nowhere.change(nil) { _ in Destination(NotesPaths.notes()) } }
  }
}
