/// A set of places in the alphabetical order of the catalogue, a bit for each wine.
struct WineSet: Sendable, Equatable {
  private(set) var bits: [UInt64]
  /// How many wines there are to be in it or not.
  let capacity: Int

  init(none capacity: Int) {
    self.capacity = capacity
    bits = [UInt64](repeating: 0, count: (capacity + 63) / 64)
  }

  init(all capacity: Int) {
    self.capacity = capacity
    bits = [UInt64](repeating: ~0, count: (capacity + 63) / 64)
    let rest = capacity % 64
    if rest > 0 { bits[bits.count - 1] = (1 << UInt64(rest)) - 1 }
  }

  var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }
  var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

  /// How many wines both hold.
  func count(with other: WineSet) -> Int {
    bits.withUnsafeBufferPointer { own in
      other.bits.withUnsafeBufferPointer { others in
        own.indices.reduce(0) { $0 + (own[$1] & others[$1]).nonzeroBitCount }
      }
    }
  }

  /// How many of these places are in it.
  func count(of places: [UInt32]) -> Int {
    bits.withUnsafeBufferPointer { bits in
      places.withUnsafeBufferPointer { places in
        places.reduce(0) { $0 + Int(bits[Int($1 >> 6)] >> UInt64($1 & 63) & 1) }
      }
    }
  }

  func contains(_ place: Int) -> Bool {
    bits[place >> 6] & (1 << UInt64(place & 63)) != 0
  }

  mutating func insert(_ places: ArraySlice<UInt32>) {
    bits.withUnsafeMutableBufferPointer { bits in
      places.withUnsafeBufferPointer { places in
        for place in places { bits[Int(place >> 6)] |= 1 << UInt64(place & 63) }
      }
    }
  }

  mutating func formIntersection(_ other: WineSet) {
    for index in bits.indices { bits[index] &= other.bits[index] }
  }

  mutating func formUnion(_ other: WineSet) {
    for index in bits.indices { bits[index] |= other.bits[index] }
  }

  mutating func subtract(_ other: WineSet) {
    for index in bits.indices { bits[index] &= ~other.bits[index] }
  }

  /// Keeps the members that pass.
  mutating func keep(_ passes: (Int) -> Bool) {
    for index in bits.indices {
      var rest = bits[index]
      while rest != 0 {
        let bit = rest & (~rest &+ 1)
        if !passes(index << 6 | rest.trailingZeroBitCount) { bits[index] &= ~bit }
        rest &= rest - 1
      }
    }
  }

  /// Calls with each place in order until the answer is `false`.
  @inline(__always)
  func visit(_ body: (Int) -> Bool) {
    bits.withUnsafeBufferPointer { bits in
      for index in bits.indices {
        var word = bits[index]
        while word != 0 {
          guard body(index << 6 | word.trailingZeroBitCount) else { return }
          word &= word - 1
        }
      }
    }
  }

  /// The places of a page, in order.
  func places(from start: Int, limit: Int) -> [Int] {
    var (skipped, places): (Int, [Int]) = (0, [])
    places.reserveCapacity(min(limit, 256))
    guard limit > 0 else { return [] }
    // Whole words are skipped by their number of bits: a late page costs no more than an early one.
    for (index, word) in bits.enumerated() where word != 0 {
      let size = word.nonzeroBitCount
      if skipped + size <= start {
        skipped += size
        continue
      }
      var rest = word
      while rest != 0 {
        if skipped >= start { places.append(index << 6 | rest.trailingZeroBitCount) }
        skipped += 1
        if places.count == limit { return places }
        rest &= rest - 1
      }
    }
    return places
  }
}
