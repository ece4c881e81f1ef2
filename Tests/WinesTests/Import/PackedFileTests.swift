import Foundation
import Kit
import TestKit
import Testing

@testable import Wines

/// Files as they are packed for their way.
@Suite struct PackedFileTests {
  /// An archive as programs write them, of one file that is not made smaller.
  static func zip(_ files: [(name: String, text: String)]) -> [UInt8] {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    for (name, text) in files {
      let (content, offset) = (Array(text.utf8), bytes.count)
      let facts =
        number(20, 2) + number(0, 8) + number(Self.sum(content), 4) + number(content.count, 4)
        + number(content.count, 4) + number(name.utf8.count, 2)
      bytes += number(0x0403_4B50, 4) + facts + number(0, 2) + Array(name.utf8) + content
      directory +=
        number(0x0201_4B50, 4) + number(20, 2) + facts + number(0, 12) + number(offset, 4) + Array(name.utf8)
    }
    let start = bytes.count
    return bytes + directory + number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(start, 4) + number(0, 2)
  }

  private static func sum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }

  private func wines(_ bytes: [UInt8], _ name: String) throws -> [String] {
    let file = try WineFile(bytes, name: name)
    return file.compactMap { row in if case .wine(let entry) = file.content(of: row) { entry.facts.name } else { nil } }
  }

  @Test func anArchiveIsOpened() throws {
    let zip = Self.zip([
      ("readme.md", String(repeating: "long ", count: 9_000)),
      ("__MACOSX/wines.csv", String(repeating: "x", count: 9_000)),
      ("small.csv", "a"), ("data/wines.csv", Cellar.table),
    ])
    #expect(try wines(zip, "wines.zip").first == "Viña Ardanza")
  }

  @Test func whatGzipWroteIsOpened() throws {
    #expect(try wines(Gzip.files.compress(Array(Cellar.table.utf8)), "wines.csv.gz").first == "Viña Ardanza")
  }

  @Test func whatCannotBeOpenedIsSaidToBeSo() throws {
    let zip = Self.zip([("wines.csv", Cellar.table)])
    let gzip = Gzip.files.compress(Array(Cellar.table.utf8))
    var (encrypted, changed) = (zip, zip)
    // The flag in the directory.
    let directory = zip.count - 22 - 46 - "wines.csv".utf8.count
    encrypted[directory + 8] = 1
    changed[100] ^= 1
    for (bytes, expected) in [
      (Array(zip.dropLast(30)), WineFile.Misreading.damaged), (Array(gzip.dropLast(30)), .damaged),
      (changed, .damaged), (encrypted, .packed), (Self.zip([("photo.jpg", "x")]), .packed),
      ([0x37, 0x7A, 0xBC, 0xAF, 0x27], .packed),
    ] {
      #expect(throws: expected) { try WineFile(bytes, name: "wines") }
    }
  }

  @Test func itBecomesNoLargerThanAFileMayBe() throws {
    let bounds = FileBounds(bytes: 1_000, rows: 10, values: 100)
    let large = String(repeating: "x", count: 1_001)
    for bytes in [Gzip.files.compress(Array(large.utf8)), Self.zip([("wines.csv", large)])] {
      #expect(throws: WineFile.Misreading.beyond(.tooLarge(limit: 1_000))) {
        try WineFile(bytes, name: "wines", bounds: bounds)
      }
    }
  }

  @Test(.enabled(if: PublicFileTests.content("xwines-slim-150k-ratings.zip") != nil))
  func theRatingsOfXWinesAreReadAsTheyCome() throws {
    let bytes = try #require(PublicFileTests.content("xwines-slim-150k-ratings.zip"))
    let file = try WineFile(bytes, name: "ratings.zip")
    #expect(file.layout == .ratings)
    var rows = 0
    for _ in file { rows += 1 }
    #expect(rows == 150_000)
  }
}
