import TestKit
import Testing

@testable import Fetch

@Suite struct FrameProbeTests {
  private func allows(
    _ headers: [(name: String, value: String)], page: String = "https://bodega.example/", house: String
  ) throws -> Bool {
    let address = try #require(WebAddress(page))
    let answer = FetchAnswer(status: 200, address: address, headers: headers, body: [])
    return FrameProbe(Fetch(), url: house).allows(answer)
  }

  @Test(
    arguments: [
      [], [("X-Frame-Options", "ALLOWALL")], [("x-frame-options", "")],
      [("Content-Security-Policy", "default-src 'none'")], [("Content-Security-Policy", "frame-ancestors *")],
      [("Content-Security-Policy", "frame-ancestors 'none' https://casa.example")],
      [("Content-Security-Policy", "FRAME-ANCESTORS 'self' https://*.example"), ("X-Frame-Options", "DENY")],
      [("Content-Security-Policy", "frame-ancestors https:")],
      [("Content-Security-Policy", "frame-ancestors casa.example")],
      [("Content-Security-Policy", "frame-ancestors casa.example:*/path")],
      [("Content-Security-Policy-Report-Only", "frame-ancestors 'none'")],
    ] as [[(String, String)]])
  func aPageThatForbidsNothingCanBeShown(_ headers: [(String, String)]) throws {
    #expect(try allows(headers.map { ($0.0, $0.1) }, house: "https://casa.example"))
  }

  @Test(
    arguments: [
      [("X-Frame-Options", "DENY")], [("X-Frame-Options", "sameorigin")], [("X-Frame-Options", "ALLOWALL, DENY")],
      [("Content-Security-Policy", "frame-ancestors 'none'")], [("Content-Security-Policy", "frame-ancestors")],
      [("Content-Security-Policy", "default-src *; frame-ancestors 'self'")],
      [("Content-Security-Policy", "frame-ancestors https://other.example")],
      [("Content-Security-Policy", "frame-ancestors *.casa.example")],
      [("Content-Security-Policy", "frame-ancestors casa.example:8443")],
      [("Content-Security-Policy", "frame-ancestors *, frame-ancestors 'none'")],
      [("Content-Security-Policy", "frame-ancestors *"), ("Content-Security-Policy", "frame-ancestors 'none'")],
    ] as [[(String, String)]])
  func aPageThatForbidsItCannot(_ headers: [(String, String)]) throws {
    #expect(try !allows(headers.map { ($0.0, $0.1) }, house: "https://casa.example"))
  }

  @Test func anEncryptedHouseShowsNoUnencryptedPage() throws {
    #expect(try !allows([], page: "http://bodega.example/", house: "https://casa.example"))
    #expect(try allows([], page: "http://bodega.example/", house: "http://127.0.0.1:8080"))
  }

  @Test func itSaysWhatItFound() async throws {
    let site = try await TestSite { target in
      switch target {
      case "/moved": .redirect(to: "/page")
      case "/page": .page("hello")
      case "/closed": .page("hello", ["X-Frame-Options: DENY"])
      default: .page(status: 404)
      }
    }
    let base = "http://127.0.0.1:\(site.port)"
    let fetch = Fetch(ownHosts: ["127.0.0.1"], timeout: .seconds(60))
    let probe = FrameProbe(fetch, url: "http://127.0.0.1:8080")
    #expect(await probe.probe("\(base)/moved") == .shows("\(base)/page"))
    #expect(await probe.probe("\(base)/closed") == .refuses("\(base)/closed"))
    #expect(await probe.probe("\(base)/nothing") == .missing(nil))
    #expect(await probe.probe("nonsense://") == .missing(.noAddress))
    let encrypted = FrameProbe(fetch, url: "https://casa.example")
    #expect(await encrypted.probe("\(base)/page") == .unencrypted("\(base)/page"))
  }
}
