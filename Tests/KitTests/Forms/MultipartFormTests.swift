import Testing

@testable import Kit

@Suite struct MultipartFormTests {
  private static let type = "multipart/form-data; boundary=----edge"

  private func part(_ disposition: String, _ content: [UInt8], headers: String = "") -> [UInt8] {
    Array("------edge\r\nContent-Disposition: form-data; \(disposition)\r\n\(headers)\r\n".utf8) + content
      + Array("\r\n".utf8)
  }

  private func parse(_ parts: [[UInt8]], type: String = type, end: String = "------edge--\r\n") throws -> Form {
    try MultipartForm.parse(parts.flatMap(\.self) + Array(end.utf8), contentType: type)
  }

  @Test func fieldsAndFilesAreToldApart() throws {
    let binary: [UInt8] = Array(0...255) + Array("\r\n--not-the-edge\r\n".utf8)
    let form = try parse([
      part("name=\"note\"", Array("ñ\r\nsecond line".utf8)),
      part("name=\"file\"; filename=\"a.bin\"", binary, headers: "Content-Type: application/octet-stream\r\n"),
    ])
    #expect(form["note"] == "ñ\nsecond line")
    #expect(form.file("file")?.name == "a.bin")
    #expect(form.file("file")?.bytes == binary)
  }

  @Test func namesMayHoldQuotesAndSemicolons() throws {
    let form = try parse([
      part("name=\"a%22b\"", []), part("name=\"file\"; filename=\"one; two=%22three%22.csv\"", [65]),
      part("name=plain", [66]),
    ])
    #expect(form.has("a\"b"))
    #expect(form.file("file")?.name == "one; two=\"three\".csv")
    #expect(form["plain"] == "B")
  }

  @Test func anEmptyFormAndAnEmptyFileAreNoFault() throws {
    #expect(try parse([]).fields.isEmpty)
    #expect(try parse([part("name=\"file\"; filename=\"\"", [])]).file("file")?.bytes.isEmpty == true)
  }

  @Test func theBoundaryMayBeQuoted() throws {
    #expect(try parse([part("name=\"a\"", [65])], type: "multipart/form-data; boundary=\"----edge\"")["a"] == "A")
  }

  @Test(arguments: [
    "", "------edge", "------edge\r\n", "------edgeX\r\n", "------edge\r\nContent-Disposition: form-data\r\n\r\n\r\n",
    "------edge\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nvalue", "--other--\r\n", "\r\n------edge--",
  ])
  func aBodyThatDoesNotFollowItsBoundaryIsMalformed(_ body: String) {
    #expect(throws: Refusal.malformed(KitPhrases.malformedForm)) { try parse([], end: body) }
  }

  @Test(arguments: [
    "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; charset=utf-8",
    "multipart/form-data; boundary=\(String(repeating: "x", count: 201))",
  ])
  func withoutAUsableBoundaryABodyIsMalformed(_ type: String) {
    #expect(throws: Refusal.malformed(KitPhrases.malformedForm)) { try parse([part("name=\"a\"", [65])], type: type) }
  }

  @Test(arguments: [[0xFF], [65, 0, 66], [0xC3]] as [[UInt8]])
  func aFieldThatIsNoTextIsMalformed(_ content: [UInt8]) {
    #expect(throws: Refusal.malformed(KitPhrases.malformedForm)) { try parse([part("name=\"a\"", content)]) }
  }
}
