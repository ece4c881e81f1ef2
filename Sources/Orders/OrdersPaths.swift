import Kit

enum OrdersPaths {
  static let customers = FixedPath(inSpace: "/orders/customers")
  static let newCustomer = FixedPath(inSpace: "/orders/customers/new")
  static let customer = Path<ID<Customer>>(inSpace: "/orders/customers/:customer")
  static let customerDeletion = Path<ID<Customer>>(inSpace: "/orders/customers/:customer/deletion")
}
