/// Reads a picture's bytes from front to back. What should lie behind the end makes the file damaged.
struct PictureReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// - Throws: ``PictureProblem/damaged`` when there are fewer.
  mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest.count else { throw PictureProblem.damaged }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func byte() throws -> UInt8 {
    guard let byte = rest.popFirst() else { throw PictureProblem.damaged }
    return byte
  }

  /// A number of up to four bytes, the most significant first.
  mutating func big(_ count: Int) throws -> Int {
    try take(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of up to four bytes, the least significant first.
  mutating func little(_ count: Int) throws -> Int {
    try take(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension FixedWidthInteger {
  /// The lowest bytes, the most significant first.
  func big(_ count: Int) -> [UInt8] {
    little(count).reversed()
  }

  func little(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: self >> Self($0 * 8)) }
  }
}
