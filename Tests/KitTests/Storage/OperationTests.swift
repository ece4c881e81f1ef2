import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct OperationTests {
  private func house() async throws -> TestMember {
    try await TestHouse(apps: [NotesApp()]).owner()
  }

  private static let fields = [
    ("operation", "0199a000-0000-7000-8000-0000000000aa"), ("id", "0199a000-0000-7000-8000-000000000001"),
    ("text", "milk"),
  ]

  @Test func anOperationThatArrivesFiftyTimesAtOnceIsStoredOnceAndAnsweredAlike() async throws {
    let marta = try await house()
    let answers = Shared<[TestAnswer]>([])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...50 {
        group.addTask {
          let answer = try await marta.post(NotesPaths.newNote(), Self.fields)
          answers.change { $0.append(answer) }
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(answers.value.map(\.status)) == [303])
    #expect(Set(answers.value.map(\.location)).count == 1)
    let (notes, activity, sequence) = try await marta.read { view in
      let note: ID<Note> = ID(Self.fields[1].1)!
      return (try NoteStore(view).notes().count, try Activity.of(note, in: view).count, view.sequence)
    }
    #expect(notes == 1 && activity == 1)
    #expect(sequence == 2, "A repetition is no change.")
  }

  @Test func aKeyThatComesWithAnotherBodyIsRefused() async throws {
    let marta = try await house()
    #expect(try await marta.post(NotesPaths.newNote(), Self.fields).status == 303)
    let other = [Self.fields[0], ("id", "0199a000-0000-7000-8000-000000000002"), ("text", "bread")]
    let answer = try await marta.post(NotesPaths.newNote(), other)
    #expect(answer.status == 422)
    #expect(try await marta.get(NotesPaths.notes()).page.rows.map(\.title) == ["milk"])
  }

  @Test func theStoreRefusesAReusedKeyAndRepeatsAnEarlierAnswer() async throws {
    let marta = try await house()
    let add = { (key: String, digest: [UInt8], text: String) in
      try await marta.storage.change(Operation(key: key, digest: digest)) { transaction in
        try NoteStore(transaction).add(text)
        return Destination(Link(inSpace: "/notes/\(text)"))
      }
    }
    let first = try await add("key-0001", [1], "a")
    #expect(try await add("key-0001", [1], "b") == first)
    await #expect(throws: Refusal.operationReused) { try await add("key-0001", [2], "c") }
    #expect(try await marta.read { try NoteStore($0).notes().map(\.text) } == ["a"])
  }

  @Test func theSameKeyInAnotherSpaceIsAnotherOperation() async throws {
    let marta = try await house()
    let luis = try await marta.home.owner("Luis")
    #expect(try await marta.post(NotesPaths.newNote(), Self.fields).status == 303)
    let own = [Self.fields[0], ("id", "0199a000-0000-7000-8000-000000000002"), ("text", "bread")]
    #expect(try await luis.post(NotesPaths.newNote(), own).status == 303)
  }

  @Test func anOperationThatFailedMayArriveAgain() async throws {
    let marta = try await house()
    struct Mishap: Error {}
    let operation = Operation(key: "key-0001", digest: [1])
    await #expect(throws: Mishap.self) { try await marta.storage.change(operation) { _ in throw Mishap() } }
    _ = try await marta.storage.change(operation) { transaction in
      try NoteStore(transaction).add("a")
      return Destination(NotesPaths.notes())
    }
    #expect(try await marta.read { try NoteStore($0).notes().count } == 1)
  }

  @Test func anInvalidFormCanBeMendedAndSentAgain() async throws {
    let marta = try await house()
    let form = try #require(try await marta.get(NotesPaths.newNote()).page.form)
    let refused = try await marta.browser.submit(form)
    #expect(refused.status == 422)
    #expect(try refused.page.field("text")?.problem == "Write something.")
    let mended = try await marta.browser.submit(try #require(try refused.page.form), typing: ["text": "milk"])
    #expect(mended.status == 303)
  }
}
