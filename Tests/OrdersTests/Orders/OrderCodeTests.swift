import Testing

@testable import Orders

@Suite struct OrderCodeTests {
  @Test(arguments: [(1, "2026-0001"), (9_999, "2026-9999"), (12_345, "2026-12345")])
  func aNumberedCodeHasAtLeastFourDigits(number: Int, text: String) {
    #expect(OrderCode(year: 2026, number: number).text == text)
  }

  @Test(arguments: ["2026-0001", "2026-12345"])
  func theSuggestedFormIsRecognised(text: String) {
    #expect(OrderCode(text).numbered?.year == 2026)
  }

  @Test(arguments: ["2026-1", "26-0001", "2026-00x1", "2026-0001-2", "2026–0001", "", "2026-1234567890"])
  func anyOtherFormHasNoNumber(text: String) {
    #expect(OrderCode(text).numbered == nil)
  }
}
