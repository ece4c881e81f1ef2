import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Shopping

@Suite struct GuestListTests {
  /// The address of the list for a guest, in a browser of theirs.
  private func guest(_ cast: HouseholdCast) async throws -> (browser: TestBrowser, home: String) {
    let shares = Capability.shopAlong.shares(of: cast.list)
    let answer = try await cast.marta.post(
      shares, [("id", UUID().uuidString.lowercased()), ("lifetime", "ever")])
    let address = try #require(try answer.page.root.first("textarea")).text
    let browser = cast.marta.home.stranger(language: .es)
    let path = try #require(address.firstMatch(of: /\/l\/[0-9a-f]+/)).output
    let door = try await browser.post(String(path), [("name", "Lola")])
    return (browser, try #require(door.location))
  }

  @Test func aGuestTicksAndAddsUnderTheirName() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates\nleche")
    let (lola, home) = try await guest(cast)
    let page = try await lola.get(home)
    #expect(page.text.contains("tomates") && page.text.contains("leche"))
    let tick = try #require(try page.page.forms.first { $0.action.hasSuffix("/purchase") })
    #expect(try await lola.submit(tick).location?.hasPrefix(home) == true)
    #expect(try await lola.post("\(home)/lines", [("text", "3 limones")]).status == 303)
    let items = try await cast.items()
    #expect(items.count == 3)
    #expect(items.contains { $0.isBought && $0.boughtBy?.name == "Lola" && $0.boughtBy?.person == nil })
    #expect(items.contains { $0.line.name == "limones" && $0.addedBy?.name == "Lola" })
  }

  @Test func aGuestFindsNoWayToChangeAnythingElse() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("leche")
    let item = try #require(try await cast.item("leche"))
    let (lola, home) = try await guest(cast)
    let page = try await lola.get(home).page
    #expect(page.links.allSatisfy { $0.address.hasPrefix("#") || $0.address.hasPrefix("/assets/") }, "\(page.links)")
    #expect(page.forms.allSatisfy { $0.action.hasSuffix("/lines") || $0.action.hasSuffix("/purchase") })
    for path in ["deletion", "copy", "clearing", "items/\(item.id)", "view", "staples"] {
      #expect(try await lola.post("\(home)/\(path)").status == 404, "\(path)")
    }
    #expect(try await cast.items().count == 1)
  }

  @Test func aGuestTakesBackWhatTheyHaveAddedAndMayChangeTheirMind() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("leche")
    let (lola, home) = try await guest(cast)
    #expect(try await lola.post("\(home)/lines", [("text", "limones")]).status == 303)
    let limones = try #require(try await cast.item("limones"))
    let page = try await lola.get(home).page
    let deletions = page.forms.filter { $0.action.hasSuffix("/deletion") }
    #expect(deletions.map(\.action) == ["\(home)/items/\(limones.id)/deletion"], "only of what is theirs")
    let answer = try await lola.submit(try #require(deletions.first))
    #expect(try await cast.items().map(\.line.name) == ["leche"])
    let after = try await lola.get(try #require(answer.location))
    let undo = try #require(try after.page.forms.first { $0.action.contains("/undo") }, "the toast takes it back")
    _ = try await lola.submit(undo)
    #expect(try await cast.items().map(\.line.name).sorted() == ["leche", "limones"])
    #expect(try await lola.get(home).page.forms.contains { $0.action.hasSuffix("/deletion") }, "it is theirs again")
  }

  @Test func nobodysGuestTakesBackWhatSomebodyElseHasAdded() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("leche")
    let (lola, home) = try await guest(cast)
    let (pepe, other) = try await guest(cast)
    #expect(try await lola.post("\(home)/lines", [("text", "limones")]).status == 303)
    for name in ["leche", "limones"] {
      let item = try #require(try await cast.item(name))
      let answer = try await pepe.post("\(other)/items/\(item.id)/deletion")
      #expect(answer.status == 403)
      #expect(answer.text.contains("Solo puedes quitar lo que has apuntado tú"))
    }
    #expect(try await cast.items().count == 2)
  }

  @Test func whatSomebodyHasBoughtOrAddedToIsNotTakenBack() async throws {
    let cast = try await HouseholdCast()
    let (lola, home) = try await guest(cast)
    #expect(try await lola.post("\(home)/lines", [("text", "limones\npan")]).status == 303)
    let (limones, pan) = (try #require(try await cast.item("limones")), try #require(try await cast.item("pan")))
    try await cast.type("3 limones")
    try await cast.marta.change { _ = try ItemStore($0).set(pan.id, on: cast.list, bought: true) }
    for item in [limones, pan] {
      #expect(try await lola.post("\(home)/items/\(item.id)/deletion").status == 403)
    }
    #expect(try await lola.get(home).page.forms.allSatisfy { !$0.action.hasSuffix("/deletion") })
    try await cast.marta.change { _ = try ItemStore($0).set(pan.id, on: cast.list, bought: false) }
    #expect(try await lola.post("\(home)/items/\(pan.id)/deletion").status == 303)
  }

  @Test func nothingIsTakenBackOnceTheLinkIsRevoked() async throws {
    let cast = try await HouseholdCast()
    let (lola, home) = try await guest(cast)
    #expect(try await lola.post("\(home)/lines", [("text", "limones")]).status == 303)
    let limones = try #require(try await cast.item("limones"))
    let links = try await cast.marta.get(Capability.shopAlong.shares(of: cast.list))
    let revoke = try #require(try links.page.forms.first { $0.action.hasSuffix("/revocation") })
    _ = try await cast.marta.browser.submit(revoke)
    #expect(try await lola.post("\(home)/items/\(limones.id)/deletion").status == 410)
    #expect(try await cast.items().count == 1)
  }

  @Test func whatAGuestTypedIsKeptWhenItIsNothing() async throws {
    let cast = try await HouseholdCast()
    let (lola, home) = try await guest(cast)
    let answer = try await lola.post("\(home)/lines", [("text", "   ")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("field-error"))
  }

  @Test func anItemOfAnotherListIsNotReached() async throws {
    let cast = try await HouseholdCast()
    let (lola, home) = try await guest(cast)
    let other: ID<ShoppingList> = cast.mint.id()
    try await cast.marta.change { transaction in
      try ListStore(transaction).add(ListDraft(name: "Otra"), id: other)
      _ = try ItemStore(transaction).add(try LineReading.arrivals("pan", in: transaction, .es), to: other, in: .es)
    }
    let bread = try #require(try await cast.items(of: other).first)
    #expect(try await lola.post("\(home)/items/\(bread.id)/purchase", [("bought", "yes")]).status == 404)
    #expect(try await cast.items(of: other).first?.isBought == false)
  }

  @Test func moreThanSomebodyTypesIsRefusedUnread() async throws {
    let cast = try await HouseholdCast()
    let (lola, home) = try await guest(cast)
    let many = Array(repeating: "leche", count: LineReading.lineLimit + 1).joined(separator: "\n")
    let heavy = Array(repeating: String(repeating: "pan ", count: 200), count: 100).joined(separator: "\n")
    let long = String(repeating: "pan ", count: 2_000)
    for (text, message) in [
      (many, "como mucho 200 líneas"), (heavy, "como mucho 200 líneas"), (long, "Alguna línea es demasiado larga"),
    ] {
      let answer = try await lola.post("\(home)/lines", [("text", text)])
      #expect(answer.status == 422)
      #expect(answer.text.contains(message))
    }
    #expect(try await cast.items().isEmpty)
    let most = Array(repeating: "leche", count: LineReading.lineLimit).joined(separator: "\n")
    #expect(try await lola.post("\(home)/lines", [("text", most)]).status == 303)
    #expect(try await cast.items().count == 1)
  }

  @Test func whatWasPastedIsReadBeforeTheChangeBegins() async throws {
    let cast = try await HouseholdCast()
    let (lola, home) = try await guest(cast)
    let before = cast.marta.home.counted.writes
    #expect(try await lola.post("\(home)/lines", [("text", String(repeating: "a", count: 300))]).status == 422)
    #expect(cast.marta.home.counted.writes == before, "nothing that cannot be taken opens a change")
  }
}
