import Kit

/// The values of a statement in one piece of memory, as libpq takes them: bytes as they are, everything else as text of which the
/// server finds out the kind by itself.
struct PostgresValues {
  private var memory: [UInt8] = []
  private var starts: [Int?] = []
  private var lengths: [CInt] = []
  private var formats: [CInt] = []

  /// In bytes.
  var size: Int { memory.count }

  /// - Throws: ``PostgresFailure`` for a text that PostgreSQL doesn't keep.
  init(_ values: [SQLValue], of statement: String) throws {
    guard !values.isEmpty else { return }
    starts.reserveCapacity(values.count)
    lengths.reserveCapacity(values.count)
    formats.reserveCapacity(values.count)
    memory.reserveCapacity(values.count * 40)
    for value in values {
      switch value {
      case .null:
        starts.append(nil)
        lengths.append(0)
        formats.append(0)
      case .integer(let integer): append(String(integer).utf8)
      case .real(let real): append("\(real)".utf8)
      case .text(let text):
        let start = memory.count
        append(text.utf8)
        guard !memory[start..<memory.count - 1].contains(0) else {
          throw PostgresFailure(code: "22021", message: "a text holds the sign zero", statement: statement)
        }
      case .blob(let bytes): append(bytes, format: 1)
      }
    }
  }

  private mutating func append(_ bytes: some Collection<UInt8>, format: CInt = 0) {
    let start = memory.count
    memory.append(contentsOf: bytes)
    starts.append(start)
    lengths.append(CInt(memory.count - start))
    formats.append(format)
    memory.append(0)
  }

  func withPointers<Result>(
    _ body: (
      CInt, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<CInt>?, UnsafePointer<CInt>?
    ) throws -> Result
  ) rethrows -> Result {
    if starts.isEmpty { return try body(0, nil, nil, nil) }
    return try memory.withUnsafeBytes { memory in
      let base = memory.baseAddress?.assumingMemoryBound(to: CChar.self)
      let pointers = starts.map { start in start.flatMap { base?.advanced(by: $0) } }
      return try pointers.withUnsafeBufferPointer { pointers in
        try lengths.withUnsafeBufferPointer { lengths in
          try formats.withUnsafeBufferPointer { formats in
            try body(CInt(starts.count), pointers.baseAddress, lengths.baseAddress, formats.baseAddress)
          }
        }
      }
    }
  }
}
