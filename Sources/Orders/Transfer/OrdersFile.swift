import Foundation
import Kit

/// A file that somebody brings: recognised by what is in it, JSON or one of the CSV tables.
struct OrdersFile: Sendable {
  static let rowLimit = BroughtFile.rowLimit

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
  init(_ bytes: [UInt8], bounds: FileBounds = .page) throws {
    do {
      let file = try BroughtFile(bytes, bounds: bounds)
      if file.isJSON { try readJSON(file) } else { try readCSV(file) }
    } catch let misreading as BroughtFile.Misreading {
      throw Self.unreadable(misreading.message)
    }
  }

  var count: Int { customers.count + products.count + orders.count }

  /// - Throws: `Invalid` when it is in another currency.
  func expect(_ own: Currency) throws(Invalid) {
    if let currency, currency != own.code { throw Self.unreadable(ImportPhrases.otherCurrency(currency)) }
  }

  private static func unreadable(_ reason: Phrase) -> Invalid {
    Invalid(["file": reason])
  }

  private mutating func readJSON(_ file: BroughtFile) throws {
    let document: OrdersDocument
    do {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      document = try decoder.decode(OrdersDocument.self, from: Data(file.bytes))
    } catch let error as DecodingError {
      throw Self.unreadable(ImportPhrases.wrongJSON(error.place))
    } catch {
      throw Self.unreadable(ImportPhrases.wrongJSON(""))
    }
    guard document.format == OrdersDocument.format, document.version == OrdersDocument.version else {
      throw Self.unreadable(TransferPhrases.unknownFile)
    }
    guard document.customers.count + document.products.count + document.orders.count <= Self.rowLimit else {
      throw Self.unreadable(ImportPhrases.tooManyRows(Self.rowLimit))
    }
    currency = document.currency
    customers = document.customers.enumerated().map { Placed(place: "customers[\($0)]", record: $1) }
    products = document.products.enumerated().map { Placed(place: "products[\($0)]", record: $1) }
    orders = document.orders.enumerated().map { Placed(place: "orders[\($0)]", record: $1) }
  }

  private mutating func readCSV(_ file: BroughtFile) throws {
    let (columns, rows) = try CSV.read(file.bytes, limit: Self.rowLimit, bounds: file.bounds)
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
}
