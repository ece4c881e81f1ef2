import Crypto
import Foundation
import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct BroughtStyleTests {
  private let home: TestHouse
  private let marta: TestMember

  init() async throws {
    home = try await TestHouse(apps: [NotesApp()])
    marta = try await home.owner()
  }

  private func open(_ headers: [HTTPField.Name: String] = [:]) async throws -> TestAnswer {
    let navigation: [HTTPField.Name: String] = [.acceptEncoding: "gzip", .secFetchMode: "navigate"]
    return try await marta.browser.get(
      marta.address(NotesPaths.notes()), headers: navigation.merging(headers) { $1 })
  }

  /// The style that stands in a page.
  private func brought(_ answer: TestAnswer) throws -> Substring {
    let style = try Regex(#"(?s)<style data-address="[^"]+">(.*)</style>"#)
    return try #require(try style.firstMatch(in: answer.text)?[1].substring)
  }

  @Test func theFirstPageBringsTheStyleAndNamesItInItsPolicy() async throws {
    let first = try await open()
    let style = try brought(first)
    #expect(Array(style.utf8) == home.house.styles.bytes)
    let sum = Data(SHA256.hash(data: Data(style.utf8))).base64EncodedString()
    #expect(first.headers[.contentSecurityPolicy]?.contains("style-src 'self' 'sha256-\(sum)';") == true)
    #expect(!first.text.contains("rel=\"stylesheet\"") && !first.text.contains("as=\"style\""))
    #expect(first.text.contains("data-address=\"\(home.house.styles.house.address)\""))
  }

  @Test func theNextPageNamesIt() async throws {
    let first = try await open()
    let next = try await open()
    #expect(first.headers[.setCookie]?.contains("-style=") == true)
    #expect(next.text.contains("<link rel=\"stylesheet\" href=\"\(home.house.styles.house.address)\">"))
    #expect(!next.text.contains("<style"))
    #expect(next.headers[.setCookie] == nil)
    #expect(next.headers[.contentSecurityPolicy]?.contains("style-src 'self';") == true)
  }

  @Test(arguments: [[HTTPField.Name.acceptEncoding: "identity"], [.secFetchSite: "cross-site"]])
  func wherePagesTravelAsTheyAreTheyNameItFromTheStart(_ headers: [HTTPField.Name: String]) async throws {
    let first = try await open(headers)
    #expect(first.text.contains("rel=\"stylesheet\"") && first.headers[.setCookie]?.contains("-style=") == true)
    #expect(try await !open().text.contains("<style"))
  }

  @Test func aPageThatNobodyOpensSaysNothingOfIt() async throws {
    let answer = try await open([.secFetchMode: "cors"])
    #expect(answer.text.contains("rel=\"stylesheet\"") && answer.headers[.setCookie] == nil)
    #expect(try await open().text.contains("<style"))
  }
}
