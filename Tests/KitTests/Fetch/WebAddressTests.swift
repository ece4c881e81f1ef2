import Testing

@testable import Fetch

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("http://Example.org", "http://example.org/"), ("HTTPS://example.org:443/a?b=c#d", "https://example.org/a?b=c"),
    ("http://example.org:8080/x y", "http://example.org:8080/x%20y"), ("http://[::1]:80/", "http://[::1]/"),
    ("https://bodegas.example/ñandú?q=ü", "https://bodegas.example/%C3%B1and%C3%BA?q=%C3%BC"),
  ])
  func itIsReadAsBrowsersDo(_ text: String, _ address: String) {
    #expect(WebAddress(text)?.text == address)
  }

  @Test(arguments: [
    "", "example.org", "ftp://example.org", "file:///etc/passwd", "http://", "http:///path", "http://a@example.org",
    "http://a:b@example.org", "http://example.org:0", "http://example.org:70000", "http://exa mple.org",
    "http://[fe80::1%25eth0]/", "gopher://127.0.0.1:25/x", "http://example.org/\(String(repeating: "a", count: 2_000))",
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test func withoutASchemeHTTPSIsTriedFirst() {
    let texts = WebAddress.candidates(" example.org/cava ").map(\.text)
    #expect(texts == ["https://example.org/cava", "http://example.org/cava"])
    #expect(WebAddress.candidates("http://example.org").map(\.text) == ["http://example.org/"])
    for text in ["javascript:alert(1)", "mailto:ana@example.org", "data:text/html,x", "a@example.org"] {
      #expect(WebAddress.candidates(text).isEmpty, "\(text)")
    }
  }

  @Test(arguments: [
    ("/b", "https://example.org/b"), ("c", "https://example.org/a/c"), ("//other.org", "https://other.org/"),
    ("http://127.0.0.1/x", "http://127.0.0.1/x"), ("?q", "https://example.org/a/b?q"),
  ])
  func aRedirectLeadsOn(_ location: String, _ address: String) throws {
    #expect(try #require(WebAddress("https://example.org/a/b")).leading(to: location)?.text == address)
  }

  @Test(arguments: ["javascript:alert(1)", "ftp://example.org", "http://a:b@example.org", "http://"])
  func aRedirectLeadsNowhereElse(_ location: String) throws {
    #expect(try #require(WebAddress("https://example.org/a/b")).leading(to: location) == nil)
  }
}
