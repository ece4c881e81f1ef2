import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Notes

/// An open page is told as copies of the edition that it shows.
@Suite struct EditionTests {
  private let edition = #/ data-edition="(\w+)"/#

  private func marta() async throws -> TestMember {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    try await marta.change { transaction in
      for number in 1...40 { try NoteStore(transaction).add("Note \(number)") }
    }
    return marta
  }

  private func notes(_ member: TestMember, showing name: String? = nil, from site: String = "same-origin") async throws
    -> TestAnswer
  {
    let edition = try #require(HTTPField.Name("Sobremesa-Edition"))
    var headers: [HTTPField.Name: String] = [.acceptEncoding: "gzip", .secFetchSite: site]
    headers[edition] = name
    return try await member.browser.get(member.address(NotesPaths.notes()), headers: headers)
  }

  private func name(in text: String) -> String? {
    text.firstMatch(of: edition).map { String($0.1) }
  }

  @Test func `whoever names their edition is told what is new`() async throws {
    let marta = try await marta()
    var shown = try await notes(marta).bytes
    for number in 41...43 {
      try await marta.change { try NoteStore($0).add("Note \(number)") }
      let answer = try await notes(marta, showing: name(in: String(decoding: shown, as: UTF8.self)))
      #expect(answer.status == 226 && answer.headers[.cacheControl] == "no-store" && answer.headers[.eTag] == nil)
      shown = pasted(answer.bytes, on: shown)
      let whole = try await notes(marta)
      let text = String(decoding: shown, as: UTF8.self)
      #expect(text.contains("Note \(number)"))
      #expect(text.replacing(edition, with: "") == whole.text.replacing(edition, with: ""))
      #expect(answer.travelled * 4 < whole.travelled)
    }
  }

  @Test func `what is not held any more comes whole`() async throws {
    let answer = try await notes(try await marta(), showing: "1y2p0ij32e8e7")
    #expect(answer.status == 200 && name(in: answer.text) != nil)
  }

  @Test func `what another site asks for has no edition and is told whole`() async throws {
    let marta = try await marta()
    let shown = name(in: try await notes(marta).text)
    let answer = try await notes(marta, showing: shown, from: "cross-site")
    #expect(answer.status == 200 && name(in: answer.text) == nil)
  }

  @Test func `what lets somebody in is in no edition`() {
    let locale = ReaderLocale(language: .en, zone: .utc)
    let link: HTML =
      "<p>\(ShareText("https://house/l/x", label: Phrase(verbatim: "Link"), id: "link", rows: 1).html)</p>"
    #expect(!Page(html: link, locale: locale, place: nil, sequence: 7).isLive)
    #expect(Page(html: "<main></main>", locale: locale, place: nil, sequence: 7).isLive)
  }

  @Test func `as many are held as there is room for, the newest`() {
    let editions = Editions()
    let page = [UInt8](repeating: 7, count: 1024 * 1024)
    for number in 1...9 { editions.remember(page, as: "\(number)") }
    #expect((1...9).filter { editions.holds("\($0)") } == [6, 7, 8, 9])
  }
}
