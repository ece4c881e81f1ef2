import Kit

/// The index as bytes, and back: lengths and arrays one after the other, in the machine's own order.
enum IndexFile {
  /// Raised when the shape changes; an index of another shape is made anew.
  private static let version: UInt32 = 4
  /// Of one piece in the database.
  static let pieceSize = 2 * 1024 * 1024

  static func bytes(of index: WineIndex) -> [UInt8] {
    var writer = Writer()
    writer.write([version])
    writer.write(index.numbers)
    writer.write(index.vocabulary.letters)
    writer.write(index.vocabulary.starts)
    writer.write(index.vocabulary.shared)
    writer.write(index.postingStarts)
    writer.write(index.postings)
    writer.write(index.fields)
    writer.write(index.texts.starts)
    writer.write(index.texts.words)
    for facet in Facet.allCases {
      let column = index.columns[facet] ?? .none
      writer.write(Array(column.values.joined(separator: "\n").utf8))
      writer.write(column.starts)
      writer.write(column.items)
    }
    writer.write(index.vintageStarts)
    writer.write(index.vintages.flatMap { [$0.year, $0.price, $0.score] })
    writer.write(index.figures.map(\.price))
    writer.write(index.figures.map(\.score))
    writer.write(index.figures.flatMap { [$0.currency, $0.scale] })
    writer.write(index.renown)
    for order in WineOrder.allCases { writer.write(index.orders[order] ?? []) }
    return writer.bytes
  }

  /// Whether a file that begins like this is of this shape.
  static func isCurrent(_ bytes: [UInt8]) -> Bool {
    var head = Writer()
    head.write([version])
    return bytes.starts(with: head.bytes)
  }

  /// `nil` when the bytes are none or of another version.
  static func index(from bytes: [UInt8]) -> WineIndex? {
    var rest: [UInt8]? = bytes
    do {
      return try index(of: bytes.count) {
        defer { rest = nil }
        return rest
      }
    } catch {
      fatalError("bytes in memory are read without fail")
    }
  }

  /// The same of bytes that come piece by piece, none of which is held longer than it is needed: a large index is never in memory twice.
  /// - Parameters:
  ///   - count: how many bytes there are in all.
  ///   - next: gives the next piece; `nil` after the last.
  static func index(of count: Int, reading next: @escaping () throws -> [UInt8]?) throws -> WineIndex? {
    var reader = Reader(left: count, next: next)
    guard try reader.read(UInt32.self) == [version] else { return nil }
    guard let numbers = try reader.read(UInt32.self), let letters = try reader.read(UInt8.self),
      let starts = try reader.read(UInt32.self), let shared = try reader.read(UInt8.self),
      let postingStarts = try reader.read(UInt32.self), let postings = try reader.read(UInt32.self),
      let fields = try reader.read(UInt8.self), let textStarts = try reader.read(UInt32.self),
      let texts = try reader.read(UInt32.self)
    else { return nil }
    var columns: [Facet: FacetColumn] = [:]
    for facet in Facet.allCases {
      guard let values = try reader.read(UInt8.self), let starts = try reader.read(UInt32.self),
        let items = try reader.read(UInt16.self)
      else { return nil }
      let names = String(decoding: values, as: UTF8.self).split(separator: "\n").map(String.init)
      columns[facet] = FacetColumn(values: names, starts: starts, items: items)
    }
    guard let vintageStarts = try reader.read(UInt32.self), let entries = try reader.read(UInt16.self),
      let prices = try reader.read(UInt32.self), let scores = try reader.read(UInt16.self),
      let units = try reader.read(UInt8.self), let renown = try reader.read(UInt8.self),
      prices.count == scores.count, units.count == 2 * prices.count
    else { return nil }
    var orders: [WineOrder: [UInt32]] = [:]
    for order in WineOrder.allCases {
      guard let places = try reader.read(UInt32.self) else { return nil }
      if !places.isEmpty { orders[order] = places }
    }
    return WineIndex(
      numbers: numbers, vocabulary: Vocabulary(letters: letters, starts: starts, shared: shared),
      postingStarts: postingStarts, postings: postings, fields: fields,
      texts: WineTexts(starts: textStarts, words: texts), columns: columns, vintageStarts: vintageStarts,
      vintages: stride(from: 0, to: entries.count - entries.count % 3, by: 3).map {
        VintageEntry(year: entries[$0], price: entries[$0 + 1], score: entries[$0 + 2])
      },
      figures: prices.indices.map {
        VintageFigure(price: prices[$0], score: scores[$0], currency: units[2 * $0], scale: units[2 * $0 + 1])
      }, renown: renown, orders: orders)
  }

  private struct Writer {
    var bytes: [UInt8] = []

    mutating func write<Number: FixedWidthInteger>(_ numbers: [Number]) {
      let count = UInt64(numbers.count)
      withUnsafeBytes(of: count) { bytes.append(contentsOf: $0) }
      numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
  }

  private struct Reader {
    /// How many bytes are still to come.
    var left: Int
    let next: () throws -> [UInt8]?
    var piece: [UInt8] = []
    var position = 0

    mutating func read<Number: FixedWidthInteger>(_ type: Number.Type) throws -> [Number]? {
      var written: UInt64 = 0
      guard try withUnsafeMutableBytes(of: &written, { try fill($0) }), let count = Int(exactly: written) else {
        return nil
      }
      let size = count.multipliedReportingOverflow(by: MemoryLayout<Number>.size)
      guard !size.overflow, size.partialValue <= left else { return nil }
      var isWhole = true
      let numbers = try [Number](unsafeUninitializedCapacity: count) { numbers, filled in
        isWhole = try fill(
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(numbers)[..<size.partialValue]))
        filled = isWhole ? count : 0
      }
      return isWhole ? numbers : nil
    }

    /// - Returns: whether there was as much.
    private mutating func fill(_ target: UnsafeMutableRawBufferPointer) throws -> Bool {
      var filled = 0
      while filled < target.count {
        if position == piece.count {
          guard let more = try next() else { return false }
          (piece, position) = (more, 0)
        }
        let size = min(piece.count - position, target.count - filled)
        piece.withUnsafeBytes { bytes in
          UnsafeMutableRawBufferPointer(rebasing: target[filled..<filled + size]).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + size]))
        }
        filled += size
        position += size
      }
      left -= filled
      return true
    }
  }
}
