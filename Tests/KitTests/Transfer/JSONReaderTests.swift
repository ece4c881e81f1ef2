import TestKit
import Testing

@testable import Kit

@Suite struct JSONReaderTests {
  @Test func valuesKnowTheirLinesAndNumbersTheirDigits() throws {
    let document = try JSONReader.read("{\n \"a\": [1.50, -2e3,\n true, null],\n \"b\": \"ñ\\n\\u00e9\\ud83c\\udf77\"}")
    let list = try #require(document["a"]?.list)
    #expect(list.map(\.line) == [2, 2, 3, 3])
    #expect(list.map(\.value) == [.number("1.50"), .number("-2e3"), .bool(true), .null])
    #expect(document["b"]?.text == "ñ\né🍷")
  }

  @Test func theSignZeroIsInNoText() throws {
    #expect(try JSONReader.read("\"a\\u0000b\"").text == "ab")
    #expect(throws: BroughtFile.Misreading.notUTF8) { try BroughtFile(Array("id,name\n1,a\0b\n".utf8)) }
    var records = CSVRecords(Array("id,name\n1,a\0b\n2,c\n".utf8))
    #expect(
      [records.next()?.values, records.next()?.values, records.next()?.values] == [["id", "name"], nil, ["2", "c"]])
  }

  @Test(arguments: [
    "0", "-0", "0.0", "1e9", "1E+9", "1e-9", "123456789012345678901234567890", "\"\"", "\"\\/\\b\\f\\n\\r\\t\\\"\\\\\"",
    "\"\u{7F}\u{2028}🍷\"", "\"\\u0000\"", "\"\\uDBFF\\uDFFF\"", "[]", "{}", "[[],{}]", " \t\r\n1 ", "{\"\":1}",
    "{\"a\":1,\"A\":2}",
  ])
  func whatIsJSONIsRead(text: String) throws {
    _ = try JSONReader.read(text)
  }

  @Test(arguments: [
    "", " ", "{", "[", "}", "]", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1}", "{\"a\":1,}", "{\"a\" 1}", "{\"a\"}", "{:1}",
    "{1:2}", "{a:1}", "{'a':1}", "{\"a\":1 \"b\":2}", "{\"a\":1]", "01", "-01", "1.", ".5", "+1", "-", "--1", "1e",
    "1e+",
    "1.e1", "0x1", "1_000", "NaN", "Infinity", "-Infinity", "tru", "truee", "True", "nul", "undefined", "\"a", "\"\n\"",
    "\"\t\"", "\"\\x\"", "\"\\u12g4\"", "\"\\u12", "\"\\u+123\"", "\"\\ud800\"", "\"\\ud800x\"", "\"\\ud800\\u0041\"",
    "\"\\udc00\"", "'a'", "[1] 2", "1 1", "{}{}", "[1]//", "/*a*/1", "\u{FEFF}1", "\u{A0}1", "\u{0}", "[\"a\u{0}\"]",
  ])
  func whatIsNotJSONIsMalformed(text: String) {
    #expect(throws: JSONReader.Misreading.malformed(line: 1)) { try JSONReader.read(text) }
  }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80],
  ])
  func whatIsNoTextIsMalformedInAStringAndOutside(bytes: [UInt8]) {
    let quote = [UInt8(ascii: "\"")]
    for text in [quote + bytes + quote, bytes, Array("[1,".utf8) + bytes + Array("]".utf8)] {
      #expect(throws: JSONReader.Misreading.malformed(line: 1)) { try JSONReader.read(text[...]) }
    }
  }

  @Test func theLineOfTheMistakeIsTold() {
    #expect(throws: JSONReader.Misreading.malformed(line: 3)) { try JSONReader.read("[\n1,\n?\n]") }
    #expect(throws: JSONReader.Misreading.repeated(key: "a", line: 2)) { try JSONReader.read("{\"a\":1,\n\"a\":2}") }
    #expect(throws: JSONReader.Misreading.repeated(key: "a", line: 1)) {
      try JSONReader.read("{\"a\":1,\"\\u0061\":2}")
    }
  }

  @Test func depthIsLimited() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONReader.read(nested(FileBounds.depth))
    #expect(throws: JSONReader.Misreading.tooDeep(line: 1)) { try JSONReader.read(nested(100_000)) }
  }

  @Test func aMangledDocumentIsReadOrRefusedAndReadAgainTheSame() throws {
    let whole = Array(
      #"{"a": [1.5, -2e3, true, null, "ñ\n\u00e9\ud83c\udf77"], "b": {"c": [], "d": {}}, "e": ""}"#.utf8)
    let tokens = ["}", "]", "[", "{", ",", ":", "\"", "\\", "\\u", "e", "-", "0", "\u{0}", "\n", "ñ", " "].map {
      Array($0.utf8)
    }
    var random = SeededGenerator(seed: 11)
    for _ in 0..<5_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...2, using: &random))
        bytes.replaceSubrange(place..<end, with: tokens[Int.random(in: 0..<tokens.count, using: &random)])
      }
      let node: JSONNode
      do {
        node = try JSONReader.read(bytes[...])
      } catch {
        continue
      }
      #expect(try JSONReader.read(written(node)) == JSONReader.read(written(node)))
      #expect(try written(JSONReader.read(written(node))) == written(node))
    }
  }

  private func written(_ node: JSONNode) -> String {
    switch node.value {
    case .null: return "null"
    case .bool(let bool): return String(bool)
    case .number(let digits): return digits
    case .text(let text): return quoted(text)
    case .list(let list): return "[\(list.map(written).joined(separator: ","))]"
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      return "{\(sorted.map { "\(quoted($0.key)):\(written($0.value))" }.joined(separator: ","))}"
    }
  }

  private func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONRow.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite struct JSONElementsTests {
  private func elements(_ text: String, under names: Set<String> = ["a", "b"]) -> ([String], JSONElements) {
    var elements = JSONElements(Array(text.utf8), under: names)
    var found: [String] = []
    while let element = elements.next() { found.append(element.path) }
    return (found, elements)
  }

  @Test func theListsOfADocumentComeOneAfterTheOther() throws {
    let (found, document) = elements(
      "\u{FEFF}{\"n\": 1, \"a\": [1,\n 2], \"x\": {\"a\": [3]}, \"\\u0062\": [{}], \"t\": \"ñ\"}\n")
    #expect(found == ["a[0]", "a[1]", "b[0]"])
    #expect(document.members["n"]?.integer == 1 && document.members["t"]?.text == "ñ")
    #expect(document.lists == ["a", "b"] && !document.isBroken && document.share == 1)
  }

  @Test func anElementKnowsItsLine() throws {
    var list = JSONElements(Array("[1,\n\n{\"a\":\n?}]".utf8), under: [])
    let (first, next) = (list.next(), list.next())
    #expect(first?.line == 1)
    let second = try #require(next)
    #expect(second.line == 3 && second.path == "[1]")
    #expect(throws: JSONReader.Misreading.malformed(line: 4)) { try second.read() }
  }

  @Test(arguments: [
    "", "1", "{\"a\":[1]", "{\"a\":[1],}", "{\"a\":[1]}}", "{\"a\":[1]} 2", "{\"a\":[1] \"b\":[]}",
    "{\"a\":[],\"a\":[]}",
    "{\"n\":1,\"n\":2}", "{\"n\":tru}", "{,\"a\":[]}", "[1]]", "[1", "{\"a\" [1]}", "{a:[1]}",
  ])
  func whatStopsOrGoesOnWhereItShouldNotIsBroken(text: String) {
    #expect(elements(text).1.isBroken)
  }
}
