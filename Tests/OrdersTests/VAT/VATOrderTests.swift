import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct VATOrderTests {
  private let cast: OrdersCast

  init() async throws { cast = try await OrdersCast() }

  private func price(_ pricing: VATPricing, rates: String = "21 10 4") async throws {
    var draft = VATDraft()
    (draft.pricing, draft.rates) = (pricing.rawValue, rates)
    let said = draft
    try await cast.marta.change { try $0.changeVAT(to: said, from: nil, in: .en) }
  }

  private func set(_ rate: String, of product: Product, unit: String = "") async throws {
    var draft = ProductDraft(product, in: .en)
    (draft.vat, draft.unit) = (rate, unit)
    let said = draft
    try await cast.marta.change { try ProductStore($0).change(product.id, to: said, from: nil, in: .en) }
  }

  @Test func oneRateIsGivenToAllProductsAndTakenBackInOne() async throws {
    let link = OrdersPaths.productRates()
    #expect(try await cast.marta.get(OrdersPaths.vat()).page.forms.allSatisfy { !$0.action.hasSuffix("/vat/products") })
    try await price(.included)
    try await set("21", of: cast.cake)
    let offered = try await cast.marta.get(OrdersPaths.vat()).page.texts(of: "button[name=vat]")
    #expect(offered == ["21%", "10%", "4%", "No VAT"])
    #expect(try await cast.marta.post(link, [("vat", "101")]).status >= 400)
    let (bread, cake) = (cast.bread.id, cast.cake.id)
    func rates() async throws -> [VATRate?] {
      try await cast.marta.read { [try $0.find(bread).vatRate, try $0.find(cake).vatRate] }
    }
    let given = try await cast.marta.post(link, [("vat", "4")])
    #expect(try await rates() == [4, 4])
    #expect(try await cast.marta.browser.follow(given).page.words.contains("VAT 4%: 2 products"))
    try await set("10", of: cast.bread)
    try await cast.marta.undo(given)
    // What somebody chose since stays.
    #expect(try await rates() == [10, 21])
  }

  private func sums(_ id: ID<Order>) async throws -> VATSums {
    try await cast.marta.read {
      try OrderStore($0).sums(of: OrderStore($0).lines(of: id), $0.find(id).vatPricing)
    }
  }

  @Test func withoutItNothingIsAskedOrSaidOfIt() async throws {
    let id = try await cast.add(cast.draft())
    for link in [
      OrdersPaths.newProduct(), OrdersPaths.product(cast.bread.id), OrdersPaths.deliveryNote(id),
    ] {
      #expect(try await !cast.marta.get(link).page.words.contains("VAT"))
    }
    #expect(try await cast.order(id).total.minorUnits == 840)
  }

  @Test func anOrderFreezesHowItWasPricedAndItsLinesTheirRateAndUnit() async throws {
    try await price(.added)
    try await set("10", of: cast.bread, unit: "box")
    let id = try await cast.add(cast.draft())
    try await price(.included)
    try await set("4", of: cast.bread, unit: "crate")
    let order = try await cast.order(id)
    #expect(order.vatPricing == .added)
    #expect(order.total.minorUnits == 924)
    let line = try #require(try await cast.lines(id).first)
    #expect(line.vatRate == 10)
    #expect(line.unit == "box")
    #expect(try await sums(id).shares.map(\.tax.minorUnits) == [84])
  }

  @Test func aLineAddedLaterHasTheRateOfItsDayAndTheOthersKeepTheirs() async throws {
    try await price(.included)
    try await set("10", of: cast.bread)
    let id = try await cast.add(cast.draft())
    try await set("4", of: cast.bread)
    try await set("21", of: cast.cake)
    let shown = try await cast.shown(id)
    var wanted = shown
    wanted.lines += [cast.line(cast.cake, quantity: 1)]
    wanted.lines[0].quantity = "4"
    try await cast.change(id, to: wanted, from: shown)
    #expect(try await cast.lines(id).map(\.vatRate) == [10, 21])
    #expect(try await cast.order(id).total.minorUnits == 4 * 280 + 2_200)
  }

  @Test func theSettingsOfferTheRatesOfTheCountryAndProductsChooseAmongThem() async throws {
    let form = try #require(try await cast.marta.get(OrdersPaths.vat()).page.form)
    #expect(form.fields.contains { $0.0 == "rates" && $0.1 == "21  10  4" })
    let sent = try await cast.marta.browser.submit(form, typing: ["pricing": "included"])
    #expect(sent.status == 303)
    let page = try await cast.marta.get(OrdersPaths.product(cast.bread.id)).page
    #expect(page.words.contains("21%") && page.words.contains("No VAT"))
    #expect(try await cast.marta.browser.submit(try #require(page.form), typing: ["vat": "10"]).status == 303)
    let bread = cast.bread.id
    #expect(try await cast.marta.read { try $0.find(bread) }.vatRate == 10)
  }

  @Test func whatIsNoRateIsExplained() async throws {
    await #expect(throws: Invalid(["rates": VATPhrases.ratesWrong])) { try await price(.included, rates: "21,10,4") }
    await #expect(throws: Invalid(["rates": VATPhrases.ratesWrong])) { try await price(.added, rates: "") }
    await #expect(throws: Invalid(["vat": VATPhrases.rateWrong])) { try await set("x", of: cast.bread) }
  }

  @Test func thePaperSumsTheTaxByRate() async throws {
    try await price(.added)
    try await set("10", of: cast.bread, unit: "box")
    try await set("21", of: cast.cake)
    let id = try await cast.add(
      cast.draft(lines: [cast.line(cast.bread, quantity: 3), cast.line(cast.cake, quantity: 1)]))
    let words = try await cast.marta.get(OrdersPaths.deliveryNote(id)).page.words
    for text in ["3 box", "Loaf", "€22.00 €4.62", "€8.40 €0.84", "Total €35.86"] {
      #expect(words.contains(text), "\(text) in \(words)")
    }
    let bare = try await cast.marta.get(OrdersPaths.deliveryNote(id).with("prices", "no")).page.words
    #expect(!bare.contains("€") && !bare.contains("VAT"))
  }

  @Test func ordersAndPriceListsTakeItAlong() async throws {
    try await price(.added)
    try await set("5.2", of: cast.bread, unit: "box")
    try await cast.add(cast.draft())
    let zoe = try await TestHouse().owner("Zoe")
    for table in OrdersTable.allCases {
      let text = try await cast.marta.read { try OrdersExport($0).csv(table, in: .spreadsheet(.es)) }
      let walk = ImportWalk(OrdersImport(try OrdersFile(Array(text.utf8)), mint: zoe.home.house.mint))
      #expect(try await zoe.change { try walk.take(into: $0, skipsBad: false) }.refused.isEmpty)
    }
    let exported = try await cast.marta.read { try OrdersExport($0).document() }
    #expect(exported.orders.first?.lines.first?.vatRate == "5.2")
    #expect(try await zoe.read { try OrdersExport($0).document() } == exported)
  }
}
