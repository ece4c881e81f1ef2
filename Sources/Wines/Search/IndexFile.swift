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
    var reader = Reader(bytes: bytes)
    return reader.read(UInt32.self) == [version]
  }

  /// `nil` when the bytes are none or of another version.
  static func index(from bytes: [UInt8]) -> WineIndex? {
    var reader = Reader(bytes: bytes)
    guard reader.read(UInt32.self) == [version] else { return nil }
    guard let numbers = reader.read(UInt32.self), let letters = reader.read(UInt8.self),
      let starts = reader.read(UInt32.self), let shared = reader.read(UInt8.self),
      let postingStarts = reader.read(UInt32.self), let postings = reader.read(UInt32.self),
      let fields = reader.read(UInt8.self), let textStarts = reader.read(UInt32.self),
      let texts = reader.read(UInt32.self)
    else { return nil }
    var columns: [Facet: FacetColumn] = [:]
    for facet in Facet.allCases {
      guard let values = reader.read(UInt8.self), let starts = reader.read(UInt32.self),
        let items = reader.read(UInt16.self)
      else { return nil }
      let names = String(decoding: values, as: UTF8.self).split(separator: "\n").map(String.init)
      columns[facet] = FacetColumn(values: names, starts: starts, items: items)
    }
    guard let vintageStarts = reader.read(UInt32.self), let entries = reader.read(UInt16.self),
      let prices = reader.read(UInt32.self), let scores = reader.read(UInt16.self),
      let units = reader.read(UInt8.self), let renown = reader.read(UInt8.self),
      prices.count == scores.count, units.count == 2 * prices.count
    else { return nil }
    var orders: [WineOrder: [UInt32]] = [:]
    for order in WineOrder.allCases {
      guard let places = reader.read(UInt32.self) else { return nil }
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
    let bytes: [UInt8]
    var position = 0

    mutating func read<Number: FixedWidthInteger>(_ type: Number.Type) -> [Number]? {
      let head = MemoryLayout<UInt64>.size
      guard position + head <= bytes.count else { return nil }
      let count = bytes.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: position, as: UInt64.self)) }
      let size = count.multipliedReportingOverflow(by: MemoryLayout<Number>.size)
      guard !size.overflow, count >= 0, size.partialValue <= bytes.count - position - head else { return nil }
      let start = position + head
      position = start + size.partialValue
      return [Number](unsafeUninitializedCapacity: count) { numbers, filled in
        bytes.withUnsafeBytes { bytes in
          UnsafeMutableRawBufferPointer(numbers).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[start..<position]))
        }
        filled = count
      }
    }
  }
}
