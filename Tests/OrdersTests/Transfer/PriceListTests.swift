import Kit
import TestKit
import Testing

@testable import Orders

/// A price list brings the products up to date, once somebody has seen what would change.
@Suite struct PriceListTests {
  private let cast: OrdersCast

  init() async throws {
    cast = try await OrdersCast()
  }

  private func bring(_ text: String) async throws -> TestPage {
    let member = cast.marta
    let sent = try await member.browser.upload(
      member.address(OrdersPaths.transfer()), [("bad", "nothing")], file: ("file", "precios.csv", Array(text.utf8)))
    #expect(sent.status == 303)
    return try await member.browser.follow(sent).page
  }

  private func take(_ page: TestPage) async throws -> TestAnswer {
    try await cast.marta.browser.submit(try #require(page.forms.first { $0.fields.contains { $0.0 == "plan" } }))
  }

  private func price(_ product: ID<Product>) async throws -> Int64 {
    try await cast.marta.read { try $0.find(product) }.price.minorUnits
  }

  @Test func nothingChangesBeforeItIsSeenAndThenAllOfItDoesAndIsTakenBack() async throws {
    let (bread, cake) = (cast.bread, cast.cake)
    let page = try await bring("nombre;precio\n\(bread.name.uppercased());3,15\n\(cake.name);99\nMuffin;1\n")
    #expect(page.words.contains("→ €3.15") && page.words.contains("→ €99.00"))
    // The muffin lacks its description.
    #expect(page.words.contains("Line 4"))
    #expect(try await price(bread.id) == bread.price.minorUnits)
    let taken = try await take(page)
    #expect(taken.status == 303)
    #expect(try await price(bread.id) == 315)
    #expect(try await price(cake.id) == 9_900)
    // The answer was lost: it is sent again.
    #expect(try await take(page).status == 303)
    let done = try #require(taken.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    let toast = try await cast.marta.browser.follow(taken).page
    #expect(toast.words.contains("2 products changed by a file"))
    try await cast.marta.change { transaction in
      try ProductStore(transaction).change(
        cake.id, to: ProductDraft(name: cake.name, price: "50", description: cake.description), from: nil, in: .en)
    }
    _ = try await cast.marta.post(Link(inSpace: "/undo/\(done)"))
    #expect(try await price(bread.id) == bread.price.minorUnits)
    #expect(try await price(cake.id) == 5_000)
  }

  @Test func pricesComeBeforeEverythingElse() async throws {
    let page = try await bring(
      "id,name,price,description\n\(cast.cake.id),Cheesecake,\(plain(cast.cake)),New words\n"
        + "\(cast.bread.id),Rye bread,4,\(String(repeating: "Long ", count: 100))\n")
    let words = page.words
    let places = ["Price:", "Rye bread", "Cheesecake"].compactMap { words.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(words.contains(String(repeating: "Long ", count: 99)))
  }

  private func plain(_ product: Product) -> String { product.price.fieldText(in: .en) }

  @Test func aProductThatChangedMeanwhileIsShownAgain() async throws {
    let bread = cast.bread
    let page = try await bring("name,price\n\(bread.name),3.15\n")
    try await cast.marta.change { transaction in
      try ProductStore(transaction).change(
        bread.id, to: ProductDraft(name: bread.name, price: "4", description: bread.description), from: nil, in: .en)
    }
    let answer = try await take(page)
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("Something changed while you looked"))
    #expect(try await price(bread.id) == 400)
    #expect(try await take(try answer.page).status == 303)
    #expect(try await price(bread.id) == 315)
  }

  @Test func whoTakesNothingLeavesNothing() async throws {
    let page = try await bring("name,price\n\(cast.bread.name),3.15\n")
    let form = try #require(page.forms.first { $0.fields.contains { $0.0 == "plan" } })
    #expect(try await cast.marta.browser.submit(form, typing: ["discard": "yes"]).status == 303)
    #expect(try await cast.marta.browser.get(form.action).status == 410)
    #expect(try await price(cast.bread.id) == cast.bread.price.minorUnits)
  }

  @Test func whatAnotherSpaceExportsComesInTableByTableAndOnce() async throws {
    try await cast.add(cast.draft(code: "2026-0001"))
    let zoe = try await cast.marta.home.owner("Zoe", language: .es)
    for _ in 1...2 {
      for table in OrdersTable.allCases {
        let text = try await cast.marta.read { try OrdersExport($0).csv(table, in: .spreadsheet(.es)) }
        let sent = try await zoe.browser.upload(
          zoe.address(OrdersPaths.transfer()), [("bad", "nothing")],
          file: ("file", "\(table).csv", Array(text.utf8)))
        let page = try await zoe.browser.follow(sent).page
        #expect(!page.words.contains("No se ha importado nada"), "\(page.words)")
      }
    }
    let (mine, theirs) = (
      try await cast.marta.read { try OrdersExport($0).document() },
      try await zoe.read { try OrdersExport($0).document() }
    )
    #expect(theirs.customers.map(\.name) == mine.customers.map(\.name))
    #expect(theirs.products.map(\.price) == mine.products.map(\.price))
    #expect(theirs.orders.map(\.lines.count) == mine.orders.map(\.lines.count))
    #expect(Set(theirs.customers.map(\.id)).isDisjoint(with: mine.customers.map(\.id)))
    #expect(theirs.orders.map(\.customerId) == [theirs.customers.first { $0.name == mine.orders[0].customerName }?.id])
  }
}
