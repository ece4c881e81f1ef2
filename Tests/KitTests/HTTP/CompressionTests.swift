import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct CompressionTests {
  private func marta() async throws -> TestMember {
    let marta = try await TestHouse(apps: [NotesApp()]).owner()
    try await marta.change { transaction in
      for number in 1...40 { try NoteStore(transaction).add("Note \(number)") }
    }
    return marta
  }

  private func notes(
    _ marta: TestMember, _ headers: [HTTPField.Name: String] = [.acceptEncoding: "gzip, br"]
  ) async throws -> TestAnswer {
    try await marta.browser.get(marta.address(NotesPaths.notes()), headers: headers)
  }

  @Test func aPageTravelsInAThirdOfItsBytesAndIsTheSame() async throws {
    let marta = try await marta()
    let (small, plain) = (try await notes(marta), try await notes(marta, [:]))
    #expect(small.headers[.contentEncoding] == "gzip" && plain.headers[.contentEncoding] == nil)
    // It is an edition, too, which what is sent as it is has no use for.
    #expect(small.text.replacing(#/ data-edition="\w+"/#, with: "") == plain.text)
    #expect(small.travelled * 3 < plain.travelled)
    for answer in [small, plain] { #expect(answer.headers[.vary]?.contains("Accept-Encoding") == true) }
  }

  @Test func theSamePageInOtherBytesHasAWeakTagAndIsConfirmedByEither() async throws {
    let marta = try await marta()
    let strong = try #require(try await notes(marta, [:]).headers[.eTag])
    #expect(try await notes(marta).headers[.eTag] == "W/\(strong)")
    for tag in [strong, "W/\(strong)"] {
      #expect(try await notes(marta, [.acceptEncoding: "gzip", .ifNoneMatch: tag]).status == 304)
    }
  }

  @Test(arguments: [
    ("gzip", true), ("GZIP;q=0.5, br", true), ("*", true), ("br, zstd", false), ("gzip;q=0", false),
    ("gzip; q=0.0", false),
    ("*;q=0", false), ("gzip;q=0, *", false), ("", false),
  ])
  func onlyWhoTakesItGetsIt(_ offer: String, _ isTaken: Bool) {
    #expect(ContentCoding.takesGzip(offer) == isTaken)
  }

  /// Another site may put words into an address and count how long the answer is.
  @Test(arguments: [("cross-site", false), ("same-site", false), ("same-origin", true), ("none", true)])
  func whatAnotherSiteAsksForIsSentAsItIs(_ site: String, _ isCompressed: Bool) async throws {
    let answer = try await notes(try await marta(), [.acceptEncoding: "gzip", .secFetchSite: site])
    #expect((answer.headers[.contentEncoding] == "gzip") == isCompressed)
  }

  @Test func whatLetsSomebodyInIsNeverOnACompressedPage() {
    let link: HTML =
      "<p>\(ShareText("https://house/l/secret", label: Phrase(verbatim: "Link"), id: "link", rows: 1).html)</p>"
    let locale = ReaderLocale(language: .en, zone: .utc)
    #expect(Page(html: "<main>\(link)</main>", locale: locale, place: nil, sequence: nil).isSecret)
    #expect(!Page(html: "<main>Notes</main>", locale: locale, place: nil, sequence: nil).isSecret)
  }

  @Test func stylesAndScriptsTravelSmallAndPicturesAsTheyAre() async throws {
    let (marta, sum) = (try await marta(), AssetLibrary.shared.sum)
    for file in ["app.css", "js/app.js", "icons/logo.svg"] {
      let address = "/assets/\(sum)/\(file)"
      let small = try await marta.browser.get(address, headers: [.acceptEncoding: "gzip"])
      let plain = try await marta.browser.get(address)
      let isWorthIt = plain.bytes.count >= 300
      #expect((small.headers[.contentEncoding] == "gzip") == isWorthIt)
      #expect(small.bytes == plain.bytes)
      #expect(plain.headers[.vary] == "Accept-Encoding")
    }
  }
}
