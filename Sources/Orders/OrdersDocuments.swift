import Kit

/// What programs read of orders.
enum OrdersDocuments {
  static func add(to routes: inout Routes) {
    routes.documents(
      OrdersPaths.orders, "orders.orders.read", "The orders, by customer; those that are over last",
      queries: [.search], isTool: true
    ) { visit, view, cursor -> Window<OrderSummary> in
      let orders = try OrderStore(view).orders(matching: visit.query.search(), after: cursor)
      return Window(orders.elements.map(OrderSummary.init), next: orders.next)
    }
    routes.document(OrdersPaths.order, "orders.order.read", "An order with its lines and payments", isTool: true) {
      try OrderDocument($2, in: $1)
    }
    routes.documents(
      OrdersPaths.customers, "orders.customers.read", "The customers, by name", queries: [.search], isTool: true
    ) { visit, view, cursor -> Window<CustomerDocument> in
      let customers: Window<Customer> = try view.offered(matching: visit.query.search(), after: cursor)
      return Window(customers.elements.map(CustomerDocument.init), next: customers.next)
    }
    routes.document(OrdersPaths.customer, "orders.customer.read", "A customer") {
      CustomerDocument(try $1.find($2))
    }
    routes.documents(
      OrdersPaths.products, "orders.products.read", "The products, by name", queries: [.search]
    ) { visit, view, cursor -> Window<ProductDocument> in
      let products: Window<Product> = try view.offered(matching: visit.query.search(), after: cursor)
      return Window(products.elements.map(ProductDocument.init), next: products.next)
    }
    routes.document(OrdersPaths.product, "orders.product.read", "A product") { ProductDocument(try $1.find($2)) }
  }
}

/// One of the orders.
struct OrderSummary: ListedDocument {
  let entry: OrderEntry

  var key: String { entry.id.description }

  init(_ entry: OrderEntry) { self.entry = entry }

  static let members: [DocumentMember<OrderSummary>] = [
    .id("id") { $0.entry.id }, .text("code") { $0.entry.code }, .id("customer") { $0.entry.customer },
    .text("customer_name") { $0.entry.customerName }, .moment("date") { $0.entry.placedAt },
    .dayIfAny("promised") { $0.entry.promisedOn }, .choice("state") { $0.entry.state },
    .currency { $0.entry.total.currency }, .money("total") { $0.entry.total },
    .money("due", "Still to be paid") { $0.entry.due },
    .text("summary", "The lines in a few words") { $0.entry.summary },
  ]
}

/// An order with all that belongs to it.
struct OrderDocument: DataDocument {
  let order: Order
  let lines: [OrderLineDocument]
  let payments: [PaymentDocument]

  init(_ id: ID<Order>, in view: SpaceView) throws {
    order = try view.find(id)
    lines = try OrderStore(view).lines(of: id).map(OrderLineDocument.init)
    payments = try PaymentStore(view).payments(of: id).map(PaymentDocument.init)
  }

  static let members: [DocumentMember<OrderDocument>] = [
    .id("id") { $0.order.id }, .text("code") { $0.order.code }, .id("customer") { $0.order.customer },
    .text("customer_name", "As it was then") { $0.order.customerName },
    .textIfAny("customer_address", "As it was then") { $0.order.customerAddress },
    .moment("date") { $0.order.placedAt }, .dayIfAny("promised") { $0.order.promisedOn },
    .choice("state") { $0.order.state }, .textIfAny("note") { $0.order.note },
    .choice("vat_pricing", "How its prices stand to the tax") { $0.order.vatPricing },
    .currency { $0.order.total.currency }, .money("total") { $0.order.total },
    .money("received") { $0.order.received }, .list("line") { $0.lines }, .list("payments") { $0.payments },
  ]
}

struct OrderLineDocument: DataDocument {
  let line: OrderLine

  init(_ line: OrderLine) { self.line = line }

  static let members: [DocumentMember<OrderLineDocument>] = [
    .id("id") { $0.line.id }, .id("product") { $0.line.product },
    .text("name", "As the product was called then") { $0.line.productName }, .whole("quantity") { $0.line.quantity },
    .money("price", "Of one") { $0.line.unitPrice }, .textIfAny("unit") { $0.line.unit },
    .textIfAny("vat", "In percent") { $0.line.vatRate?.text },
  ]
}

struct PaymentDocument: DataDocument {
  let payment: Payment

  init(_ payment: Payment) { self.payment = payment }

  static let members: [DocumentMember<PaymentDocument>] = [
    .id("id") { $0.payment.id }, .money("amount") { $0.payment.amount }, .choice("method") { $0.payment.method },
    .day("paid_on") { $0.payment.paidOn },
  ]
}

/// Somebody who orders.
struct CustomerDocument: ListedDocument {
  let customer: Customer

  var key: String { customer.id.description }

  init(_ customer: Customer) { self.customer = customer }

  static let members: [DocumentMember<CustomerDocument>] = [
    .id("id") { $0.customer.id }, .text("name") { $0.customer.name }, .textIfAny("address") { $0.customer.address },
    .textIfAny("phone") { $0.customer.phone }, .textIfAny("email") { $0.customer.email },
    .textIfAny("note") { $0.customer.note },
    .yesNo("archived", "Kept for its orders, and offered no more") { $0.customer.isArchived },
  ]
}

/// Something that is sold.
struct ProductDocument: ListedDocument {
  let product: Product

  var key: String { product.id.description }

  init(_ product: Product) { self.product = product }

  static let members: [DocumentMember<ProductDocument>] = [
    .id("id") { $0.product.id }, .text("name") { $0.product.name }, .currency { $0.product.price.currency },
    .money("price") { $0.product.price }, .textIfAny("description") { $0.product.description },
    .textIfAny("unit") { $0.product.unit }, .textIfAny("vat", "In percent") { $0.product.vat },
    .yesNo("archived", "Kept for its orders, and offered no more") { $0.product.isArchived },
  ]
}
