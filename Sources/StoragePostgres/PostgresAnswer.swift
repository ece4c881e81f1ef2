import CPostgres
import Kit

/// The columns of an answer: their names, and how their bytes are read.
final class PostgresColumns: Sendable {
  enum Kind {
    case integer, text, bytes, truth, numeric, real, other
  }

  let names: [String]
  let kinds: [Kind]
  /// Whether the server writes them faster as text than in its own form: each text of that goes through a page of a kilobyte.
  let areFasterAsText: Bool

  init(of result: OpaquePointer) {
    names = (0..<PQnfields(result)).map { String(cString: PQfname(result, $0)) }
    kinds = (0..<PQnfields(result)).map { Self.kind(of: PQftype(result, $0)) }
    areFasterAsText = kinds.allSatisfy { $0 == .integer || $0 == .text }
  }

  /// By the numbers that PostgreSQL gives its own kinds, which never change.
  private static func kind(of type: Oid) -> Kind {
    switch type {
    case 20, 21, 23, 26: .integer
    case 25, 1043: .text
    case 16: .truth
    case 17: .bytes
    case 700, 701: .real
    case 1700: .numeric
    default: .other
    }
  }
}

/// What the server has answered, held by libpq until it is let go of. Once it is there it is only read, by as many threads as like to.
final class PostgresAnswer: AnsweredValues, @unchecked Sendable {
  private let result: OpaquePointer
  private let columns: PostgresColumns
  /// Whether integers come in digits.
  private let isText: Bool

  init(result: OpaquePointer, columns: PostgresColumns) {
    (self.result, self.columns) = (result, columns)
    isText = !columns.kinds.isEmpty && PQfformat(result, 0) == 0
  }

  deinit { PQclear(result) }

  var rowCount: Int { Int(PQntuples(result)) }

  /// The number of rows that a statement has changed.
  var changed: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

  var rows: [SQLRow] { rowCount > 0 ? SQLRow.Answer(names: columns.names, values: self).rows : [] }

  func value(of column: Int, in row: Int) -> SQLValue {
    let (kind, column, row) = (columns.kinds[column], CInt(column), CInt(row))
    let length = PQgetlength(result, row, column)
    if length == 0, PQgetisnull(result, row, column) == 1 { return .null }
    let bytes = UnsafeRawBufferPointer(start: PQgetvalue(result, row, column), count: Int(length))
    return isText && kind == .integer ? .integer(Self.decimal(bytes)) : value(bytes, kind)
  }

  private func value(_ bytes: UnsafeRawBufferPointer, _ kind: PostgresColumns.Kind) -> SQLValue {
    switch kind {
    case .text, .other: .text(String(decoding: bytes, as: UTF8.self))
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

  /// Digits, which a minus may precede. What is less than nothing grows downwards, as the least of all has no opposite.
  private static func decimal(_ bytes: UnsafeRawBufferPointer) -> Int64 {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var value: Int64 = 0
    for place in (isNegative ? 1 : 0)..<bytes.count {
      let digit = Int64(bytes[place] - UInt8(ascii: "0"))
      value = isNegative ? value * 10 - digit : value * 10 + digit
    }
    return value
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
