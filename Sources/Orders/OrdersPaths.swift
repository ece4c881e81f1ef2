import Kit

enum OrdersPaths {
  static let customers = FixedPath(inSpace: "/orders/customers")
  static let newCustomer = FixedPath(inSpace: "/orders/customers/new")
  static let customer = Path<ID<Customer>>(inSpace: "/orders/customers/:customer")
  /// All that may be chosen in an order, for when the house cannot be asked.
  static let customerChoices = FixedPath(inSpace: "/orders/customers/choices")
  static let productChoices = FixedPath(inSpace: "/orders/products/choices")
  static let customerDeletion = Path<ID<Customer>>(inSpace: "/orders/customers/:customer/deletion")
  /// One payment for several of their orders.
  static let customerPayment = Path<ID<Customer>>(inSpace: "/orders/customers/:customer/payments/new")
  static let customerSelection = FixedPath(inSpace: "/orders/customers/selection")
  static let customerReturn = Path<ID<Customer>>(inSpace: "/orders/customers/:customer/return")

  static let products = FixedPath(inSpace: "/orders/products")
  static let newProduct = FixedPath(inSpace: "/orders/products/new")
  static let product = Path<ID<Product>>(inSpace: "/orders/products/:product")
  static let productDeletion = Path<ID<Product>>(inSpace: "/orders/products/:product/deletion")
  static let productSelection = FixedPath(inSpace: "/orders/products/selection")
  static let productReturn = Path<ID<Product>>(inSpace: "/orders/products/:product/return")

  static let vat = FixedPath(inSpace: "/orders/vat")
  static let productRates = FixedPath(inSpace: "/orders/vat/products")

  static let orders = FixedPath(inSpace: "/orders/orders")
  static let newOrder = FixedPath(inSpace: "/orders/orders/new")
  static let order = Path<ID<Order>>(inSpace: "/orders/orders/:order")
  static let orderForm = Path<ID<Order>>(inSpace: "/orders/orders/:order/form")
  static let filter = FixedPath(inSpace: "/orders/orders/filter")
  static let orderSelection = FixedPath(inSpace: "/orders/orders/selection")
  static let orderState = Path<ID<Order>>(inSpace: "/orders/orders/:order/state")
  static let orderDeletion = Path<ID<Order>>(inSpace: "/orders/orders/:order/deletion")
  static let orderWeekly = Path<ID<Order>>(inSpace: "/orders/orders/:order/weekly")
  static let orderCopy = Path<ID<Order>>(inSpace: "/orders/orders/:order/copy")
  static let newPayment = Path<ID<Order>>(inSpace: "/orders/orders/:order/payments/new")
  static let payment = Path<ID<Order>, ID<Payment>>(inSpace: "/orders/orders/:order/payments/:payment")
  static let paymentDeletion = Path<ID<Order>, ID<Payment>>(
    inSpace: "/orders/orders/:order/payments/:payment/deletion")
  static let deliveryNote = Path<ID<Order>>(inSpace: "/orders/orders/:order/delivery-note")

  /// An order's form while it is not saved, under the id of the order that it makes or changes.
  static let draft = Path<ID<Order>>(inSpace: "/orders/orders/drafts/:order")
  static let draftCustomer = Path<ID<Order>>(inSpace: "/orders/orders/drafts/:order/customer")
  static let draftNewCustomer = Path<ID<Order>>(inSpace: "/orders/orders/drafts/:order/customer/new")
  static let draftProduct = Path<ID<Order>, ID<OrderLine>>(inSpace: "/orders/orders/drafts/:order/product/:line")
  static let draftNewProduct = Path<ID<Order>, ID<OrderLine>>(
    inSpace: "/orders/orders/drafts/:order/product/:line/new")

  static let preparation = FixedPath(inSpace: "/orders/orders/preparation")
  static let prepared = Path<String, ID<Product>>(inSpace: "/orders/orders/preparation/:due/:product")
  static let board = FixedPath(inSpace: "/orders/orders/board")
  static let report = FixedPath(inSpace: "/orders/orders/report")
  static let accounts = FixedPath(inSpace: "/orders/orders/report/accounts")
  static let reportFile = Path<String>(inSpace: "/orders/orders/report/:file")

  static let transfer = FixedPath(inSpace: "/orders/transfer")
  static let imported = Path<ID<ImportRun>>(inSpace: "/orders/transfer/imports/:import")
  static let export = Path<String>(inSpace: "/orders/transfer/:file")
}
