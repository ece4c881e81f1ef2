import Testing

@testable import Suite

@Suite struct VersionTests {
  @Test func theVersionHasThreeNumbers() {
    #expect(Suite.version.split(separator: ".").count == 3)
  }
}
