import Testing

@testable import Text

@Suite struct PhoneNumberTests {
  private static func plan(_ zone: String, _ currency: Currency) -> NumberingPlan? {
    NumberingPlan(zone: Zone(zone)!, currency: currency)
  }

  private static let spain = plan("Europe/Madrid", .eur)
  private static let portugal = plan("Atlantic/Azores", .eur)
  private static let britain = plan("Europe/London", .gbp)
  private static let states = plan("America/Chicago", .usd)

  @Test(arguments: [
    ("600 100 100", spain, "34600100100"), ("921-44.50 01", spain, "34921445001"),
    ("910 100 100", portugal, "351910100100"),
    ("07700 900100", britain, "447700900100"), ("(312) 555-0100", states, "13125550100"),
    ("1 312 555 0100", states, "13125550100"), ("+34 600 100 100", portugal, "34600100100"),
    ("0034 600100100", spain, "34600100100"), ("+44 (0)7700 900100", spain, "447700900100"),
    ("+351 910 100 100", nil, "351910100100"), ("600 100 100 / 921 445 001", spain, "34600100100"),
    ("600\u{A0}100\u{A0}100 (tardes)", spain, "34600100100"),
    ("11 91234-5678", plan("America/Sao_Paulo", .brl), "5511912345678"),
  ])
  func whatIsCertainHasItsCountryBeforeIt(text: String, plan: NumberingPlan?, international: String) {
    #expect(PhoneNumber(text, plan)?.international == international)
  }

  @Test(arguments: [
    ("600 100 100", nil), ("600 100 10", spain), ("100 100 100", spain), ("34600100100", spain),
    ("7700 900100", britain),
    ("600 100 100", britain), ("00 312 555 0100", states), ("+0034600100", spain),
    ("600 100 100", plan("Europe/Madrid", .usd)),
    ("600 100 100", plan("UTC", .eur)), ("0600100100", spain),
  ])
  func whatIsNotCertainIsLeftOut(text: String, plan: NumberingPlan?) throws {
    let number = try #require(PhoneNumber(text, plan))
    #expect(number.international == nil)
  }

  @Test(arguments: ["", "n/a", "Ana: 600 100 100", "12", "600+100100", "++34600100100", "1234567890123456"])
  func whatBeginsWithNoNumberIsNone(text: String) {
    #expect(PhoneNumber(text, Self.spain) == nil)
  }

  @Test func itIsDialledAsItWasWritten() {
    #expect(PhoneNumber("600 100 100", Self.spain)?.dialled == "600100100")
    #expect(PhoneNumber("(+34) 600 100 100", Self.spain)?.dialled == "+34600100100")
    #expect(PhoneNumber(" +34 600 100 100", nil)?.dialled == "+34600100100")
  }
}
