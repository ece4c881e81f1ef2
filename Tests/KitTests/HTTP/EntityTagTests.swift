import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct EntityTagTests {
  private func house() async throws -> TestMember {
    try await TestHouse(apps: [NotesApp()]).owner()
  }

  private func tag(_ member: TestMember, query: String = "") async throws -> String {
    let answer = try await member.browser.get(member.address(NotesPaths.notes()) + query)
    #expect(answer.status == 200)
    return try #require(answer.headers[.eTag])
  }

  private func status(_ member: TestMember, _ tag: String, query: String = "") async throws -> Int {
    try await member.browser.get(member.address(NotesPaths.notes()) + query, headers: [.ifNoneMatch: tag]).status
  }

  @Test func theSameViewerOfTheSameStateKeepsTheirCopy() async throws {
    let marta = try await house()
    let tag = try await tag(marta)
    let again = try await marta.browser.get(marta.address(NotesPaths.notes()), headers: [.ifNoneMatch: tag])
    #expect(again.status == 304)
    #expect(again.bytes.isEmpty)
    #expect(again.headers[.eTag] == tag)
    #expect(try await status(marta, "W/\(tag)") == 304)
    #expect(try await status(marta, "\"other\", \(tag)") == 304)
  }

  @Test func aChangeMakesAnotherPage() async throws {
    let marta = try await house()
    let tag = try await tag(marta)
    try await marta.change { try NoteStore($0).add("milk") }
    #expect(try await status(marta, tag) == 200)
  }

  @Test func aChangeInAnotherSpaceDoesNot() async throws {
    let marta = try await house()
    let luis = try await marta.home.owner("Luis")
    let tag = try await tag(marta)
    try await luis.change { try NoteStore($0).add("milk") }
    #expect(try await status(marta, tag) == 304)
  }

  @Test func anotherPersonIsNotGivenTheFirstOnesCopy() async throws {
    let marta = try await house()
    let luis = try await marta.home.member(of: marta.space, language: .es)
    #expect(try await status(luis, try await tag(marta)) == 200)
  }

  @Test func anotherQueryIsAnotherPage() async throws {
    let marta = try await house()
    let tag = try await tag(marta)
    #expect(try await status(marta, tag, query: "?q=milk") == 200)
    let searched = try await self.tag(marta, query: "?q=milk")
    #expect(try await status(marta, searched, query: "?q=milk") == 304)
    #expect(try await status(marta, searched, query: "?q=mil&k") == 200)
  }

  @Test func anotherLanguageIsAnotherPage() async throws {
    let marta = try await house()
    let tag = try await tag(marta)
    let person = marta.person.id
    try await marta.home.house.accounts.change { transaction in
      try transaction.connection.run("UPDATE kit_person SET language = \(Language.pt) WHERE id = \(person)")
    }
    let answer = try await marta.browser.get(marta.address(NotesPaths.notes()), headers: [.ifNoneMatch: tag])
    #expect(answer.status == 200)
    #expect(try answer.page.language == "pt")
  }

  @Test func tomorrowIsAnotherPage() async throws {
    let marta = try await house()
    let tag = try await tag(marta)
    marta.home.clock.advance(by: .seconds(13 * 3600))
    #expect(try await status(marta, tag) == 304)
    marta.home.clock.advance(by: .seconds(3600))
    #expect(try await status(marta, tag) == 200)
  }

  @Test func whatTheReaderChoosesMakesAnotherPage() async throws {
    let marta = try await house()
    let tag = try await tag(marta)
    let profile = [("name", "Marta"), ("language", "pt"), ("theme", "dark"), ("colour", "red"), ("zone", "")]
    #expect(try await marta.browser.post("/me", profile).status == 303)
    #expect(try await status(marta, tag) == 200)
  }

  @Test func whatTheReaderMaySeeMakesAnotherPage() async throws {
    let marta = try await house()
    let tag = try await tag(marta)
    _ = try await marta.home.house.accounts.change { transaction in
      try transaction.connection.run("UPDATE kit_member SET role = 'member' WHERE person_id = \(marta.person.id)")
    }
    #expect(try await status(marta, tag) == 200)
  }

  @Test func whatHappensToOtherPeoplesAccountsLeavesItAlone() async throws {
    let marta = try await house()
    let tag = try await tag(marta)
    _ = try await marta.home.owner("Zoe")
    #expect(try await status(marta, tag) == 304)
  }

  @Test func formsAreMadeAnewEachTime() async throws {
    let marta = try await house()
    let first = try await marta.get(NotesPaths.newNote())
    let second = try await marta.browser.get(
      marta.address(NotesPaths.newNote()), headers: [.ifNoneMatch: first.headers[.eTag] ?? "*"])
    #expect(second.status == 200)
    #expect(first.headers[.eTag] == nil)
    #expect(try first.page.field("operation")?.value != second.page.field("operation")?.value)
  }

  @Test func pagesMayBeKeptByTheBrowserAloneAndAreAskedForAgain() async throws {
    let marta = try await house()
    for link in [NotesPaths.notes(), NotesPaths.newNote()] {
      #expect(try await marta.get(link).headers[.cacheControl] == "private, no-cache")
    }
  }

  @Test func whoIsSignedOutSinceIsNotToldThatTheirCopyHolds() async throws {
    let marta = try await house()
    let tag = try await tag(marta)
    try await marta.home.house.accounts.change { transaction in
      try transaction.connection.run("DELETE FROM kit_session")
    }
    let answer = try await marta.browser.get(marta.address(NotesPaths.notes()), headers: [.ifNoneMatch: tag])
    #expect(answer.status == 303)
  }
}
