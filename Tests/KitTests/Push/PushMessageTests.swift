import Crypto
import Testing
import WebAuthn

@testable import Kit

@Suite struct PushMessageTests {
  private func bytes(_ text: String) throws -> [UInt8] { try #require(Base64URL.decode(text)) }

  private func keys() throws -> PushKeys {
    try #require(
      PushKeys(
        agreement: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        secret: "BTBZMqHH6r4Tts7J_aSIgg"))
  }

  /// RFC 8291, section 5 and appendix A.
  @Test func itIsTheExampleOfItsStandard() throws {
    let own = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    let message = try PushMessage.sealed(
      Array("When I grow up, I want to be a watermelon".utf8), for: keys(), by: own,
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"), isPadded: false)
    let expected = """
      DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
      yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
      """
    #expect(Base64URL.encode(message) == expected)
  }

  @Test func howLongATextIsDoesNotSayWhatItIs() throws {
    let (short, long) = (try PushMessage.sealed([1], for: keys()), try PushMessage.sealed([1, 2, 3], for: keys()))
    #expect(short.count == long.count)
    #expect(short != (try PushMessage.sealed([1], for: keys())))
    let most = try PushMessage.sealed(Array(repeating: 32, count: PushMessage.mostPlain), for: keys())
    #expect(most.count <= PushMessage.most)
  }

  @Test func keysThatNoBrowserHasAreNone() throws {
    let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    #expect(PushKeys(agreement: point, secret: "BTBZMqHH6r4Tts7J_aSI") == nil)
    #expect(PushKeys(agreement: String(point.dropLast(4)), secret: "BTBZMqHH6r4Tts7J_aSIgg") == nil)
    #expect(
      PushKeys(agreement: Base64URL.encode(Array(repeating: 4, count: 65)), secret: "BTBZMqHH6r4Tts7J_aSIgg") == nil)
  }
}
