import TestKit
import Testing

@testable import Kit
@testable import Restaurant

/// In a house that only this machine reaches, no page shows a code, or a link to copy, without a word about it; and nowhere
/// else does a page say so.
@Suite struct ReachPageTests {
  private func check(_ pages: [(address: String, text: String)]) {
    for (address, text) in pages {
      #expect(!text.contains("class=\"qr\""), "\(address)")
      if text.contains("http://127.0.0.1") { #expect(text.contains("data-reach=\"here\""), "\(address)") }
    }
  }

  /// Everything that a walk through a settled space finds, and what answers that are shown once show.
  private func pages(_ house: TestHouse) async throws -> [(address: String, text: String)] {
    let marta = try await house.settled()
    let luis = try await house.member(of: marta.space)
    try await marta.change { transaction in
      try PublicPageStore(transaction).set("casa-pepe", isOpen: true, for: "restaurant")
      _ = try TableStore(transaction).add(["Terrace"])
    }
    let crawl = try await Crawl(marta)
    var pages = crawl.visited.map { ($0.address, $0.answer.text) }
    let once: Set<String> = [
      AccountPaths.invitations().address(in: marta.space),
      AccountPaths.memberWayIn(luis.person.id).address(in: marta.space),
    ]
    for (action, form) in crawl.forms where once.contains(action) || action.contains("/shares/") {
      let answer = try await marta.browser.submit(form)
      #expect(answer.status == 200, "\(action)")
      pages.append((action, answer.text))
      // What the guests of a link see of it.
      guard let link = answer.text.firstMatch(of: /(\/l\/[0-9a-f]+)</)?.1 else { continue }
      let lola = house.stranger()
      let entrance = try await lola.post(String(link), [("name", "Lola \(pages.count)")])
      pages.append((String(link), try await lola.follow(entrance).text))
    }
    return pages
  }

  @Test func aHouseThatOnlyThisMachineReachesSaysSoBesideEachLink() async throws {
    let pages = try await pages(try await TestHouse())
    check(pages)
    // The walk has seen what it is about.
    let said = pages.filter { $0.text.contains("data-reach=\"here\"") }.map(\.address)
    for part in ["/settings/invitations", "/way-in", "/shares/", "/desk/public", "/desk/tables/"] {
      #expect(said.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test func aHouseWithAnAddressShowsCodesThatLeadThere() async throws {
    let pages = try await pages(try await TestHouse(url: "http://casa.example"))
    for (address, text) in pages {
      #expect(!text.contains("data-reach"), "\(address)")
      #expect(!text.contains("http://127.0.0.1"), "\(address)")
    }
    #expect(pages.count { $0.text.contains("class=\"qr\"") } > 5)
  }
}
