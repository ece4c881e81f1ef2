import Kit

/// How quantities and prices are kept: in columns, and as one text in lines of activity.
extension Price.Basis {
  /// As it is stored: a unit's raw value, or `whole`.
  var name: String {
    switch self {
    case .per(let unit): unit.rawValue
    case .whole: "whole"
    }
  }

  init?(name: String) {
    if name == "whole" {
      self = .whole
    } else if let unit = Unit(rawValue: name) {
      self = .per(unit)
    } else {
      return nil
    }
  }
}

extension Quantity {
  /// "1500 kg", in thousandths.
  var stored: String { "\(thousandths) \(unit.rawValue)" }

  init?(stored text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let thousandths = Int64(parts[0]), let unit = Unit(rawValue: String(parts[1])) else {
      return nil
    }
    self.init(thousandths: thousandths, unit: unit)
  }

  /// What a form field holds. Three decimals get a fourth, so that reading it back takes none of them for thousands.
  func formText(in language: Language) -> String {
    fieldText(in: language) + (thousandths.isMultiple(of: 10) ? "" : "0")
  }
}

extension Price {
  /// "350 EUR kg", in minor units.
  var stored: String { "\(amount.minorUnits) \(amount.currency.code) \(basis.name)" }

  init?(stored text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 3, let units = Int64(parts[0]), let currency = Currency(rawValue: parts[1]),
      let basis = Basis(name: parts[2])
    else { return nil }
    self.init(amount: Money(minorUnits: units, currency: currency), basis: basis)
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
    guard let units, let basis = basis.flatMap(Basis.init) else { return nil }
    self.init(amount: Money(minorUnits: units, currency: currency), basis: basis)
  }
}
