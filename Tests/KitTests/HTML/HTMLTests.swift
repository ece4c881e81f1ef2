import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct HTMLTests {
  private static let space = ID<Space>("0199a000-0000-7000-8000-000000000009")!

  private func text(_ html: HTML, in language: Language = .en, space: ID<Space>? = space) -> String {
    String(
      decoding: html.rendered(for: ReaderLocale(language: language, zone: .utc), at: space.map(Place.space)),
      as: UTF8.self)
  }

  @Test func whatPeopleWroteIsEscapedInTextAndAttributesAlike() {
    let name = "<script>&\"'</script>"
    #expect(
      text("<p title=\"\(name)\">\(name)</p>") == """
        <p title="&lt;script&gt;&amp;&quot;&#39;&lt;/script&gt;">&lt;script&gt;&amp;&quot;&#39;&lt;/script&gt;</p>
        """)
  }

  @Test func phrasesAreEscapedToo() {
    let phrase = Phrase(es: "<\("ñ & ñ")>", en: "<\("a & b")>", pt: "<>")
    #expect(text("\(phrase)") == "&lt;a &amp; b&gt;")
    #expect(text("\(phrase)", in: .es) == "&lt;ñ &amp; ñ&gt;")
    #expect(text("\(Phrase(verbatim: "'"))") == "&#39;")
  }

  @Test func whateverIsWrittenIsReadBackTheSame() throws {
    let clock = TestClock()
    let marks = Array("<>&\"'= /aé🍷;#x3c")
    for _ in 1...300 {
      let text = String(
        (0..<Int(clock.mint.random() % 20)).map { _ in marks[Int(clock.mint.random() % UInt64(marks.count))] })
      let html: HTML = "<p title=\"\(text)\">\(Phrase(verbatim: text))</p>"
      let page = try TestPage(piece: html.rendered(for: ReaderLocale(language: .en, zone: .utc), at: nil))
      let paragraph = try #require(page.root.first("p"))
      #expect(paragraph["title"] == text)
      guard case .text(let read)? = paragraph.children.first else {
        #expect(text.isEmpty)
        continue
      }
      #expect(read == text)
    }
  }

  @Test func piecesAreSplicedWithTheirSlotsInOrder() {
    let inner: HTML = "<b>\(NotesPhrases.text)</b>"
    var html: HTML = "\(NotesPhrases.notes)|\(inner)|\(Link(inSpace: "/a"))|"
    html += "\([inner, "x"])\(HTML?.none)\(7)"
    #expect(text(html) == "Notes|<b>Text</b>|/s/\(Self.space)/a|<b>Text</b>x7")
    #expect(text(html, in: .pt) == "Notas|<b>Texto</b>|/s/\(Self.space)/a|<b>Texto</b>x7")
  }

  @Test func linksLeadIntoTheSpaceThatThePageIsIn() {
    #expect(text("\(Link(inSpace: "/"))") == "/s/\(Self.space)")
    #expect(text("\(Link(inHouse: "/me?a=1").with("b", "2"))") == "/me?a=1&amp;b=2")
  }

  @Test func anAttributeIsThereOrNot() {
    #expect(text("<input\(true, attribute: "checked")\(false, attribute: "disabled")>") == "<input checked>")
  }

  @Test func emptinessIsKnown() {
    #expect(HTML().isEmpty)
    #expect(!("\(NotesPhrases.notes)" as HTML).isEmpty)
  }
}
