import Kit
import Testing

@testable import Orders

@Suite struct VATRateTests {
  @Test(arguments: [
    ("21", 2_100), ("21 %", 2_100), ("5,2", 520), ("5.20", 520), ("0", 0), ("0,5", 50), ("100", 10_000),
  ])
  func aRateIsReadAsPeopleWriteIt(text: String, hundredths: Int) {
    #expect(VATRate(text)?.hundredths == hundredths)
  }

  @Test(arguments: ["", "%", "x", "-4", "1.234", "101", "21,10,4", "1e1", "٤"])
  func whatIsNoRateIsNone(text: String) {
    #expect(VATRate(text) == nil)
  }

  @Test func aRateIsKeptWithoutZerosAtItsEnd() {
    #expect(["21.00", "5,20", "0,05"].map { VATRate($0)?.text } == ["21", "5.2", "0.05"])
  }

  @Test func ratesAreReadFromOneLineAndPutInOrder() {
    let rates = VATRates("4 21,  5,2% / 21")
    #expect(rates.known.map(\.text) == ["21", "5.2", "4"])
    #expect(rates.isWhole)
    #expect(!VATRates("21,10,4").isWhole)
    #expect(VATRates(VATRates.text(rates.known, in: .es)).known == rates.known)
  }

  @Test func spainAndPortugalBeginWithTheirRatesAndOthersWithNone() {
    #expect(VATRate.usual(in: Zone("Europe/Madrid")!) == [21, 10, 4])
    #expect(VATRate.usual(in: Zone("Europe/Lisbon")!) == [23, 13, 6])
    #expect(VATRate.usual(in: Zone("Europe/Paris")!) == [])
  }
}
