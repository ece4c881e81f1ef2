import Kit
import TestKit
import Testing

@testable import Orders

/// Lists as tables, through the router: for whose window is wide, and for who asks without scripts.
@Suite struct TablePageTests {
  @Test func aWideWindowIsShownATableAndANarrowOneRows() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    for (width, kind) in [(nil, "rows"), ("0", "rows"), ("1", "table"), ("2", "table")] {
      if let width { cast.marta.browser.keep(width, as: "sobremesa-width") }
      for list in [OrdersPaths.orders(), OrdersPaths.customers(), OrdersPaths.products()] {
        let page = try await cast.marta.get(list).page
        #expect(page.root.all("table.data").count == (kind == "table" ? 1 : 0))
        #expect(page.root.first(".panes")?["data-layout"] == kind)
        #expect(page.root.all("form.selection").count == (kind == "table" ? 1 : 0))
      }
      let beside = try await cast.marta.get(OrdersPaths.customer(cast.ana.id)).page
      #expect(beside.root.all(".master table.data").count == (width == "2" ? 1 : 0))
      #expect(beside.root.all(".master .row-select").isEmpty)
    }
  }

  @Test func withoutScriptsALinkLeadsToTheTableAndItsHeadsSortIt() async throws {
    let cast = try await OrdersCast()
    for (code, quantity) in [("B-1", 3), ("A-1", 1), ("C-1", 2)] {
      try await cast.add(cast.draft(code: code, lines: [cast.line(cast.bread, quantity: quantity)]))
    }
    let rows = try await cast.marta.get(OrdersPaths.orders()).page
    let link = try #require(rows.root.first("noscript a"))
    let table = try await cast.marta.browser.get(link["href"] ?? "").page
    #expect(codes(table) == ["A-1", "B-1", "C-1"])
    #expect(table.root.first("th[aria-sort=ascending]")?.text == "Customer")
    let byTotal = try #require(table.link(named: "Total"))
    let sorted = try await cast.marta.browser.get(byTotal.address).page
    #expect(codes(sorted) == ["A-1", "C-1", "B-1"])
    let back = try await cast.marta.browser.get(try #require(sorted.link(named: "Total")).address).page
    #expect(codes(back) == ["B-1", "C-1", "A-1"])
    #expect(back.root.first("th[aria-sort=descending]")?.text == "Total")
    #expect(back.root.all("input[name=sort]").first?["value"] == "-total")
  }

  @Test func aTableHasHeadsForItsRowsAndColumns() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    cast.marta.browser.keep("1", as: "sobremesa-width")
    let page = try await cast.marta.get(OrdersPaths.orders()).page
    #expect(page.texts(of: "thead th") == ["Customer", "Products", "Promised for", "Status", "Due", "Total", "Code"])
    #expect(page.root.all("thead th").allSatisfy { $0["scope"] == "col" })
    #expect(page.root.first("tbody th")?["scope"] == "row")
    #expect(page.root.first(".row-select")?["aria-label"] == "Select Ana García, 2026-0001")
  }

  @Test func aSortedListGoesOnWhereItsPageEnded() async throws {
    let cast = try await OrdersCast()
    for number in 1...60 {
      try await cast.add(
        cast.draft(code: "2026-\(100 + number)", lines: [cast.line(cast.bread, quantity: 61 - number)]))
    }
    let page = try await cast.marta.get(OrdersPaths.orders().with("sort", "total")).page
    let more = try #require(page.root.first("a[rel=next]"))
    let next = try await cast.marta.browser.get(more["href"] ?? "").page
    #expect((codes(page) + codes(next)) == (1...60).reversed().map { "2026-\(100 + $0)" })
  }

  @Test func severalOrdersArePaidInOneChangeAndOneUndoPutsEachBack() async throws {
    let cast = try await OrdersCast()
    let confirmed = try await cast.add(cast.draft(code: "A-1", state: .confirmed))
    let delivered = try await cast.add(cast.draft(code: "A-2", state: .delivered))
    let paid = try await cast.add(cast.draft(code: "A-3", state: .paid))
    let gone = try await cast.add(cast.draft(code: "A-4", state: .delivered))
    let other = try await cast.add(cast.draft(code: "A-5", state: .delivered))
    _ = try await cast.marta.post(OrdersPaths.orderDeletion(gone))
    let before = try await sequence(cast)
    let answer = try await select([confirmed, delivered, paid, gone], "paid", cast)
    #expect(try await sequence(cast) == before + 1)
    let toast = try await cast.marta.browser.follow(answer).page.text(of: ".toast p")
    #expect(toast == "Orders A-1, A-2: Paid · deleted in the meantime: A-4")
    #expect(try await states([confirmed, delivered, paid, other], cast) == [.paid, .paid, .paid, .delivered])
    // One of them has gone on meanwhile: it stays where it is.
    _ = try await cast.marta.post(OrdersPaths.orderState(confirmed), [("state", "cancelled")])
    try await cast.marta.undo(answer)
    #expect(try await states([confirmed, delivered, paid], cast) == [.cancelled, .delivered, .paid])
    for id in [confirmed, delivered] {
      let page = try await cast.marta.get(OrdersPaths.order(id)).page
      #expect(page.words.contains("Marta set it to “Paid”"))
    }
  }

  @Test func severalOrdersGoAndComeBackTogetherAndTheSumsWithThem() async throws {
    let cast = try await OrdersCast()
    var ids: [ID<Order>] = []
    for number in 1...5 { ids.append(try await cast.add(cast.draft(code: "A-\(number)"))) }
    let sold = try await report(cast)
    let answer = try await select(Array(ids.prefix(4)), "deleted", cast)
    #expect(
      try await cast.marta.browser.follow(answer).page.text(of: ".toast p") == "Orders deleted: A-1, A-2, A-3 + 1")
    #expect(try await cast.marta.read { try OrderStore($0).orders().elements.map(\.code) } == ["A-5"])
    #expect(try await cast.marta.get(Link(inSpace: "/trash")).text.contains("A-1, A-2, A-3 + 1"))
    try await cast.marta.undo(answer)
    #expect(try await cast.marta.read { try OrderStore($0).orders().elements.count } == 5)
    #expect(try await report(cast) == sold)
  }

  @Test func customersThatOrdersHoldAreArchivedWhileTheOthersAreDeleted() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    let bea: ID<Customer> = cast.marta.home.house.mint.id()
    try await cast.marta.change { try CustomerStore($0).add(CustomerDraft(name: "Bea", address: "There"), id: bea) }
    let answer = try await cast.marta.post(
      OrdersPaths.customerSelection(),
      [("row", cast.ana.id.description), ("row", bea.description), ("to", "removed"), ("operation", "0123456789")])
    let toast = try await cast.marta.browser.follow(answer).page.text(of: ".toast p")
    #expect(toast == "Customer deleted: Bea · Archived, as there are orders: Ana García")
    #expect(try await names(cast) == [])
    let again = try await cast.marta.post(
      OrdersPaths.customerSelection(),
      [("row", cast.ana.id.description), ("row", bea.description), ("to", "removed"), ("operation", "0123456789")])
    #expect(again.location == answer.location)
    try await cast.marta.undo(answer)
    #expect(try await names(cast) == ["Ana García", "Bea"])
  }

  @Test func nothingIsSelectedAndWhatBelongsToOthersIsNotFound() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(cast.draft(state: .delivered))
    #expect(try await select([], "paid", cast).status == 400)
    #expect(try await select([id], "nonsense", cast).status == 400)
    let zoe = try await cast.marta.home.owner("Zoe")
    let answer = try await zoe.post(OrdersPaths.orderSelection(), [("row", id.description), ("to", "paid")])
    #expect(answer.status == 404)
    #expect(try await states([id], cast) == [.delivered])
  }

  @Test func aTableAsksAsOftenForManyRowsAsForFew() async throws {
    let cast = try await OrdersCast()
    cast.marta.browser.keep("2", as: "sobremesa-width")
    var counts: [String: [Int]] = [:]
    // What is kept of the orders is asked for once, and from then on whether it still holds.
    _ = try await cast.marta.get(OrdersPaths.orders())
    for number in 1...40 {
      let id: ID<Customer> = cast.marta.home.house.mint.id()
      try await cast.marta.change {
        try CustomerStore($0).add(CustomerDraft(name: "C\(number)", address: "There"), id: id)
      }
      var draft = cast.draft(code: "2026-\(100 + number)")
      draft.customer = id
      let order = try await cast.add(draft)
      guard number == 3 || number == 40 else { continue }
      let links = [
        OrdersPaths.customers(), OrdersPaths.products(), OrdersPaths.orders().with("sort", "-total"),
        OrdersPaths.customer(id), OrdersPaths.order(order).with("sort", "state"),
      ]
      for (index, link) in links.enumerated() {
        let before = cast.marta.home.counted.queries
        _ = try await cast.marta.get(link)
        counts["\(index)", default: []].append(cast.marta.home.counted.queries - before)
      }
    }
    for (page, count) in counts { #expect(count[1] <= count[0], "\(page)") }
  }

  @Test func aTableOfCustomersSaysWhatTheyOweAndWhenTheyOrderedLast() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft(code: "A-1", state: .delivered, lines: [cast.line(cast.bread, quantity: 2)]))
    try await cast.add(cast.draft(code: "A-2", state: .paid, lines: [cast.line(cast.cake, quantity: 1)]))
    cast.marta.browser.keep("1", as: "sobremesa-width")
    let customers = try await cast.marta.get(OrdersPaths.customers()).page
    let owed = try #require(customers.texts(of: "tbody td").last)
    #expect(owed == "€5.60")
    let products = try await cast.marta.get(OrdersPaths.products()).page
    #expect(products.texts(of: "tbody td[data-kind=number]") == ["2", "€2.80", "1", "€22.00"])
  }

  // MARK: -

  private func codes(_ page: TestPage) -> [String] { page.texts(of: "tbody td[data-kind=code]") }

  private func names(_ cast: OrdersCast) async throws -> [String] {
    try await cast.marta.read { view in
      let customers: Window<Customer> = try view.offered()
      return customers.elements.map(\.name)
    }
  }

  private func states(_ ids: [ID<Order>], _ cast: OrdersCast) async throws -> [OrderState] {
    try await cast.marta.read { view in try ids.map { try view.find($0).state } }
  }

  private func sequence(_ cast: OrdersCast) async throws -> Int64 { try await cast.marta.read { $0.sequence } }

  private func report(_ cast: OrdersCast) async throws -> String {
    try await cast.marta.get(OrdersPaths.report()).page.words
  }

  private func select(_ ids: [ID<Order>], _ wanted: String, _ cast: OrdersCast) async throws -> TestAnswer {
    try await cast.marta.post(OrdersPaths.orderSelection(), ids.map { ("row", $0.description) } + [("to", wanted)])
  }
}
