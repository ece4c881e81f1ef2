import TestKit
import Testing

@testable import QR

@Suite struct QRCodeTests {
  @Test func aCodeOfEveryLengthReadsBack() throws {
    for length in 0...600 where length < 30 || length % 19 == 0 {
      let text = String((0..<length).map { Character(Unicode.Scalar(UInt8(33 + ($0 * 7 + length) % 90))) })
      let code = try #require(QRCode(text), "\(length)")
      #expect(try QRReader(code: code).text() == text, "\(length)")
    }
  }

  @Test func aTextBeyondTheLargestSizeHasNoCode() {
    #expect(QRCode(String(repeating: "x", count: 667)) == nil)
    #expect(QRCode(String(repeating: "x", count: 666)) != nil)
  }

  @Test func aLinkIsSmallEnoughForAnyPhone() throws {
    let code = try #require(QRCode("https://casa.example.org/l/0123456789abcdef0123456789abcdef"))
    #expect(code.side <= 37)
  }

  /// The example of the standard's annex: the check codewords of its "01234567".
  @Test func checkCodewordsAreThoseOfTheStandard() {
    let data: [UInt8] = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
    #expect(ReedSolomon(checks: 10).checks(of: data) == [165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
  }
}
