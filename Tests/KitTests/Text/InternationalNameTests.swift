import Testing

@testable import Text

struct InternationalNameTests {
  @Test(arguments: [
    ("casa.example", "casa.example"), ("peña.example", "xn--pea-8ma.example"), ("Peña.Example", "xn--pea-8ma.example"),
    // With the tilde as a letter of its own.
    ("pen\u{303}a.example", "xn--pea-8ma.example"), ("münchen.example", "xn--mnchen-3ya.example"),
    ("são-joão.example", "xn--so-joo-3tae.example"), ("ñ", "xn--ida"), ("食狮.example", "xn--85x722f.example"),
    ("España", "xn--espaa-rta"), ("", ""), ("ñ..", "xn--ida.."),
  ])
  func aNameIsWrittenAsTheNetDoes(name: String, ascii: String) {
    #expect(InternationalName.ascii(name) == ascii)
  }

  @Test(arguments: [
    ("https://peña.example/ñandú?q=ü", "https://xn--pea-8ma.example/ñandú?q=ü"),
    ("http://ana@peña.example:8080", "http://ana@xn--pea-8ma.example:8080"),
    ("https://casa.example", "https://casa.example"),
    ("/ñandú", "/ñandú"), ("peña", "peña"), ("https://", "https://"),
    ("https://peña.example?a@b", "https://xn--pea-8ma.example?a@b"),
  ])
  func onlyTheNameOfAnAddressIs(address: String, ascii: String) {
    #expect(InternationalName.ascii(inAddress: address) == ascii)
  }
}
