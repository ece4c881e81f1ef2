import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct SeenMarkersTests {
  private struct Cast {
    let marta: TestMember
    let luis: TestMember

    init() async throws {
      marta = try await TestHouse(apps: [NotesApp()]).owner()
      luis = try await marta.home.member(of: marta.space)
    }

    func add(_ count: Int, by member: TestMember) async throws {
      for number in 0..<count { try await member.change { _ = try NoteStore($0).add("note \(number)") } }
    }

    func badge() async throws -> String? {
      let page = try await marta.get(AccountPaths.springboard()).text
      return page.firstMatch(of: /app-badge" aria-hidden="true">([^<]+)</).map { String($0.1) }
    }
  }

  @Test func theBadgeCountsWhatOthersDidSinceOneLooked() async throws {
    let cast = try await Cast()
    _ = try await cast.marta.get(NotesPaths.notes())
    try await cast.add(3, by: cast.luis)
    #expect(try await cast.badge() == "3")
    _ = try await cast.marta.get(NotesPaths.notes())
    #expect(try await cast.badge() == nil)
    try await cast.add(1, by: cast.luis)
    #expect(try await cast.badge() == "1")
  }

  @Test func whatOneDoesOneselfIsNoNews() async throws {
    let cast = try await Cast()
    _ = try await cast.marta.get(NotesPaths.notes())
    try await cast.add(2, by: cast.marta)
    #expect(try await cast.badge() == nil)
  }

  @Test func anAppThatOneNeverOpenedHasNoBadge() async throws {
    let cast = try await Cast()
    try await cast.add(2, by: cast.luis)
    #expect(try await cast.badge() == nil)
  }

  @Test func moreThanFitAreSaidToBeMore() async throws {
    let cast = try await Cast()
    _ = try await cast.marta.get(NotesPaths.notes())
    try await cast.add(101, by: cast.luis)
    #expect(try await cast.badge() == "99+")
  }

  @Test func lookingIsNoChangeOfTheSpace() async throws {
    let cast = try await Cast()
    try await cast.add(1, by: cast.luis)
    let before = try await cast.marta.read(\.sequence)
    _ = try await cast.marta.get(NotesPaths.notes())
    #expect(try await cast.marta.read(\.sequence) == before)
  }
}
