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
  var customers: [Placed<FileRecord<CustomerDraft>>] = []
  var products: [Placed<FileRecord<ProductDraft>>] = []
  var orders: [Placed<OrdersDocument.OrderRecord>] = []
  var payments: [Placed<OrdersDocument.PaymentRecord>] = []

  /// - Throws: `Invalid` on the field `file` when the file as a whole cannot be read.
  init(_ bytes: [UInt8], bounds: FileBounds = .page) throws {
    do {
      let file = try BroughtFile(bytes, bounds: bounds)
      if file.isJSON { try readJSON(file) } else { try readCSV(file) }
    } catch let misreading as BroughtFile.Misreading {
      throw Self.unreadable(misreading.message)
    }
  }

  var count: Int { customers.count + products.count + orders.count + payments.count }

  enum Record: Sendable {
    case customer(FileRecord<CustomerDraft>)
    case product(FileRecord<ProductDraft>)
    case order(OrdersDocument.OrderRecord)
    case payment(OrdersDocument.PaymentRecord)
  }

  /// Customers, then products, then orders, then payments, whatever their order in the file.
  subscript(index: Int) -> Placed<Record> {
    let (products, orders) = (index - customers.count, index - customers.count - self.products.count)
    if products < 0 { return Placed(place: customers[index].place, record: .customer(customers[index].record)) }
    if orders < 0 {
      return Placed(place: self.products[products].place, record: .product(self.products[products].record))
    }
    let payments = orders - self.orders.count
    if payments < 0 { return Placed(place: self.orders[orders].place, record: .order(self.orders[orders].record)) }
    return Placed(place: self.payments[payments].place, record: .payment(self.payments[payments].record))
  }

  /// - Throws: `Invalid` when it is in another currency.
  func expect(_ own: Currency) throws(Invalid) {
    if let currency, currency != own.code { throw Self.unreadable(ImportPhrases.otherCurrency(currency)) }
  }

  private static func unreadable(_ reason: Phrase) -> Invalid {
    Invalid(["file": reason])
  }

  private mutating func readJSON(_ file: BroughtFile) throws {
    var elements = JSONElements(file.bytes, under: Self.lists)
    do {
      while let element = elements.next() {
        guard count < Self.rowLimit else { throw Self.unreadable(ImportPhrases.tooManyRows(Self.rowLimit)) }
        try take(JSONObject(try element.read(), at: element.path), of: element.list, at: element.path)
      }
      guard !elements.isBroken else { throw JSONReader.Misreading.malformed(line: elements.line) }
      try check(JSONObject(elements.members), with: elements.lists)
    } catch let misreading as JSONReader.Misreading {
      throw Self.unreadable(misreading.message)
    } catch let wrong as JSONObject.Wrong {
      throw Self.unreadable(wrong.message)
    }
  }

  private static let lists = Set(OrdersTable.allCases.map(\.rawValue))

  private mutating func take(_ object: JSONObject, of list: String, at path: String) throws(JSONObject.Wrong) {
    switch OrdersTable(rawValue: list) {
    case .customers:
      customers.append(Placed(place: path, record: try .init(object, needed: OrdersTable.customers.needed)))
    case .products:
      // An order's line calls it so, and who writes a file by hand calls it the same in both.
      let record = try FileRecord<ProductDraft>(
        object, needed: OrdersTable.products.needed, alias: [ProductDraft.vat.name: "vat_rate"])
      products.append(Placed(place: path, record: record))
    case .orders: orders.append(Placed(place: path, record: try .init(object)))
    case .payments: payments.append(Placed(place: path, record: try .init(object)))
    case nil: break
    }
  }

  private mutating func check(_ document: JSONObject, with lists: Set<String>) throws {
    let (format, version) = (try document.text("format"), try document.integer("version"))
    guard format == OrdersDocument.format, version == OrdersDocument.version else {
      throw Self.unreadable(TransferPhrases.unknownFile)
    }
    // Files of before know no payments.
    if let missing = Self.lists.subtracting(lists).subtracting([OrdersTable.payments.rawValue]).sorted().first {
      throw Self.unreadable(ImportPhrases.wrongJSON(missing))
    }
    currency = try document.textIfAny("currency")
  }

  private mutating func readCSV(_ file: BroughtFile) throws {
    let (columns, rows) = try CSV.read(file.bytes, limit: Self.rowLimit, bounds: file.bounds, known: OrdersTable.known)
    switch OrdersTable(columns: columns) {
    case nil: throw Self.unreadable(TransferPhrases.unknownFile)
    case .customers: customers = rows.map { Placed(place: "\($0.line)", record: .init($0)) }
    case .products: products = rows.map { Placed(place: "\($0.line)", record: .init($0)) }
    case .orders: orders = Self.orders(rows)
    case .payments: payments = rows.map { Placed(place: "\($0.line)", record: .init($0)) }
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
