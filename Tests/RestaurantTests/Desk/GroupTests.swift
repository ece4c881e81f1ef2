import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct GroupTests {
  @Test func aGroupIsMadeWithItsOptionsAndEmptyLinesDoNotCount() async throws {
    let cast = try await DeskCast()
    let form = try #require(try await cast.luis.get(DeskPaths.newGroup()).page.form)
    let ids = form.fields.filter { $0.0 == "option" }.map(\.1)
    #expect(ids.count == 3)
    let answer = try await cast.luis.browser.submit(
      form,
      typing: [
        "name.es": "Salsa", "maximum": "2", "option.\(ids[0]).name.es": "Alioli", "option.\(ids[1]).name.es": "Brava",
        "option.\(ids[1]).price": "-0,50",
      ])
    #expect(answer.status == 303)
    let sauce = try #require(try await cast.groups().first { $0.name[.es] == "Salsa" })
    #expect(sauce.options.map { $0.name[.es] } == ["Alioli", "Brava"])
    #expect(sauce.options.map(\.price.minorUnits) == [0, -50])
    #expect(sauce.maximum == 2)
  }

  @Test func moreLinesKeepWhatWasTyped() async throws {
    let cast = try await DeskCast()
    let form = try #require(try await cast.luis.get(DeskPaths.newGroup()).page.form)
    let answer = try await cast.luis.browser.submit(form, typing: ["name.es": "Salsa", "more": "yes"])
    #expect(answer.status == 200)
    let page = try answer.page
    #expect(page.field("name.es")?.value == "Salsa")
    #expect(page.form?.fields.filter { $0.0 == "option" }.count == 6)
  }

  @Test func whoOnlyServesSellsAnOptionOutOnItsDish() async throws {
    let cast = try await DeskCast()
    let pedro = try await cast.marta.home.member("Pedro", of: cast.marta.space, language: .es)
    let served = [("role", "member"), ("limited", "yes"), ("app-restaurant", "yes")]
    _ = try await cast.marta.post(AccountPaths.member(pedro.person.id), served)
    #expect(try await pedro.get(DeskPaths.groups()).status == 403)
    let side = try #require(try await cast.groups().first { cast.reader($0.name) == "Guarnición" })
    let dish = try await cast.marta.read { view in
      let dishes = try MenuStore(view).card().parts.flatMap(\.dishes)
      let asked = try ModifierStore(view).groups(of: dishes.map(\.id))
      return try #require(dishes.first { asked[$0.id]?.contains { $0.id == side.id } == true })
    }
    let page = try await pedro.get(RestaurantPaths.menuDish(dish.id)).page
    let form = try #require(page.forms.first { $0.action.contains("/options/\(side.options[0].id)/stock") })
    let answer = try await pedro.browser.post(form.action, [("soldOut", "yes"), ("operation", cast.mint.uuid().text)])
    #expect(answer.location?.contains("/restaurant/menu/\(dish.id)?done=") == true)
    #expect(try await cast.groups().first { $0.id == side.id }?.options[0].isSoldOut == true)
    try await cast.undo(answer.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) }, as: pedro)
    #expect(try await cast.groups().first { $0.id == side.id }?.options[0].isSoldOut == false)
    try await cast.open()
    let (guest, place) = cast.guest()
    #expect(try await !guest.get("\(place)/restaurant/menu/\(dish.id)").text.contains("/stock"))
  }

  @Test func aMaximumAboveTheOptionsIsRefused() async throws {
    let cast = try await DeskCast()
    let form = try #require(try await cast.luis.get(DeskPaths.newGroup()).page.form)
    let id = form.fields.first { $0.0 == "option" }?.1 ?? ""
    let answer = try await cast.luis.browser.submit(
      form, typing: ["name.es": "Salsa", "maximum": "2", "option.\(id).name.es": "Alioli"])
    #expect(answer.status == 422)
    #expect(try answer.page.field("maximum")?.problem != nil)
  }

  @Test func optionsAreAddedChangedAndRemovedWhileOthersChangeOtherThings() async throws {
    let cast = try await DeskCast()
    let side = try #require(try await cast.groups().first { cast.reader($0.name) == "Guarnición" })
    let page = DeskPaths.group(side.id)
    let (one, other) = (try await cast.marta.get(page).page.form, try await cast.luis.get(page).page.form)
    _ = try await cast.marta.browser.submit(
      try #require(one), typing: ["option.\(side.options[0].id).removed": "yes"])
    let answer = try await cast.luis.browser.submit(
      try #require(other), typing: ["option.\(side.options[2].id).price": "2"])
    #expect(answer.status == 303)
    let changed = try #require(try await cast.groups().first { $0.id == side.id })
    #expect(changed.options.map(\.id) == Array(side.options.map(\.id).dropFirst()))
    #expect(changed.options[1].price.minorUnits == 200)
  }

  @Test func aDishNoLongerAsksADeletedGroupUntilItComesBack() async throws {
    let cast = try await DeskCast()
    let side = try #require(try await cast.groups().first { cast.reader($0.name) == "Guarnición" })
    let chicken = try await cast.dish("Pollo asado con limón")
    #expect(chicken.hasModifiers)
    let done = try await cast.marta.change { try ModifierStore($0).remove(side.id, mainly: .es) }
    #expect(try await !cast.dish("Pollo asado con limón").hasModifiers)
    try await cast.undo(done)
    #expect(try await cast.dish("Pollo asado con limón").hasModifiers)
    #expect(try await cast.groups().first { $0.id == side.id } == side)
  }

  @Test func noOptionMakesADishCostLessThanNothing() async throws {
    let cast = try await DeskCast()
    let side = try #require(try await cast.groups().first { cast.reader($0.name) == "Guarnición" })
    let form = try #require(try await cast.marta.get(DeskPaths.group(side.id)).page.form)
    let answer = try await cast.marta.browser.submit(
      form, typing: ["option.\(side.options[0].id).price": "-900"])
    #expect(answer.status == 422)
    #expect(try answer.page.words.contains("costaría menos de cero"))
  }
}
