import Kit
import TestKit
import Testing

@testable import Restaurant

/// What a restaurant shows of itself to everybody.
@Suite struct FaceTests {
  private static let values = [
    "name": "Casa Pepe", "address": "Calle Mayor 3\n28013 Madrid", "phone": "910 000 000",
    "words.es": "Cocina de mercado desde 1974.", "words.en": "Market cooking since 1974.",
  ]

  private func say(_ cast: DeskCast, _ values: [String: String] = values) async throws -> TestAnswer {
    let form = try #require(try await cast.marta.get(DeskPaths.face()).page.form)
    return try await cast.marta.browser.submit(form, typing: values)
  }

  @Test func guestsSeeWhoTheHouseIsAndHowToReachIt() async throws {
    let cast = try await DeskCast()
    try await cast.open()
    #expect(try await say(cast).status == 303)
    let (browser, place) = cast.guest()
    let menu = try await browser.get("\(place)/restaurant/menu").page
    #expect(menu.words.contains("Casa Pepe · Abierto"))
    #expect(menu.words.contains("Cocina de mercado desde 1974."))
    let house = try await browser.get("\(place)/restaurant/hours").page
    #expect(house.words.contains("Calle Mayor 3"))
    let map = try #require(house.link(named: "Ver en el mapa"))
    #expect(map.address == "https://www.openstreetmap.org/search?query=Calle%20Mayor%203%2C%2028013%20Madrid")
    #expect(house.link(named: "Llamar")?.address == "tel:910000000")
    let english = cast.marta.home.stranger(language: .en)
    #expect(try await english.get("\(place)/restaurant/menu").page.words.contains("Market cooking since 1974."))
  }

  @Test func programsThatSearchTheWebAndChatsReadIt() async throws {
    let cast = try await DeskCast()
    try await cast.open()
    _ = try await say(cast)
    try await cast.marta.change { transaction in
      let store = EstablishmentStore(transaction)
      var establishment = try store.establishment(for: .es)
      establishment.hours = OpeningHours(
        zone: transaction.space.zone, weekly: WeeklyHours([.friday: try HoursReading.intervals("13-16, 20-01:30")]))
      try store.write(establishment)
    }
    let (browser, place) = cast.guest()
    let root = try await browser.get("\(place)/restaurant/menu").page.root
    let thing = try #require(root.first("[itemtype]"))
    #expect(thing["itemtype"] == "https://schema.org/Restaurant")
    let said = thing.all("meta[itemprop]").map { "\($0["itemprop"] ?? ""): \($0["content"] ?? "")" }
    #expect(
      said == [
        "name: Casa Pepe", "address: Calle Mayor 3, 28013 Madrid", "telephone: 910000000",
        "openingHours: Fr 13:00-16:00", "openingHours: Fr 20:00-01:30",
      ])
    func meta(_ name: String) -> String? { root.all("meta").first { $0["property"] == name }?["content"] }
    #expect(meta("og:title") == "Casa Pepe")
    #expect(meta("og:site_name") == "Casa Pepe")
    #expect(meta("og:description") == "Cocina de mercado desde 1974.")
    #expect(root.first("title")?.text == "Carta · Casa Pepe")
  }

  @Test func aHouseThatSaysNothingIsCalledAsItsSpaceAndNothingElse() async throws {
    let cast = try await DeskCast()
    try await cast.open()
    let (browser, place) = cast.guest()
    let page = try await browser.get("\(place)/restaurant/hours").page
    #expect(page.root.first("[itemtype]") == nil)
    #expect(page.link(named: "Llamar") == nil)
  }

  @Test func whatBillsSayIsOfferedAndNotPublishedByItself() async throws {
    let cast = try await DeskCast()
    try await cast.open()
    let letterhead = try #require(try await cast.marta.get(AccountPaths.letterhead()).page.form)
    _ = try await cast.marta.browser.submit(letterhead, typing: ["phone": "911 111 111", "address": "Calle Baja 1"])
    let (browser, place) = cast.guest()
    #expect(try await !browser.get("\(place)/restaurant/hours").page.words.contains("Calle Baja 1"))
    let form = try #require(try await cast.marta.get(DeskPaths.face()).page.form)
    #expect(form.fields.contains { $0 == ("address", "Calle Baja 1") })
    #expect(try await cast.marta.browser.submit(form).status == 303)
    #expect(try await browser.get("\(place)/restaurant/hours").page.words.contains("Calle Baja 1"))
  }

  @Test func aChangeIsUndoneButForWhatSomebodyChangedSince() async throws {
    let cast = try await DeskCast()
    let answer = try await say(cast)
    _ = try await say(cast, ["phone": "600 000 000"])
    try await cast.undo(answer.location?.split(separator: "done=").last.flatMap { ID<Activity>(String($0)) })
    let face = try await cast.marta.read { try FaceStore($0).face() }
    #expect(face.details.name.isEmpty && face.details.address.isEmpty)
    #expect(face.details.phone == "600 000 000")
  }

  @Test func itsPicturesAreShownToEverybodyAndNoOthersAre() async throws {
    let cast = try await DeskCast()
    try await cast.open()
    let (logo, other): (ID<Picture>, ID<Picture>) = try await cast.marta.change { transaction in
      let store = PictureStore(transaction)
      let picture = try Picture(cleaning: DeskCast.png)
      let done = try FaceStore(transaction).change(
        to: FaceDraft(), from: nil, logo: .replace(picture), photo: .keep)
      #expect(done != nil)
      return (try #require(try FaceStore(transaction).face().pictures.logo), try store.add(picture))
    }
    let (browser, place) = cast.guest()
    let menu = try await browser.get("\(place)/restaurant/menu").page
    #expect(menu.root.first("img.house-logo")?["src"]?.hasSuffix("\(logo)") == true)
    #expect(menu.root.all("meta").first { $0["property"] == "og:image" }?["content"]?.hasSuffix("\(logo)") == true)
    #expect(try await browser.get("\(place)/restaurant/hours/pictures/\(logo)").status == 200)
    #expect(try await browser.get("\(place)/restaurant/hours/pictures/\(other)").status == 404)
  }

  @Test func onlyOwnersDecide() async throws {
    let cast = try await DeskCast()
    #expect(try await cast.luis.get(DeskPaths.face()).status == 403)
  }
}
