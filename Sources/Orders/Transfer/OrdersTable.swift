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
        id ?? "", code, placed_at, customer_id ?? "", customer_name, customer_address ?? "", state, promised_on ?? "",
        note ?? "", line.id ?? "", line.product_id ?? "", line.product_name, String(line.quantity), line.unit_price,
      ]
    }
  }

  /// An order without its lines.
  init(_ row: CSV.Row) {
    self.init(
      id: row["id"], code: row["code"], placed_at: row["placed_at"], customer_id: row["customer_id"],
      customer_name: row["customer_name"], customer_address: row["customer_address"],
      state: row["state"], promised_on: row["promised_on"], note: row["note"], lines: [])
  }
}

extension OrdersDocument.LineRecord {
  init(_ row: CSV.Row) {
    self.init(
      id: row["line_id"], product_id: row["product_id"], product_name: row["product_name"],
      // What is no number is no quantity either; the row is reported like any other wrong one.
      quantity: Int(row["quantity"]) ?? 0, unit_price: row["unit_price"])
  }
}
