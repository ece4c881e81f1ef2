import Foundation
import Kit
import Logging
import Testing

@testable import Suite

@Suite struct LogFormatTests {
  private let at = Instant(iso8601: "2026-11-28T01:02:03.456Z")!

  private func fields(_ metadata: Logger.Metadata) -> [(name: String, value: String)] {
    LineLogHandler.fields(at: at, .error, "fault", metadata)
  }

  @Test func aLineBeginsWithWhenAndHowBadAndWhat() {
    let line = LogFormat.logfmt.line(fields(["route": "/s/{space}/orders", "error": "a b"]))
    #expect(line == "time=2026-11-28T01:02:03.456Z level=error msg=fault error=\"a b\" route=/s/{space}/orders")
  }

  @Test(arguments: ["two\nlines", "a=b", "quo\"ted", "back\\slash", "", "\u{1B}[31m", "\u{2028}", "a\rb", "\u{85}"])
  func nothingInAValueMakesAnotherLineOrField(_ value: String) throws {
    let line = LogFormat.logfmt.line(fields(["error": "\(value)"]))
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || [0x85, 0x1B, 0x2028].contains($0.value) })
    #expect(line.hasPrefix("time=2026-11-28T01:02:03.456Z level=error msg=fault error=\""))
    let json = LogFormat.json.line(fields(["error": "\(value)", "level": "mine"]))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String])
    #expect(object == ["time": at.iso8601, "level": "error", "msg": "fault", "error": value, "level_": "mine"])
  }

  @Test func aFormatIsNamedOrRefused() throws {
    #expect(try LogFormat(named: nil) == .logfmt)
    #expect(try LogFormat(named: "json") == .json)
    #expect(throws: CannotOpen.self) { try LogFormat(named: "xml") }
  }

  @Test(arguments: ["short", "with a space in it", "ñandúñandúñandú", ""])
  func aTokenThatIsSoonGuessedOrCannotBeSentIsRefused(_ token: String) {
    #expect(throws: CannotOpen.self) { try Configuration(metricsToken: token).check() }
    #expect(throws: Never.self) { try Configuration(metricsToken: "0123456789abcdef").check() }
  }
}
