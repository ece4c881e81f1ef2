import Testing

@testable import WebAuthn

@Suite struct RelyingPartyTests {
  @Test(arguments: [
    ("https://casa.example", "casa.example", "https://casa.example"),
    ("https://Casa.Example:443/", "casa.example", "https://casa.example"),
    ("https://casa.example:8443", "casa.example", "https://casa.example:8443"),
    ("https://xn--espaa-rta.example/", "xn--espaa-rta.example", "https://xn--espaa-rta.example"),
    ("http://localhost:8080", "localhost", "http://localhost:8080"),
    ("http://127.0.0.1:8080", "localhost", "http://localhost:8080"),
    ("http://[::1]:8080", "localhost", "http://localhost:8080"),
    ("http://localhost", "localhost", "http://localhost"),
  ])
  func aHouseWithANameIsKnownByIt(url: String, id: String, origin: String) throws {
    let party = try #require(RelyingParty(url: url))
    #expect(party.id == id)
    #expect(party.origin == origin)
  }

  @Test(arguments: [
    "http://casa.example", "https://192.168.1.20", "https://192.168.1.20:8443", "https://[fe80::1]",
    "https://127.0.0.1",
    "http://192.168.1.20:8080", "http://0.0.0.0:8080", "https://casa..example", "https://casa.example.",
    "https://casa_1.example", "https://1.2.3.4.5", "ftp://casa.example", "casa.example", "",
  ])
  func withoutANameOrASecurePageThereIsNone(url: String) {
    #expect(RelyingParty(url: url) == nil)
  }
}
