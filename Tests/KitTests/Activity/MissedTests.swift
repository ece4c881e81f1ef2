import TestKit
import Testing

@testable import Kit
@testable import Notes

/// What others have done since one last looked stands first in the record.
@Suite struct MissedTests {
  private func cast() async throws -> (marta: TestMember, luis: TestMember) {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    _ = try await marta.get(NotesPaths.notes())
    return (marta, try await marta.home.member(of: marta.space))
  }

  private func missed(_ member: TestMember, _ link: Link = RecordPaths.activity()) async throws -> [String] {
    let page = try await member.get(link).page
    let rows = page.rows.filter { $0.id.hasPrefix("missed-") }
    #expect((page.texts(of: ".group-title").first == "Since you last looked") == !rows.isEmpty)
    return rows.map(\.title)
  }

  @Test func whatOneAuthorDidAlikeIsOneLine() async throws {
    let (marta, luis) = try await cast()
    for text in ["Milk", "Bread", "Tea"] { _ = try await luis.change { try NoteStore($0).add(text) } }
    _ = try await luis.change { try NoteStore($0).removeLine("Milk") }
    _ = try await marta.change { try NoteStore($0).add("Own") }
    #expect(try await missed(marta) == ["Note deleted: Milk", "New note: Tea and 2 more notes"])
    // All of it stands below, line by line; whoever has read it has seen it.
    #expect(try await marta.get(RecordPaths.activity()).page.rows.count == 5)
    #expect(try await missed(marta) == [])
  }

  @Test func whatOneChangeDidToSeveralIsOneLineOfTheRecordAndOneOnTheBadge() async throws {
    let (marta, luis) = try await cast()
    _ = try await luis.change { for text in ["Milk", "Bread", "Tea"] { try NoteStore($0).add(text) } }
    _ = try await luis.change { try NoteStore($0).add("Salt") }
    let reader = marta.person.id
    #expect(try await marta.read { try $0.news(for: reader) } == ["notes": 2])
    let rows = try await marta.get(RecordPaths.activity()).page.rows.filter { !$0.id.hasPrefix("missed-") }
    #expect(rows.count == 2 && rows.first?.title == "New note: Salt")
    #expect(rows.last?.title.hasSuffix(" and 2 more notes") == true)
  }

  @Test func whatWasDoneToOneThingOftenTellsOfOneThing() async throws {
    let (marta, luis) = try await cast()
    let note = try await luis.change { try NoteStore($0).add("Milk") }
    #expect(try await missed(marta) == ["New note: Milk"])
    for _ in 1...3 { _ = try await luis.change { try $0.record(Note.changed, of: note.subject) } }
    #expect(try await missed(marta) == ["Note changed: Milk"])
  }

  @Test func whatCanBeTakenBackKeepsALineOfItsOwn() async throws {
    let (marta, _) = try await cast()
    _ = try await marta.change { for text in ["Milk", "Bread"] { try NoteStore($0).add(text) } }
    _ = try await marta.change { for text in ["Milk", "Bread"] { _ = try NoteStore($0).removeLine(text) } }
    let rows = try await marta.get(RecordPaths.activity()).page.rows
    #expect(Set(rows.prefix(2).map(\.title)) == ["Note deleted: Bread", "Note deleted: Milk"])
    #expect(rows.count == 3 && rows.last?.title.hasSuffix(" and 1 more note") == true)
  }

  @Test func itLeadsToWhereItIsSeenAndIsGoneThen() async throws {
    let (marta, luis) = try await cast()
    _ = try await luis.change { try NoteStore($0).add("Milk") }
    let page = try await marta.get(RecordPaths.activity()).page
    let link = try #require(page.rows.first?.opens)
    _ = try await marta.browser.get(link)
    #expect(try await missed(marta) == [])
  }

  @Test func itIsThereOnceAndNotInWhatIsNarrowed() async throws {
    let (marta, luis) = try await cast()
    _ = try await luis.change { try NoteStore($0).add("Milk") }
    #expect(try await missed(marta) == ["New note: Milk"])
    #expect(try await missed(marta, RecordPaths.activity().with("app", "notes")) == [])
    #expect(try await missed(luis) == [])
  }
}
