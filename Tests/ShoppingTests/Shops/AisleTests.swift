import Kit
import TestKit
import Testing

@testable import Shopping

@Suite struct AisleTests {
  private func names(_ member: TestMember, _ language: Language = .es) async throws -> [String] {
    try await member.read { try CategoryStore($0, language).categories() }.map(\.name)
  }

  @Test func aSpaceBeginsWithTheDictionarysCategoriesInTheReadersLanguage() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let before = try await marta.read { try CategoryStore($0, .es).categories() }
    #expect(before.count == GoodsCategory.allCases.count)
    try await marta.change { try CategoryStore($0, .es).begin() }
    #expect(try await marta.read { try CategoryStore($0, .es).categories() } == before)
    #expect(try await names(marta, .pt).first == "Frutas e legumes")
    #expect(try await names(marta, .en).first == "Fruit & vegetables")
    let other = try await marta.home.owner("Zoe")
    let theirs = try await other.read { try CategoryStore($0, .es).categories() }
    #expect(Set(theirs.map(\.id)).isDisjoint(with: before.map(\.id)))
    #expect(try await other.get(ShoppingPaths.category(before[0].id)).status == 404)
  }

  @Test func aRenamedCategoryKeepsItsNameInEveryLanguageAndACategoryInItsOwnWordsKeepsNone() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let form = try #require(try await marta.get(ShoppingPaths.category(try await first(marta))).page.form)
    _ = try await marta.browser.submit(form, typing: ["colour": "wine"])
    #expect(try await names(marta, .en).first == "Fruit & vegetables")
    let again = try #require(try await marta.get(ShoppingPaths.category(try await first(marta))).page.form)
    _ = try await marta.browser.submit(again, typing: ["name": "Huerta"])
    #expect(try await names(marta, .en).first == "Huerta")
    let colour = try await marta.read { try CategoryStore($0, .en).categories() }.first?.colour
    #expect(colour == .wine)
  }

  @Test func aDeletedCategoryLeavesItsItemsInNoneUntilItComesBack() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("tomates")
    let first = try await first(cast.marta)
    let answer = try await cast.marta.post(ShoppingPaths.categoryDeletion(first))
    let page = try await cast.marta.get(ShoppingPaths.list(cast.list)).page
    #expect(page.texts(of: "main .group-title").contains("Sin categoría"))
    #expect(try await cast.marta.get(ShoppingPaths.category(first)).status == 410)
    try await cast.undo(answer.location.flatMap { ID<Activity>($0.suffix(36)) })
    let item = try #require(try await cast.item("tomates"))
    #expect(try await cast.categoryName(of: item) == "Frutas y verduras")
  }

  @Test func whoeverDeletesAllCategoriesKeepsNone() async throws {
    let marta = try await TestHouse().owner(language: .es)
    for category in try await marta.read({ try CategoryStore($0, .es).categories() }) {
      _ = try await marta.post(ShoppingPaths.categoryDeletion(category.id))
    }
    await marta.home.runOn(for: .seconds(40 * 24 * 3600))
    #expect(try await names(marta).isEmpty)
    #expect(try await marta.get(ShoppingPaths.aisles()).status == 200)
  }

  @Test func placesAreSetAndNotToggled() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let categories = try await marta.read { try CategoryStore($0, .es).categories() }.map(\.id)
    let fields = [("before", categories[0].description)]
    for _ in 0..<2 { _ = try await marta.post(ShoppingPaths.categoryPlace(categories[2]), fields) }
    let expected = [categories[2], categories[0], categories[1]] + categories.dropFirst(3)
    #expect(try await marta.read { try CategoryStore($0, .es).categories() }.map(\.id) == expected)
    _ = try await marta.post(ShoppingPaths.categoryPlace(categories[2]), [("before", "end")])
    #expect(try await marta.read { try CategoryStore($0, .es).categories() }.last?.id == categories[2])
    #expect(try await marta.post(ShoppingPaths.categoryPlace(categories[2]), [("before", "x")]).status == 400)
  }

  @Test func eachShopRemembersItsOwnOrderAndATripFollowsIt() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("tomates\npan")
    let shop: ID<Shop> = cast.mint.id()
    try await cast.marta.change { try ShopStore($0).add(ListDraft(name: "Mercadona"), id: shop) }
    let categories = try await cast.marta.read { try CategoryStore($0, .es).categories() }.map(\.id)
    _ = try await cast.marta.post(
      ShoppingPaths.shopPlace(shop, categories[1]), [("before", categories[0].description)])
    _ = try await cast.marta.post(ShoppingPaths.listShop(cast.list), [("shop", shop.description)])
    let trip = try await cast.marta.get(ShoppingPaths.trip(cast.list)).page
    #expect(trip.texts(of: "main .group-title") == ["Panadería", "Frutas y verduras"])
    _ = try await cast.marta.post(ShoppingPaths.listShop(cast.list), [("shop", "none")])
    let plain = try await cast.marta.get(ShoppingPaths.trip(cast.list)).page
    #expect(plain.texts(of: "main .group-title") == ["Frutas y verduras", "Panadería"])
  }

  @Test func aTripSaysWhatIsInTheBasketAndSinksWhatIsBought() async throws {
    let cast = try await HouseholdCast()
    try await cast.type("2 kg tomates 3,50\npan 1,20\nvelas")
    let pan = try #require(try await cast.item("pan")).id
    let answer = try await cast.marta.post(
      ShoppingPaths.itemPurchase(cast.list, pan).with("on", "trip"), [("bought", "yes")])
    #expect(answer.location?.contains("/trip") == true)
    let page = try await cast.marta.browser.follow(answer).page
    #expect(page.texts(of: ".facts dd").map { $0.replacing("\u{A0}", with: " ") } == ["8,20 €", "1,20 €"])
    #expect(page.texts(of: "main .group-title").last == "Comprado")
    #expect(page.words.contains("Falta el precio de 1 artículo."))
  }

  @Test func aShopIsRenamedDeletedAndComesBack() async throws {
    let cast = try await HouseholdCast()
    let shop: ID<Shop> = cast.mint.id()
    try await cast.marta.change { try ShopStore($0).add(ListDraft(name: "Lidl"), id: shop) }
    _ = try await cast.marta.post(ShoppingPaths.listShop(cast.list), [("shop", shop.description)])
    let form = try #require(try await cast.marta.get(ShoppingPaths.shop(shop)).page.form)
    _ = try await cast.marta.browser.submit(form, typing: ["name": "Aldi"])
    #expect(try await cast.marta.read { try ShopStore($0).shops() }.map(\.name) == ["Aldi"])
    let answer = try await cast.marta.post(ShoppingPaths.shopDeletion(shop))
    #expect(try await cast.marta.get(ShoppingPaths.shop(shop)).status == 410)
    #expect(try await cast.marta.get(ShoppingPaths.trip(cast.list)).status == 200)
    try await cast.undo(answer.location.flatMap { ID<Activity>($0.suffix(36)) })
    #expect(try await cast.marta.get(ShoppingPaths.shop(shop)).status == 200)
  }

  private func first(_ member: TestMember) async throws -> ID<Category> {
    try #require(try await member.read { try CategoryStore($0, .es).categories() }.first).id
  }
}
