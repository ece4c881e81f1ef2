import Kit
import TestKit

@testable import Orders

/// What most tests of orders begin with: a customer and two products.
struct OrdersCast {
  let marta: TestMember
  let ana: Customer
  let bread: Product
  let cake: Product

  init(_ house: TestHouse? = nil, language: Language = .en) async throws {
    let home = if let house { house } else { try await TestHouse(fetchHosts: TestPhone.hosts) }
    marta = try await home.owner(language: language)
    let (first, second, third): (ID<Customer>, ID<Product>, ID<Product>) = (
      home.house.mint.id(), home.house.mint.id(), home.house.mint.id()
    )
    ana = try await marta.change {
      try CustomerStore($0).add(CustomerDraft(name: "Ana García", address: "Calle Mayor 1"), id: first)
    }
    bread = try await marta.change {
      try ProductStore($0).add(ProductDraft(name: "Bread", price: "2.80", description: "Loaf"), id: second, in: .en)
    }
    cake = try await marta.change {
      try ProductStore($0).add(ProductDraft(name: "Cake", price: "22", description: "Whole"), id: third, in: .en)
    }
  }

  var locale: ReaderLocale { ReaderLocale(language: .en, zone: Zone("Europe/Madrid")!) }

  func line(_ product: Product, quantity: Int, price: String? = nil) -> OrderDraft.Line {
    OrderDraft.Line(
      id: marta.home.house.mint.id(), product: product.id, name: product.name, quantity: String(quantity),
      price: price ?? product.price.fieldText(in: .en))
  }

  /// A valid order of three loaves unless its parts say otherwise.
  func draft(code: String = "2026-0001", state: OrderState = .confirmed, lines: [OrderDraft.Line]? = nil) -> OrderDraft
  {
    var draft = OrderDraft(code: OrderCode(code), at: marta.home.clock.now, in: locale.zone)
    draft.customer = ana.id
    draft.state = state.rawValue
    draft.lines = lines ?? [line(bread, quantity: 3)]
    return draft
  }

  @discardableResult
  func add(_ draft: OrderDraft) async throws -> ID<Order> {
    let (id, locale): (ID<Order>, ReaderLocale) = (marta.home.house.mint.id(), locale)
    try await marta.change { _ = try OrderStore($0).add(draft, id: id, locale: locale) }
    return id
  }

  func order(_ id: ID<Order>) async throws -> Order {
    try await marta.read { try $0.find(id) }
  }

  func lines(_ id: ID<Order>) async throws -> [OrderLine] {
    try await marta.read { try OrderStore($0).lines(of: id) }
  }

  /// The order's form as it is shown now.
  func shown(_ id: ID<Order>) async throws -> OrderDraft {
    OrderDraft(try await order(id), lines: try await lines(id), locale: locale)
  }

  func change(_ id: ID<Order>, to draft: OrderDraft, from shown: OrderDraft) async throws {
    let locale = locale
    try await marta.change { try OrderStore($0).change(id, to: draft, from: shown, locale: locale) }
  }
}
