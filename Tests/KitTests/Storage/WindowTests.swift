import TestKit
import Testing

@testable import Kit

@Suite struct WindowTests {
  private func window(of count: Int) throws -> Window<Int> {
    let rows = SQLRow.Answer(names: ["id"], values: (0..<count).map { .integer(Int64($0)) }).rows
    return try Window(
      rows, cursor: { row in Cursor(key: "\(try row["id"] as Int)", id: Self.id) }, element: { row in try row["id"] })
  }

  private static let id = "0199a000-0000-7000-8000-000000000001"

  @Test func aListThatFitsEndsThere() throws {
    #expect(try window(of: 0).next == nil)
    #expect(try window(of: 50).elements.count == 50)
    #expect(try window(of: 50).next == nil)
  }

  @Test func aLongerListGoesOnAfterTheLastThatIsShown() throws {
    let window = try window(of: 51)
    #expect(window.elements == Array(0..<50))
    #expect(window.next == Cursor(key: "49", id: Self.id))
  }

  @Test(arguments: ["", "ana", "ñ & ?", "a b"])
  func aCursorSurvivesTheAddress(_ key: String) {
    let cursor = Cursor(key: key, id: Self.id)
    #expect(Cursor(cursor.text) == cursor)
  }

  @Test(arguments: ["", "ana", "0199a000-0000-7000-8000-00000000000"])
  func whatIsNoCursorIsNone(_ text: String) {
    #expect(Cursor(text) == nil)
  }

  @Test func idsSortByTheTimeOfTheirMaking() {
    let clock = TestClock()
    var ids: [String] = []
    for _ in 1...200 {
      ids.append(clock.mint.uuid().text)
      clock.advance(by: .milliseconds(1))
    }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == 200)
    #expect(ids.allSatisfy { UUIDText.isValid($0) && $0.dropFirst(14).first == "7" })
  }
}
