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

  @Test func whoKeepsTheBooksIsToldTheTaxByItsRatesAndWhatCameInHow() async throws {
    let cast = try await OrdersCast(language: .es)
    _ = try await cast.marta.post(OrdersPaths.vat(), [("pricing", "included"), ("rates", "21 10 4")])
    try await cast.marta.change { transaction in
      for (product, rate) in [(cast.bread, "4"), (cast.cake, "10")] {
        var draft = ProductDraft(product, in: .en)
        draft.vat = rate
        try ProductStore(transaction).change(product.id, to: draft, from: nil, in: .en)
      }
    }
    var ids: [ID<Order>] = []
    for (code, state, date) in [
      ("a", OrderState.confirmed, "2026-11-20T10:00"), ("b", .confirmed, "2026-11-02T10:00"),
      ("c", .cancelled, "2026-11-03T10:00"), ("d", .paid, "2026-11-04T10:00"), ("e", .confirmed, "2026-10-31T10:00"),
    ] {
      var draft = cast.draft(
        code: code, state: state, lines: [cast.line(cast.bread, quantity: 1), cast.line(cast.cake, quantity: 1)])
      draft.date = date
      ids.append(try await cast.add(draft))
    }
    let (orders, mint) = (ids, cast.marta.home.house.mint)
    for (order, amount, method, day) in [
      (0, "24.80", "cash", "2026-11-20"), (1, "10", "bizum", "2026-11-20"), (4, "4.80", "cash", "2026-11-02"),
      (4, "1", "card", "2026-10-31"),
    ] {
      let id: ID<Payment> = mint.id()
      try await cast.marta.change {
        var draft = PaymentDraft()
        (draft.amount, draft.method, draft.paidOn) = (amount, method, day)
        try PaymentStore($0).add(draft, to: orders[order], id: id, in: .en)
      }
    }
    let page = try await cast.marta.get(OrdersPaths.accounts().with("span", "month")).page
    #expect(page.rows.map { $0.title }.prefix(5) == ["10 %", "4 %", "Efectivo", "Bizum", "Sin forma de pago"])
    // Three times 2,00 of 22,00 and 0,11 of 2,80.
    #expect(
      try await file("vat.csv", [("span", "month")], of: cast) == [
        "\u{FEFF}\"tipo de IVA\";base;cuota;importe", "10;60,00;6,00;66,00", "4;8,07;0,33;8,40",
      ])
    #expect(
      try await file("payments.csv", [("span", "month")], of: cast) == [
        "\u{FEFF}fecha;pedido;cliente;\"forma de pago\";importe", "02/11/2026;e;\"Ana García\";Efectivo;4,80",
        "20/11/2026;a;\"Ana García\";Efectivo;24,80", "20/11/2026;b;\"Ana García\";Bizum;10,00",
      ])
    let quiet = try await cast.marta.get(OrdersPaths.accounts().with("year", "2020")).page
    #expect(quiet.rows.isEmpty)
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
