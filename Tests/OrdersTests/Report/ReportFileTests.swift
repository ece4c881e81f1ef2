import Kit
import TestKit
import Testing

@testable import Orders

/// A report as tables. It is Saturday, 21 November 2026.
@Suite struct ReportFileTests {
  private func file(_ name: String, _ query: [(String, String)], of cast: OrdersCast) async throws -> [String] {
    let link = query.reduce(OrdersPaths.reportFile(name)) { $0.with($1.0, $1.1) }
    return try await cast.marta.get(link).text.split(separator: "\r\n").map(String.init)
  }

  private func filled(_ language: Language) async throws -> OrdersCast {
    let cast = try await OrdersCast(language: language)
    for (code, date, state) in [
      ("a", "2026-11-21T00:30", OrderState.paid), ("b", "2026-11-01T10:00", .confirmed),
      ("c", "2026-10-31T23:30", .paid),
    ] {
      var draft = cast.draft(code: code, state: state)
      draft.date = date
      draft.promisedOn = "2026-11-22"
      try await cast.add(draft)
    }
    return cast
  }

  @Test func inSpanishTheyAreWhatASpreadsheetOpens() async throws {
    let cast = try await filled(.es)
    #expect(
      try await file("orders.csv", [("span", "month")], of: cast) == [
        "\u{FEFF}código;fecha;cliente;\"dirección del cliente\";estado;\"prometido para\";producto;cantidad;\"precio unitario\";importe;nota",
        "b;\"01/11/2026 10:00:00\";\"Ana García\";\"Calle Mayor 1\";Confirmado;22/11/2026;Bread;3;2,80;8,40;",
        "a;\"21/11/2026 00:30:00\";\"Ana García\";\"Calle Mayor 1\";Cobrado;22/11/2026;Bread;3;2,80;8,40;",
      ])
    #expect(
      try await file("customers.csv", [("span", "month")], of: cast) == [
        "\u{FEFF}cliente;pedidos;importe;\"por cobrar\"", "\"Ana García\";2;16,80;8,40",
      ])
    #expect(try await file("products.csv", [("year", "2026")], of: cast).last == "Bread;9;25,20")
    #expect(try await file("times.csv", [("year", "2026")], of: cast).suffix(3).first == "01/10/2026;31/10/2026;8,40")
  }

  @Test func inEnglishTheyHavePointsAndCommas() async throws {
    let cast = try await filled(.en)
    #expect(
      try await file("customers.csv", [], of: cast) == [
        "\u{FEFF}customer_name,orders,amount,unpaid", "\"Ana García\",3,25.20,8.40",
      ])
    #expect(try await cast.marta.get(OrdersPaths.reportFile("other.csv")).status == 404)
  }
}
