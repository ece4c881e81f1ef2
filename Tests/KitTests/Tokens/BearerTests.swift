import HTTPTypes
import TestKit
import Testing

@testable import Kit

@Suite struct BearerTests {
  private let clock = TestClock()

  @Test func aNewOneIs128RandomBitsThatSayWhatTheyAre() {
    let (one, other) = (Bearer(clock.mint), Bearer(clock.mint))
    #expect(one != other)
    #expect(one.secret.wholeMatch(of: /sbm_[0-9a-f]{32}/) != nil)
    #expect(one.hint == String(one.secret.suffix(4)))
  }

  @Test(arguments: ["Bearer sbm_1", "bearer sbm_1", "BEARER   sbm_1"])
  func itIsReadAsProgramsWriteIt(header: String) {
    #expect(Bearer([.authorization: header])?.secret == "sbm_1")
  }

  /// What a proxy asks for itself, and what is broken.
  @Test(arguments: ["Basic bWFydGE6Z2F0b3M=", "Bearer eyJhbGciOi", "Bearer", "sbm_1", "Bearer sbm_1 sbm_2", ""])
  func whatIsNoneOfOursIsNone(header: String) {
    #expect(Bearer([.authorization: header]) == nil)
  }

  @Test func aRefusalSaysWhatIsMissing() {
    #expect(Bearer.challenge(to: [:], for: .signedOut) == "Bearer")
    #expect(Bearer.challenge(to: [.authorization: "Bearer x"], for: .signedOut) == "Bearer error=\"invalid_token\"")
    #expect(
      Bearer.challenge(to: [:], for: .forbidden(TokenPhrases.mayOnlyRead)) == "Bearer error=\"insufficient_scope\"")
    #expect(Bearer.challenge(to: [:], for: .notFound) == nil)
  }
}

@Suite struct DoorTests {
  @Test(arguments: ["/api", "/api/", "/api/spaces/x/shopping", "/mcp", "//api/spaces/x", "///api"])
  func programsComeByTheirOwn(path: String) { #expect(Door(path: path) == .data) }

  @Test(arguments: ["/", "/apis", "/s/x/api", "//s/x/api", "/me", "/mcpx"])
  func everybodyElseComesByPages(path: String) { #expect(Door(path: path) == .page) }
}
