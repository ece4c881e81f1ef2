/// As much of the binary notation of authenticators (RFC 8949) as WebAuthn uses: definite lengths, each number in its shortest
/// form, no key twice; no tags, no floating point.
indirect enum CBOR: Hashable {
  case integer(Int64)
  case bytes([UInt8])
  case text(String)
  case array([CBOR])
  case map([CBOR: CBOR])
  case bool(Bool)
  case null

  /// - Throws: ``PasskeyProblem/malformed`` also when something follows the value.
  init(_ bytes: [UInt8]) throws {
    var reader = CBORReader(bytes[...])
    self = try reader.value()
    guard reader.rest.isEmpty else { throw PasskeyProblem.malformed }
  }

  /// The value of a key; `nil` when it has none or this is no map.
  subscript(key: CBOR) -> CBOR? {
    guard case .map(let entries) = self else { return nil }
    return entries[key]
  }

  var bytes: [UInt8]? {
    guard case .bytes(let bytes) = self else { return nil }
    return bytes
  }
}

/// Reads values one after the other. Memory and time are bounded by what there is to read, whatever it says of its length.
struct CBORReader {
  /// Attestations nest five deep at the most.
  static let depthLimit = 8

  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// - Throws: ``PasskeyProblem/malformed``.
  mutating func value() throws -> CBOR {
    try value(depth: 1)
  }

  private mutating func value(depth: Int) throws -> CBOR {
    guard depth <= Self.depthLimit, let initial = rest.popFirst() else { throw PasskeyProblem.malformed }
    let (major, detail) = (initial >> 5, initial & 0x1F)
    switch major {
    case 0: return .integer(try number(detail))
    // Cannot overflow: -1 - Int64.max is the least there is.
    case 1: return .integer(-1 - (try number(detail)))
    case 2: return .bytes(Array(try take(try number(detail))))
    case 3:
      guard let text = String(validating: try take(try number(detail)), as: UTF8.self) else { break }
      return .text(text)
    case 4:
      return .array(try (0..<(try count(detail))).map { _ in try value(depth: depth + 1) })
    case 5:
      var entries: [CBOR: CBOR] = [:]
      for _ in 0..<(try count(detail)) {
        let key = try value(depth: depth + 1)
        guard entries.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
          throw PasskeyProblem.malformed
        }
      }
      return .map(entries)
    case 7 where detail == 20: return .bool(false)
    case 7 where detail == 21: return .bool(true)
    case 7 where detail == 22: return .null
    default: break
    }
    throw PasskeyProblem.malformed
  }

  /// Up to `Int64.max`.
  private mutating func number(_ detail: UInt8) throws -> Int64 {
    if detail < 24 { return Int64(detail) }
    guard detail <= 27 else { throw PasskeyProblem.malformed }
    let width = 1 << (detail - 24)
    let value = try take(Int64(width)).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // What fits a shorter form has to be written in it.
    let least: UInt64 = width == 1 ? 24 : 1 << (width * 4)
    guard value >= least, let number = Int64(exactly: value) else { throw PasskeyProblem.malformed }
    return number
  }

  /// How many values follow; each needs a byte, so there are never more than bytes.
  private mutating func count(_ detail: UInt8) throws -> Int {
    let number = try number(detail)
    guard number <= rest.count else { throw PasskeyProblem.malformed }
    return Int(number)
  }

  private mutating func take(_ count: Int64) throws -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw PasskeyProblem.malformed }
    let taken = rest.prefix(Int(count))
    rest = rest.dropFirst(Int(count))
    return taken
  }
}
