import Testing

@testable import Kit

@Suite struct ShapeTests {
  private func text(_ shape: Shape) -> String { String(decoding: shape.schema.bytes, as: UTF8.self) }

  @Test func whatMayBeLeftOutMayBeNull() {
    #expect(text(Action.Input("note", atMost: 5).shape) == #"{"maxLength":20,"type":["string","null"]}"#)
    #expect(text(Action.Input("note", isRequired: true).shape) == #"{"minLength":1,"type":"string"}"#)
    #expect(text(Action.Input("on", .choice(["a"])).shape) == #"{"enum":["a",null],"type":["string","null"]}"#)
  }

  @Test func anActionAsksForNothingBesides() {
    let action = Action("test.thing.add", [.newID, Action.Input("name", isRequired: true)])
    let empty = door(of: action)
    #expect(text(empty.shape).contains(#""additionalProperties":false"#))
    #expect(text(empty.shape).contains(#""required":["name"]"#))
    #expect(action.title == "Add: thing" && action.makes)
  }

  @Test func whatAnEmptyFormSaysByItselfMayBeLeftOut() {
    let action = Action(
      "test.thing.add", [.newID, Action.Input("name", isRequired: true), Action.Input("day", .day, isRequired: true)])
    let offering = door(of: action, over: .fresh(.system), offering: ["day"])
    #expect(text(offering.shape).contains(#""required":["name"]"#) && !text(offering.shape).contains(#""was""#))
  }

  @Test func whatIsChangedMayBeLeftOutAndSaysWhatWasSeen() {
    let action = Action("test.thing.change", [Action.Input("name", isRequired: true, atMost: 9)])
    let shape = text(door(of: action, over: .showing(Form(), .system)).shape)
    #expect(!shape.contains("required") && shape.contains(#""was":{"additionalProperties":false"#))
  }

  private func door(of action: Action, over opened: FormState? = nil, offering offered: Set<String> = []) -> ActionDoor
  {
    var opening: ActionDoor.Opening?
    if let opened { opening = { _, _ in opened } }
    return ActionDoor(
      action: action, handler: { _ in throw Refusal.notFound }, opening: opening, offered: offered, offeredInAll: nil,
      documents: [])
  }

  private struct Bread: ListedDocument {
    let name: String
    let weight: Int64?
    var key: String { name }

    static let members: [DocumentMember<Bread>] = [
      .text("name") { $0.name }, .thousandthsIfAny("weight") { $0.weight },
      .money("price") { _ in Money(minorUnits: 280, currency: .eur) },
    ]
  }

  @Test func aDocumentSaysWhatItsShapePromises() {
    #expect(
      String(decoding: Bread(name: "Pan", weight: 1_500).json.bytes, as: UTF8.self)
        == #"{"name":"Pan","price":"2.80","weight":"1.5"}"#)
    #expect(
      String(decoding: Bread(name: "Pan", weight: nil).json.bytes, as: UTF8.self) == #"{"name":"Pan","price":"2.80"}"#)
    #expect(text(Bread.shape).contains(#""required":["name","price"]"#))
  }

  @Test func aStretchGoesOnAfterTheLastThatWasTold() throws {
    let all = (0..<5).map { String($0) }
    func window(_ cursor: Cursor?) -> Window<Bread> {
      let start = cursor.map { Int($0.key) ?? 0 } ?? 0
      let names = all[start..<min(start + 2, all.count)]
      let next = start + 2 < all.count ? Cursor(key: String(start + 2), id: Self.id) : nil
      return Window(names.map { Bread(name: $0, weight: nil) }, next: next)
    }
    for limit in 1...6 {
      var (told, next): ([String], String?) = ([], "")
      while let cursor = next {
        let query = Form([("limit", String(limit))] + (cursor.isEmpty ? [] : [("cursor", cursor)]))
        let list = try DocumentStretch(query).gather { window($0) }
        #expect(list.items.count <= limit)
        told += list.items.map(\.name)
        next = list.next
      }
      #expect(told == all, "\(limit)")
    }
  }

  @Test func aStretchGoesOnInThePlaceOfTheLastThatWasToldWhereItIsGone() throws {
    func stretch(_ names: [String], _ cursor: String) throws -> DocumentList<Bread> {
      let query = Form([("limit", "2")] + (cursor.isEmpty ? [] : [("cursor", cursor)]))
      return try DocumentStretch(query).gather { _ in Window(names.map { Bread(name: $0, weight: nil) }, next: nil) }
    }
    let first = try stretch(["a", "b", "c", "d"], "")
    let rest = try stretch(["a", "c", "d"], try #require(first.next))
    #expect(rest.items.map(\.name) == ["c", "d"])
  }

  private static let id = "512f0000-0000-7000-8000-000000000001"
}
