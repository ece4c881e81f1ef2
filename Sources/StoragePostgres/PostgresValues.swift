import Kit

/// The values of a statement in one piece of memory, as libpq takes them: bytes as they are, everything else as text of which the
/// server finds out the kind by itself.
struct PostgresValues {
  private var memory: [CChar] = []
  private var starts: [Int?] = []
  private var lengths: [CInt] = []
  private var formats: [CInt] = []

  /// - Throws: ``PostgresFailure`` for a text that PostgreSQL doesn't keep.
  init(_ values: [SQLValue], of statement: String) throws {
    for value in values {
      switch value {
      case .null: append(nil as [UInt8]?)
      case .integer(let integer): append(String(integer).utf8)
      case .real(let real): append("\(real)".utf8)
      case .text(let text):
        guard !text.utf8.contains(0) else {
          throw PostgresFailure(code: "22021", message: "a text holds the sign zero", statement: statement)
        }
        append(text.utf8)
      case .blob(let bytes): append(bytes, isText: false)
      }
    }
  }

  private mutating func append(_ bytes: (some Collection<UInt8>)?, isText: Bool = true) {
    starts.append(bytes == nil ? nil : memory.count)
    lengths.append(CInt(bytes?.count ?? 0))
    formats.append(isText ? 0 : 1)
    guard let bytes else { return }
    memory.append(contentsOf: bytes.lazy.map { CChar(bitPattern: $0) })
    memory.append(0)
  }

  func withPointers<Result>(
    _ body: (
      CInt, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<CInt>?, UnsafePointer<CInt>?
    ) throws -> Result
  ) rethrows -> Result {
    try memory.withUnsafeBufferPointer { memory in
      let pointers = starts.map { start in start.flatMap { memory.baseAddress?.advanced(by: $0) } }
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
