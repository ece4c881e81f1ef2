import Testing

@testable import Kit
@testable import Suite

/// The version that the program says, and what its changelog says of it.
@Suite struct VersionTests {
  private static let unreleased = " (not released yet)"
  private let versions = Changelog.ofProgram.versions.map(\.name)

  @Test func theProgramIsTheNewestOfItsChangelogAndSaysWhetherItIsReleased() throws {
    let newest = try #require(versions.first)
    let isReleased = !newest.hasSuffix(Self.unreleased)
    let number = newest.prefix { $0 != " " }
    #expect(Suite.version == (isReleased ? "\(number)" : "\(number)-dev"))
  }

  @Test func whatIsReleasedSaysWhen() {
    #expect(versions.count { $0.hasSuffix(Self.unreleased) } <= 1)
    for version in versions.drop(while: { $0.hasSuffix(Self.unreleased) }) {
      #expect(version.wholeMatch(of: /\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)/) != nil, "\(version)")
    }
  }
}
