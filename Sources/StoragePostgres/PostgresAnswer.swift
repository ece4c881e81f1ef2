import CPostgres
import Kit

/// The columns of an answer: their names, and how their bytes are read.
final class PostgresColumns {
  enum Kind {
    case integer, text, bytes, truth, numeric, real
  }

  let names: [String]
  let kinds: [Kind]

  init(of result: OpaquePointer) {
    names = (0..<PQnfields(result)).map { String(cString: PQfname(result, $0)) }
    kinds = (0..<PQnfields(result)).map { Self.kind(of: PQftype(result, $0)) }
  }

  /// By the numbers that PostgreSQL gives its own kinds, which never change.
  private static func kind(of type: Oid) -> Kind {
    switch type {
    case 20, 21, 23, 26: .integer
    case 16: .truth
    case 17: .bytes
    case 700, 701: .real
    case 1700: .numeric
    default: .text
    }
  }
}

/// What the server has answered, held by libpq until it is let go of.
final class PostgresAnswer {
  private let result: OpaquePointer
  private let columns: PostgresColumns

  init(result: OpaquePointer, columns: PostgresColumns) {
    (self.result, self.columns) = (result, columns)
  }

  deinit { PQclear(result) }

  var rowCount: Int { Int(PQntuples(result)) }

  /// The number of rows that a statement has changed.
  var changed: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

  /// - Throws: ``SQLRowError`` for a value that the house has no kind for.
  func rows() throws -> [SQLRow] {
    let (rowCount, kinds) = (rowCount, columns.kinds)
    guard rowCount > 0 else { return [] }
    let count = rowCount * kinds.count
    let values = [SQLValue](unsafeUninitializedCapacity: count) { values, filled in
      for row in 0..<CInt(rowCount) {
        for (column, kind) in kinds.enumerated() {
          values.initializeElement(at: filled, to: value(row, CInt(column), kind))
          filled += 1
        }
      }
    }
    return SQLRow.Answer(names: columns.names, values: values).rows
  }

  private func value(_ row: CInt, _ column: CInt, _ kind: PostgresColumns.Kind) -> SQLValue {
    let length = PQgetlength(result, row, column)
    if length == 0, PQgetisnull(result, row, column) == 1 { return .null }
    return value(UnsafeRawBufferPointer(start: PQgetvalue(result, row, column), count: Int(length)), kind)
  }

  private func value(_ bytes: UnsafeRawBufferPointer, _ kind: PostgresColumns.Kind) -> SQLValue {
    switch kind {
    case .text: .text(String(decoding: bytes, as: UTF8.self))
    case .bytes: .blob(Array(bytes))
    case .integer: .integer(Self.integer(bytes))
    case .truth: .integer(bytes[0] == 0 ? 0 : 1)
    case .real:
      .real(
        bytes.count == 4
          ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: Self.integer(bytes))))
          : Double(bitPattern: UInt64(bitPattern: Self.integer(bytes))))
    case .numeric: Self.numeric(bytes)
    }
  }

  /// The most significant byte first.
  private static func integer(_ bytes: UnsafeRawBufferPointer) -> Int64 {
    switch bytes.count {
    case 2: Int64(Int16(truncatingIfNeeded: bytes.reduce(0) { $0 << 8 | Int($1) }))
    case 4: Int64(Int32(truncatingIfNeeded: bytes.reduce(0) { $0 << 8 | Int($1) }))
    default: Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
    }
  }

  /// Sums come as numbers of any length, in digits of base 10,000: whole ones that fit are whole here, as in SQLite.
  private static func numeric(_ bytes: UnsafeRawBufferPointer) -> SQLValue {
    func number(_ index: Int) -> Int {
      Int(integer(UnsafeRawBufferPointer(rebasing: bytes[index * 2..<index * 2 + 2])))
    }
    let (count, weight, isNegative, scale) = (number(0), number(1), number(2) == 0x4000, number(3))
    let digits = (0..<count).map { number(4 + $0) }
    if scale == 0, let whole = whole(digits, weight: weight, isNegative: isNegative) { return .integer(whole) }
    var value = 0.0
    for (place, digit) in digits.enumerated() { value += Double(digit) * power(of: 10_000, weight - place) }
    return .real(isNegative ? -value : value)
  }

  private static func whole(_ digits: [Int], weight: Int, isNegative: Bool) -> Int64? {
    var value: Int64 = 0
    guard weight >= 0 else { return 0 }
    for place in 0...weight {
      let digit = Int64(place < digits.count ? digits[place] : 0)
      let (grown, isTooLarge) = value.multipliedReportingOverflow(by: 10_000)
      let (next, isOver) = isNegative ? grown.subtractingReportingOverflow(digit) : grown.addingReportingOverflow(digit)
      guard !isTooLarge, !isOver else { return nil }
      value = next
    }
    return value
  }

  private static func power(of base: Double, _ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1) { power, _ in exponent < 0 ? power / base : power * base }
  }
}
