import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct PublicPageTests {
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

  @Test func aNameThatIsTakenOrNoneIsRefused() async throws {
    let cast = try await DeskCast()
    let zoe = try await cast.marta.home.owner("Zoe", language: .es)
    try await zoe.change { try ReceptionStore($0).set("casa-zoe", isOpen: true, for: "restaurant") }
    for (name, status) in [("casa-zoe", 422), ("Casa Ñ", 422), ("casa-marta", 303)] {
      let form = try #require(try await cast.marta.get(DeskPaths.publicPage()).page.form)
      #expect(try await cast.marta.browser.submit(form, typing: ["name": name]).status == status, "\(name)")
    }
    #expect(try await cast.marta.read { try ReceptionStore($0).reception(of: "restaurant") }?.name == "casa-marta")
  }

  @Test func aTakenSuggestionAsksForAnotherName() async throws {
    let cast = try await DeskCast()
    let zoe = try await cast.marta.home.owner("Zoe", language: .es)
    try await zoe.change { try ReceptionStore($0).set("home-of-marta", isOpen: true, for: "restaurant") }
    let answer = try await cast.marta.post(DeskPaths.opening(), [("open", "yes")])
    #expect(answer.status == 422)
    #expect(try answer.page.field("name")?.problem != nil)
  }

  @Test func theSuggestedNameIsTakenByJustSaving() async throws {
    let cast = try await DeskCast()
    let form = try #require(try await cast.marta.get(DeskPaths.publicPage()).page.form)
    _ = try await cast.marta.browser.submit(form)
    let reception = try #require(try await cast.marta.read { try ReceptionStore($0).reception(of: "restaurant") })
    #expect(reception.name == "home-of-marta")
    #expect(!reception.isOpen)
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
