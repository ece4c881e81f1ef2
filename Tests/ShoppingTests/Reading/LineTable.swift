import Kit
import Testing

@testable import Shopping

/// Lines as people type them and what they say. To add one, add a row to `spanishLines`, `englishLines`,
/// `portugueseLines` or `hardLines`:
///
/// ```text
/// typed | quantity | name | brand | price
/// 6 x leite Mimosa 0,89 | 6 piece | leite | Mimosa | 0.89 piece
/// ```
///
/// The quantity is a number with a point and the unit's stored name; the price the same, or "whole".
struct LineRow: CustomTestStringConvertible, Sendable {
  let typed: String
  let quantity: String
  let name: String
  let brand: String
  let price: String

  static let brands = [
    "Mimosa", "Pascual", "Coca-Cola", "7 Up", "Hacendado", "Continente", "Gallo", "Gallo Ouro", "Heinz", "Delta",
    "Central Lechera Asturiana", "Nestlé", "Warburtons", "Yorkshire Tea", "Compal", "Água das Pedras", "Ben & Jerry's",
  ]

  var testDescription: String { typed }

  var expected: String { [quantity, name, brand, price].joined(separator: " | ") }

  static func rows(_ table: String) -> [LineRow] {
    table.split(separator: "\n").map { row in
      let columns = row.split(separator: "|", omittingEmptySubsequences: false).map { column in
        column.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      }
      precondition(columns.count == 5, "five columns: \(row)")
      return LineRow(
        typed: columns[0], quantity: columns[1], name: columns[2], brand: columns[3], price: columns[4])
    }
  }

  /// The line in the notation of the tables.
  static func describe(_ line: ItemLine?) -> String {
    guard let line else { return "nothing" }
    let quantity = line.quantity.map { "\(decimal($0.thousandths, 3)) \($0.unit.rawValue)" } ?? ""
    let price = line.price.map { price in
      let amount = decimal(price.amount.minorUnits, 2, full: true)
      return switch price.basis {
      case .per(let unit): "\(amount) \(unit.rawValue)"
      case .whole: "\(amount) whole"
      }
    }
    return [quantity, line.name, line.brand ?? "", price ?? ""].joined(separator: " | ")
  }

  private static func decimal(_ units: Int64, _ decimals: Int, full: Bool = false) -> String {
    let text = Numeral(Int(units), decimals: decimals).fieldText(in: .en)
    guard !full else { return text }
    let short = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(short.reversed())
  }
}
