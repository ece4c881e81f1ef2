import TestKit
import Testing

@testable import Kit

@Suite struct ProfileTests {
  private static let password = "cuatro gatos en la luna"

  private func profile(
    _ name: String, _ language: Language = .en, _ theme: Theme = .auto, colour: PersonColour = .blue, zone: String = ""
  ) -> [(String, String)] {
    [
      ("name", name), ("language", language.rawValue), ("theme", theme.rawValue), ("colour", colour.rawValue),
      ("zone", zone),
    ]
  }

  @Test(arguments: [
    ("Marta", "M"), ("Ana María López", "AL"), ("ñandú", "Ñ"), ("  José  ", "J"), ("O'Neill & Co", "OC"),
    ("3 amigos", "3A"),
    ("🍷", ""),
  ])
  func initialsAreOfTheFirstAndTheLastWord(_ name: String, _ initials: String) {
    #expect(Avatar.initials(of: name) == initials)
  }

  @Test func othersSeeTheColourThatOneChose() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    #expect(try await luis.browser.post("/me", profile("Luis Gil", colour: .pink)).status == 303)
    let settings = try await marta.get(AccountPaths.settings()).text
    #expect(settings.contains("data-tone=\"pink\" aria-hidden=\"true\">LG</span>"))
  }

  @Test func whoeverHasChosenNoColourHasTheSameOneEverywhere() {
    let person = ID<Person>("0199a000-0000-7000-8000-000000000001")!
    #expect(PersonColour(of: person) == PersonColour(of: person))
  }

  @Test func timesAreReadInTheZoneThatOneChoseAndElseInThatOfTheSpace() async throws {
    let marta = try await TestHouse().owner()
    let person = marta.person.id
    _ = try await marta.home.house.accounts.change { try $0.startSession(of: person, device: "Phone") }
    #expect(try await marta.browser.get("/me/devices").text.contains("10:30"))
    #expect(try await marta.browser.post("/me", profile("Marta", zone: "America/Sao_Paulo")).status == 303)
    #expect(try await marta.browser.get("/me/devices").text.contains("6:30"))
    #expect(try await marta.browser.post("/me", profile("Marta", zone: "Mars/Olympus")).status == 422)
  }

  @Test func nameLanguageAndThemeAreChanged() async throws {
    let marta = try await TestHouse().owner()
    let answer = try await marta.browser.post("/me", profile("Marta Ruiz", .pt, .dark))
    #expect(answer.status == 303)
    let page = try await marta.browser.get(try #require(answer.location))
    #expect(page.text.contains("<html lang=\"pt\" data-theme=\"dark\" "))
    #expect(page.text.contains("value=\"Marta Ruiz\""))
    #expect(page.text.contains("<p>Guardado</p>"))
  }

  @Test func aNameOfSomebodyElseIsRefusedHoweverItIsWritten() async throws {
    let marta = try await TestHouse().owner()
    _ = try await marta.home.member("José", of: marta.space)
    let answer = try await marta.browser.post("/me", profile("jose"))
    #expect(answer.status == 422)
    #expect(answer.text.contains("goes by that name already"))
    #expect(answer.text.contains("value=\"jose\""))
  }

  @Test func onesOwnNameMayBeWrittenDifferently() async throws {
    let marta = try await TestHouse().owner()
    #expect(try await marta.browser.post("/me", profile("MARTA")).status == 303)
  }

  @Test func aFirstPasswordNeedsNoOther() async throws {
    let marta = try await TestHouse().owner()
    #expect(try await !marta.browser.get("/me/password").text.contains("Current password"))
    let answer = try await marta.browser.post("/me/password", [("new", Self.password), ("again", Self.password)])
    #expect(answer.status == 303)
    let login = [("name", "Marta"), ("password", Self.password)]
    #expect(try await marta.home.stranger().post("/sign-in", login).status == 303)
  }

  @Test func aPasswordIsChangedOnlyByWhoKnowsIt() async throws {
    let marta = try await TestHouse().owner()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let wanted = [("new", "cinco perros al sol"), ("again", "cinco perros al sol")]
    let refusal = try await marta.browser.post("/me/password", wanted + [("current", "no lo sé")])
    #expect(refusal.status == 422)
    #expect(refusal.text.contains("not your current password"))
    #expect(try await marta.browser.post("/me/password", wanted + [("current", Self.password)]).status == 303)
  }

  @Test func aChangedPasswordEndsTheOtherSessions() async throws {
    let marta = try await TestHouse().owner()
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let phone = marta.home.stranger()
    _ = try await phone.post("/sign-in", [("name", "Marta"), ("password", Self.password)])
    #expect(try await phone.get("/me").status == 200)
    let form = [("current", Self.password), ("new", "cinco perros al sol"), ("again", "cinco perros al sol")]
    _ = try await marta.browser.post("/me/password", form)
    #expect(try await phone.get("/me").status == 303)
    #expect(try await marta.browser.get("/me").status == 200)
  }

  @Test func twoDifferentNewPasswordsAndAWeakOneAreExplained() async throws {
    let marta = try await TestHouse().owner(language: .es)
    let differing = try await marta.browser.post("/me/password", [("new", Self.password), ("again", "otra cosa")])
    #expect(differing.status == 422)
    #expect(differing.text.contains("No es igual que la de arriba."))
    let weak = try await marta.browser.post("/me/password", [("new", "12345678"), ("again", "12345678")])
    #expect(weak.text.contains("Es de las primeras que prueba"))
    #expect(!weak.text.contains("value=\"12345678\""))
  }

  @Test func aDeviceIsNamedAndCanBeSignedOutFromAnother() async throws {
    let marta = try await TestHouse().owner(language: .es)
    try await marta.home.setPassword(Self.password, of: marta.person.id)
    let phone = marta.home.stranger()
    let agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604"
    _ = try await phone.post(
      "/sign-in", [("name", "Marta"), ("password", Self.password)], headers: [.userAgent: agent])
    let devices = try await marta.browser.get("/me/devices")
    #expect(devices.text.contains("Safari en iPhone"))
    let action = try #require(devices.text.firstMatch(of: /action="(\/me\/devices\/[^"]+)"/)?.1)
    #expect(try await marta.browser.post(String(action)).status == 303)
    #expect(try await phone.get("/me").status == 303)
  }

  @Test func anothersDeviceCannotBeSignedOut() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let token = try #require(marta.browser.session)
    let session = try #require(await marta.home.house.accounts.viewer(with: token)?.session)
    _ = try await luis.browser.post(AccountPaths.deviceEnd(session).path)
    #expect(try await marta.browser.get("/me").status == 200)
  }

  @Test(arguments: [
    ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36", "Chrome on Windows"),
    ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge on Windows"),
    ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Linux"),
    (
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36",
      "Samsung Internet on Android"
    ),
    ("Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/130.0 Mobile Safari/604", "Chrome on iPad"),
    ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605", "Safari on Mac"),
    ("curl/8.5.0", "Another browser"),
  ])
  func aUserAgentIsReadAsPeopleCallTheirDevices(agent: String, name: String) {
    #expect(Device(userAgent: agent).name.text(in: ReaderLocale(language: .en, zone: .utc)) == name)
  }
}
