#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A page told as copies of another one that its reader has already: little, where little has changed.
///
/// The first line names the parts in their order: `start,length` of what is copied from the other page, `length` of a text that is
/// new. After the line come the new texts, one after the other. All are counted in bytes.
struct Copies {
  let bytes: [UInt8]

  /// What is worth a copy, in bytes.
  private static let block = 32

  init(of base: [UInt8], in page: [UInt8]) {
    var parts: [String] = []
    var texts: [UInt8] = []
    base.withUnsafeBufferPointer { base in
      page.withUnsafeBufferPointer { page in
        Self.compare(base, page) { text, copy in
          if !text.isEmpty {
            parts.append("\(text.count)")
            texts.append(contentsOf: page[text])
          }
          if !copy.isEmpty { parts.append("\(copy.lowerBound),\(copy.count)") }
        }
      }
    }
    bytes = Array(parts.joined(separator: " ").utf8) + [UInt8(ascii: "\n")] + texts
  }

  /// Goes through a page and says, one after the other, what is new on it and which bytes of the other one follow.
  private static func compare(
    _ base: UnsafeBufferPointer<UInt8>, _ page: UnsafeBufferPointer<UInt8>,
    _ tell: (_ text: Range<Int>, _ copy: Range<Int>) -> Void
  ) {
    let blocks = Blocks(of: base, length: block)
    var (position, told, shift) = (0, 0, 0)
    var hash: RollingHash?
    while position + block <= page.count {
      let known = hash ?? RollingHash(of: page, at: position, length: block)
      // Where the last copy would go on is only looked at after what is found once: rows are alike for long stretches.
      let found = [blocks.place(of: known), position + shift].first { start in
        start.map { $0 >= 0 && $0 + block <= base.count && isEqual(base, $0, page, position, block) } ?? false
      }
      guard let start = found ?? nil else {
        hash = known.moved(in: page, to: position + 1, length: block)
        position += 1
        continue
      }
      var before = 0
      while position - before > told, start > before, page[position - before - 1] == base[start - before - 1] {
        before += 1
      }
      var length = block
      while position + length < page.count, start + length < base.count, page[position + length] == base[start + length]
      {
        length += 1
      }
      tell(told..<(position - before), (start - before)..<(start + length))
      position += length
      (told, shift, hash) = (position, start + length - position, nil)
    }
    tell(told..<page.count, 0..<0)
  }

  private static func isEqual(
    _ base: UnsafeBufferPointer<UInt8>, _ start: Int, _ page: UnsafeBufferPointer<UInt8>, _ position: Int, _ length: Int
  ) -> Bool {
    guard let base = base.baseAddress, let page = page.baseAddress else { return false }
    return memcmp(base + start, page + position, length) == 0
  }
}

/// A fingerprint of so many bytes, which moves on by one without looking at all of them again (Rabin and Karp).
private struct RollingHash {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let first = (1..<32).reduce(1 as UInt64) { power, _ in power &* factor }

  let value: UInt64

  init(of bytes: UnsafeBufferPointer<UInt8>, at position: Int, length: Int) {
    value = bytes[position..<(position + length)].reduce(0) { $0 &* Self.factor &+ UInt64($1) }
  }

  private init(_ value: UInt64) {
    self.value = value
  }

  /// - Returns: nothing at the end.
  func moved(in bytes: UnsafeBufferPointer<UInt8>, to position: Int, length: Int) -> RollingHash? {
    guard position + length <= bytes.count else { return nil }
    let left = UInt64(bytes[position - 1]) &* Self.first
    return RollingHash((value &- left) &* Self.factor &+ UInt64(bytes[position + length - 1]))
  }
}

/// Where the blocks of a page stand that stand there once.
private struct Blocks {
  private static let none = -1
  private static let many = -2

  private var hashes: [UInt64]
  private var places: [Int]

  init(of bytes: UnsafeBufferPointer<UInt8>, length: Int) {
    var capacity = 16
    while capacity < bytes.count / length * 2 { capacity *= 2 }
    hashes = Array(repeating: 0, count: capacity)
    places = Array(repeating: Self.none, count: capacity)
    for place in stride(from: 0, through: bytes.count - length, by: length) {
      let hash = RollingHash(of: bytes, at: place, length: length).value
      let slot = slot(of: hash)
      places[slot] = places[slot] == Self.none ? place : Self.many
      hashes[slot] = hash
    }
  }

  func place(of hash: RollingHash) -> Int? {
    let place = places[slot(of: hash.value)]
    return place >= 0 ? place : nil
  }

  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & UInt64(hashes.count - 1))
    while places[slot] != Self.none, hashes[slot] != hash { slot = (slot + 1) & (hashes.count - 1) }
    return slot
  }
}
