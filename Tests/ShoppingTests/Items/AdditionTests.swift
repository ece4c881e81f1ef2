import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct AdditionTests {
  @Test func oneLineIsAnItemWithItsCategory() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates 3,50")
    let item = try #require(try await cast.items().first)
    #expect(try await cast.texts() == ["2 kg tomates 3,50 €/kg"])
    #expect(try await cast.categoryName(of: item) == "Frutas y verduras")
    #expect(item.addedBy?.name == "Marta")
  }

  @Test func severalLinesAreSeveralItemsInTheirOrderAndUndoneAtOnce() async throws {
    let cast = try await HouseholdCast()
    let done = try await cast.type("- pan\n- [x] leche\n\n3. huevos")
    #expect(try await cast.items().map(\.line.name) == ["pan", "leche", "huevos"])
    #expect(try await cast.items().map(\.isBought) == [false, true, false])
    try await cast.undo(done)
    #expect(try await cast.items().isEmpty)
    #expect(try await !cast.isCompleted())
  }

  @Test func whatIsThereGrowsAndTheToastSaysSo() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("500 g tomates")
    let answer = try await cast.marta.post(ShoppingPaths.lines(cast.list), [("text", "1 kg tomates")])
    let page = try await cast.marta.browser.follow(answer).page
    #expect(page.text(of: ".toast p")?.replacing("\u{A0}", with: " ") == "tomates: ahora 1,5 kg")
    #expect(try await cast.texts() == ["1,5 kg tomates"])
    let done = answer.location.flatMap { ID<Activity>($0.suffix(36)) }
    try await cast.undo(done)
    #expect(try await cast.texts() == ["500 g tomates"])
  }

  @Test func aLineFromBeforeItKeptWhatGrewTakesNothingBack() async throws {
    let cast = try await HouseholdCast()
    let new = try await cast.type("500 g tomates")
    let grown = try await cast.type("1 kg tomates")
    try await cast.marta.change { try $0.run("UPDATE kit_activity SET detail = NULL") }
    #expect(try await cast.undo(grown).status == 410)
    #expect(try await cast.texts() == ["1,5 kg tomates"])
    try await cast.undo(new)
    #expect(try await cast.items().isEmpty)
  }

  @Test func anotherPriceIsSaidAndTheOneOnTheListStays() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("1 kg tomates 3,50")
    let answer = try await cast.marta.post(ShoppingPaths.lines(cast.list), [("text", "1 kg tomates 2,90")])
    let page = try await cast.marta.browser.follow(answer).page
    let toast = page.text(of: ".toast p")?.replacing("\u{A0}", with: " ")
    #expect(toast == "tomates: ahora 2 kg. Se mantiene el precio de 3,50 €/kg, no el de 2,90 €/kg")
    #expect(try await cast.texts() == ["2 kg tomates 3,50 €/kg"])
  }

  @Test func aPriceThatNobodyTypedIsNoOtherPrice() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("1 kg tomates 2,90")
    let (list, item) = (cast.list, try #require(try await cast.items().first))
    var draft = ItemDraft(item, in: .es)
    draft.price = "3,50"
    let changed = draft
    try await cast.marta.change { transaction in
      try ItemStore(transaction).change(item.id, on: list, to: changed, from: nil, in: .es)
      _ = try ItemStore(transaction).add(
        [IncomingItem(line: ItemLine(name: "tomates", brand: "Raf"))], to: list, in: .es)
    }
    let answer = try await cast.marta.post(ShoppingPaths.lines(list), [("text", "1 kg tomates")])
    let toast = try await cast.marta.browser.follow(answer).page.text(of: ".toast p")
    #expect(toast?.replacing("\u{A0}", with: " ") == "tomates: ahora 2 kg")
    try await cast.marta.change { _ = try ItemStore($0).remove(item.id, from: list) }
    try await cast.type("3 kg tomates")
    #expect(try await cast.texts().contains("3 kg tomates 3,50 €/kg"))
  }

  @Test func whatIsBoughtOrOfAnotherBrandStaysApart() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("1 kg tomates")
    try await cast.set("tomates")
    let answer = try await cast.marta.post(ShoppingPaths.lines(cast.list), [("text", "2 kg tomates")])
    let toast = try await cast.marta.browser.follow(answer).page.text(of: ".toast p")
    #expect(toast == "Apuntado en la lista: tomates. El que ya está comprado se queda aparte")
    #expect(try await cast.items().map(\.isBought) == [true, false])
    let list = cast.list
    try await cast.marta.change { transaction in
      for brand in ["Pascual", "Puleva"] {
        try ItemStore(transaction).add([IncomingItem(line: ItemLine(name: "leche", brand: brand))], to: list, in: .es)
      }
    }
    #expect(try await cast.items().count == 4)
  }

  @Test func aPasteMergesWithItselfAndWithTheListAndUndoTakesAllOfItBack() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("1 kg arroz\npan")
    let done = try await cast.type("1 kg arroz\n1 l aceite\n2 l aceite\nsal")
    #expect(try await cast.texts() == ["2 kg arroz", "pan", "3 l aceite", "sal"])
    try await cast.undo(done)
    #expect(try await cast.texts() == ["1 kg arroz", "pan"])
    try await cast.undo(done)
    #expect(try await cast.texts() == ["1 kg arroz", "pan"])
  }

  @Test func undoingAMergeLeavesWhatSomebodyHasChangedSince() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("1 kg arroz 1,20")
    let done = try await cast.type("1 kg arroz")
    let (list, item) = (cast.list, try #require(try await cast.items().first))
    var draft = ItemDraft(item, in: .es)
    draft.quantity = "5"
    let changed = draft
    try await cast.luis.change { try ItemStore($0).change(item.id, on: list, to: changed, from: nil, in: .es) }
    try await cast.undo(done)
    #expect(try await cast.texts() == ["5 kg arroz 1,20 €/kg"])
  }

  @Test func theSameLineSentTwiceComesOnce() async throws {
    let cast = try await HouseholdCast()
    let fields = [("operation", "0199a000-0000-7000-8000-0000000000aa"), ("text", "1 kg arroz")]
    let first = try await cast.marta.post(ShoppingPaths.lines(cast.list), fields)
    let second = try await cast.marta.post(ShoppingPaths.lines(cast.list), fields)
    #expect(first.location == second.location)
    #expect(try await cast.texts() == ["1 kg arroz"])
  }

  @Test func anEmptyLineAndATooLongOneAreExplainedAndKept() async throws {
    let cast = try await HouseholdCast()
    let empty = try await cast.marta.post(ShoppingPaths.lines(cast.list), [("text", " \n ")])
    #expect(empty.status == 422)
    #expect(try empty.page.text(of: "#text-error") == "Escribe qué falta.")
    let long = String(repeating: "a", count: 300)
    let answer = try await cast.marta.post(ShoppingPaths.lines(cast.list), [("text", long)])
    #expect(answer.status == 422)
    #expect(try answer.page.field("text")?.value == long)
  }

  /// Six bricks at 5.70 each are 34.20 €, which may be meant.
  @Test func aPriceBehindACountAsksWhetherItIsOfOne() async throws {
    let cast = try await HouseholdCast()
    func chips(_ typed: String) async throws -> [String] {
      let answer = try await cast.marta.post(ShoppingPaths.lines(cast.list), [("text", typed)])
      let page = try await cast.marta.browser.follow(answer).page
      return page.texts(of: ".chip").map { $0.replacing("\u{A0}", with: " ") }
    }
    #expect(try await chips("leche 6 bricks 5,70").contains("¿5,70 €/brik?"))
    #expect(try await chips("agua 6 botellas a 0,60").contains("0,60 €/botella"))
    #expect(try await chips("6 yogures 0,40").contains("0,40 €/ud."))
    #expect(try await chips("aceite 5l 39,90").contains("39,90 € en total"))
  }

  @Test func ofManyLinesThoseThatAskStandInChips() async throws {
    let cast = try await HouseholdCast()
    let typed = ["pan", "sal", "queso", "arroz", "harina", "leche 6 bricks 5,70", "fruta"].joined(separator: "\n")
    let answer = try await cast.marta.post(ShoppingPaths.lines(cast.list), [("text", typed)])
    let page = try await cast.marta.browser.follow(answer).page
    #expect(page.texts(of: ".chips").count == 1)
    #expect(page.texts(of: ".chip").map { $0.replacing("\u{A0}", with: " ") }.contains("¿5,70 €/brik?"))
  }

  @Test func whatWasUnderstoodStandsInChipsThatLeadToItsFields() async throws {
    let cast = try await HouseholdCast()
    let answer = try await cast.marta.post(ShoppingPaths.lines(cast.list), [("text", "2 kg tomates 3,50")])
    let page = try await cast.marta.browser.follow(answer).page
    let chips = page.texts(of: ".chip").map { $0.replacing("\u{A0}", with: " ") }
    #expect(chips == ["tomates", "2 kg", "3,50 €/kg", "Frutas y verduras"])
    let price = try #require(page.links.first { $0.address.contains("field=price") })
    let form = try await cast.marta.browser.get(price.address).page
    #expect(form.field("price")?.value == "3,50")
    #expect(form.field("price")?.element["autofocus"] != nil)
  }
}
