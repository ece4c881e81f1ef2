import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct PublicPageSettingsTests {
  @Test func oneTapOpensItUnderTheSpacesOwnName() async throws {
    let cast = try await DeskCast()
    let (browser, place) = cast.guest(at: "home-of-marta")
    #expect(try await browser.get("\(place)/restaurant/menu").status == 404)
    #expect(try await cast.marta.post(DeskPaths.opening(), [("open", "yes")]).status == 303)
    #expect(try await browser.get("\(place)/restaurant/menu").status == 200)
    let page = try await cast.marta.get(DeskPaths.publicPage()).page
    #expect(page.words.contains("/r/home-of-marta"))
    #expect(page.root.first(".link-card svg") != nil)
    _ = try await cast.marta.post(DeskPaths.opening(), [("open", "no")])
    #expect(try await browser.get("\(place)/restaurant/menu").status == 410)
  }

  @Test func whoHasOrderedFollowsTheirOrderWhileThePageIsClosed() async throws {
    let cast = try await TablesCast()
    let (ana, stranger) = (cast.guest(), cast.guest())
    try await ana.sit(at: cast.tables[0])
    try await cast.answer(0)
    let id = try await ana.order(cast.croquettes)
    let code = try await cast.marta.read { try OrderStore($0).order(id).code }
    try await cast.post(DeskPaths.opening(), [("open", "no")])
    let status = try await stranger.get(RestaurantPaths.status(code)).page
    #expect(status.words.contains("Croquettes") && status.root.all("nav.tabs .tab").isEmpty)
    for link in [RestaurantPaths.pastOrder(id), RestaurantPaths.history(), TablePaths.seat()] {
      let page = try await ana.get(link).page
      #expect(page.words.contains("€9.00"), "\(link.path)")
      #expect(page.forms.allSatisfy { $0.action.hasSuffix("/language") }, "\(link.path)")
    }
    #expect(try await stranger.get(RestaurantPaths.pastOrder(id)).status == 404)
    for link in [RestaurantPaths.menu(), RestaurantPaths.order(), TablePaths.door(cast.tables[0].code)] {
      #expect(try await ana.get(link).status == 410, "\(link.path)")
    }
    for link in [RestaurantPaths.again(id), RestaurantPaths.placing(), TablePaths.leaving()] {
      #expect(try await ana.post(link).status == 410, "\(link.path)")
    }
  }

  @Test func aNameThatIsTakenOrNoneIsRefused() async throws {
    let cast = try await DeskCast()
    let zoe = try await cast.marta.home.owner("Zoe", language: .es)
    try await zoe.change { try PublicPageStore($0).set("casa-zoe", isOpen: true, for: "restaurant") }
    for (name, status) in [("casa-zoe", 422), ("Casa Ñ", 422), ("casa-marta", 303)] {
      let form = try #require(try await cast.marta.get(DeskPaths.publicPage()).page.form)
      #expect(try await cast.marta.browser.submit(form, typing: ["name": name]).status == status, "\(name)")
    }
    #expect(try await cast.marta.read { try PublicPageStore($0).publicPage(of: "restaurant") }?.name == "casa-marta")
  }

  @Test func aTakenSuggestionAsksForAnotherName() async throws {
    let cast = try await DeskCast()
    let zoe = try await cast.marta.home.owner("Zoe", language: .es)
    try await zoe.change { try PublicPageStore($0).set("home-of-marta", isOpen: true, for: "restaurant") }
    let answer = try await cast.marta.post(DeskPaths.opening(), [("open", "yes")])
    #expect(answer.status == 422)
    #expect(try answer.page.field("name")?.problem != nil)
  }

  @Test func theSuggestedNameIsTakenByJustSaving() async throws {
    let cast = try await DeskCast()
    let form = try #require(try await cast.marta.get(DeskPaths.publicPage()).page.form)
    _ = try await cast.marta.browser.submit(form)
    let publicPage = try #require(try await cast.marta.read { try PublicPageStore($0).publicPage(of: "restaurant") })
    #expect(publicPage.name == "home-of-marta")
    #expect(!publicPage.isOpen)
  }

  @Test func waysThatAreNotAllowedAreNotOffered() async throws {
    let cast = try await DeskCast()
    let form = try #require(try await cast.marta.get(DeskPaths.publicPage()).page.form)
    let fields = form.filled([:]).filter { $0.0 != "way.delivery" }
    _ = try await cast.marta.browser.post(form.action, fields)
    let establishment = try await cast.marta.read { try EstablishmentStore($0).establishment(for: .es) }
    #expect(establishment.ways == [.dineIn, .pickUp])
  }
}
