import Foundation

/// What the machine knows of one time zone: a file of the IANA database as RFC 9636 writes them (TZif), which the system keeps new.
struct ZoneFile: Sendable {
  /// Seconds since 1970 at which the offset changes, ascending.
  private let changes: [Int64]
  /// Seconds east of UTC from each of them on.
  private let offsets: [Int]
  /// Before the first change.
  private let first: Int
  /// After the last change, where clocks go on changing.
  private let yearly: YearlyClockChange?

  /// One that never changes.
  init(offset: Int) {
    (changes, offsets, first, yearly) = ([], [], offset, nil)
  }

  /// - Returns: `nil` for what is no such file, or of a version without 64 bits.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    // What is written for 32 bits comes first, and again for 64.
    guard let old = reader.header(), old.version >= UInt8(ascii: "2") else { return nil }
    reader.skip(old.length(ofTime: 4))
    guard let header = reader.header(), reader.remaining >= header.length(ofTime: 8), header.types > 0 else {
      return nil
    }
    let changes = (0..<header.times).map { _ in Int64(bitPattern: reader.number(bytes: 8)) }
    let kinds = (0..<header.times).map { _ in Int(reader.number(bytes: 1)) }
    let types = (0..<header.types).map { _ in
      let offset = Int(Int32(bitPattern: UInt32(reader.number(bytes: 4))))
      reader.skip(2)
      return offset
    }
    guard kinds.allSatisfy(types.indices.contains), zip(changes, changes.dropFirst()).allSatisfy(<) else { return nil }
    reader.skip(header.letters + header.leaps * 12 + header.standards + header.universals)
    (self.changes, offsets, first) = (changes, kinds.map { types[$0] }, types[0])
    yearly = YearlyClockChange(reader.line())
  }

  func offset(atSecond second: Int64) -> Int {
    guard let last = changes.last, second >= changes[0] else {
      return changes.isEmpty ? yearly?.offset(atSecond: second) ?? first : first
    }
    if second >= last, let yearly { return yearly.offset(atSecond: second) }
    var (low, high) = (0, changes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if changes[middle] <= second { low = middle } else { high = middle }
    }
    return offsets[low]
  }
}

extension ZoneFile {
  private struct Header {
    let version: UInt8
    let universals, standards, leaps, times, types, letters: Int

    /// Of what follows it, in bytes.
    func length(ofTime size: Int) -> Int {
      times * (size + 1) + types * 6 + letters + leaps * (size + 4) + standards + universals
    }
  }

  private struct Reader {
    private static let magic = Array("TZif".utf8)
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    var remaining: Int { bytes.count }

    mutating func skip(_ count: Int) { bytes = bytes.dropFirst(count) }

    /// Of which the highest comes first; as if noughts followed where the file ends before.
    mutating func number(bytes count: Int) -> UInt64 {
      defer { skip(count) }
      return bytes.prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func header() -> Header? {
      guard bytes.count >= 44, bytes.starts(with: Self.magic) else { return nil }
      skip(4)
      let version = UInt8(number(bytes: 1))
      skip(15)
      let counts = (0..<6).map { _ in Int(number(bytes: 4)) }
      return Header(
        version: version, universals: counts[0], standards: counts[1], leaps: counts[2], times: counts[3],
        types: counts[4], letters: counts[5])
    }

    /// What stands between the next two ends of a line.
    mutating func line() -> String {
      skip(1)
      return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }
}
