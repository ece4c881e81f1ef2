import Testing

@testable import Kit

/// Files are counted before a text is made of anything in them.
@Suite struct FileBoundsTests {
  private let small = FileBounds(bytes: 1_000, rows: 3, values: 12)

  private func table(_ text: String) throws {
    try small.check(table: Array(text.utf8))
  }

  private func document(_ text: String) throws {
    try small.check(json: Array(text.utf8))
  }

  @Test func aTableMayBeAsLargeAsItsBounds() throws {
    try table("a,b,c\n1,2,3\n4,5,6\n7,8,9\n")
    try table("")
  }

  @Test func aRowTooManyIsRefused() {
    #expect(throws: BroughtFile.Misreading.tooManyRows(limit: 3)) { try table("a\n1\n2\n3\n4\n5\n") }
  }

  @Test func aValueTooManyIsRefused() {
    #expect(throws: BroughtFile.Misreading.tooManyValues(limit: 12)) { try table("a,b,c,d,e,f,g\n1,2,3,4,5,6,7\n") }
  }

  @Test func nothingButCommasIsRefusedAtTheFirstColumnTooMany() {
    let commas = [UInt8](repeating: UInt8(ascii: ","), count: 1_000_000)
    #expect(throws: BroughtFile.Misreading.tooManyColumns(line: 1)) { try FileBounds.page.check(table: commas) }
    #expect(throws: BroughtFile.Misreading.tooManyColumns(line: 1)) { try CSV.read(commas, limit: 10) }
  }

  @Test func whatIsQuotedIsOneValueHoweverManyCommasItHolds() throws {
    try table("a\n\"\(String(repeating: ",", count: 500))\"\n")
    try table("a,b\n\"one \"\"quoted\"\", two\",\"x\ny\"\n")
    #expect(throws: BroughtFile.Misreading.tooManyColumns(line: 2)) {
      try table("a\nit\"s\(String(repeating: ",", count: 500))\n")
    }
  }

  @Test func aValueThatNobodyTypedIsRefused() {
    let long = String(repeating: "x", count: FileBounds.valueBytes + 1)
    #expect(throws: BroughtFile.Misreading.valueTooLong(line: 2)) { try table("a\n\(long)\n") }
    #expect(throws: BroughtFile.Misreading.valueTooLong(line: 1)) { try document("[\"\(long)\"]") }
    #expect(throws: BroughtFile.Misreading.valueTooLong(line: 2)) {
      try FileBounds.check(lines: Array("a\n\(long)".utf8), limit: 10)
    }
  }

  @Test func aDocumentsValuesAndBracketsAreCounted() throws {
    try document("{\"a\": [1, 2, 3], \"b\": {\"c\": \"[[[[,,,,,,,,,,,,,\"}}")
    #expect(throws: BroughtFile.Misreading.tooManyValues(limit: 12)) { try document("[[],[],[],[],[],[],[]]") }
    #expect(throws: BroughtFile.Misreading.tooManyValues(limit: 12)) { try document("[1,1,1,1,1,1,1,1,1,1,1,1]") }
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: FileBounds.depth + 1)
    #expect(throws: BroughtFile.Misreading.tooDeep) { try FileBounds.page.check(json: deep) }
  }

  @Test func linesAreCountedHoweverTheyEnd() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = Array("a\(end)b\(end)c".utf8)
      try FileBounds.check(lines: text, limit: 3)
      #expect(throws: BroughtFile.Misreading.tooManyRows(limit: 2)) { try FileBounds.check(lines: text, limit: 2) }
    }
  }
}
