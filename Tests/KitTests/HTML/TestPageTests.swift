import TestKit
import Testing

/// The reader that all page tests trust has to see what is wrong itself.
@Suite struct TestPageTests {
  private static let head = "<!doctype html><html lang=\"es\"><head><title>T</title></head>"

  private func page(_ content: String) throws -> TestPage {
    try TestPage(Array("\(Self.head)<body><main><h1>Lista</h1>\(content)</main></body></html>".utf8))
  }

  @Test func aSoundPageHasNoFaults() throws {
    let page = try page(
      "<form action=\"/a\" id=\"form\"><label for=\"n\">Name</label><input id=\"n\" name=\"n\" value=\"A &amp; B\"></form>"
    )
    #expect(page.faults.isEmpty)
    #expect(page.field("n")?.value == "A & B")
    #expect(page.field("n")?.label == "Name")
    #expect(page.title == "Lista")
    #expect(page.language == "es")
  }

  @Test(arguments: [
    "<div>", "</div>", "<p><b></p></b>", "<p class=a>x</p>", "<p class=\"a\" class=\"b\">x</p>", "a < b", "a & b",
    "&unknown;", "<div/>", "<p title=\"a<b\">x</p>", "<p title=\"a>x</p>", "<!-- a remark -->", "a\u{0}b",
  ])
  func brokenMarkupCannotBeRead(_ content: String) {
    #expect(throws: PageFault.self) { try page(content) }
  }

  @Test(arguments: [
    "<p id=\"a\">x</p><p id=\"a\">y</p>", "<p style=\"color: red\">x</p>", "<p onclick=\"x()\">x</p>",
    "<script src=\"/a.js\">x()</script>", "<script>x()</script>", "<style>p { color: red }</style>",
    "<input name=\"n\">", "<select name=\"n\"><option>a</option></select>", "<textarea name=\"n\"></textarea>",
    "<label for=\"missing\">x</label>", "<a href=\"/x\"></a>", "<button><span aria-hidden=\"true\">x</span></button>",
    "<a href=\"https://example.com/\">x</a>", "<a href=\"//example.com/\">x</a>", "<a href=\"javascript:x\">x</a>",
    "<form action=\"\"></form>", "<img src=\"/a.png\">", "<p><div>x</div></p>", "<a href=\"/a\"><button>x</button></a>",
    "<ul><p>x</p></ul>", "<ul>x</ul>", "<li>x</li>", "<span><p>x</p></span>", "<h1>again</h1>",
    "<form action=\"/a\"><form action=\"/b\"></form></form>", "<table><tr><td>x</td></tr></table>",
    "<p aria-describedby=\"missing\">x</p>",
  ])
  func anUnsoundPageIsFaulted(_ content: String) throws {
    #expect(try !page(content).faults.isEmpty)
  }

  @Test func aPageWithoutLanguageTitleOrMainIsFaulted() throws {
    let bare = "<!doctype html><html><head><title></title></head><body><p>x</p></body></html>"
    #expect(try TestPage(Array(bare.utf8)).faults.count == 4)
  }

  @Test func aFormIsSentAsABrowserWould() throws {
    let page = try page(
      """
      <form action="/save" id="form"><label>A <input name="a" value="1"></label>\
      <label>B <input type="checkbox" name="b" value="yes"></label>\
      <label>C <select name="c"><option value="x">X</option><option value="y" selected>Y</option></select></label>\
      <label>D <textarea name="d">\n\nline</textarea></label><button name="e" value="1">Send</button></form>\
      <label>F <input form="form" name="f" value="2"></label>
      """)
    let sent = try #require(page.form).filled(["a": "7"]).map { "\($0.0)=\($0.1)" }
    #expect(sent == ["a=7", "c=y", "d=\nline", "f=2"])
    #expect(page.button(named: "Send") != nil)
  }

  @Test func rowsAndLinksAreFoundByWhatTheySay() throws {
    let page = try page(
      """
      <ul><li class="row" id="row-7"><a class="row-link" href="/7" aria-current="true"><span class="row-title">Ana</span>\
      <span class="row-subtitle">Calle 1</span></a></li></ul>
      """)
    let row = try #require(page.rows.first)
    #expect(row.id == "7" && row.title == "Ana" && row.subtitle == "Calle 1" && row.opens == "/7")
    #expect(page.link(named: "Ana Calle 1")?.isCurrent == true)
    #expect(page.texts(of: "ul .row-title") == ["Ana"])
  }
}
