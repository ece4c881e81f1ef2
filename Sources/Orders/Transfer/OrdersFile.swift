import Foundation
import Kit

/// A file that somebody brings: recognised by what is in it, JSON or one of the CSV tables.
struct OrdersFile: Sendable {
  /// Of a file that comes through a page; whoever sits at the terminal decides for themselves.
  static let sizeLimit = 20 * 1024 * 1024
  static let rowLimit = 200_000
  static let depthLimit = 32

  /// A record and where in the file it stands, as people find it: a line, or a path.
  struct Placed<Record: Sendable>: Sendable {
    let place: String
    let record: Record
  }

  var currency: String?
  var customers: [Placed<OrdersDocument.CustomerRecord>] = []
  var products: [Placed<OrdersDocument.ProductRecord>] = []
  var orders: [Placed<OrdersDocument.OrderRecord>] = []

  /// - Throws: `Invalid` on the field `file` when the file as a whole cannot be read.
  init(_ bytes: [UInt8], sizeLimit: Int = OrdersFile.sizeLimit) throws {
    guard bytes.count <= sizeLimit else { throw Self.unreadable(TransferPhrases.tooLarge) }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let text = String(validating: content, as: UTF8.self) else {
      throw Self.unreadable(TransferPhrases.notUTF8)
    }
    switch text.first(where: { !$0.isWhitespace }) {
    case nil: throw Self.unreadable(TransferPhrases.emptyFile)
    case "{", "[": try readJSON(content)
    default: try readCSV(text)
    }
  }

  private static func unreadable(_ reason: Phrase) -> Invalid {
    Invalid(["file": reason])
  }

  private mutating func readJSON(_ bytes: [UInt8]) throws {
    guard Self.depth(of: bytes) <= Self.depthLimit else { throw Self.unreadable(TransferPhrases.tooDeep) }
    let document: OrdersDocument
    do {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      document = try decoder.decode(OrdersDocument.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw Self.unreadable(TransferPhrases.wrongJSON(error.place))
    } catch {
      throw Self.unreadable(TransferPhrases.wrongJSON(""))
    }
    guard document.format == OrdersDocument.format, document.version == OrdersDocument.version else {
      throw Self.unreadable(TransferPhrases.unknownFile)
    }
    guard document.customers.count + document.products.count + document.orders.count <= Self.rowLimit else {
      throw Self.unreadable(TransferPhrases.tooManyRows(Self.rowLimit))
    }
    currency = document.currency
    customers = document.customers.enumerated().map { Placed(place: "customers[\($0)]", record: $1) }
    products = document.products.enumerated().map { Placed(place: "products[\($0)]", record: $1) }
    orders = document.orders.enumerated().map { Placed(place: "orders[\($0)]", record: $1) }
  }

  private mutating func readCSV(_ text: String) throws {
    let columns: [String]
    let rows: [CSV.Row]
    do throws(CSV.Misreading) {
      (columns, rows) = try CSV.read(text, limit: Self.rowLimit)
    } catch {
      switch error {
      case .openQuote(let line): throw Self.unreadable(TransferPhrases.openQuote(line))
      case .tooManyRows(let limit): throw Self.unreadable(TransferPhrases.tooManyRows(limit))
      }
    }
    switch OrdersTable(columns: columns) {
    case nil: throw Self.unreadable(TransferPhrases.unknownFile)
    case .customers: customers = rows.map { Placed(place: "\($0.line)", record: .init($0)) }
    case .products: products = rows.map { Placed(place: "\($0.line)", record: .init($0)) }
    case .orders: orders = Self.orders(rows)
    }
  }

  /// Rows of one order stand one after the other.
  private static func orders(_ rows: [CSV.Row]) -> [Placed<OrdersDocument.OrderRecord>] {
    var orders: [Placed<OrdersDocument.OrderRecord>] = []
    for row in rows {
      var order = OrdersDocument.OrderRecord(row)
      let line = OrdersDocument.LineRecord(row)
      if let last = orders.last, last.record.id == order.id, last.record.code == order.code {
        order = last.record
        order.lines.append(line)
        orders[orders.count - 1] = Placed(place: last.place, record: order)
      } else {
        order.lines = [line]
        orders.append(Placed(place: "\(row.line)", record: order))
      }
    }
    return orders
  }

  /// How deep the brackets of a JSON text go; those inside strings don't count.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest, isString, isEscaped) = (0, 0, false, false)
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isString {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          deepest = max(deepest, depth)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
      }
    }
    return deepest
  }
}

extension DecodingError {
  /// Where in the document it went wrong, as a path.
  fileprivate var place: String {
    let context: Context
    switch self {
    case .typeMismatch(_, let at), .valueNotFound(_, let at), .dataCorrupted(let at): context = at
    case .keyNotFound(let key, let at):
      return at.codingPath.path + (at.codingPath.isEmpty ? "" : ".") + key.stringValue
    @unknown default: return ""
    }
    return context.codingPath.path
  }
}

extension [any CodingKey] {
  fileprivate var path: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
