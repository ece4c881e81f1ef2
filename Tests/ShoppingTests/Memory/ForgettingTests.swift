import Kit
import TestKit
import Testing

@testable import Shopping

/// A memory that one can clean.
@Suite struct ForgettingTests {
  private func names(_ cast: HouseholdCast) async throws -> [String] {
    try await cast.marta.read { try GoodStore($0, .es).goods() }.map(\.name).sorted()
  }

  private func good(_ name: String, _ cast: HouseholdCast) async throws -> RememberedGood {
    try #require(try await cast.marta.read { try GoodStore($0, .es).good(named: name) })
  }

  private func delete(_ name: String, _ cast: HouseholdCast) async throws -> ID<Activity>? {
    let (list, item) = (cast.list, try #require(try await cast.item(name)).id)
    return try await cast.marta.change { try ItemStore($0).remove(item, from: list) }
  }

  @Test func aMispasteStandsOnTheListAndIsNeverOffered() async throws {
    let cast = try await HouseholdCast()
    let pasted = ItemLine(name: "<b>mira</b> recetas.com/pan")
    let list = cast.list
    try await cast.marta.change { try ItemStore($0).add([IncomingItem(line: pasted)], to: list, in: .es) }
    #expect(try await cast.items().count == 1)
    #expect(try await names(cast) == [])
  }

  @Test func whatOnlyAnAdditionTaughtGoesWithItAndComesBackWithIt() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    let addition = try await cast.type("2 pan\nqwerty\nqwerty")
    #expect(try await names(cast) == ["pan", "qwerty"])
    try await cast.undo(addition)
    #expect(try await names(cast) == ["pan"])
    #expect(try await good("pan", cast).timesUsed == 1)
    let page = try await cast.marta.get(ShoppingPaths.suggestions(cast.list).with("text", "qwe")).page
    #expect(page.texts(of: ".chip").isEmpty)
  }

  @Test func whatIsStarredStaysWhenItsAdditionGoes() async throws {
    let cast = try await HouseholdCast()
    let addition = try await cast.type("qwerty")
    let star = try await good("qwerty", cast).id
    _ = try await cast.marta.post(ShoppingPaths.staple(star), [("staple", "yes")])
    try await cast.undo(addition)
    #expect(try await names(cast) == ["qwerty"])
  }

  @Test func anItemThatWasNeverBoughtTakesItsGoodWithItAndUndoBringsBoth() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("qwerty")
    let deletion = try await delete("qwerty", cast)
    #expect(try await names(cast) == [])
    try await cast.undo(deletion)
    #expect(try await names(cast) == ["qwerty"])
    try await cast.set("qwerty")
    _ = try await delete("qwerty", cast)
    #expect(try await names(cast) == ["qwerty"])
  }

  @Test func whatWasWantedBeforeIsNotForgottenWithAnItem() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("pan")
    try await cast.set("pan")
    cast.marta.home.clock.advance(by: .seconds(60))
    _ = try await cast.marta.post(ShoppingPaths.clearing(cast.list))
    try await cast.type("pan")
    _ = try await delete("pan", cast)
    #expect(try await names(cast) == ["pan"])
  }

  @Test func whatWasMistypedIsForgottenOnceItIsCorrected() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("lehce")
    let (list, item) = (cast.list, try #require(try await cast.item("lehce")))
    var draft = ItemDraft(item, in: .es)
    draft.name = "leche"
    let corrected = draft
    try await cast.marta.change { try ItemStore($0).change(item.id, on: list, to: corrected, from: nil, in: .es) }
    #expect(try await names(cast) == ["leche"])
    _ = try await delete("leche", cast)
    #expect(try await names(cast) == [])
  }

  @Test func whatIsDeletedIsOfferedNowhereAndLearnedAnew() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("velas rojas 2,50")
    let id = try await good("velas rojas", cast).id
    let answer = try await cast.marta.post(ShoppingPaths.goodDeletion(id))
    #expect(try await names(cast) == [])
    #expect(try await cast.marta.get(ShoppingPaths.staple(id)).status == 410)
    #expect(try await !cast.marta.get(ShoppingPaths.staples()).page.words.contains("velas"))
    try await cast.type("velas rojas")
    #expect(try await good("velas rojas", cast).id != id)
    #expect(try await good("velas rojas", cast).prices.isEmpty)
    // Both are one once the first is back.
    try await cast.undo(answer.location.flatMap { ID<Activity>($0.suffix(36)) })
    #expect(try await names(cast) == ["velas rojas"])
    #expect(try await good("velas rojas", cast).id == id)
    #expect(try await good("velas rojas", cast).timesUsed == 2)
  }

  @Test func whatIsTypedByTheOldNameCountsForWhatItWasMergedInto() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates 1,80\njitomates\nlechugas")
    let (tomato, other) = (try await good("tomates", cast).id, try await good("jitomates", cast).id)
    let answer = try await cast.marta.post(ShoppingPaths.goodMerging(other), [("into", tomato.description)])
    #expect(try await names(cast) == ["lechugas", "tomates"])
    #expect(try await good("jitomates", cast).id == tomato)
    #expect(try await good("tomates", cast).timesUsed == 2)
    try await cast.type("jitomates")
    #expect(try await good("tomates", cast).timesUsed == 3)
    let typed = try await cast.marta.get(ShoppingPaths.suggestions(cast.list).with("text", "jitom")).page
    #expect(typed.texts(of: ".chip").isEmpty)
    let page = try await cast.marta.get(ShoppingPaths.staple(other)).page
    #expect(page.words.contains("tomates"))
    #expect(page.words.contains("También se apunta como"))
    try await cast.undo(answer.location.flatMap { ID<Activity>($0.suffix(36)) })
    #expect(try await names(cast) == ["jitomates", "lechugas", "tomates"])
    #expect(try await good("tomates", cast).timesUsed == 2)
  }

  @Test func whatIsDeletedTakesWhatWasMergedIntoItAndBringsItBack() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("tomates\ntomatitos\nlechugas")
    let (tomato, small) = (try await good("tomates", cast).id, try await good("tomatitos", cast).id)
    _ = try await cast.marta.post(ShoppingPaths.goodMerging(small), [("into", tomato.description)])
    let answer = try await cast.marta.post(ShoppingPaths.goodDeletion(tomato))
    #expect(try await names(cast) == ["lechugas"])
    try await cast.undo(answer.location.flatMap { ID<Activity>($0.suffix(36)) })
    #expect(try await good("tomatitos", cast).id == tomato)
  }

  @Test func aGoodIsRenamedAndToldItsCategoryButNotByATakenName() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("barra\npan")
    let bar = try await good("barra", cast).id
    let address = ShoppingPaths.goodForm(bar)
    let form = try #require(try await cast.marta.get(address).page.form)
    let refused = try await cast.marta.browser.submit(form, typing: ["name": "Pan"])
    #expect(refused.status == 422)
    #expect(try refused.page.words.contains("Ya hay «Pan»"))
    let other = try #require(try await cast.marta.read { try CategoryStore($0, .es).categories() }.last)
    _ = try await cast.marta.browser.submit(
      form, typing: ["name": "barra de pueblo", "category": other.id.description])
    #expect(try await names(cast) == ["barra de pueblo", "pan"])
    #expect(try await good("barra de pueblo", cast).category == other.id)
    let blank = try #require(try await cast.marta.get(address).page.form)
    #expect(try await cast.marta.browser.submit(blank, typing: ["name": "!!"]).status == 422)
  }

  @Test func twoWhoChangeNameAndCategoryAtOnceBothWin() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("barra")
    let address = ShoppingPaths.goodForm(try await good("barra", cast).id)
    let (mine, theirs) = (
      try #require(try await cast.marta.get(address).page.form),
      try #require(try await cast.luis.get(address).page.form)
    )
    let other = try #require(try await cast.marta.read { try CategoryStore($0, .es).categories() }.last)
    _ = try await cast.marta.browser.submit(mine, typing: ["name": "barra rústica"])
    _ = try await cast.luis.browser.submit(theirs, typing: ["category": other.id.description])
    #expect(try await good("barra rústica", cast).category == other.id)
  }
}
