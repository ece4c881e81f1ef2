import Kit
import TestKit
import Testing

/// A form asks for what the action of its route says, and for nothing else.
@Suite struct ActionTests {
  /// What forms hold whatever they ask for.
  private static let envelope: Set<String> = ["operation", "client", "turn", "back"]

  /// What no page of the furnished space offers: what asks for a moment, as a kitchen at work does,
  /// or for a printer.
  private static let offTheLists: Set<String> = [
    "orders.customer.bring-back", "orders.product.bring-back", "orders.payment.change", "orders.payment.delete",
    "orders.vat.rate-products",
    "pools.pool.list", "pools.pool.confirm-kick-off", "pools.import.zone",
    "pools.pool.keep-result", "pools.bet.reissue", "pools.stake.return", "pools.bote.pass",
    "pools.league.claim", "pools.league.answer-claim", "pools.pool.correct", "pools.reimbursement.delete",
    "pools.source.delete",
    "pools.source.refresh", "wines.catalogue.take-back", "restaurant.tab.answer", "restaurant.tab.admit",
    "restaurant.tab.send-away", "restaurant.tab.pay", "restaurant.tab.sit-down", "restaurant.tab.leave",
    "restaurant.order.set-quantity", "restaurant.order.remove-line", "restaurant.order.place",
    "restaurant.order.withdraw", "restaurant.tab.call", "restaurant.tab.ask-for-bill", "restaurant.tab.attend",
    "restaurant.order.discard", "restaurant.order.repeat", "restaurant.ticket.advance",
    "restaurant.ticket.advance-line", "restaurant.ticket.refuse", "restaurant.ticket.cancel",
    "restaurant.printer.change", "restaurant.printer.delete", "restaurant.printer.test", "restaurant.printer.discard",
    "restaurant.tab.reopen", "restaurant.ticket.pay", "restaurant.tab.print", "restaurant.ticket.print",
    "restaurant.ticket.bring-back", "restaurant.entry.choose", "restaurant.day.change", "restaurant.day.delete",
    "restaurant.stock.replenish", "restaurant.entry.save", "restaurant.entry.send",
    "shopping.list.choose-shop", "shopping.shop.rename", "shopping.shop.delete", "shopping.shop.place",
  ]

  /// Those of which the furnished space shows a part: an entry and a new order without lines, a dish that is not sold out,
  /// products where no tax is asked, lines whose ids scripts bring, a tab without orders where no other is, a round of which no match has begun.
  private static let shownInPart: Set<String> = [
    "shopping.item.add-lines", "restaurant.entry.save", "restaurant.stock.set", "pools.round.close",
    "pools.round.write", "orders.order.add",
    "orders.product.add",
    "orders.product.change",
    "restaurant.tab.move", "restaurant.tab.move-lines",
  ]

  /// Pickers on the way to an order or a pool, and files, which the house takes.
  private static let noActions: Set<String> = [
    "/s/:space/orders/orders/drafts/:order/customer", "/s/:space/orders/orders/drafts/:order/customer/new",
    "/s/:space/orders/orders/drafts/:order/product/:line", "/s/:space/orders/orders/drafts/:order/product/:line/new",
    "/s/:space/orders/transfer", "/s/:space/orders/transfer/imports/:import",
    "/s/:space/pools/pools/drafts/:pool/stake", "/s/:space/pools/pools/drafts/:pool/match",
    "/s/:space/pools/pools/drafts/:pool/team/:side", "/s/:space/pools/pools/drafts/:pool/team/:side/new",
    "/s/:space/pools/fixtures/import", "/s/:space/shopping/transfer",
    "/s/:space/restaurant/desk/transfer", "/s/:space/restaurant/desk/transfer/:import",
  ]

  @Test func whatAppsTakeIsAnActionOrAStepToOne() async throws {
    let routes = try await TestHouse().house.routes.all.filter {
      $0.method == .post && $0.app != nil && $0.audience != .token
    }
    #expect(Set(routes.filter { $0.action == nil }.map(\.pattern)) == Self.noActions)
  }

  @Test func everyFormAsksForWhatItsActionSays() async throws {
    let marta = try await TestHouse().settled()
    let crawl = try await Crawl(marta)
    let actions = marta.home.house.routes.all.compactMap(\.action)
    // One deed may have several doors, as members and guests have; it asks the same at each.
    #expect(Set(actions.map { "\($0.name) \($0.inputs.map(\.name))" }).count == Set(actions.map(\.name)).count)
    var asked: [String: Set<String>] = [:]
    let forms = try crawl.offers.values.map(\.form) + crawl.pages.flatMap(\.page.forms)
    for form in forms where form.element["method"] == "post" {
      guard let action = crawl.route(of: form.action, method: .post)?.action else { continue }
      let names =
        form.fields.map(\.0) + form.presses.map(\.name)
        + (form.element.all("input[name]") + form.inputs).compactMap { $0["name"] }
      // What is not ticked is not sent; it is asked all the same.
      asked[action.name, default: []].formUnion(
        names.map { Self.withoutID($0.hasPrefix("was.") ? String($0.dropFirst(4)) : $0) })
    }
    for action in actions {
      guard let asked = asked[action.name] else {
        #expect(Self.offTheLists.contains(action.name), "\(action.name)")
        continue
      }
      let said = Set(action.inputs.flatMap(Self.names))
      #expect(asked.subtracting(Self.envelope).subtracting(said).subtracting(action.steps) == [], "\(action.name)")
      if Self.shownInPart.contains(action.name) { continue }
      #expect(said.subtracting(asked) == [], "\(action.name)")
    }
  }

  /// What a form may do without signal is its action's to say, and the scripts go by what is printed.
  @Test func everyFormSaysWhatItsActionMayDoWithoutSignal() async throws {
    let marta = try await TestHouse().settled()
    let crawl = try await Crawl(marta)
    let forms = try crawl.offers.values.map(\.form) + crawl.pages.flatMap { $0.page.forms + $0.page.swipes }
    var said: Set<String> = []
    for form in forms where form.element["method"] == "post" {
      // Leaving a form that the house keeps is a step of its own.
      guard !form.fields.contains(where: { $0.0 == "discard" }) else { continue }
      let action = crawl.route(of: form.action, method: .post)?.action
      let kind = action?.offline.kind
      #expect(form.element["data-offline"] == kind, "\(form.action)")
      guard let action, kind != nil else { continue }
      said.insert(action.name)
      // Of one that is swept away the script makes a form without fields.
      guard !form.fields.isEmpty else { continue }
      #expect((form.element["data-makes"] != nil) == action.inputs.contains(.newID), "\(form.action)")
    }
    let may = marta.home.house.routes.all.compactMap(\.action).filter { $0.offline.kind != nil }
    #expect(Set(may.map(\.name)).subtracting(said).subtracting(Self.offTheLists) == [])
  }

  private static func names(_ input: Action.Input) -> [String] {
    if case .rows(let own) = input.kind { [input.name] + own.flatMap(names) } else { [input.name] }
  }

  /// `quantity-ID` asks for what `quantity` says, and `option.ID.price` for what `option.price` does.
  private static func withoutID(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).filter { ID<Action>($0) == nil }
    let bare = parts.joined(separator: ".")
    guard bare.count > 37, ID<Action>(String(bare.suffix(36))) != nil else { return bare }
    return String(bare.dropLast(37))
  }
}
