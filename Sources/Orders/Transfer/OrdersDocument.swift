import Kit

/// Everything of one space's orders, as a file holds it. Money is decimal with a point, instants are ISO 8601, days
/// yyyy-mm-dd; what is in the trash is not in it.
struct OrdersDocument: Codable, Sendable, Equatable {
  static let format = "sobremesa-orders"
  static let version = 1

  struct CustomerRecord: Codable, Sendable, Equatable {
    var id: String?
    var name: String
    var address: String
    var phone: String?
    var note: String?
    var archived: Bool?
  }

  struct ProductRecord: Codable, Sendable, Equatable {
    var id: String?
    var name: String
    var price: String
    var description: String
    var archived: Bool?
  }

  struct LineRecord: Codable, Sendable, Equatable {
    var id: String?
    var productId: String?
    var productName: String
    var quantity: Int
    var unitPrice: String
  }

  struct OrderRecord: Codable, Sendable, Equatable {
    var id: String?
    var code: String
    var placedAt: String
    var customerId: String?
    var customerName: String
    var customerAddress: String?
    var state: String
    var promisedOn: String?
    var note: String?
    var lines: [LineRecord]
  }

  var format = OrdersDocument.format
  var version = OrdersDocument.version
  var currency: String?
  var customers: [CustomerRecord] = []
  var products: [ProductRecord] = []
  var orders: [OrderRecord] = []
}
