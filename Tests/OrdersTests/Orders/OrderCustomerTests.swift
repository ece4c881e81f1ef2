import Foundation
import Kit
import TestKit
import Testing

@testable import Orders

/// Ways to reach an order's customer.
@Suite struct OrderCustomerTests {
  private func cast(phone: String, email: String = "", at url: String? = nil) async throws -> OrdersCast {
    let cast = try await OrdersCast(TestHouse(url: url), language: .es)
    let ana = cast.ana
    try await cast.marta.change {
      var details = ana.details
      (details.phone, details.email) = (phone, email)
      try CustomerStore($0).change(ana.id, to: details, from: nil)
    }
    return cast
  }

  private func links(_ page: TestPage) -> [String] { page.root.all(".contact a").compactMap { $0["href"] } }

  @Test func aMessageBeginsWithWhatWasOrderedAndForWhen() async throws {
    let cast = try await cast(phone: "600 100 100", email: "ana@example.org")
    var draft = cast.draft(lines: [cast.line(cast.bread, quantity: 3), cast.line(cast.cake, quantity: 1)])
    draft.promisedOn = "2026-11-28"
    let id = try await cast.add(draft)
    let links = links(try await cast.marta.get(OrdersPaths.order(id)).page)
    let text = [
      "\(try await cast.marta.read { $0.space.name }): pedido 2026-0001", "3\u{A0}× Bread: 8,40\u{A0}€",
      "1\u{A0}× Cake: 22,00\u{A0}€", "Total: 30,40\u{A0}€", "Para el sábado, 28 de noviembre de 2026",
    ]
    #expect(links.count == 3)
    #expect(links[0] == "tel:600100100")
    let (whatsApp, mail) = (
      try #require(URLComponents(string: links[1])), try #require(URLComponents(string: links[2]))
    )
    #expect(whatsApp.host == "wa.me" && whatsApp.path == "/34600100100")
    #expect(whatsApp.queryItems?.first?.value == text.joined(separator: "\n"))
    #expect(mail.path == "ana@example.org")
    #expect(mail.queryItems?.map(\.name) == ["subject", "body"])
    #expect(mail.queryItems?.last?.value == text.joined(separator: "\r\n"))
  }

  @Test func aNumberThatMayBeOfAnywhereIsCalledAndNotWrittenTo() async throws {
    let cast = try await cast(phone: "100 200 300")
    #expect(links(try await cast.marta.get(OrdersPaths.customer(cast.ana.id)).page) == ["tel:100200300"])
  }

  @Test func whereThereIsNoWayNoneIsOffered() async throws {
    let cast = try await cast(phone: "por las tardes", email: "")
    let id = try await cast.add(cast.draft())
    for link in [OrdersPaths.customer(cast.ana.id), OrdersPaths.order(id)] {
      #expect(try await cast.marta.get(link).page.root.all(".contact").isEmpty)
    }
  }

  @Test func aLinkThatWasJustMadeGoesAlongWithTheOrder() async throws {
    let cast = try await cast(phone: "600 100 100", at: "http://casa.example")
    let id = try await cast.add(cast.draft())
    let shares = cast.marta.address(Capability.seeOrder.shares(of: id))
    let form = try #require(try await cast.marta.browser.get(shares).page.forms.first { $0.action == shares })
    let page = try await cast.marta.browser.submit(form, typing: ["lifetime": "month"]).page
    let link = try #require(page.text(of: ".share-text"))
    let message = links(page).compactMap { URLComponents(string: $0)?.queryItems?.first?.value }.first
    #expect(link.hasPrefix("http://casa.example/l/"))
    #expect(message?.hasSuffix("\nTotal: 8,40\u{A0}€\n\(link)") == true)
  }

  @Test func thePageAsksForNothingElsewhere() async throws {
    let cast = try await cast(phone: "600 100 100")
    let answer = try await cast.marta.get(OrdersPaths.customer(cast.ana.id))
    #expect(answer.text.contains("https://wa.me/34600100100"))
    #expect(answer.headers[.contentSecurityPolicy]?.contains("wa.me") == false)
  }
}
