import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct PhotoTests {
  private func upload(_ cast: DeskCast, _ bytes: [UInt8], to dish: Dish) async throws -> TestAnswer {
    let form = try #require(try await cast.luis.get(RestaurantPaths.dish(dish.id)).page.form)
    let fields = form.fields.filter { $0.0 != "photo" }
    return try await cast.luis.browser.upload(form.action, fields, file: ("photo", "plato.png", bytes))
  }

  @Test func guestsSeeThePictureOfADishOnTheMenuAndNoOther() async throws {
    let cast = try await DeskCast()
    try await cast.open()
    let dish = try await cast.dish("Pan con tomate")
    #expect(try await upload(cast, DeskCast.png, to: dish).status == 303)
    let picture = try #require(try await cast.dish("Pan con tomate").picture)
    let (browser, place) = cast.guest()
    let path = "\(place)/restaurant/menu/\(dish.id)/photos/\(picture)"
    #expect(try await browser.get("\(place)/restaurant/menu").text.contains(path))
    #expect(try await browser.get(path).status == 200)
    let other = try await cast.dish("Croquetas de jamón")
    #expect(try await browser.get("\(place)/restaurant/menu/\(other.id)/photos/\(picture)").status == 404)
    try await cast.marta.change { _ = try DishStore($0).remove(dish.id) }
    #expect(try await browser.get(path).status == 410)
  }

  @Test func whatIsNoPictureIsRefusedAndTheRestOfTheFormKept() async throws {
    let cast = try await DeskCast()
    let dish = try await cast.dish("Pan con tomate")
    let answer = try await upload(cast, Array("<svg/>".utf8), to: dish)
    #expect(answer.status == 422)
    #expect(try answer.page.field("photo")?.problem != nil)
    #expect(try await cast.dish("Pan con tomate").picture == nil)
  }

  @Test func aPictureIsRemoved() async throws {
    let cast = try await DeskCast()
    let dish = try await cast.dish("Pan con tomate")
    _ = try await upload(cast, DeskCast.png, to: dish)
    let form = try #require(try await cast.luis.get(RestaurantPaths.dish(dish.id)).page.form)
    _ = try await cast.luis.browser.submit(form, typing: ["photo.remove": "yes"])
    #expect(try await cast.dish("Pan con tomate").picture == nil)
  }
}
