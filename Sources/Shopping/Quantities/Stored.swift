import Kit

/// How quantities and prices are stored.
extension Price.Basis: RawRepresentable, Codable {
  /// A unit's raw value, or `whole`.
  var rawValue: String {
    switch self {
    case .per(let unit): unit.rawValue
    case .whole: "whole"
    }
  }

  init?(rawValue: String) {
    guard let basis = rawValue == "whole" ? .whole : Unit(rawValue: rawValue).map(Self.per) else { return nil }
    self = basis
  }
}

extension ItemLine {
  /// - Parameter row: with the columns `name`, `brand`, `quantity`, `unit`, `price` and `price_basis`.
  init(_ row: SQLRow, currency: Currency) throws {
    let brand: String = try row["brand"]
    self.init(
      name: try row["name"], brand: brand.isEmpty ? nil : brand, quantity: try Quantity(row),
      price: try Price(row, currency: currency))
  }
}

extension Quantity {
  /// `nil` when the columns `quantity` and `unit` hold none.
  init?(_ row: SQLRow) throws {
    let (thousandths, unit): (Int64?, String?) = (try row["quantity"], try row["unit"])
    guard let thousandths, let unit = unit.flatMap(Unit.init) else { return nil }
    self.init(thousandths: thousandths, unit: unit)
  }
}

extension Price {
  /// `nil` when the columns `price` and `price_basis` hold none.
  init?(_ row: SQLRow, currency: Currency) throws {
    let (units, basis): (Int64?, String?) = (try row["price"], try row["price_basis"])
    guard let units, let basis = basis.flatMap(Basis.init(rawValue:)) else { return nil }
    self.init(amount: Money(minorUnits: units, currency: currency), basis: basis)
  }
}
