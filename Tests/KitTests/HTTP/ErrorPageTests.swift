import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct ErrorPageTests {
  private func house(_ language: Language = .en) async throws -> TestMember {
    try await TestHouse(apps: [NotesApp(), MishapApp()]).owner(language: language)
  }

  @Test func aFaultShowsItsNumberAndNothingElse() async throws {
    let marta = try await house(.es)
    let answer = try await marta.get(MishapApp.fault())
    #expect(answer.status == 500)
    let page = try answer.page
    #expect(page.title == "Algo ha fallado")
    #expect(page.text(of: "code")?.isEmpty == false)
    #expect(!answer.text.contains("secret") && !answer.text.contains("Mishap"))
  }

  @Test func anErrorPageIsInTheLanguageOfWhoeverReadsIt() async throws {
    let marta = try await house(.pt)
    #expect(try await marta.browser.get("/nowhere").page.title == "Aqui não há nada")
    #expect(try await marta.home.stranger(language: .es).get("/nowhere").page.title == "Aquí no hay nada")
  }

  @Test func whatWasDeletedIsSaidToBeGone() async throws {
    let marta = try await house()
    let note = try await marta.change { try NoteStore($0).add("milk") }
    try await marta.change { _ = try NoteStore($0).remove(note.id) }
    let answer = try await marta.get(NotesPaths.note(note.id))
    #expect(answer.status == 410)
    #expect(try answer.page.words.contains("This note has been deleted."))
  }

  @Test func aBodyOverTheLimitIsRefusedAndTheConnectionEnds() async throws {
    let marta = try await house()
    let body = Array(repeating: UInt8(ascii: "a"), count: Route.usualBodyLimit + 1)
    let answer = try await marta.browser.send(.post, marta.address(NotesPaths.newNote()), body: body)
    #expect(answer.status == 413)
    #expect(answer.headers[.connection] == "close")
  }

  @Test(arguments: ["text=%", "text=%FF", "text=a%00b", "text=%ED%A0%80"])
  func aMalformedFormIsRefusedAndNeverAFault(_ body: String) async throws {
    let marta = try await house()
    let form: [HTTPField.Name: String] = [.contentType: "application/x-www-form-urlencoded"]
    let answer = try await marta.browser.send(
      .post, marta.address(NotesPaths.newNote()), headers: form, body: Array(body.utf8))
    #expect(answer.status == 400)
    #expect(try await marta.browser.get(marta.address(NotesPaths.notes()) + "?q=%").status == 400)
  }

  @Test(arguments: ["/s/x", "/s/%00", "/s/%FF/notes", "/s//notes", "/s/../me", "//elsewhere.example/"])
  func aPathThatLeadsNowhereIsNotFound(_ path: String) async throws {
    let marta = try await house()
    #expect(try await marta.browser.get(path).status == 404)
  }
}
