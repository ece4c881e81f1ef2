import Kit

/// Everything of one space's orders, as a file holds it. Money is decimal with a point, instants are ISO 8601, days
/// yyyy-mm-dd; what is in the trash is not in it.
struct OrdersDocument: Encodable, Sendable, Equatable {
  static let format = "sobremesa-orders"
  static let version = 1

  struct LineRecord: Encodable, Sendable, Equatable {
    var id: String?
    var productId: String?
    var productName: String
    var quantity: Int
    var unitPrice: String
    var unit: String?
    var vatRate: String?
  }

  struct OrderRecord: Encodable, Sendable, Equatable {
    var id: String?
    var code: String
    var placedAt: String
    var customerId: String?
    var customerName: String
    var customerAddress: String?
    var state: String
    var promisedOn: String?
    var note: String?
    var vatPricing: String?
    var lines: [LineRecord]
    /// Whether it comes again every week; absent where it does not.
    var weekly: Bool?
  }

  /// Of an order, known by its id or else by its code.
  struct PaymentRecord: Encodable, Sendable, Equatable {
    var id: String?
    var orderId: String?
    var order: String
    var paidOn: String
    var amount: String
    var method: String
  }

  var format = OrdersDocument.format
  var version = OrdersDocument.version
  var currency: String?
  var customers: [FileRecord<CustomerDraft>] = []
  var products: [FileRecord<ProductDraft>] = []
  var orders: [OrderRecord] = []
  /// Files of before have none.
  var payments: [PaymentRecord] = []
}

extension OrdersDocument.OrderRecord {
  init(_ object: JSONObject) throws(JSONObject.Wrong) {
    var lines: [OrdersDocument.LineRecord] = []
    for line in try object.objects("lines") { lines.append(try OrdersDocument.LineRecord(line)) }
    self.init(
      id: try object.textIfAny("id"), code: try object.text("code"), placedAt: try object.text("placed_at"),
      customerId: try object.textIfAny("customer_id"), customerName: try object.text("customer_name"),
      customerAddress: try object.textIfAny("customer_address"), state: try object.text("state"),
      promisedOn: try object.textIfAny("promised_on"), note: try object.textIfAny("note"),
      vatPricing: try object.textIfAny("vat_pricing"), lines: lines, weekly: try object.boolIfAny("weekly"))
  }
}

extension OrdersDocument.LineRecord {
  init(_ object: JSONObject) throws(JSONObject.Wrong) {
    self.init(
      id: try object.textIfAny("id"), productId: try object.textIfAny("product_id"),
      productName: try object.text("product_name"), quantity: try object.integer("quantity"),
      unitPrice: try object.text("unit_price"), unit: try object.textIfAny("unit"),
      vatRate: try object.textIfAny("vat_rate"))
  }
}

extension OrdersDocument.PaymentRecord {
  init(_ object: JSONObject) throws(JSONObject.Wrong) {
    self.init(
      id: try object.textIfAny("id"), orderId: try object.textIfAny("order_id"), order: try object.text("order"),
      paidOn: try object.text("paid_on"), amount: try object.text("amount"), method: try object.text("method"))
  }
}
