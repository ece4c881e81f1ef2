import Testing

@testable import WebAuthn

@Suite struct CBORTests {
  @Test func whatAuthenticatorsWriteIsRead() throws {
    #expect(try CBOR([0x00]) == .integer(0))
    #expect(try CBOR([0x17]) == .integer(23))
    #expect(try CBOR([0x18, 0x18]) == .integer(24))
    #expect(try CBOR([0x19, 0x01, 0x00]) == .integer(256))
    #expect(try CBOR([0x1A, 0x00, 0x01, 0x00, 0x00]) == .integer(65_536))
    #expect(try CBOR([0x1B, 0, 0, 0, 1, 0, 0, 0, 0]) == .integer(1 << 32))
    #expect(try CBOR([0x26]) == .integer(-7))
    #expect(try CBOR([0x3B, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]) == .integer(.min))
    #expect(try CBOR([0x42, 1, 2]) == .bytes([1, 2]))
    #expect(try CBOR([0x62, 0xC3, 0xB1]) == .text("ñ"))
    #expect(try CBOR([0x83, 0xF4, 0xF5, 0xF6]) == .array([.bool(false), .bool(true), .null]))
    #expect(
      try CBOR([0xA2, 0x01, 0x02, 0x61, 0x61, 0x80]) == .map([.integer(1): .integer(2), .text("a"): .array([])]))
  }

  @Test(
    arguments: [
      ("nothing", []),
      ("something after the value", [0x00, 0x00]),
      ("a number cut short", [0x19, 0x01]),
      ("a number longer than it has to be", [0x18, 0x17]),
      ("two bytes for one", [0x19, 0x00, 0xFF]),
      ("four bytes for two", [0x1A, 0x00, 0x00, 0xFF, 0xFF]),
      ("eight bytes for four", [0x1B, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]),
      ("a number beyond 63 bits", [0x1B, 0x80, 0, 0, 0, 0, 0, 0, 0]),
      ("a negative one beyond 63 bits", [0x3B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
      ("a reserved detail", [0x1C]),
      ("bytes cut short", [0x43, 1, 2]),
      ("a length beyond everything", [0x5B, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
      ("text that is not UTF-8", [0x61, 0xFF]),
      ("bytes without a definite length", [0x5F, 0x41, 1, 0xFF]),
      ("an array without a definite length", [0x9F, 0xFF]),
      ("a map without a definite length", [0xBF, 0xFF]),
      ("more elements than bytes", [0x9A, 0x7F, 0xFF, 0xFF, 0xFF]),
      ("more entries than bytes", [0xBB, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
      ("an array cut short", [0x82, 0x01]),
      ("a map without its last value", [0xA1, 0x01]),
      ("a key twice", [0xA2, 0x01, 0x01, 0x01, 0x02]),
      ("a tag", [0xC0, 0x00]),
      ("undefined", [0xF7]),
      ("half a float", [0xF9, 0x00, 0x00]),
      ("a float", [0xFB, 0, 0, 0, 0, 0, 0, 0, 0]),
      ("a simple value of two bytes", [0xF8, 0x20]),
      ("a break out of nowhere", [0xFF]),
    ] as [(String, [UInt8])])
  func whatNoneOfThemWritesIsRefused(what: String, bytes: [UInt8]) {
    #expect(throws: PasskeyProblem.malformed, "\(what)") { try CBOR(bytes) }
  }

  @Test func nestingHasAnEnd() throws {
    let deepest = Array(repeating: UInt8(0x81), count: CBORReader.depthLimit - 1) + [0x00]
    _ = try CBOR(deepest)
    #expect(throws: PasskeyProblem.malformed) { try CBOR([0x81] + deepest) }
    #expect(throws: PasskeyProblem.malformed) { try CBOR(Array(repeating: 0x81, count: 200_000)) }
  }

  @Test func whatFollowsAValueIsLeftToBeRead() throws {
    var reader = CBORReader([0x01, 0x41, 0x05, 0xAA])
    #expect(try reader.value() == .integer(1))
    #expect(try reader.value() == .bytes([5]))
    #expect(reader.rest == [0xAA])
  }

  @Test func eachSequenceOfBytesHasOneTextInAddresses() {
    for bytes in [[], [0], [0xFF, 0xFE], [1, 2, 3], [0xFB, 0xFF, 0xBF, 0x00]] as [[UInt8]] {
      #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
    }
    #expect(Base64URL.encode([0xFB, 0xFF, 0xBF]) == "-_-_")
    for text in ["AA==", "+_+_", "A", "AB", "AAA A", "AAAA\n", "ñAAA"] {
      #expect(Base64URL.decode(text) == nil, "\(text)")
    }
  }
}
