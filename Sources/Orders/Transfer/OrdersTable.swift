import Kit

/// The three tables that CSV files hold. Their columns are stable: files written today are read tomorrow.
enum OrdersTable: String, CaseIterable {
  case customers, products, orders

  var columns: [String] {
    switch self {
    case .customers: ["id", "name", "address", "phone", "note", "archived"]
    case .products: ["id", "name", "price", "description", "archived"]
    case .orders:
      [
        "id", "code", "placed_at", "customer_id", "customer_name", "customer_address", "state", "promised_on", "note",
        "line_id", "product_id", "product_name", "quantity", "unit_price",
      ]
    }
  }

  /// What a file must have to be taken for this table.
  private var needed: Set<String> {
    switch self {
    case .customers: ["name", "address"]
    case .products: ["name", "price", "description"]
    case .orders: ["code", "customer_name", "product_name", "quantity", "unit_price"]
    }
  }

  /// The table that a header belongs to, or `nil`.
  init?(columns: [String]) {
    guard let table = Self.allCases.first(where: { $0.needed.isSubset(of: columns) }) else { return nil }
    self = table
  }
}

extension OrdersDocument.CustomerRecord {
  var csv: [String] { [id ?? "", name, address, phone ?? "", note ?? "", archived == true ? "yes" : "no"] }

  init(_ row: CSV.Row) {
    self.init(
      id: row["id"], name: row["name"], address: row["address"], phone: row["phone"], note: row["note"],
      archived: row["archived"] == "yes")
  }
}

extension OrdersDocument.ProductRecord {
  var csv: [String] { [id ?? "", name, price, description, archived == true ? "yes" : "no"] }

  init(_ row: CSV.Row) {
    self.init(
      id: row["id"], name: row["name"], price: row["price"], description: row["description"],
      archived: row["archived"] == "yes")
  }
}

extension OrdersDocument.OrderRecord {
  /// One row for each line; the order's own columns are repeated.
  var csv: [[String]] {
    lines.map { line in
      [
        id ?? "", code, placedAt, customerId ?? "", customerName, customerAddress ?? "", state, promisedOn ?? "",
        note ?? "", line.id ?? "", line.productId ?? "", line.productName, String(line.quantity), line.unitPrice,
      ]
    }
  }

  /// An order without its lines.
  init(_ row: CSV.Row) {
    self.init(
      id: row["id"], code: row["code"], placedAt: row["placed_at"], customerId: row["customer_id"],
      customerName: row["customer_name"], customerAddress: row["customer_address"],
      state: row["state"], promisedOn: row["promised_on"], note: row["note"], lines: [])
  }
}

extension OrdersDocument.LineRecord {
  init(_ row: CSV.Row) {
    self.init(
      id: row["line_id"], productId: row["product_id"], productName: row["product_name"],
      // What is no number is no quantity either; the row is reported like any other wrong one.
      quantity: Int(row["quantity"]) ?? 0, unitPrice: row["unit_price"])
  }
}
