import TestKit
import Testing

@testable import Kit

/// What a program says becomes the form that people would have sent.
@Suite struct SaidFormTests {
  private static let line = "512f0000-0000-7000-8000-000000000001"
  private static let other = "512f0000-0000-7000-8000-000000000002"
  private static let zone = Zone("Europe/Madrid")!

  private static let order = Action(
    "test.order.save",
    [
      .newID, Action.Input("code", atMost: 10), Action.Input("date", .moment), Action.Input("open", .yesNo),
      Action.Input("state", .choice(["new", "done"]), isRequired: true), Action.Input("tags", .several),
      Action.Input("gone", .words), Action.Input("group", .ticks("yes")), Action.Input("price", .money),
      Action.Input("weight", .decimal), Action.Input("day", .day), Action.Input("at", .clock),
      Action.Input("before", .idOr("end")), Action.Input("next", .yesNo, isOfPage: true),
      Action.Input("photo", .file),
      Action.Input("line", .rows([Action.Input("quantity", .whole(1...9)), Action.Input("line.price", .money)])),
    ])

  private func said(
    _ text: String, over opened: FormState? = nil, in language: Language = .es, currency: Currency = .eur
  ) throws -> Form {
    var said = SaidForm(
      Self.order, language: language, zone: Self.zone, currency: currency, mint: { Self.other })
    return try said.form(try #require(try JSONReader.read(text).object), over: opened)
  }

  private func places(_ text: String, over opened: FormState? = nil) throws -> [String] {
    do {
      _ = try said(text, over: opened)
      return []
    } catch let unfit as Problem.Unfit {
      return unfit.places.map(\.pointer).sorted()
    }
  }

  @Test func eachKindIsSaidAsItsFormSaysIt() throws {
    let form = try said(
      """
      {"code": "A-1", "date": "2026-11-28T09:30:00Z", "open": true, "state": "new", "tags": ["a", "b"],
       "gone": ["\(Self.line)", "\(Self.other)"], "group": ["\(Self.line)"], "price": "2.8", "weight": "1.5",
       "day": "2026-11-28", "at": "10:30", "before": "end"}
      """)
    #expect(form["code"] == "A-1" && form["date"] == "2026-11-28T10:30" && form["open"] == "yes")
    #expect(form["state"] == "new" && form.values(of: "tags") == ["a", "b"])
    #expect(form["gone"] == "\(Self.line) \(Self.other)" && form["group.\(Self.line)"] == "yes")
    #expect(form["price"] == "2,80" && form["weight"] == "1,5" && form["day"] == "2026-11-28")
    #expect(form["at"] == "10:30" && form["before"] == "end")
  }

  @Test func anIdThatIsLeftOutIsMinted() throws {
    #expect(try said(#"{"state": "new"}"#)["id"] == Self.other)
    #expect(try said(#"{"state": "new", "id": "\#(Self.line)"}"#)["id"] == Self.line)
  }

  @Test(arguments: [
    ("1.234", Language.es, Currency.kwd, "1,234"), ("1.234", .en, .kwd, "1.234"), ("7", .pt, .eur, "7,00"),
    ("007.10", .en, .eur, "7.10"), ("-3.5", .es, .eur, "-3,50"), ("1500", .es, .jpy, "1500"),
    ("12.00", .es, .jpy, "12"),
  ])
  func anAmountHasTheDecimalsOfItsCurrency(
    written: String, language: Language, currency: Currency, typed: String
  ) throws {
    let form = try said(#"{"state": "new", "price": "\#(written)"}"#, in: language, currency: currency)
    #expect(form["price"] == typed)
    let amount = try Money.parse(typed.replacing("-", with: ""), currency: currency, language: language)
    #expect(amount.fieldText(in: .en).replacing(".", with: "").hasSuffix(typed.filter(\.isNumber)))
  }

  @Test func threeDecimalsOfAQuantityAreNoThousands() throws {
    #expect(try said(#"{"state": "new", "weight": "1.234"}"#)["weight"] == "1,2340")
  }

  @Test(arguments: [
    (#"{"state": "new", "colour": 1}"#, ["/colour"]), (#"{}"#, ["/state"]), (#"{"state": null}"#, ["/state"]),
    (#"{"state": "old"}"#, ["/state"]), (#"{"state": "new", "price": 2.8}"#, ["/price"]),
    (#"{"state": "new", "price": "2,80"}"#, ["/price"]), (#"{"state": "new", "price": "2.805"}"#, ["/price"]),
    (#"{"state": "new", "open": "yes"}"#, ["/open"]), (#"{"state": "new", "day": "28/11/2026"}"#, ["/day"]),
    (#"{"state": "new", "date": "2026-11-28T09:30"}"#, ["/date"]), (#"{"state": "new", "at": "25:00"}"#, ["/at"]),
    (#"{"state": "new", "tags": "a"}"#, ["/tags"]), (#"{"state": "new", "gone": ["a b"]}"#, ["/gone"]),
    (#"{"state": "new", "group": ["a"]}"#, ["/group"]), (#"{"state": "new", "before": "start"}"#, ["/before"]),
    (#"{"state": "new", "next": true}"#, ["/next"]), (#"{"state": "new", "photo": "x"}"#, ["/photo"]),
    (#"{"state": "new", "a/b~c": 1}"#, ["/a~1b~0c"]), (#"{"state": "new", "was": {}}"#, ["/was"]),
    (#"{"state": "new", "line": [{"quantity": "1"}]}"#, ["/line/0/quantity"]),
    (#"{"state": "new", "line": [{"quantity": 10}]}"#, ["/line/0/quantity"]),
    (#"{"state": "new", "line": [{"name": 1}, 2]}"#, ["/line/0/name", "/line/1"]),
    (#"{"state": "new", "line": [{"id": "x"}]}"#, ["/line/0/id"]),
  ])
  func whatCannotBeTakenIsPointedAt(document: String, pointers: [String]) throws {
    #expect(try places(document) == pointers)
  }

  @Test func noMoreIsSaidThanAFormMayHold() throws {
    func document(_ rows: Int, _ row: String) -> String {
      #"{"state": "new", "line": [\#(Array(repeating: row, count: rows).joined(separator: ","))]}"#
    }
    #expect(try places(document(Form.fieldLimit + 1, "{}")) == ["/line"])
    #expect(try places(document(1_000, "1")).count == Problem.mostPlaces)
  }

  @Test func rowsAreFieldsByTheirIds() throws {
    let form = try said(
      #"{"state": "new", "line": [{"id": "\#(Self.line)", "quantity": 2, "price": "1.10"}, {"quantity": 3.0}]}"#)
    #expect(form.values(of: "line") == [Self.line, Self.other])
    #expect(form["quantity-\(Self.line)"] == "2" && form["line.\(Self.line).price"] == "1,10")
    #expect(form["quantity-\(Self.other)"] == "3" && !form.has("line.\(Self.other).price"))
  }

  private static let stored = FormState.showing(
    Form([
      ("code", "A-1"), ("state", "done"), ("open", "yes"), ("group.\(line)", "yes"), ("line", line),
      ("quantity-\(line)", "2"), ("line.\(line).price", "1,10"),
    ]), Mint.system)

  @Test func whatIsLeftOutStaysAsItIs() throws {
    let form = try said(#"{"code": "A-2"}"#, over: Self.stored)
    #expect(form["code"] == "A-2" && form["state"] == "done" && form["quantity-\(Self.line)"] == "2")
    #expect(form.original?["code"] == "A-1" && form.original?["quantity-\(Self.line)"] == "2")
  }

  @Test func whatWasSeenIsSaidToo() throws {
    let form = try said(#"{"code": "A-3", "was": {"code": "A-0"}}"#, over: Self.stored)
    #expect(form["code"] == "A-3" && form.original?["code"] == "A-0" && form.original?["state"] == "done")
    #expect(try places(#"{"was": {"colour": 1}}"#, over: Self.stored) == ["/was/colour"])
  }

  @Test(arguments: [
    (#"{"was": null}"#, ["/was"]), (#"{"was": []}"#, ["/was"]), (#"{"was": {"id": "\#(line)"}}"#, ["/was/id"]),
    (#"{"was": {"open": "yes"}}"#, ["/was/open"]),
    (#"{"was": {"state": "old", "price": 2}}"#, ["/was/price", "/was/state"]),
    (#"{"was": {"state": ""}}"#, ["/was/state"]), (#"{"was": {"group": ["a"]}}"#, ["/was/group"]),
    (#"{"was": {"line": 7}}"#, ["/was/line"]), (#"{"was": {"line": [1]}}"#, ["/was/line/0"]),
    (#"{"was": {"line": [{"quantity": 10}]}}"#, ["/was/line/0/quantity"]),
    (#"{"was": {"state": null, "line": null, "group": ["\#(line)"]}}"#, []),
    (#"{"was": {"line": [{"id": "\#(line)", "quantity": 1}]}}"#, []),
  ])
  func whatWasSeenIsAsItCouldHaveBeenSaid(document: String, pointers: [String]) throws {
    #expect(try places(document, over: Self.stored) == pointers)
  }

  @Test func whatIsFarTooLongIsRefusedAsItArrives() throws {
    let (most, name) = (10 * TextRule.scalarsPerCharacter, "a\u{301}")
    for text in [String(repeating: "a", count: most + 1), "a" + String(repeating: " ", count: most)] {
      #expect(try places(#"{"state": "new", "code": "\#(text)"}"#) == ["/code"])
      #expect(try places(#"{"was": {"code": "\#(text)"}}"#, over: Self.stored) == ["/was/code"])
    }
    // As many letters as people may type, each made of two.
    let letters = String(repeating: name, count: 10)
    #expect(try said(#"{"state": "new", "code": "\#(letters)"}"#)["code"] == letters)
  }

  @Test func aRowSaysItsIdOrNothingOfIt() throws {
    #expect(try places(#"{"state": "new", "line": [{"id": null}]}"#) == ["/line/0/id"])
  }

  private static let pick = Action(
    "test.thing.pick",
    [
      Action.Input("tick", .ticks(nil), isRequired: true), Action.Input("day", .day, isRequired: true),
      Action.Input("row", .rows([Action.Input("thing", isRequired: true, atMost: 2)]), isRequired: true),
    ])

  private func picked(_ text: String, offered: Set<String> = []) throws -> [String] {
    var said = SaidForm(
      Self.pick, offered: offered, language: .en, zone: Self.zone, currency: .eur, mint: { Self.other })
    do {
      _ = try said.form(try #require(try JSONReader.read(text).object), over: nil)
      return []
    } catch let unfit as Problem.Unfit {
      return unfit.places.map(\.pointer).sorted()
    }
  }

  @Test(arguments: [
    (#"{}"#, ["/day", "/row", "/tick"]), (#"{"tick": [], "day": "", "row": []}"#, ["/day", "/row", "/tick"]),
    (#"{"tick": null, "day": null, "row": null}"#, ["/day", "/row", "/tick"]),
    (
      #"{"tick": ["\#(line)"], "day": "2026-11-28", "row": [{"thing": null}, {"thing": ""}]}"#,
      ["/row/0/thing", "/row/1/id"]
    ),
    (#"{"tick": ["\#(line)"], "day": "2026-11-28", "row": [{"thing": "ab"}]}"#, []),
  ])
  func whatIsNeededIsSaid(document: String, pointers: [String]) throws {
    #expect(try picked(document) == pointers)
  }

  @Test func whatTheEmptyFormSaysByItselfMayBeLeftOut() throws {
    let document = #"{"tick": ["\#(Self.line)"], "row": [{"thing": "ab"}]}"#
    #expect(try picked(document) == ["/day"] && picked(document, offered: ["day"]) == [])
    #expect(try picked(#"{"tick": ["\#(Self.line)"], "row": [{}], "day": null}"#, offered: ["day"]) == ["/day"])
  }

  @Test func nothingIsSaidByNull() throws {
    let form = try said(#"{"code": null}"#, over: Self.stored)
    #expect(form.has("code") && form["code"].isEmpty && form.original?["code"] == "A-1")
  }

  @Test func ofARowThatStaysWhatIsLeftOutStays() throws {
    let form = try said(#"{"line": [{"id": "\#(Self.line)", "quantity": 5}]}"#, over: Self.stored)
    #expect(form.values(of: "line") == [Self.line] && form["quantity-\(Self.line)"] == "5")
    #expect(form["line.\(Self.line).price"] == "1,10")
  }

  @Test func aRowThatIsNotSaidGoesWithItsFields() throws {
    let form = try said(#"{"line": [{"quantity": 1}]}"#, over: Self.stored)
    #expect(form.values(of: "line") == [Self.other] && !form.has("quantity-\(Self.line)"))
    #expect(!form.has("line.\(Self.line).price") && form.original?.values(of: "line") == [Self.line])
  }

  @Test func ticksAreReplacedAsAWhole() throws {
    let form = try said(#"{"group": ["\#(Self.other)"]}"#, over: Self.stored)
    #expect(!form.has("group.\(Self.line)") && form["group.\(Self.other)"] == "yes")
  }

  @Test func aFieldsProblemLeadsBackIntoTheDocument() throws {
    var said = SaidForm(Self.order, language: .en, zone: Self.zone, currency: .eur, mint: { Self.other })
    _ = try said.form(
      try #require(try JSONReader.read(#"{"state": "new", "line": [{"quantity": 2}]}"#).object), over: nil)
    #expect(said.pointer(to: "quantity-\(Self.other)") == "/line/0/quantity")
    #expect(said.pointer(to: "product-\(Self.other)") == "/line/0")
    #expect(said.pointer(to: "lines") == "/line" && said.pointer(to: "code") == "/code")
    #expect(said.pointer(to: "elsewhere").isEmpty)
  }
}
