import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct FormTests {
  private func parse(_ body: String) throws -> [String] {
    try Form(urlEncoded: body.utf8).fields.map { "\($0.name)=\($0.value)" }
  }

  @Test func fieldsComeInTheirOrderAndDecoded() throws {
    #expect(try parse("a=1&b=%C3%B1+%26&a=2&c&=d&e=f=g") == ["a=1", "b=ñ &", "a=2", "c=", "=d", "e=f=g"])
    #expect(try parse("").isEmpty)
    #expect(try parse("&&a=1&&") == ["a=1"])
  }

  @Test(arguments: ["a=%", "a=%4", "a=%4G", "%=1", "a=%FF", "a=%C3", "a=%ED%A0%80", "a=b%00c", "%00=1"])
  func whatCannotBeReadIsMalformed(_ body: String) {
    #expect(throws: Refusal.malformed(KitPhrases.malformedForm)) { try parse(body) }
  }

  @Test func moreFieldsThanAnyScreenHasAreMalformed() throws {
    let most = Array(repeating: "a=1", count: Form.fieldLimit).joined(separator: "&")
    #expect(try parse(most).count == Form.fieldLimit)
    #expect(throws: Refusal.malformed(KitPhrases.malformedForm)) { try parse(most + "&a=1") }
  }

  @Test func whiteSpaceAroundAValueIsTrimmedAndInsideKept() throws {
    let form = Form([("a", " \u{A0}\tx  y\n"), ("b", " \n ")])
    #expect(form.trimmed("a") == "x  y")
    #expect(form.trimmed("b").isEmpty && form.trimmed("absent").isEmpty)
  }

  @Test func theOriginalIsWhatTheFormWasShownWith() {
    #expect(Form([("name", "b"), ("was.name", "a")]).original?["name"] == "a")
    #expect(Form([("name", "b")]).original == nil)
  }

  @Test func choicesShowWhatIsChosenAndWhatWasChosen() throws {
    let original = Form([("days", "mon"), ("days", "tue"), ("open", "yes"), ("way", "table")])
    var form = FormState(original, original: original, mint: TestClock().mint)
    form.values = Form([("days", "tue"), ("way", "away")])
    let options = ["mon", "tue", "wed"].map { (value: $0, title: Phrase(verbatim: $0)) }
    let ways = ["table", "away"].map { (value: $0, title: Phrase(verbatim: $0)) }
    let label = Phrase(verbatim: "Label")
    let sent = try submission(
      "\(form.boxes("days", label, options: options))\(form.radios("way", label, options: ways))\(form.switch("open", label))"
    )
    #expect(sent.values(of: "days") == ["tue"])
    #expect(sent["way"] == "away")
    #expect(!sent.has("open"))
    #expect(sent.original?.values(of: "days") == ["mon", "tue"])
    #expect(sent.original?["way"] == "table")
    #expect(sent.original?["open"] == "yes")
  }

  @Test func aChoiceThatIsMissingIsSaidInTheGroup() throws {
    let label = Phrase(verbatim: "Label")
    let form = FormState(
      returned: Form(), problems: Invalid(["way": Phrase(verbatim: "Choose.")]), mint: TestClock().mint)
    let page = try piece(form.radios("way", label, options: [("table", label), ("away", label)]))
    #expect(page.text(of: "fieldset[data-invalid] #way-error") == "Choose.")
    #expect(page.root.all("input[aria-describedby=way-error]").count == 2)
  }

  /// What a browser would send of these fields.
  private func submission(_ fields: HTML) throws -> Form {
    let form = try #require(try piece("<form action=\"/x\">\(fields)</form>").forms.first)
    return Form(form.fields.map { (name: $0.0, value: $0.1) })
  }

  private func piece(_ html: HTML) throws -> TestPage {
    try TestPage(piece: html.rendered(for: ReaderLocale(language: .en, zone: .utc), at: nil))
  }

  @Test(arguments: ["", "x", "0199a000-0000-7000-8000-00000000000", "0199a000-0000-7000-8000-00000000000g"])
  func whatIsNoIdIsMalformed(_ text: String) {
    #expect(throws: Refusal.malformed(KitPhrases.malformedForm)) { try Form([("id", text)]).id() as ID<Note> }
  }

  @Test func anyTextSurvivesTheWayThroughAnAddress() {
    let clock = TestClock()
    for _ in 1...500 {
      let scalars = (0..<Int(clock.mint.random() % 12)).compactMap { _ in
        Unicode.Scalar(UInt32(truncatingIfNeeded: clock.mint.random() % 0x1_FFFF + 1))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let encoded = PercentEncoding.encode(text)
      #expect(encoded.utf8.allSatisfy { $0 < 128 && $0 > 32 })
      #expect(PercentEncoding.decode(encoded.utf8, plusIsSpace: true) == text)
      #expect(PercentEncoding.decode(encoded.utf8, plusIsSpace: false) == text)
    }
  }

  @Test func whatCannotBeSeenIsLeftOutExceptOfPasswords() throws {
    #expect(try Form(urlEncoded: "name=%E2%80%AATitular%E2%80%AC".utf8)["name"] == "Titular")
    let typed = "a%09b%0D%0Ac%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7&password=%E2%80%AEx&x=%EF%BB%BFy%07"
    let kept = try Form(urlEncoded: "note=\(typed)".utf8)
    #expect(kept["note"] == "a\tb\nc👩\u{200D}👧")
    #expect(kept["password"] == "\u{202E}x")
    #expect(kept["x"] == "y")
  }

  @Test func theFirstOfSeveralValuesIsTheFieldsAndAChangeStays() {
    var form = Form([("a", "1"), ("b", "2"), ("a", "3")])
    #expect(form["a"] == "1" && form.values(of: "a") == ["1", "3"] && form.has("b") && !form.has("c"))
    form.set("a", "4")
    form.set("c", "5")
    form.append("c", "6")
    #expect(form["a"] == "4" && form["c"] == "5" && form.values(of: "c") == ["5", "6"])
    let rest = form.without(["a"])
    #expect(!rest.has("a") && rest["b"] == "2" && rest["c"] == "5")
  }

  @Test func aSearchIsCutWhereNobodySearchesForMore() {
    let form = Form([("q", String(repeating: "\"", count: 9_000))])
    #expect(form.search().count == Form.searchLimit)
    #expect(ListQuery(form).search.count == Form.searchLimit)
  }
}
